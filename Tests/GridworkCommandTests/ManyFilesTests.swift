// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import GridworkCommand

/// Folders of documents, verified as one.
struct ManyFilesTests {
  /// A label of 40 points in a width: too narrow below 40.
  private static func document(width: Int) -> String {
    """
    {"root": {"id": "page", "subviews": [{"id": "label", "kind": "label", "text": "Name"}]},
     "size": [\(width), 10],
     "constraints": ["label.leading == root.leading", "label.trailing == root.trailing",
       "label.top == root.top"]}
    """
  }

  /// Verifies in a folder with some files and a circle that the search must not follow.
  private func run(
    _ words: [String], _ files: [String: String], progressDelay: Double? = nil
  ) throws -> CommandRun {
    try CommandRun(["verify"] + words, documents: files, progressDelay: progressDelay) { folder in
      try FileManager.default.createSymbolicLink(
        at: folder.appendingPathComponent("again"), withDestinationURL: folder)
    }
  }

  /// Two documents of which one is too narrow, and files of other kinds.
  private static let files = [
    "b/wide.json": document(width: 50), "a.json": document(width: 30), "notes.txt": "no document",
    ".hidden/c.json": document(width: 10), "package.json": #"{"name": "gridwork"}"#,
    "list.json": "[1, 2]", "settings.json": #"{"paths": ["root"], "tree": {"root": 1}}"#,
  ]

  @Test func `a folder is one report with one summary`() throws {
    let run = try run(["FOLDER"], Self.files)
    #expect(
      run.output == """
        a.json:1:38: error: squeezed: label is 10 narrower than its content
        a.json: 1 finding in 1 of 1 state.
        2 documents: 1 finding in 1 of them. 3 other files were left out.

        """)
    #expect(run.diagnostics.isEmpty)
    #expect(run.status == 1)
  }

  @Test func `a pipe in a folder is left out, and a link that leads nowhere is not`() throws {
    var found: [String] = []
    _ = try CommandRun(["verify", "FOLDER/b"], documents: Self.files) { folder in
      let path = folder.appendingPathComponent("b").path
      #expect(mkfifo("\(path)/pipe.json", 0o600) == 0)
      #expect(symlink("missing", "\(path)/lost.json") == 0)
      found = VerifiedFiles.files(in: path, ["json"]).map { $0.replacing(path, with: "b") }
      unlink("\(path)/pipe.json")
    }
    #expect(found == ["b/lost.json", "b/wide.json"])
  }

  @Test func `a folder of sound documents needs a summary only`() throws {
    let run = try run(["FOLDER/b/"], Self.files)
    #expect(run.output == "1 document: sound.\n")
    #expect(run.status == 0)
  }

  @Test func `what is meant as a document and cannot be read is an error`() throws {
    let run = try run(
      ["FOLDER"], ["a.json": Self.document(width: 50), "b.json": #"{"root": {"#, "c.json": "{"])
    #expect(
      run.output
        == "1 document: sound. 1 file cannot be read. 1 other file was left out.\n")
    #expect(run.diagnostics.hasPrefix("b.json:1:"))
    #expect(run.status == 2)
  }

  @Test func `an Interface Builder file without views is an error if it is named`() throws {
    let menu = """
      <?xml version="1.0"?>
      <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0"><objects/></document>
      """
    let files = ["a.json": Self.document(width: 50), "menu.xib": menu]
    let found = try run(["FOLDER"], files)
    #expect(found.output == "1 document: sound. 1 other file was left out.\n")
    #expect(found.diagnostics.isEmpty)
    #expect(found.status == 0)
    let named = try run(["FOLDER/menu.xib"], files)
    #expect(named.diagnostics == "menu.xib: error: The file has no views with subviews.\n")
    #expect(named.status == 2)
  }

  @Test func `a folder without documents is an error`() throws {
    let files = ["a/package.json": "{}", "b/README": ""]
    let run = try run(["FOLDER/a", "FOLDER/b"], files)
    #expect(run.output == "No document was verified. 1 other file was left out.\n")
    #expect(run.diagnostics == "error: There is no layout document in a, b.\n")
    #expect(run.status == 2)
  }

  @Test func `a file that is named twice is verified once`() throws {
    let run = try run(["FOLDER/a.json", "FOLDER", "FOLDER/a.json"], Self.files)
    #expect(run.output.hasPrefix("a.json:1:38: error: "))
    #expect(run.output.contains("\n2 documents: 1 finding in 1 of them."))
  }

  @Test(arguments: [
    "FOLDER/./a.json", "FOLDER//a.json", "FOLDER/b/../a.json", "FOLDER/again/a.json",
    "FOLDER/again/",
  ])
  func `a file that has several paths is verified once`(path: String) throws {
    let run = try run(["FOLDER", path], Self.files)
    #expect(run.output.contains("\n2 documents: 1 finding in 1 of them."))
  }

  @Test func `the folder around one behind a link is the one around where it leads`() throws {
    let files = ["a.json": Self.document(width: 30), "b/a.json": Self.document(width: 50)]
    let words = ["verify", "FOLDER/a.json", "FOLDER/link/../a.json"]
    let run = try CommandRun(words, documents: files) { folder in
      let inner = folder.appendingPathComponent("b/c")
      try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
      try FileManager.default.createSymbolicLink(
        at: folder.appendingPathComponent("link"), withDestinationURL: inner)
    }
    #expect(run.output.hasSuffix("\n2 documents: 1 finding in 1 of them.\n"))
  }

  @Test func `a log of a folder has every file`() throws {
    let log = try run(["FOLDER", "--format", "sarif"], Self.files)
    #expect(log.output.components(separatedBy: "\"tool\"").count == 2)
    #expect(log.output.components(separatedBy: "\"ruleId\"").count == 2)
    let commands = try run(["FOLDER", "--format", "github"], Self.files).output
    #expect(commands.hasPrefix("::error file="))
    #expect(
      commands.hasSuffix("2 documents: 1 finding in 1 of them. 3 other files were left out.\n")
    )
    // A folder is a list, even of one.
    let list = try run(["FOLDER/b", "--json"], Self.files).output
    #expect(try JSONSerialization.jsonObject(with: Data(list.utf8)) is [Any])
  }

  @Test func `stored frames are those of Interface Builder files`() throws {
    let run = try run(["FOLDER/b", "--stored"], Self.files)
    #expect(run.output.isEmpty)
    #expect(run.diagnostics == "error: There is no Interface Builder file with views in b.\n")
    #expect(run.status == 2)
  }

  // MARK: Rules

  @Test func `rules besides the standard ones are asked for by name`() throws {
    let json = """
      {"root": {"id": "ok", "role": "control", "intrinsicSize": [30, 30]}}
      """
    #expect(try run(["FOLDER/a.json"], ["a.json": json]).status == 0)
    let more = try run(["FOLDER/a.json", "--with", "long-line,target-below-44"], ["a.json": json])
    #expect(
      more.output.hasPrefix(
        "a.json:1:10: warning: target below 44: ok is 30 by 30; a target needs 44 by 44\n"))
    #expect(more.status == 1)
    let wrong = try run(["FOLDER/a.json", "--with", "long-lines"], ["a.json": json])
    #expect(
      wrong.diagnostics.hasPrefix(
        "error: There is no rule \"long-lines\"; did you mean \"long-line\"?\n"
          + "The rules are target-below-44, long-line."))
    let empty = try run(["FOLDER/a.json", "--with", "long-line,"], ["a.json": json])
    #expect(empty.diagnostics.hasPrefix("error: There is no rule \"\".\n"))
  }

  // MARK: Many at a time

  /// Thirty documents of 20 to 78 points: the ten below 40 are too narrow.
  private static let thirty = Dictionary(
    uniqueKeysWithValues: (0..<30).map { ("\($0 % 3)/\($0).json", document(width: 20 + 2 * $0)) })

  @Test(arguments: ["text", "json", "sarif", "github"])
  func `the report does not depend on the number of jobs`(format: String) throws {
    func output(_ jobs: Int) throws -> String {
      let words = ["FOLDER", "--format", format, "--widths", "30...60", "--jobs", "\(jobs)"]
      let run = try run(words, Self.thirty)
      #expect(run.status == 1)
      // Logs have whole paths, and every run has a folder of its own.
      return run.output.replacing(#/gridwork-[0-9A-F-]+/#, with: "folder")
    }
    let one = try output(1)
    #expect(!one.isEmpty)
    #expect(try output(2) == one)
    #expect(try output(16) == one)
  }

  @Test func `shards share the files`() throws {
    func files(_ words: String...) throws -> [String] {
      let output = try run(["FOLDER", "--json"] + words, Self.thirty).output
      let list = try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [[String: Any]]
      return try #require(list).compactMap { $0["file"] as? String }
    }
    let all = try files()
    #expect(all.count == 30)
    let shards = try (1...4).map { try files("--shard", "\($0)/4") }
    #expect(shards.map(\.count) == [8, 8, 7, 7])
    #expect(shards.joined().sorted() == all.sorted())
    // Every shard keeps the order.
    for shard in shards { #expect(all.filter { shard.contains($0) } == shard) }
  }

  @Test func `a shard may have no file`() throws {
    let run = try run(["FOLDER", "--shard", "9/9"], ["a.json": Self.document(width: 50)])
    #expect(run.output == "No document was verified.\n")
    #expect(run.status == 0)
  }

  @Test(arguments: [
    (["--shard", "6/5"], "error: --shard 6/5: expected a part such as 2/5, from 1/5 to 5/5."),
    (["--shard", "0/5"], "error: --shard 0/5: expected a part such as 2/5, from 1/5 to 5/5."),
    (["--shard", "2"], "error: --shard 2: expected a part such as 2/5, from 1/5 to 5/5."),
    (["--jobs", "0"], "error: --jobs 0: expected a number from 1 to 1000."),
    (["--jobs", "two"], "error: --jobs two: expected a number from 1 to 1000."),
  ])
  func `says what a part and a number of jobs are`(words: [String], message: String) throws {
    let run = try run(["FOLDER"] + words, Self.files)
    #expect(run.diagnostics.hasPrefix(message))
    #expect(run.status == 2)
  }

  @Test func `progress counts files, on a terminal only`() throws {
    let seen = try run(["FOLDER"], Self.thirty, progressDelay: 0).diagnostics
    #expect(seen.hasSuffix("30 of 30 files\n"))
    #expect(try run(["FOLDER"], Self.thirty).diagnostics.isEmpty)
  }
}
