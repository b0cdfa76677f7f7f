// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Testing

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
        document:
          width 100 to 108: squeezed: row is 8 too narrow; field in it is squeezed (at 100)
        variant long:
          width 100 to 120: squeezed: row is 38 too narrow; field in it is squeezed (at 100)
        form.json: 2 findings in 2 of 2 states at widths from 100 to 120.

        """)
    #expect(run.status == 1)
  }

  @Test func `is content with a sound document`() throws {
    let run = try CommandRun("verify", "-", input: form)
    #expect(
      run.output == """
        document: sound
        variant long: sound
        standard input: sound in 2 states.

        """)
    #expect(run.status == 0)
  }

  @Test func `proves every layout on request`() throws {
    let run = try CommandRun("verify", "-", "--widths", "140...200", "--certify", input: form)
    #expect(run.output.hasSuffix("sound in 2 states at widths from 140 to 200.\n"), "\(run.output)")
    #expect(run.status == 0)
  }

  @Test(arguments: [
    ("text", "document:\n  width 100: squeezed: "),
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
    ("text", ""), ("json", ""), ("sarif", #""ruleId": "unreadable""#),
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

  @Test func `lists the forms when there is none of that name`() throws {
    let run = try CommandRun("verify", "-", "--format", "josn", input: form)
    #expect(
      run.diagnostics == """
        error: --format josn: one of text, json, sarif, github is allowed; did you mean "json"?
        See gridwork help verify.

        """)
    #expect(run.status == 2)
  }
}
