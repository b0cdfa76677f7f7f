// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import GridworkCommand

/// Names of files, trees and views with characters that would break a line or command a terminal: texts quote
/// them, formats for programs have them as they are.
struct NameTests {
  /// A name that pretends to be a workflow command after a line break.
  private static let file = "\u{1B}[31m\n::error::b.json"
  private static let shown = #""\u{1b}[31m\n::error::b.json""#

  private func run(_ words: String..., text: String) throws -> CommandRun {
    try CommandRun(
      words.map { $0 == "FILE" ? "FOLDER/\(Self.file)" : $0 },
      documents: ["a": "", Self.file: text])
  }

  @Test func `a message quotes the name of its file`() throws {
    // The whole path is in the quotes.
    let error = try run("layout", "FILE", text: "{}").diagnostics
    #expect(error.hasPrefix("\""))
    #expect(
      error.hasSuffix(Self.shown.dropFirst() + ":1:1: error: A document needs the key \"root\".\n"))
    let narrow = #"{"root": {"id": "a", "kind": "label", "text": "Title"}, "size": [30, null]}"#
    for words in [["verify"], ["verify", "--fix"], ["verify", "--format", "github"], ["explain"]] {
      let run = try CommandRun(words + ["FOLDER/\(Self.file)"], documents: [Self.file: narrow])
      let lines = (run.output + run.diagnostics).split(separator: "\n")
      #expect(!lines.isEmpty)
      #expect(!lines.contains { $0.hasPrefix("::error::") }, "\(words)")
      #expect(!lines.contains { $0.contains("\u{1B}") && !$0.hasPrefix("::error file=") })
    }
  }

  @Test func `JSON has the name of its file as it is`() throws {
    struct Answer: Decodable { let file: String }
    let run = try run("verify", "FILE", "--json", text: "{}")
    let answer = try JSONDecoder().decode(Answer.self, from: Data(run.output.utf8))
    #expect(answer.file == Self.file)
  }

  @Test func `a list quotes the names that are not one word`() throws {
    let document =
      #"{"root": {"id": "a"}, "variants": [{"name": "no status"}, {"name": "wide"}]}"#
    let run = try CommandRun("layout", "-", "--variant", "status", input: document)
    #expect(
      run.diagnostics
        == "error: There is no variant \"status\".\nThe variants are \"no status\", wide.\n"
        + "See gridwork help layout.\n")
  }

  @Test func `a tree is quoted where its label has a line break`() throws {
    let file = InterfaceBuilderTests.file().replacing(
      #"userLabel="Bar""#, with: ##"userLabel="Bar&#10;::error::foo""##)
    let documents = ["a.xib": file]
    let stored = try CommandRun("verify", "a.xib", "--stored", documents: documents)
    #expect(stored.output.contains(#"a.xib: "Bar\n::error::foo": "#))
    let layout = try CommandRun("layout", "a.xib", "--tree", "Foo", documents: documents)
    #expect(layout.diagnostics.contains(#""Bar\n::error::foo""#))
    #expect(!layout.diagnostics.contains("\n::error::foo"))
  }

  @Test(arguments: [
    ("UIView:0x1'a\u{1B}[31mb'", #"is UIView:0x1 'a\u{1b}[31mb'"#),
    ("'i\u{1B}[1md' UIView:0x1", #"UIView.width == 300  (i\u{1b}[1md)"#),
    ("A\u{1B}[1mB:0x1'c'", #"is A\u{1b}[1mB:0x1"#),
  ])
  func `what a log has cannot command a terminal`(view: String, shown: String) throws {
    let lines = ["\(view).width == 320", "\(view).width == 300", "\u{1B}[1m((("]
    let run = try CommandRun(
      "explain", input: lines.map { "<NSLayoutConstraint:0x2 \($0)>" }.joined(separator: "\n"))
    #expect(run.output.contains(shown), "\(run.output)")
    // A line that cannot be read.
    #expect(run.output.contains(#"    NSLayoutConstraint:0x2 \u{1b}[1m((("#))
    #expect(!run.output.contains("\u{1B}"))
  }

  #if os(Linux)
    @Test func `files whose names differ in the encoding of an accent are different files`() throws
    {
      let (narrow, wide) = (reviewedForm(), reviewedForm(field: 70))
      let names = ["\u{E9}.json", "e\u{301}.json"]
      func add(_ text: String, to folder: URL) throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for name in names {
          let file = fopen(folder.path + "/" + name, "w")
          fputs(text, file)
          fclose(file)
        }
      }
      let verified = try CommandRun(["verify", "FOLDER/new"]) { folder in
        try add(wide, to: folder.appendingPathComponent("new"))
      }
      #expect(verified.output == "2 documents: sound.\n")
      let reviewed = try CommandRun(["review", "FOLDER/old", "FOLDER/new"]) { folder in
        try add(narrow, to: folder.appendingPathComponent("old"))
        try add(wide, to: folder.appendingPathComponent("new"))
      }
      #expect(reviewed.output.hasPrefix("**2 layouts changed; "))
    }

    @Test func `a file whose name is not in UTF-8 cannot be used, and the error says so`() throws {
      let run = try CommandRun(["verify", "FOLDER"]) { folder in
        let name = Array(folder.path.utf8CString.dropLast()) + [0x2F, -1] + ".json".utf8CString
        let file = open(name, O_CREAT | O_WRONLY, 0o600)
        #expect(file >= 0)
        close(file)
      }
      #expect(
        run.diagnostics.hasSuffix(
          "\u{FFFD}.json: error: The file cannot be read: there is no such file; a name that is not in UTF-8 "
            + "cannot be used.\n"))
      #expect(run.status == 2)
    }
  #endif
}
