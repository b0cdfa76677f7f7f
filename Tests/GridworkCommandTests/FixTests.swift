// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import GridworkCommand

/// `gridwork verify --edits` and `--fix`.
struct FixTests {
  /// The text is 5 characters of 10 points.
  private let card = """
    {
      "root": {"id": "card", "kind": "stack", "arranged": [{"id": "title", "kind": "label", "text": "Title"}]},
      "constraints":   ["title.width == 30"]
    }

    """

  /// Runs the command, and returns what the files have afterwards.
  private func fix(
    _ documents: [String: String], _ words: String...
  ) throws -> (run: CommandRun, files: [String: String]) {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("gridwork-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in documents {
      try Data(text.utf8).write(to: folder.appendingPathComponent(name))
    }
    let run = try CommandRun(["verify", folder.path, "--fix"] + words)
    let files = try documents.keys.map { name in
      (name, try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8))
    }
    return (run, Dictionary(uniqueKeysWithValues: files))
  }

  @Test func `writes the smallest edit and leaves the rest of the file alone`() throws {
    let (run, files) = try fix(["card.json": card])
    #expect(files == ["card.json": card.replacingOccurrences(of: "== 30", with: "== 50")])
    #expect(run.output == "1 document: sound.\n")
    #expect(
      run.diagnostics.hasSuffix(
        "card.json:3:21: fixed: squeezed: title is 20 narrower than its content "
          + "(write \"title.width == 50\" instead of \"title.width == 30\")\n"))
    #expect(run.status == 0)
  }

  // A label that is the root itself is as wide as is asked for.
  @Test func `leaves a file alone for which no edit helps`() throws {
    let stuck = #"{"root": {"id": "a", "kind": "label", "text": "Title"}, "size": [30, null]}"#
    let (run, files) = try fix(["stuck.json": stuck])
    #expect(files == ["stuck.json": stuck])
    #expect(
      run.diagnostics.hasSuffix(
        "stuck.json: note: None of the edits tried helps; the file stays as it is.\n"))
    #expect(run.output.contains("error: squeezed: a is 20 narrower than its content"))
    #expect(run.status == 1)
  }

  @Test func `writes nothing into a sound file`() throws {
    let sound = card.replacingOccurrences(of: "== 30", with: "== 60")
    let (run, files) = try fix(["sound.json": sound], "--json")
    #expect(files == ["sound.json": sound])
    #expect(run.diagnostics.isEmpty)
    #expect(run.status == 0)
  }

  /// Fixes the card in a file that is saved with another text while it is verified.
  private func fix(
    savedAs text: String
  ) throws -> (status: GridworkCommand.Status, diagnostics: String, file: String) {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("gridwork-\(UUID().uuidString).json")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data(card.utf8).write(to: file)
    var diagnostics = ""
    let console = Console(
      output: { _ in },
      diagnostics: { message in
        // The first progress is told while the document is verified.
        if diagnostics.isEmpty { try? Data(text.utf8).write(to: file) }
        diagnostics += message
      }, input: { FileHandle.nullDevice }, progressDelay: 0)
    let status = GridworkCommand.run(
      ["verify", file.path, "--fix", "--widths", "60...80"], on: console)
    return (
      status, diagnostics.replacing(file.path, with: "card.json"),
      try String(contentsOf: file, encoding: .utf8)
    )
  }

  @Test func `leaves a file alone that is saved meanwhile`() throws {
    let (status, diagnostics, file) = try fix(savedAs: "saved")
    #expect(file == "saved")
    #expect(
      diagnostics.hasSuffix(
        "card.json: error: The file was saved while edits were tried, and stays as it is; run the command "
          + "again.\n"))
    #expect(status == .unreadable)
  }

  @Test func `a file that is fixed meanwhile, as through a link, is fixed`() throws {
    let fixed = card.replacingOccurrences(of: "== 30", with: "== 50")
    let (status, diagnostics, file) = try fix(savedAs: fixed)
    #expect(file == fixed)
    #expect(!diagnostics.contains("error:"))
    #expect(status == .done)
  }

  @Test func `lists the edits on request, without writing them`() throws {
    let plain = try CommandRun("verify", "card.json", documents: ["card.json": card])
    #expect(!plain.output.contains("help:"))
    let run = try CommandRun("verify", "card.json", "--edits", documents: ["card.json": card])
    #expect(
      run.output.contains(
        "\n  help: Write \"title.width == 50\" instead of \"title.width == 30\" (line 3): card becomes"
      ))
    #expect(run.status == 1)
  }

  @Test(arguments: [
    (["-"], "error: --fix writes into files; name one instead of standard input.\n"),
    (["a.xib", "--stored"], "error: --stored only compares; leave --fix out.\n"),
  ])
  func `needs a file that can be edited`(words: [String], message: String) throws {
    let run = try CommandRun(["verify", "--fix"] + words, input: card)
    #expect(run.diagnostics.hasPrefix(message), "\(run.diagnostics)")
    #expect(run.output.isEmpty)
    #expect(run.status == 2)
  }
}
