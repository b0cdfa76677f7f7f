// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import GridworkCommand

struct SubcommandTests {
  private let form = """
    {"root": {"id": "row", "kind": "stack", "arranged": [
       {"id": "label", "kind": "label", "text": "Name"}, {"id": "field", "intrinsicSize": [60, 20]}]},
     "variants": [{"name": "long", "text": {"label": "Surname"}}]}
    """

  @Test func `verify says what is wrong where`() throws {
    let run = try CommandRun("verify", "-", "--widths", "100...120", input: form)
    // 40 + 8 + 60 need 108; with the long label it is 138.
    #expect(run.output.contains("\n  width 100 to 108: squeezed: field width is 8 less"))
    #expect(run.output.contains("variant long:"))
    #expect(run.status == 1)
  }

  @Test func `verify is content with a sound document`() throws {
    let run = try CommandRun("verify", "-", input: form)
    #expect(run.output == "document: sound\nvariant long: sound\n")
    #expect(run.status == 0)
  }

  @Test func `diff says what moved`() throws {
    let moved = form.replacingOccurrences(of: "[60, 20]", with: "[70, 20]")
    let run = try CommandRun(
      "diff", "a.json", "b.json", documents: ["a.json": form, "b.json": moved])
    #expect(
      run.output == """
        document:
          row: width +10 (108 to 118)
          field: width +10 (60 to 70)
        variant long:
          row: width +10 (138 to 148)
          field: width +10 (60 to 70)

        """)
    #expect(run.status == 0)
    let strict = try CommandRun(
      "diff", "a.json", "b.json", "--strict", documents: ["a.json": form, "b.json": moved])
    #expect(strict.status == 1)
    let same = try CommandRun("diff", "a.json", "-", input: form, documents: ["a.json": form])
    #expect(same.output.isEmpty)
  }

  @Test func `diff reads canonical text as well`() throws {
    let text = try CommandRun(
      "layout", "-", input: #"{"root": {"id": "a", "intrinsicSize": [3, 3]}}"#)
    let run = try CommandRun(
      "diff", "a.txt", "-", input: #"{"root": {"id": "a", "intrinsicSize": [3, 4]}}"#,
      documents: ["a.txt": text.output])
    #expect(run.output == "document:\n  a: height +1 (3 to 4)\n")
  }

  @Test func `inspect writes a page or a picture`() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("gridwork-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let picture = folder.appendingPathComponent("form.svg").path
    #expect(
      try CommandRun("inspect", "-", "-o", picture, "--variant", "long", input: form).status == 0)
    #expect(try String(contentsOfFile: picture, encoding: .utf8).hasPrefix("<svg"))
    let page = folder.appendingPathComponent("form.html").path
    #expect(
      try CommandRun("inspect", "-", "-o", page, "--widths", "100...110", input: form).status == 0)
    #expect(try String(contentsOfFile: page, encoding: .utf8).contains("Surname") == false)
    // From 100 to 110 every whole width; the page opens at the document's own.
    let own = #"{"root": {"id": "a"}, "size": [105.5, 10]}"#
    _ = try CommandRun("inspect", "-", "-o", page, "--widths", "100.5...110", input: own)
    let html = try String(contentsOfFile: page, encoding: .utf8)
    #expect(html.contains(#""samples":[{"width":105.5,"inputs":"width 105.5, "#))
    #expect(html.contains(#"id="width" min="0" max="10" step="1""#))
    #expect(try CommandRun("inspect", "-", "-o", "form.png", input: form).status == 2)
    #expect(try CommandRun("inspect", "-", input: form).status == 2)
    let unknown = try CommandRun("inspect", "-", "-o", picture, "--variant", "lung", input: form)
    #expect(unknown.diagnostics.contains("did you mean \"long\"?"))
  }

  @Test func `watch draws again when the file is another`() throws {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("gridwork-\(UUID().uuidString).json")
    try Data(form.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    final class Seen { var texts: [String] = [] }
    let seen = Seen()
    var rounds = 0
    var console = Console(
      output: { seen.texts.append($0) }, diagnostics: { _ in },
      input: { FileHandle.nullDevice },
      isInterrupted: {
        rounds += 1
        if rounds == 2 { try? Data("{".utf8).write(to: file) }
        return rounds > 3
      })
    #expect(GridworkCommand.run(["watch", file.path], on: &console) == .done)
    #expect(seen.texts.count == 3)
    #expect(seen.texts[1].contains("field 48 0 60 20"))
    #expect(seen.texts[2].contains("Found the end of the document"))
    #expect(GridworkCommand.run(["watch", "-"], on: &console) == .unreadable)
  }
}
