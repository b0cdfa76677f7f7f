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
      try CommandRun("inspect", "-", "-o", page, "--widths", "140...150", input: form).status == 0)
    #expect(try String(contentsOfFile: page, encoding: .utf8).contains("Surname") == false)
    // From 100.5 to 110 every whole width; the page opens at the document's own.
    let own = #"{"root": {"id": "a"}, "size": [105.5, 10]}"#
    _ = try CommandRun("inspect", "-", "-o", page, "--widths", "100.5...110", input: own)
    let html = try String(contentsOfFile: page, encoding: .utf8)
    #expect(html.contains(#""samples":[{"width":105.5,"inputs":"width 105.5, "#))
    #expect(html.contains(#"id="width" min="100.5" max="110" step="any""#))
    #expect(try CommandRun("inspect", "-", "-o", "form.png", input: form).status == 2)
    #expect(try CommandRun("inspect", "-", input: form).status == 2)
    let narrow = try CommandRun("inspect", "-", "-o", picture, "--widths", "1...2", input: form)
    #expect(
      narrow.diagnostics == """
        error: --widths is for a page; a picture shows one width.
        See gridwork help inspect.

        """)
  }

  @Test func `inspect writes to standard output, and draws what --format says`() throws {
    let page = try CommandRun("inspect", "-", "-o", "-", input: form)
    #expect(page.output.hasPrefix("<!DOCTYPE html>"))
    let picture = try CommandRun("inspect", "-", "-o", "-", "--format", "svg", input: form)
    #expect(picture.output.hasPrefix("<svg "))
    #expect(picture.output.hasSuffix("</svg>"))
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("gridwork-\(UUID().uuidString).html").path
    defer { try? FileManager.default.removeItem(atPath: file) }
    _ = try CommandRun("inspect", "-", "-o", file, "--format", "svg", input: form)
    #expect(try String(contentsOfFile: file, encoding: .utf8) == picture.output)
  }

  // 40 + 8 + 60 need 108; the label of the variant is 70 wide.
  @Test func `a page has what verify finds, and layouts where findings begin and end`() throws {
    let form = form.replacingOccurrences(
      of: "\"Name\"", with: "\"Name\", \"compressionResistance\": [800, 750]")
    let page = FileManager.default.temporaryDirectory
      .appendingPathComponent("gridwork-\(UUID().uuidString).html").path
    defer { try? FileManager.default.removeItem(atPath: page) }
    _ = try CommandRun("inspect", "-", "-o", page, "--widths", "60...160", input: form)
    let html = try String(contentsOfFile: page, encoding: .utf8)
    let finding =
      #"{"text":"squeezed: row is 48 too narrow; field in it is squeezed","error":true,"#
    #expect(
      html.contains(finding + #""view":"row","from":60,"to":108,"worst":60,"open":[false,true]}"#))
    // The ends of the regions: everything moves otherwise from 108 on, and only there.
    for (width, isThere) in [("60", true), ("63", false), ("108", true), ("160", true)] {
      #expect(html.contains(#"{"width":\#(width),"#) == isThere, "\(width)")
    }
    #expect(html.contains(#""even":[1,3]"#))
    #expect(html.contains(#"<p class="faulty">"#))
  }

  @Test(arguments: ["form.svg", "form.html"])
  func `inspect draws one variant, and lists the variants when there is none with that name`(
    name: String
  ) throws {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("gridwork-\(UUID().uuidString)-\(name)").path
    defer { try? FileManager.default.removeItem(atPath: file) }
    let run = try CommandRun("inspect", "-", "-o", file, "--variant", "nope", input: form)
    #expect(
      run.diagnostics == """
        error: There is no variant "nope".
        The variants are long.
        See gridwork help inspect.

        """)
    #expect(run.status == 2)
    #expect(!FileManager.default.fileExists(atPath: file))
    let near = try CommandRun("inspect", "-", "-o", file, "--variant", "lung", input: form)
    #expect(
      near.diagnostics.hasPrefix("error: There is no variant \"lung\"; did you mean \"long\"?\n"))
    let none = try CommandRun(
      "inspect", "-", "-o", file, "--variant", "long", input: #"{"root": {}}"#)
    #expect(none.diagnostics.contains("\nThere are no variants.\n"))
    #expect(
      try CommandRun("inspect", "-", "-o", file, "--variant", "long", input: form).status == 0)
    // The long label makes the row 70 + 8 + 60 wide, the document's own 40 + 8 + 60.
    let drawing = try String(contentsOfFile: file, encoding: .utf8)
    #expect(drawing.contains("138"))
    #expect(!drawing.contains("108"))
  }

  @Test(arguments: ["form.svg", "form.html"])
  func `inspect compares a variant with the one of the same name`(name: String) throws {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("gridwork-\(UUID().uuidString)-\(name)").path
    defer { try? FileManager.default.removeItem(atPath: file) }
    let words = ["inspect", "-", "-o", file, "--before", "before.json", "--variant", "long"]
    #expect(try CommandRun(words, input: form, documents: ["before.json": form]).status == 0)
    let same = try String(contentsOfFile: file, encoding: .utf8)
    #expect(same.contains(name == "form.svg" ? "0 views changed" : "Nothing changed."))
    // The label is 80 wide rather than 70, the row 148 rather than 138, and the field is 10 further on.
    let longer = form.replacingOccurrences(of: "Surname", with: "Surnames")
    _ = try CommandRun(words, input: longer, documents: ["before.json": form])
    let moved = try String(contentsOfFile: file, encoding: .utf8)
    #expect(moved.contains(name == "form.svg" ? "3 views changed" : "138 to 148"))

    let without = try CommandRun(
      words, input: form, documents: ["before.json": #"{"root": {}}"#])
    #expect(
      without.diagnostics == """
        before.json: error: There is no variant "long" to compare with; without --before, it is \
        drawn alone.

        """)
    #expect(without.status == 2)
  }

  @Test func `an output file that cannot be written says why`() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("gridwork-\(UUID().uuidString)")
    let inside = folder.appendingPathComponent("form.svg").path
    let missing = try CommandRun("inspect", "-", "-o", inside, input: form)
    #expect(
      missing.diagnostics
        == "\(inside): error: The file cannot be written: there is no folder \(folder.path).\n")
    #expect(missing.status == 2)
    let picture = folder.appendingPathExtension("svg")
    try FileManager.default.createDirectory(at: picture, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: picture) }
    let directory = try CommandRun("inspect", "-", "-o", picture.path, input: form)
    #expect(
      directory.diagnostics
        == "\(picture.path): error: The file cannot be written: it is a directory.\n")
  }

  @Test func `a reason is that of the system`() {
    let error = CocoaError(
      .fileWriteUnknown, userInfo: [NSUnderlyingErrorKey: POSIXError(.ENOSPC)])
    #expect(error.reason == "no space left on device")
  }

  @Test func `the reason for a missing permission is part of a sentence`() {
    #expect(CocoaError(.fileReadNoPermission).reason == "permission is denied")
    #expect(CocoaError(.fileWriteNoPermission).reason == "permission is denied")
    #expect(!CocoaError(.fileWriteOutOfSpace).reason.hasSuffix("."))
  }
}
