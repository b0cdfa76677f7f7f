// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork
import GridworkDocument
import GridworkInspector
import TestSupport
import Testing

/// Views of a document that may break a rule, and the rules beside those of a tree in code.
struct ExemptionTests {
  /// The badge lies on the last 10 points of the photo, and the title lacks 20 of its 50 points.
  private static let card = """
    {"root": {"id": "card", "subviews": [
       {"id": "photo"},
       {"id": "badge", "exempt": {"overlap": "a badge lies on its photo"}},
       {"id": "title", "kind": "label", "text": "Hello"}]},
     "size": [100, 40],
     "constraints": ["photo.leading == root.leading", "photo.top == root.top", "photo.width == 30",
       "photo.height == 10", "badge.leading == root.leading + 20", "badge.top == root.top",
       "badge.width == 30", "badge.height == 10", "title.leading == root.leading",
       "title.top == root.top + 20", "title.width == 30"]}
    """

  private func report(
    _ json: String, widths: ClosedRange<Double>? = nil
  ) throws -> (report: VerificationReport, source: DocumentSource) {
    let source = try DocumentSource(json: json.utf8)
    let verifier = DocumentVerifier(try DocumentTree(source.document))
    return (verifier.report(widths: widths), source)
  }

  @Test func `a report prints the reason, and counts only faults`() throws {
    let (report, source) = try report(Self.card)
    #expect(
      report.text(ofFile: "card.json", source) == """
        card.json:4:4: error: squeezed: title is 20 narrower than its content
        card.json:3:4: note: overlap: photo and badge overlap by 10 by 10 (exempt: a badge lies on its photo)
        card.json: 1 finding in 1 of 1 state, with 1 exemption.
        """)
    #expect(!report.isSound)
  }

  @Test func `a document with nothing but exemptions is sound`() throws {
    let json = Self.card.replacing("\"title.width == 30\"", with: "\"title.width == 50\"")
    let (report, source) = try report(json, widths: 60...100)
    #expect(report.isSound)
    #expect(
      report.text(ofFile: "card.json", source).hasSuffix(
        "card.json: sound in 1 state at widths from 60 to 100, with 1 exemption."))
    let (page, _) = try DocumentVerifier(DocumentTree(source.document)).page(title: "Card")
    #expect(page.variants.map { $0.findings?.count } == [0])
  }

  @Test func `the formats of other tools say that a finding is suppressed`() throws {
    let (report, source) = try report(Self.card)
    var log = SARIFLog(version: "1")
    log.add(report, ofFile: "card.json", source)
    #expect(try SARIFCheck.check(log.text, ofFile: "card.json") == ["squeezed", "overlap"])
    #expect(log.text.contains(#""suppressions": ["#))
    #expect(log.text.contains(#""justification": "a badge lies on its photo""#))
    let commands = report.workflowCommands(ofFile: "card.json", source)
    #expect(
      commands.split(separator: "\n").map(String.init)[1]
        == "::notice file=card.json,line=3,col=4,title=overlap::photo and badge overlap by 10 by 10 "
        + "(document) (exempt: a badge lies on its photo)")
    let json = report.json(ofFile: "card.json", source)
    #expect(json.contains(#""level": "note""#))
    #expect(json.contains(#""exempt": "a badge lies on its photo""#))
    #expect(json.contains(#""findings": 1}"#))
  }

  @Test func `what is written reads back`() throws {
    var document = try read(Self.card)
    document.root.subviews[0].exemptions = [.negativeGap: "it must", .clipped: "it scrolls"]
    #expect(
      document.json.contains(#""exempt": {"clipped": "it scrolls", "negative-gap": "it must"}"#))
    #expect(try read(document.json) == document)
  }

  @Test(arguments: [
    (
      #"{"conflict": "x"}"#,
      "No view can be exempt from conflict: it is not about a single view."
    ),
    (#"{"overlap": " "}"#, "An exemption needs a reason, which the report prints."),
    (
      #"{"overlap": 1}"#,
      "Found the number 1; expected a reason"
    ),
    (
      #"{"overlap": "a\u0007"}"#,
      "a reason must not contain control characters"
    ),
    (#"{"overlaps": "x"}"#, #"Found the key "overlaps"; did you mean "overlap"?"#),
  ])
  func `an exemption that means nothing is refused`(exempt: String, message: String) throws {
    let error = #expect(throws: DocumentError.self) {
      try read(#"{"root": {"id": "a", "exempt": \#(exempt)}}"#)
    }
    #expect(error?.message.contains(message) == true, "\(error?.message ?? "")")
  }

  @Test func `the rules say the same of a document's tree and of a tree in code`() throws {
    for number in Soak.seeds(30) {
      var document = RandomDocument.document(number)
      // A setting without effect must have none in the variants either.
      document.variants = []
      let tree = try DocumentTree(document)
      // A tree in code does not have the views that merged areas cover.
      let layout = tree.root.computedLayout
      let findings = tree.findings().filter { finding in
        tree.view(of: finding).map { layout[$0] != nil } ?? true
      }
      #expect(
        tree.root.soundnessFindings().map(\.text) == findings.map(\.text), "document \(number)")
    }
  }
}
