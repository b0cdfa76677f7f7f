// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// 0 means that nothing is wrong, 1 that something was found, and 2 that the command could not run.
struct StatusTests {
  private static let documents = [
    "sound.json": #"{"root": {"id": "a", "intrinsicSize": [3, 3]}}"#,
    "faulty.json": """
    {"root": {"id": "a", "intrinsicSize": [3, 3]},
     "constraints": ["a.width == 4", "a.width == 5"]}
    """,
    "sound.log": "<NSLayoutConstraint:0x1 UIView:0x2.width == 320   (active)>",
    "faulty.log": """
    <NSLayoutConstraint:0x1 UIView:0x2.width == 320   (active)>
    <NSLayoutConstraint:0x3 UIView:0x2.width == 300   (active)>
    """,
    "broken.json": "{",
  ]

  @Test(arguments: [
    ["layout", "NAME.json"], ["layout", "NAME.json", "--json"], ["verify", "NAME.json"],
    ["verify", "NAME.json", "--format", "sarif"], ["verify", "sound.json", "NAME.json"],
    ["inspect", "NAME.json", "-o", "-"], ["inspect", "NAME.json", "-o", "-", "--format", "svg"],
    ["diff", "sound.json", "NAME.json"], ["diff", "--json", "NAME.json", "sound.json"],
    ["review", "sound.json", "NAME.json"], ["explain", "NAME.json"],
    ["explain", "NAME.json", "--json"],
  ])
  func `every subcommand has the same exit status`(words: [String]) throws {
    func status(_ name: String, _ options: String...) throws -> Int32 {
      try CommandRun(
        words.map { $0.replacing("NAME", with: name) } + options, documents: Self.documents
      ).status
    }
    #expect(try status("sound") == 0)
    #expect(try status("faulty") == 1)
    #expect(try status("faulty", "--exit-zero") == 0)
    #expect(try status("broken") == 2)
    #expect(try status("broken", "--exit-zero") == 2)
    #expect(try status("missing") == 2)
    #expect(try status("sound", "--nonsense") == 2)
  }

  @Test(arguments: [[], ["--json"], ["-o", "-"]])
  func `a log has it, too`(options: [String]) throws {
    func run(_ words: String...) throws -> Int32 {
      try CommandRun(["explain"] + words + options, documents: Self.documents).status
    }
    #expect(try run("sound.log") == 0)
    #expect(try run("faulty.log") == 1)
    #expect(try run("faulty.log", "--exit-zero") == 0)
    #expect(try run("missing.log") == 2)
  }

  // The widths of a slider are looked at, too: the field needs 60 points.
  @Test func `a page with findings at some width ends with 1, and says where they are`() throws {
    let form = """
      {"root": {"id": "row", "kind": "stack", "arranged": [{"id": "field", "intrinsicSize": [60, 20]}]}}
      """
    let run = try CommandRun(
      "inspect", "a.json", "-o", "-", "--widths", "50...70", documents: ["a.json": form])
    #expect(run.status == 1)
    #expect(
      run.diagnostics
        == "a.json:1:10: error: squeezed: row is 10 too narrow; field in it is squeezed (document: "
        + "width 50 to below 60)\n")
  }

  // MARK: Answers for programs

  @Test(arguments: [
    ["layout", "FILE"], ["layout", "FILE", "--variants"], ["verify", "FILE"],
    ["diff", "FILE", "sound.json"], ["diff", "sound.json", "FILE"], ["explain", "FILE"],
  ])
  func `JSON answers for a file that cannot be used, too`(words: [String]) throws {
    struct Answer: Decodable {
      struct Fault: Decodable, Equatable {
        var message: String
        var path: String
        var line, column: Int?
      }
      let file: String
      let errors: [Fault]
    }
    for form in [["--json"], ["--format", "json"]] {
      func answer(_ file: String) throws -> Answer {
        let run = try CommandRun(
          words.map { $0 == "FILE" ? file : $0 } + form,
          documents: Self.documents.merging(["bad.json": #"{"rot": {}}"#]) { a, _ in a })
        #expect(!run.diagnostics.isEmpty)
        return try JSONDecoder().decode(Answer.self, from: Data(run.output.utf8))
      }
      let missing = try answer("missing.json")
      #expect(missing.file == "missing.json")
      #expect(
        missing.errors == [
          .init(message: "The file cannot be read: there is no such file.", path: "")
        ])
      let bad = try answer("bad.json").errors
      #expect(bad.map(\.line) == [1])
      #expect(bad.map(\.column) == [2])
      #expect(bad.map(\.path) == ["rot"])
      #expect(bad[0].message.hasPrefix("Found the key \"rot\"; did you mean \"root\"?"))
    }
  }

  @Test func `JSON answers where an argument does not fit the document`() throws {
    let run = try CommandRun(
      "layout", "--json", "sound.json", "--variant", "a", documents: Self.documents)
    #expect(
      run.output.contains(#"{"message": "There is no variant \"a\".\nThere are no variants."}"#))
    #expect(run.status == 2)
  }

  @Test(arguments: ["sarif", "github"])
  func `reports for code hosts answer for a file that is missing`(format: String) throws {
    let run = try CommandRun("verify", "missing.json", "--format", format)
    #expect(run.output.contains("unreadable"))
    #expect(run.output.contains("The file cannot be read: there is no such file."))
  }
}
