// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import GridworkDocument
import GridworkInspector
import Testing

/// Each form of a report as a whole, and what the formats of other tools demand.
struct VerificationReportTests {
  /// The title has room from a width of 110 on: it is 50 narrower than the page, and its content is 60
  /// wide. Of the two heights the second one is broken, and misses by 3.
  private static let form = """
    {"root": {"id": "page", "subviews": [
       {"id": "title", "intrinsicSize": [60, 10]}]},
     "size": [100, 30],
     "constraints": ["title.leading == root.leading", "title.top == root.top",
       "title.width == root.width - 50", {"relation": "title.height == 12", "identifier": "low"},
       {"relation": "title.height == 15", "identifier": "high"}],
     "variants": [
       {"name": "narrow", "size": [80, 30]},
       {"name": "wide", "size": [120, 30], "inactive": ["low"]}]}
    """

  private func report(
    _ json: String, widths: ClosedRange<Double>? = nil
  ) throws -> (report: VerificationReport, source: DocumentSource) {
    let source = try DocumentSource(json: json.utf8)
    let verifier = DocumentVerifier(try DocumentTree(source.document))
    return (verifier.report(widths: widths), source)
  }

  // MARK: Whole outputs

  @Test func `text has every cause once, with the states that show it, and a summary`() throws {
    let (report, source) = try report(Self.form)
    #expect(
      report.text(ofFile: "form.json", source) == """
        form.json:6:4: error: title.height == 15 contradicts title.height == 12
          title must be 15 high, but it is 12 high: 3 too much.

            5 |    "title.width == root.width - 50", {"relation": "title.height == 12", "identifier": "low"},
              |                                      ^
          x 6 |    {"relation": "title.height == 15", "identifier": "high"}],
              |    ^

          help: Without title.height == 12 (line 5): title becomes 15 high; nothing else moves.
          help: Without title.height == 15 (line 6): nothing moves.
          where: document; variant narrow

        form.json:2:4: error: squeezed: title is 30 narrower than its content (document; variant narrow)
        form.json: 2 findings in 2 of 3 states.
        """)
    #expect(!report.isSound)
  }

  @Test func `a finding whose amount has no digits says that it is small`() throws {
    let json = """
      {"size": [39.9997, null], "constraints": ["a.width == root.width"],
       "root": {"id": "page", "subviews": [{"id": "a", "kind": "label", "text": "Name"}]}}
      """
    let (report, source) = try report(json)
    #expect(
      report.text(ofFile: "a.json", source).contains(
        "squeezed: a is less than 0.001 narrower than its content"))
  }

  // At 110 itself the title has its 60 points.
  @Test func `text over a range says where each finding begins and ends`() throws {
    let json = Self.form.replacingOccurrences(of: "title.height == 15", with: "title.height == 12")
    let (report, source) = try report(json, widths: 105...112)
    #expect(
      report.text(ofFile: "form.json", source) == """
        form.json:2:4: error: squeezed: title is 30 narrower than its content (document: own size, width \
        105 to below 110; variant narrow: own size, width 105 to below 110; variant wide: width 105 to \
        below 110)
        form.json: 1 finding in 3 of 3 states at widths from 105 to 112.
        """)
  }

  @Test func `a sound document needs a summary only`() throws {
    let (report, source) = try report(
      #"{"root": {"id": "a"}, "size": [1, 1], "variants": [{"name": "b"}]}"#, widths: 1...2)
    let summary = "a.json: sound in 2 states at widths from 1 to 2."
    #expect(report.text(ofFile: "a.json", source) == summary)
    #expect(report.workflowCommands(ofFile: "a.json", source) == summary)
    #expect(report.isSound)
  }

  @Test func `JSON has every state, every stretch, and the place of each finding`() throws {
    let json = """
      {"root": {"id": "page", "subviews": [
         {"id": "title", "intrinsicSize": [60, 10]}]},
       "size": [120, 30],
       "constraints": ["title.leading == root.leading", "title.top == root.top",
         "title.width == root.width - 50"],
       "variants": [{"name": "narrow", "size": [80, 30]}]}
      """
    let (report, source) = try report(json, widths: 105...105.5)
    #expect(
      report.json(ofFile: "form.json", source) == """
        {
          "file": "form.json",
          "sound": false,
          "widths": [105, 105.5],
          "states": [
            {
              "variant": null,
              "findings": [],
              "stretches": [
                {
                  "widths": [105, 105.5],
                  "open": [false, false],
                  "worstWidth": 105,
                  "kind": "squeezed",
                  "level": "error",
                  "message": "title is 5 narrower than its content",
                  "amount": 5,
                  "identity": "squeezed root.subviews[0] horizontal",
                  "path": "root.subviews[0]",
                  "line": 2,
                  "column": 4
                }
              ]
            },
            {
              "variant": "narrow",
              "findings": [
                {
                  "kind": "squeezed",
                  "level": "error",
                  "message": "title is 30 narrower than its content",
                  "amount": 30,
                  "identity": "squeezed root.subviews[0] horizontal",
                  "path": "root.subviews[0]",
                  "line": 2,
                  "column": 4
                }
              ],
              "stretches": [
                {
                  "widths": [105, 105.5],
                  "open": [false, false],
                  "worstWidth": 105,
                  "kind": "squeezed",
                  "level": "error",
                  "message": "title is 5 narrower than its content",
                  "amount": 5,
                  "identity": "squeezed root.subviews[0] horizontal",
                  "path": "root.subviews[0]",
                  "line": 2,
                  "column": 4
                }
              ]
            }
          ],
          "summary": {"states": 2, "unsound": 2, "findings": 3}
        }
        """)
  }

  @Test func `a workflow command stands for each cause, where it is worst`() throws {
    let (report, source) = try report(Self.form)
    #expect(
      report.workflowCommands(ofFile: "forms/form.json", source) == """
        ::error file=forms/form.json,line=6,col=4,title=conflict::title.height == 15 contradicts \
        title.height == 12: title must be 15 high, but it is 12 high: 3 too much (document; variant narrow)
        ::error file=forms/form.json,line=2,col=4,title=squeezed::title is 30 narrower than its \
        content (document; variant narrow)
        forms/form.json: 2 findings in 2 of 3 states.
        """)
  }

  @Test func `a SARIF log lists the rules and a result for each cause`() throws {
    let (report, source) = try report(Self.form)
    var made = SARIFLog(version: "1.2.3")
    made.add(report, ofFile: "forms/sign in.json", source)
    let log = made.text
    let results = try #require(log.range(of: #"      "columnKind""#))
    #expect(
      log[results.lowerBound...] == """
              "columnKind": "unicodeCodePoints",
              "results": [
                {
                  "ruleId": "conflict",
                  "ruleIndex": 0,
                  "level": "error",
                  "message": {
                    "text": "title.height == 15 contradicts title.height == 12: title must be 15 high, \
        but it is 12 high: 3 too much (document; variant narrow)"
                  },
                  "locations": [
                    {
                      "physicalLocation": {
                        "artifactLocation": {"uri": "forms/sign%20in.json"},
                        "region": {"startLine": 6, "startColumn": 4}
                      },
                      "logicalLocations": [
                        {"fullyQualifiedName": "constraints[4]"}
                      ]
                    }
                  ],
                  "partialFingerprints": {"cause/v1": "conflict constraints[4]"}
                },
                {
                  "ruleId": "squeezed",
                  "ruleIndex": 3,
                  "level": "error",
                  "message": {"text": "title is 30 narrower than its content (document; variant narrow)"},
                  "locations": [
                    {
                      "physicalLocation": {
                        "artifactLocation": {"uri": "forms/sign%20in.json"},
                        "region": {"startLine": 2, "startColumn": 4}
                      },
                      "logicalLocations": [
                        {"fullyQualifiedName": "root.subviews[0]"}
                      ]
                    }
                  ],
                  "partialFingerprints": {"cause/v1": "squeezed root.subviews[0] horizontal"}
                }
              ]
            }
          ]
        }
        """)
    #expect(
      log[..<results.lowerBound].hasPrefix(
        """
        {
          "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
          "version": "2.1.0",
          "runs": [
            {
              "tool": {
                "driver": {
                  "name": "gridwork",
                  "version": "1.2.3",
                  "rules": [
                    {
                      "id": "conflict",
                      "shortDescription": {"text": "Required constraints do not contradict each \
        other."},
                      "defaultConfiguration": {"level": "error"}
                    },

        """))
  }

  // MARK: What other tools demand

  /// Documents with findings of several kinds, in one or several states, with names that need escapes.
  private static let documents: [(json: String, file: String)] = [
    (form, "form.json"),
    (form, "/srv/forms: all,50%2C/größe.json"),
    (#"{"root": {"id": "a"}, "size": [1, 1]}"#, "sound.json"),
    (
      // Two fractions of more than 1 together: the container says so, which is a warning.
      """
      {"root": {"id": "g", "kind": "grid", "rows": [[{"id": "a"}, {"id": "b"}]],
        "columnOptions": [{"index": 1, "fraction": 0.7}, {"index": 0, "fraction": 0.7}]},
       "size": [100, 10]}
      """, "a/b.json"
    ),
    (
      // Views on top of each other, and an identifier with everything that a line cannot have.
      """
      {"root": {"id": "page", "subviews": [{"id": "a"}, {"id": "b"}]}, "size": [10, 10],
       "constraints": ["a.leading == root.leading", "a.top == root.top", "a.width == 5",
         "a.height == 5", "b.leading == root.leading", "b.top == root.top", "b.width == 5",
         "b.height == 5", {"relation": "b.height == 6", "identifier": "50%0A: ä, ::b"}]}
      """, "c.json"
    ),
  ]

  @Test(arguments: documents.indices)
  func `a SARIF log keeps to version 2.1.0 of the standard`(number: Int) throws {
    let (json, file) = Self.documents[number]
    let (report, source) = try report(json, widths: 1...3)
    var log = SARIFLog(version: "0.1.0")
    log.add(report, ofFile: file, source)
    let rules = try SARIFCheck.check(log.text, ofFile: file)
    #expect(rules.isEmpty == report.isSound)
  }

  @Test(arguments: documents.indices)
  func `a workflow command reads back as what it says`(number: Int) throws {
    let (json, file) = Self.documents[number]
    let (report, source) = try report(json)
    let lines = report.workflowCommands(ofFile: file, source).split(separator: "\n")
    let commands = try lines.dropLast().map { try #require(WorkflowCommand(String($0))) }
    #expect(lines.last ?? "" == report.summary(ofFile: file))
    let findings = report.states.flatMap(\.findings)
    #expect(Set(commands.map(\.message)).count == Set(findings.map(\.identity)).count)
    for command in commands {
      let finding = try #require(findings.first { command.message.hasPrefix($0.message + " (") })
      let position = source.position(of: finding)
      #expect(
        command.properties == [
          "file": file, "line": "\(position.line)", "col": "\(position.column)",
          "title": finding.rule.id,
        ])
      #expect(command.name == finding.level.rawValue)
    }
  }

  @Test func `a setting that cannot be followed is a warning`() throws {
    let (report, source) = try report(Self.documents[3].json)
    #expect(
      report.workflowCommands(ofFile: "b.json", source).hasPrefix(
        "::warning file=b.json,line=1,col=10,title=problem::The fraction of "))
  }

  @Test func `a document that cannot be read is a finding of its own rule`() throws {
    let error = #expect(throws: DocumentError.self) {
      try DocumentSource(json: "{\"root\":\n  {\"kind\": \"lable\"}}".utf8)
    }
    let message =
      "root.kind: Found the string \"lable\"; expected one of \"view\", \"label\", \"grid\", "
      + "\"stack\", \"guide\"; did you mean \"label\"?"
    #expect(
      error?.workflowCommand(ofFile: "a.json")
        == "::error file=a.json,line=2,col=12,title=unreadable::\(message)")
    var log = SARIFLog(version: "1")
    log.add(try #require(error), ofFile: "a.json")
    #expect(try SARIFCheck.check(log.text, ofFile: "a.json") == ["unreadable"])
    #expect(log.text.contains(#""region": {"startLine": 2, "startColumn": 12}"#))
    #expect(log.text.contains(#"{"fullyQualifiedName": "root.kind"}"#))
  }

  // MARK: Shortages

  @Test func `a column lacks as much as the view that it squeezes most`() throws {
    // 40 and 60 in a column of 30.
    let (report, _) = try report(
      """
      {"root": {"id": "g", "kind": "grid", "columnOptions": [{"index": 0, "width": 30}], "rows": [
          [{"id": "a", "intrinsicSize": [40, 10]}], [{"id": "b", "intrinsicSize": [60, 10]}]]}}
      """)
    #expect(
      report.states[0].findings.map(\.text)
        == ["squeezed: column 0 of g is 30 too narrow; 2 views in it are squeezed"])
  }

  @Test func `a stack without room is reported instead of the views in it`() throws {
    // 40 + 8 + 60 in 100, of which b gives up 8.
    let (report, _) = try report(
      """
      {"size": [100, null], "root": {"id": "s", "kind": "stack", "arranged": [
          {"id": "a", "intrinsicSize": [40, 10], "compressionResistance": [800, 750]},
          {"id": "b", "intrinsicSize": [60, 10]}]}}
      """)
    #expect(
      report.states[0].findings.map(\.text)
        == ["squeezed: s is 8 too narrow; b in it is squeezed"])
  }

  // MARK: Places in the text

  @Test func `a place is the one that the text has, in its own order`() throws {
    // Column 1 stands first in the list; its 20 points are 10 too few for b.
    let (report, source) = try report(
      """
      {"size": [null, null],
       "root": {"kind": "grid", "columnOptions": [
           {"index": 1, "width": 20}, {"index": 0, "width": 40}],
         "id": "g", "rows": [[
           {"id": "a", "intrinsicSize": [40, 10]}, {"id": "b", "intrinsicSize": [30, 10]}]]}}
      """)
    let finding = try #require(report.states[0].findings.first)
    #expect(report.states[0].findings.count == 1)
    #expect(finding.text == "squeezed: column 1 of g is 10 too narrow; b in it is squeezed")
    #expect(source.path(of: finding) == "root.columnOptions[0]")
    #expect(source.position(of: finding).line == 3)
    #expect(source.position(of: finding).column == 6)
    // The text that the library writes orders the list by index.
    #expect(finding.path == "root.columnOptions[1]")
  }

  @Test func `a column counts Unicode scalars`() throws {
    let (report, source) = try report(
      #"{"variants": [{"name": "größer"}], "root": {"id": "page", "subviews": [{"id": "v"}]}}"#)
    let finding = try #require(report.states[0].findings.first)
    #expect(source.path(of: finding) == "root.subviews[0]")
    // 13 for the key, 10 for the list, 12 for the name, 8 + 15 + 13 for what follows; in bytes it is 74.
    #expect(source.position(of: finding).column == 72)
  }
}
