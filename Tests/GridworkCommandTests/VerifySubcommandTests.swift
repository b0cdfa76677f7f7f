// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import GridworkCommand

struct VerifySubcommandTests {
  /// Fixed by constraints: 40 points for the label, 8 between, and 60 for the field make 108; with the
  /// long label it is 138. The field gives way first.
  private let form = """
    {"root": {"id": "row", "kind": "stack", "arranged": [
       {"id": "label", "kind": "label", "text": "Name", "compressionResistance": [800, 750]},
       {"id": "field", "intrinsicSize": [60, 20]}]},
     "variants": [{"name": "long", "text": {"label": "Surname"}}]}
    """

  @Test func `says what is wrong where`() throws {
    let run = try CommandRun(
      "verify", "form.json", "--widths", "100...120", documents: ["form.json": form])
    #expect(
      run.output == """
        form.json:1:10: error: squeezed: row is 38 too narrow; field in it is squeezed (document: width \
        100 to below 108; variant long: width 100 to 120)
        form.json: 1 finding in 2 of 2 states at widths from 100 to 120.

        """)
    #expect(run.status == 1)
  }

  @Test func `is content with a sound document`() throws {
    let run = try CommandRun("verify", "-", input: form)
    #expect(
      run.output == """
        standard input: sound in 2 states.

        """)
    #expect(run.status == 0)
  }

  // The label is 80 wide at 2, and in the pseudo-language 60: 148 and 128 in all, and 188 for both.
  @Test func `checks every state at sizes and in languages of text`() throws {
    let narrow = form.replacingOccurrences(
      of: #"{"name": "long", "text": {"label": "Surname"}}"#,
      with: #"{"name": "narrow", "size": [140, null]}"#)
    let run = try CommandRun(
      "verify", "form.json", "--text-scales", "1,2,1.0", "--languages", "en,pseudo,en",
      documents: ["form.json": narrow])
    #expect(
      run.output == """
        form.json:1:10: error: squeezed: row is 48 too narrow; field in it is squeezed (variant narrow, text \
        scale 2, language en; variant narrow, text scale 2, language pseudo)
        form.json: 1 finding in 2 of 8 states.

        """)
    #expect(run.status == 1)
  }

  @Test(arguments: [
    ("--text-scales", "1,,2", "1,,2"), ("--text-scales", "1,-2", "-2"),
    ("--languages", "de,a b", "a b"),
  ])
  func `every part of a list counts`(option: String, value: String, wrong: String) throws {
    let run = try CommandRun("verify", "-", option, value, input: form)
    #expect(run.diagnostics.hasPrefix("error: \(option) \(wrong): expected "), "\(run.diagnostics)")
    #expect(run.status == 2)
  }

  @Test func `proves every layout on request`() throws {
    let run = try CommandRun("verify", "-", "--widths", "140...200", "--certify", input: form)
    #expect(
      run.output.hasSuffix("sound in 2 states at every width from 140 to 200: 2 regions.\n"),
      "\(run.output)")
    #expect(run.status == 0)
  }

  // The row needs 208 points in the variant `long` at 200 %.
  @Test func `proves a range of text scales together with one of widths`() throws {
    let run = try CommandRun(
      "verify", "-", "--widths", "210...300", "--certify", "--text-scales", "1...2", input: form)
    #expect(
      run.output.hasSuffix(
        "sound in 2 states at every width from 210 to 300 and text scale from 1 to 2: 2 areas.\n"),
      "\(run.output)")
    #expect(run.status == 0)
  }

  @Test(arguments: [
    (
      ["--text-scales", "1...2"],
      "--text-scales takes a range with --certify and a range of --widths only."
    ),
    (
      ["--text-scales", "1...2", "--certify", "--widths", "200...200"],
      "--text-scales takes a range with --certify and a range of --widths only."
    ),
    (
      ["--text-scales", "1...2", "--certify", "--widths", "200...300", "--edits"],
      "Edits are tried at single sizes of text; give --text-scales a list instead."
    ),
    (
      ["--text-scales", "0...2"],
      "--text-scales 0...2: expected a range such as 1...2, above 0 and up to 100."
    ),
    (
      ["--text-scales", "2...1"],
      "--text-scales 2...1: expected a range such as 1...2, above 0 and up to 100."
    ),
  ])
  func `refuses a range of text scales that it cannot prove`(
    options: [String], message: String
  ) throws {
    let run = try CommandRun(["verify", "-"] + options, input: form)
    #expect(run.diagnostics.hasPrefix("error: \(message)"), "\(run.diagnostics)")
    #expect(run.status == 2)
  }

  @Test(arguments: [
    ("text", "form.json:1:10: error: squeezed: "),
    ("json", "{\n  \"file\": \"form.json\",\n  \"sound\": false,\n"),
    ("sarif", "{\n  \"$schema\": \"https://json.schemastore.org/sarif-2.1.0.json\",\n"),
    ("github", "::error file=form.json,line=1,col=10,title=squeezed::row is 38 too narrow; "),
  ])
  func `writes the report in the form asked for`(format: String, start: String) throws {
    let run = try CommandRun(
      "verify", "form.json", "--widths", "100...100", "--format", format,
      documents: ["form.json": form])
    #expect(run.output.hasPrefix(start), "\(run.output)")
    #expect(run.diagnostics.isEmpty)
    #expect(run.status == 1)
    let sound = try CommandRun("verify", "-", "--format", format, input: form)
    #expect(!sound.output.isEmpty)
    #expect(sound.status == 0)
  }

  @Test(arguments: [
    ("text", ""), ("json", #""message": "Found the key \"rot\"; did"#),
    ("sarif", #""ruleId": "unreadable""#),
    (
      "github",
      "::error file=form.json,line=1,col=2,title=unreadable::rot: Found the key \"rot\"; did you mean \"root\"?"
    ),
  ])
  func `a document that cannot be read is told in every form`(format: String, part: String) throws {
    let run = try CommandRun(
      "verify", "form.json", "--format", format, documents: ["form.json": #"{"rot": {}}"#])
    #expect(part.isEmpty ? run.output.isEmpty : run.output.contains(part), "\(run.output)")
    #expect(run.diagnostics.hasPrefix("form.json:1:2: error: "), "\(run.diagnostics)")
    #expect(run.status == 2)
  }

  // Sound, 38 too narrow in one state, no document, and no file.
  @Test func `many files are one report with one exit status`() throws {
    let documents = [
      "a.json": form, "b.json": form.dropLast() + #", "size": [100, 20]}"#, "c.json": "{",
    ]
    func run(_ format: String, _ files: String...) throws -> CommandRun {
      try CommandRun(
        ["verify", "--format", format] + files, documents: documents.mapValues { String($0) })
    }
    let text = try run("text", "a.json", "b.json")
    #expect(
      text.output == """
        b.json:1:10: error: squeezed: row is 38 too narrow; field in it is squeezed (document; variant long)
        b.json: 1 finding in 2 of 2 states.
        2 documents: 1 finding in 1 of them.

        """)
    #expect(text.status == 1)
    let some = try run("text", "c.json", "a.json", "d.json")
    #expect(some.output == "1 document: sound. 2 files cannot be read.\n")
    #expect(some.diagnostics.hasPrefix("c.json:1:2: error: "))
    #expect(
      some.diagnostics.hasSuffix("d.json: error: The file cannot be read: there is no such file.\n")
    )
    #expect(some.status == 2)
    let json = try run("json", "a.json", "c.json", "b.json")
    // What cannot be read outweighs what is found in a later file.
    #expect(json.status == 2)
    let list = try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [[String: Any]]
    #expect(list?.map { $0["file"] as? String } == ["a.json", "c.json", "b.json"])
    #expect(list?.map { $0["sound"] as? Bool } == [true, nil, false])
    let faults = list?[1]["errors"] as? [[String: Any]]
    #expect(faults?.map { $0["line"] as? Int } == [1])
    let log = try run("sarif", "b.json", "c.json").output
    #expect(log.components(separatedBy: #"b.json""#).count == 2)
    #expect(log.components(separatedBy: #"c.json""#).count == 2)
    #expect(log.components(separatedBy: "\"tool\"").count == 2)
    #expect(try CommandRun("verify").diagnostics.hasPrefix("error: Missing argument: PATH.\n"))
  }

  @Test func `progress is for a terminal only`() throws {
    func diagnostics(after delay: Double?) throws -> String {
      final class Seen { var text = "" }
      let seen = Seen()
      let file = FileManager.default.temporaryDirectory
        .appendingPathComponent("gridwork-\(UUID().uuidString).json")
      try Data(form.utf8).write(to: file)
      defer { try? FileManager.default.removeItem(at: file) }
      let console = Console(
        output: { _ in }, diagnostics: { seen.text += $0 }, input: { FileHandle.nullDevice },
        progressDelay: delay)
      _ = GridworkCommand.run(["verify", file.path, "--widths", "140...200"], on: console)
      return seen.text
    }
    #expect(try diagnostics(after: 0).contains("variant long: 100 % of the widths"))
    #expect(try diagnostics(after: 3600) == "")
    #expect(try diagnostics(after: nil) == "")
  }

  @Test func `lists the forms when there is none of that name`() throws {
    let run = try CommandRun("verify", "-", "--format", "josn", input: form)
    #expect(
      run.diagnostics == """
        error: --format josn: expected one of text, json, sarif, github; did you mean "json"?
        See gridwork help verify.

        """)
    #expect(run.status == 2)
  }
}
