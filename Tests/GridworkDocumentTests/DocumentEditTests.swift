// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork
import GridworkDocument
import GridworkInspector
import Testing

/// The edits that help against a finding, and the documents that they lead to.
struct DocumentEditTests {
  private func editor(
    _ json: String, widths: ClosedRange<Double>? = nil, rules: Set<SoundnessRule> = .standard
  ) throws -> DocumentEditor {
    DocumentEditor(try DocumentSource(json: json.utf8), rules: rules) {
      DocumentVerifier($0).report(widths: widths)
    }
  }

  /// The edits against each finding of a document at its own size.
  private func edits(_ editor: DocumentEditor) throws -> [[DocumentEdit]] {
    try editor.reportWithEdits().states.flatMap { $0.findings.map(\.edits) }
  }

  /// The text is 5 characters of 10 points.
  private static let fixed = """
    {
      "root": {"id": "card", "subviews": [
          {"id": "title", "kind": "label", "text": "Title"}
      ]},
      "size": [200, null],
      "constraints": [
        "title.leading == root.leading + 10", "title.top == root.top + 4",
        "root.bottom == title.bottom + 4",
        "title.width == 30"
      ]
    }
    """

  @Test func `a width that is too small becomes what the text needs`() throws {
    let editor = try editor(Self.fixed)
    let edits = try #require(try edits(editor).first)
    #expect(edits.map(\.kind) == [.constant, .priority, .relation])
    let first = try #require(edits.first)
    #expect(first.text == #"write "title.width == 50" instead of "title.width == 30""#)
    #expect(first.effect == "title becomes 50 wide; nothing else moves")
    #expect((first.start.line, first.start.column) == (9, 5))
    #expect((first.end.line, first.end.column) == (9, 5 + "\"title.width == 30\"".count))
    #expect(first.replacement == "\"title.width == 50\"")
    let edited = try editor.source(applying: first)
    #expect(
      edited.json.map { String(decoding: $0, as: UTF8.self) }
        == Self.fixed.replacing("width == 30", with: "width == 50"))
  }

  @Test func `edits stand below their finding`() throws {
    let editor = try editor(Self.fixed)
    let text = try editor.reportWithEdits().text(ofFile: "card.json", editor.source)
    #expect(
      text.hasPrefix(
        """
        card.json:3:7: error: squeezed: title is 20 narrower than its content
          help: Write "title.width == 50" instead of "title.width == 30" (line 9): title becomes 50 wide; nothing else moves.
          help: Write "title.width == 30 @250" instead of
        """))
    #expect(text.split(separator: "\n").count == 5)
    #expect(text.hasSuffix("\ncard.json: 1 finding in 1 of 1 state."))
  }

  @Test func `a range of widths is verified for every edit`() throws {
    let source = try DocumentSource(json: Self.fixed.utf8)
    let editor = DocumentEditor(source) { DocumentVerifier($0).report(widths: 200...220) }
    let report = try editor.reportWithEdits()
    #expect(report.states[0].stretches[0].finding.edits.first?.kind == .constant)
  }

  // Between the two margins of 10 there is room for 180.
  @Test func `a contradiction gets the number that the others leave`() throws {
    let editor = try editor(
      """
      {"root": {"id": "panel", "subviews": [{"id": "title", "intrinsicSize": [20, 10]}]},
       "size": [200, null],
       "constraints": ["title.leading == root.leading + 10", "title.trailing == root.trailing - 10",
         {"relation": "title.width == 300", "priority": 1000},
         "title.top == root.top", "root.bottom == title.bottom"]}
      """)
    let report = try editor.reportWithEdits()
    let finding = try #require(report.states[0].findings.first)
    #expect(
      finding.edits.first?.text
        == #"write "title.width == 180" instead of "title.width == 300""#)
    // The priority is written where it is.
    let second = try #require(finding.edits.dropFirst().first)
    #expect(second.kind == .priority)
    #expect(second.replacement == "999")
    // Removals that were tried are told once.
    let text = report.text(ofFile: "panel.json", editor.source)
    #expect(text.contains("help: Without title.leading == panel.leading + 10 (line 3)"))
    #expect(!text.contains("Remove"))
  }

  // Without the first format, nothing would fix where the title is.
  @Test func `a removal that makes everything sound is told once`() throws {
    let editor = try editor(
      """
      {"root": {"id": "panel", "subviews": [{"id": "title", "intrinsicSize": [20, 10]}]},
       "size": [200, null],
       "constraints": [{"visualFormat": "|-10-[title]-10-|"}, {"visualFormat": "V:|[title]|"},
         {"visualFormat": "[title(300)]"}]}
      """)
    let report = try editor.reportWithEdits()
    #expect(
      report.states[0].findings.first?.edits.map(\.text) == [#"remove "[title(300)]""#])
    let text = report.text(ofFile: "panel.json", editor.source)
    #expect(text.contains(#"help: Remove "[title(300)]" (line "#))
    #expect(text.contains("help: Without title.leading == panel.leading + 10 (line 3)"))
    #expect(!text.contains("help: Without title.width == 300"))
  }

  // Without a constraint along the x axis, the badge may be anywhere.
  @Test func `a constraint that is missing is added`() throws {
    let editor = try editor(
      """
      {"root": {"id": "card", "subviews": [{"id": "badge", "intrinsicSize": [20, 20]}]},
       "size": [100, 40],
       "constraints": ["badge.centerY == root.centerY"]}
      """)
    let edits = try #require(try edits(editor).first)
    #expect(edits.allSatisfy { $0.kind == .addition })
    #expect(edits.map(\.text).contains(#"add "badge.leading == card.leading""#))
    let source = try editor.source(applying: try #require(edits.first))
    #expect(try DocumentVerifier(DocumentTree(source.document)).report().isSound)
  }

  // The words are up to 4 characters, and the label has 100 points.
  @Test func `text that is too long wraps`() throws {
    let editor = try editor(
      """
      {"root": {"id": "bar", "kind": "stack", "orientation": "vertical", "alignment": "fill",
         "arranged": [{"id": "hint", "kind": "label", "text": "Drop a file here to send it"}]},
       "size": [100, null]}
      """, widths: 100...140)
    let report = try editor.reportWithEdits()
    let edits = report.states[0].findings[0].edits
    #expect(edits.map(\.text) == ["let hint wrap"])
    #expect(report.states[0].stretches[0].finding.edits == edits)
  }

  @Test func `a target becomes as large as one has to be`() throws {
    let editor = try editor(
      """
      {"root": {"id": "bar", "kind": "stack", "arranged": [
         {"id": "close", "intrinsicSize": [20, 16], "role": "control"}]}}
      """)
    #expect(
      try edits(editor).map { $0.first?.text } == ["set intrinsicSize of close to [24, 24]"])
  }

  // Three digits are 30 points wide.
  @Test func `a column that is too narrow gets a width, a minimum, or none`() throws {
    let editor = try editor(
      """
      {"root": {"id": "table", "kind": "grid",
         "rows": [[{"id": "a", "kind": "label", "text": "100"}]],
         "columnOptions": [{"index": 0, "width": 12}]}}
      """)
    #expect(
      try edits(editor).map { $0.map(\.text) } == [
        [
          "set width of column 0 of table to 30", "make the width of column 0 of table a minimum",
          "remove width of column 0 of table",
        ]
      ])
  }

  @Test func `a setting without effect is removed`() throws {
    let editor = try editor(
      """
      {"root": {"id": "table", "kind": "grid",
         "rows": [[{"id": "a", "kind": "label", "text": "100"}]],
         "columnOptions": [{"index": 0, "width": 40, "weight": 2}]}}
      """)
    #expect(
      try edits(editor).first?.map(\.text).contains("remove weight of column 0 of table") == true)
  }

  /// Two labels that are too narrow, each for itself.
  private static let twice = """
    {"root": {"id": "page", "kind": "stack", "orientation": "vertical", "alignment": "leading", "arranged": [
       {"id": "a", "kind": "label", "text": "Title"},   {"id": "b", "kind": "label", "text": "Name"}]},
     "constraints": ["a.width == 30",   "b.width == 10"]}
    """

  @Test func `findings with nothing in common have edits of their own`() throws {
    #expect(
      try edits(editor(Self.twice)).map { $0.first?.text } == [
        #"write "a.width == 50" instead of "a.width == 30""#,
        #"write "b.width == 40" instead of "b.width == 10""#,
      ])
  }

  @Test func `the smallest edits are made, and nothing else`() throws {
    let editor = try editor(Self.twice)
    let fix = editor.fix(try editor.reportWithEdits())
    #expect(fix.report.isSound)
    #expect(fix.changes.map(\.edit.kind) == [.constant, .constant])
    #expect(fix.changes.map(\.finding.amount) == [20, 30])
    #expect(
      fix.source.json.map { String(decoding: $0, as: UTF8.self) }
        == Self.twice.replacing("a.width == 30", with: "a.width == 50")
        .replacing("b.width == 10", with: "b.width == 40"))
  }

  // A root of 30 points is what is asked for, and a word of 50 cannot be broken.
  @Test func `a finding against which nothing helps has no edits`() throws {
    let json = #"{"root": {"id": "a", "kind": "label", "text": "Title"}, "size": [30, null]}"#
    let editor = try editor(json)
    #expect(try edits(editor) == [[]])
    let fix = editor.fix(try editor.reportWithEdits())
    #expect(fix.changes.isEmpty)
    #expect(!fix.report.isSound)
    #expect(fix.source.json == Array(json.utf8))
  }

  // The label may be narrower than its longest word, which no edit uses up.
  @Test func `an edit does not make use of an exemption`() throws {
    let editor = try editor(
      """
      {"root": {"id": "a", "kind": "label", "text": "Title", "exempt": {"broken-word": "for a test"}},
       "size": [30, null]}
      """)
    #expect(try edits(editor) == [[]])
  }

  // At 120 there is room for 70 at most, and at 200 for 150: the text needs 100.
  @Test func `an edit helps at every width or is not listed`() throws {
    func edits(_ widths: ClosedRange<Double>) throws -> [DocumentEdit] {
      let editor = try editor(
        """
        {"root": {"id": "card", "subviews": [{"id": "title", "intrinsicSize": [100, 10]}]},
         "size": [200, null],
         "constraints": ["title.leading == root.leading + 50", "title.top == root.top",
           "root.bottom == title.bottom", "title.width == 80"]}
        """, widths: widths)
      return try editor.reportWithEdits().states[0].findings[0].edits
    }
    let constant = #"write "title.width == 100" instead of "title.width == 80""#
    #expect(try edits(200...210).map(\.text).contains(constant))
    #expect(try !edits(120...210).map(\.text).contains(constant))
  }

  @Test func `a search that ends early says so`() throws {
    var editor = try editor(Self.fixed)
    editor.frameLimit = 8
    let report = try editor.reportWithEdits()
    #expect(report.hasUntriedEdits)
    #expect(report.states[0].findings[0].edits.isEmpty)
    #expect(
      report.summary(ofFile: "card.json")
        == "card.json: 1 finding in 1 of 1 state. Not every edit was tried.")
  }

  @Test func `a sound document is not searched`() throws {
    let sound = try editor(Self.fixed.replacing("width == 30", with: "width == 50"))
    let report = try sound.reportWithEdits()
    #expect(report.isSound)
    #expect(!report.hasUntriedEdits)
    #expect(sound.fix(report).changes.isEmpty)
  }

  @Test func `a document of another format has no edits`() throws {
    let json = try DocumentSource(json: Self.fixed.utf8)
    let source = try DocumentSource(json.document, views: [:], constraints: [], lines: [])
    let report = try DocumentEditor(source).reportWithEdits()
    #expect(!report.isSound)
    #expect(report.states[0].findings[0].edits.isEmpty)
    #expect(source.json == nil)
    let edit = try #require(try edits(DocumentEditor(json)).first?.first)
    #expect(try DocumentEditor(source).source(applying: edit).document == json.document)
  }

  @Test func `JSON and SARIF have the edits`() throws {
    let editor = try editor(Self.fixed)
    let report = try editor.reportWithEdits()
    let json = report.json(ofFile: "card.json", editor.source)
    #expect(json.contains(#""edits": ["#))
    #expect(json.contains(#""start": [9, 5]"#))
    #expect(json.contains(#""end": [9, 24]"#))
    #expect(json.contains(#""replacement": "\"title.width == 50\"""#))
    var log = SARIFLog(version: "1")
    log.add(report, ofFile: "card.json", editor.source)
    #expect(try SARIFCheck.check(log.text, ofFile: "card.json") == ["squeezed"])
    #expect(log.text.contains(#""fixes": ["#))
    #expect(
      report.workflowCommands(ofFile: "card.json", editor.source).contains(
        "%0Ahelp: Write \"title.width == 50\" instead of"))
  }
}
