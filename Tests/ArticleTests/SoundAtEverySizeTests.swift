// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Gridwork
import GridworkDocument
import GridworkInspector
import GridworkSnapshots
import Testing

/// The code of the article Sound at every size.
@Suite struct `Sound at every size` {
  func makeForm(_ name: String = "Name") -> GridView {
    let form = GridView(views: [[label(name), label("Ada")]])
    form.identifier = "form"
    form.column(at: 1).weight = 1
    return form
  }

  // 40 for the name, 6 between the columns, and 30 for Ada.
  @Test func `the form is sound from 76 to 400 points`() {
    let widths = stride(from: 76.0, through: 400, by: 1).map { $0 }
    assertSoundLayout(
      of: makeForm(),
      in: LayoutMatrix(widths: [nil] + widths, directions: [.leftToRight, .rightToLeft]))
  }

  @Test(arguments: ["Name", "Benutzername", "الاسم"])
  func `the form is sound with every name`(name: String) {
    assertSoundLayout(
      of: makeForm(name),
      in: LayoutMatrix(widths: [nil, 200], directions: [.leftToRight, .rightToLeft]))
  }

  @Test func `the form is judged by some rules`() {
    assertSoundLayout(of: makeForm(), rules: [.squeezed, .overlap])
  }

  @Test func `findings are values`() {
    let root = LayoutRoot(makeForm(), width: .exact(60))
    var texts: [String] = []
    func print(_ text: String) { texts.append(text) }
    for finding in root.soundnessFindings() { print(finding.text) }
    // 76 - 60.
    #expect(texts.count == 1)
    #expect(texts.first?.hasPrefix("squeezed: ") == true)
    #expect(texts.first?.contains(" 16 ") == true)
  }

  /// A picture of 40 by 40 points, and a badge of 10 by 10 on its corner.
  func makeCard() -> LayoutView {
    let card = LayoutView()
    for (name, size) in [("picture", 40.0), ("badge", 10)] {
      let view = LayoutView()
      view.identifier = name
      view.translatesAutoresizingMaskIntoConstraints = false
      card.addSubview(view)
      LayoutConstraint.activate([
        view.trailingAnchor.constraint(equalTo: card.trailingAnchor),
        view.topAnchor.constraint(equalTo: card.topAnchor),
        view.widthAnchor.constraint(equalToConstant: size),
        view.heightAnchor.constraint(equalToConstant: size),
        card.widthAnchor.constraint(greaterThanOrEqualToConstant: size),
        card.heightAnchor.constraint(greaterThanOrEqualToConstant: size),
      ])
    }
    return card
  }

  @Test func `a badge may lie on its picture`() {
    assertSoundLayout(
      of: makeCard(),
      exempting: [
        SoundnessExemption("badge", from: .overlap, because: "a badge lies on its picture")
      ])
  }

  // 40 + 8 + 60 = 108, and 70 + 8 + 60 = 138.
  @Test func `a document is verified at every width`() throws {
    let json = """
      {
        "root": {
          "id": "row", "kind": "stack", "arranged": [
            {"id": "label", "kind": "label", "text": "Name", "compressionResistance": [800, 750]},
            {"id": "send", "role": "control", "intrinsicSize": [60, 20]}
          ]
        },
        "variants": [{"name": "long", "text": {"label": "Surname"}}]
      }
      """
    let source = try DocumentSource(json: json.utf8)
    let report = try DocumentVerifier(DocumentTree(source.document)).report(widths: 100...200)
    #expect(
      report.text(ofFile: "form.json", source) == """
        form.json:5:7: warning: target below 24: send is 60 by 20; a target needs 24 by 24 (document: own size, width 100 to 200; variant long: own size, width 100 to 200)
        form.json:2:11: error: squeezed: row is 38 too narrow; send in it is squeezed (document: width 100 to below 108; variant long: width 100 to below 138)
        form.json: 2 findings in 2 of 2 states at widths from 100 to 200.
        """)
  }

  @Test func `a view of a document is exempt`() throws {
    let view = """
      {"id": "send", "role": "control", "intrinsicSize": [60, 20], "exempt": {"target-below-24": "the row is a target"}}
      """
    let report = try DocumentVerifier(DocumentTree(LayoutDocument(json: #"{"root": \#(view)}"#)))
      .report()
    #expect(report.isSound)
    #expect(report.states.first?.findings.map(\.exemption) == ["the row is a target"])
  }

  /// The table of the article has every rule, with its severity.
  @Test func `the table has every rule`() throws {
    let path = "../../Sources/GridworkSnapshots/GridworkSnapshots.docc/SoundAtEverySize.md"
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
      path)
    let rows = try String(contentsOf: file.standardized, encoding: .utf8)
      .split(separator: "\n").filter { $0.hasPrefix("| `") }.map { row in
        row.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      }
    #expect(rows.map(\.first) == SoundnessRule.allCases.map { "`\($0)`" })
    #expect(rows.map(\.last) == SoundnessRule.allCases.map(\.level.rawValue))
    for (row, rule) in zip(rows, SoundnessRule.allCases) where rule != .undecided {
      #expect(row[1].hasPrefix(rule.demand), "\(row[1])")
      #expect(row[1].hasSuffix("Not among the standard rules.") != Set.standard.contains(rule))
    }
  }
}
