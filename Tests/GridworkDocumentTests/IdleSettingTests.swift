// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork
import GridworkDocument
import GridworkInspector
import TestSupport
import Testing

/// Settings of documents that change nothing.
struct IdleSettingTests {
  private func report(
    _ json: String, widths: ClosedRange<Double>? = nil
  ) throws -> (report: VerificationReport, source: DocumentSource) {
    let source = try DocumentSource(json: json.utf8)
    let verifier = DocumentVerifier(try DocumentTree(source.document))
    return (verifier.report(widths: widths), source)
  }

  @Test func `a setting without effect is told once, where it is written`() throws {
    let (report, source) = try report(
      """
      {"root": {"id": "form", "kind": "grid",
         "rows": [[{"id": "a", "intrinsicSize": [20, 10]}, {"id": "b", "intrinsicSize": [20, 10]}]],
         "columnOptions": [{"index": 1, "width": 40, "weight": 2}]},
       "variants": [{"name": "wide", "size": [200, null]}]}
      """, widths: 80...90)
    #expect(
      report.text(ofFile: "form.json", source) == """
        form.json:3:22: warning: no effect: the weight of column 1 of form changes nothing: its width is set to \
        40 (document: own size; variant wide: own size)
        form.json: 1 finding in 2 of 2 states at widths from 80 to 90.
        """)
  }

  @Test func `an alignment along a stack is told with those across it`() throws {
    let (report, source) = try report(
      """
      {"root": {"id": "bar", "kind": "stack", "alignment": "leading", "arranged": [
         {"id": "a", "intrinsicSize": [20, 10]}, {"id": "b", "intrinsicSize": [20, 30]}]}}
      """)
    #expect(
      report.text(ofFile: "form.json", source) == """
        form.json:1:10: warning: no effect: the alignment of bar changes nothing: leading is not across a \
        horizontal stack; use top, bottom, centerY, firstBaseline, lastBaseline or fill
        form.json: 1 finding in 1 of 1 state.
        """)
  }

  @Test func `limits that contradict each other are told where they are written`() throws {
    let (report, source) = try report(
      """
      {"root": {"id": "form", "kind": "grid",
         "rows": [[{"id": "a", "intrinsicSize": [20, 10]}, {"id": "b", "intrinsicSize": [20, 10]}]],
         "columnOptions": [{"index": 1, "minimum": 60, "maximum": 40}],
         "rowOptions": [
           {"index": 0, "minimum": 30.5, "maximum": 12}]},
       "variants": [{"name": "hidden", "hiddenColumns": {"form": [1]}}]}
      """)
    #expect(
      report.text(ofFile: "form.json", source) == """
        form.json:3:22: warning: problem: column 1 of form has the minimum width 60, above its maximum width \
        40; the maximum holds (document)
        form.json:5:6: warning: problem: row 0 of form has the minimum height 30.5, above its maximum height \
        12; the maximum holds (document; variant hidden)
        form.json: 2 findings in 2 of 2 states.
        """)
  }

  // The areas share a column and become one, whose head is a.
  @Test func `a view whose cell a merged area covers is told`() throws {
    let (report, source) = try report(
      """
      {"root": {"id": "form", "kind": "grid", "rows": [
         [{"id": "a", "intrinsicSize": [20, 10]}, {"id": "b"}],
         [null, {"id": "c", "exempt": {"problem": "a spare one"}}, {"id": "d", "intrinsicSize": [5, 10]}]],
         "merges": [{"columns": [0, 2], "rows": [0, 1]}, {"columns": [1, 2], "rows": [0, 2]}]}}
      """)
    #expect(
      report.text(ofFile: "form.json", source) == """
        form.json:2:45: warning: problem: b is not shown: a merged area of form covers its cell
        form.json:3:11: note: problem: c is not shown: a merged area of form covers its cell (exempt: a spare \
        one)
        form.json: 1 finding in 1 of 1 state, with 1 exemption.
        """)
    let finding = try #require(report.states.first?.findings.first)
    #expect(try DocumentTree(source.document).view(of: finding) == "b")
  }

  // The area in the second row has two cells.
  @Test func `a merged area of a single cell has no effect`() throws {
    let (report, source) = try report(
      """
      {"root": {"id": "form", "kind": "grid", "rows": [
         [{"id": "a", "intrinsicSize": [20, 10]}, {"id": "b", "intrinsicSize": [20, 10]}],
         [{"id": "c", "intrinsicSize": [50, 10]}, null]],
         "merges": [
           {"columns": [0, 2], "rows": [1, 2]},
           {"columns": [1, 2], "rows": [0, 1]}]},
       "variants": [{"name": "wide", "size": [300, null]}]}
      """)
    #expect(
      report.text(ofFile: "form.json", source) == """
        form.json:6:6: warning: no effect: the merged area at column 1, row 0 of form changes nothing: it is \
        a single cell; the end of a range is not included (document; variant wide)
        form.json: 1 finding in 2 of 2 states.
        """)
  }

  @Test func `a grid is exempt from what its merged areas of a single cell do not do`() throws {
    let (report, source) = try report(
      """
      {"root": {"id": "form", "kind": "grid", "exempt": {"no-effect": "one more column is coming"},
         "rows": [[{"id": "a", "intrinsicSize": [20, 10]}]],
         "merges": [{"columns": [0, 1], "rows": [0, 1]}]}}
      """)
    #expect(report.isSound)
    #expect(
      report.text(ofFile: "form.json", source).hasPrefix(
        "form.json:3:15: note: no effect: the merged area at column 0, row 0 of form changes nothing"
      ))
  }

  // In the variant, next is the last view of the bar, and its custom spacing is for nothing there.
  @Test func `a setting that has an effect in one state is no fault in the others`() throws {
    let json = """
      {"root": {"id": "bar", "kind": "stack", "arranged": [
          {"id": "next", "intrinsicSize": [40, 20], "customSpacingAfter": 16},
          {"id": "cancel", "intrinsicSize": [40, 20]}]},
       "variants": [{"name": "other order", "arranged": {"bar": ["cancel", "next"]}}]}
      """
    let (report, _) = try report(json)
    #expect(report.isSound)
    let tree = try DocumentTree(LayoutDocument(json: json))
    try tree.show(tree.document.variants[0])
    #expect(tree.findings().isEmpty)
    #expect(
      tree.root.soundnessFindings().map(\.text)
        == ["no effect: the custom spacing of next changes nothing: no view of bar follows it"])
  }

  @Test func `a priority that nothing opposes is told where the constraint is written`() throws {
    let (report, source) = try report(
      """
      {"root": {"id": "panel", "subviews": [{"id": "title"}]},
       "constraints": ["title.leading == panel.leading", "title.top == panel.top",
         "title.bottom == panel.bottom",
         {"relation": "title.width == 40", "priority": 750}]}
      """)
    #expect(
      report.text(ofFile: "form.json", source) == """
        form.json:4:4: warning: no effect: the priority of title.width == 40 changes nothing: nothing opposes \
        it at any size
        form.json: 1 finding in 1 of 1 state.
        """)
  }

  @Test func `the priority of a placeholder is no setting of the layout`() throws {
    let (report, _) = try report(
      """
      {"root": {"id": "panel", "subviews": [{"id": "title"}]},
       "constraints": ["title.leading == panel.leading", "title.top == panel.top",
         "title.bottom == panel.bottom",
         {"relation": "title.width == 40", "priority": 750, "placeholder": true}]}
      """)
    #expect(report.isSound)
  }

  // The settings of random documents are taken back one by one.
  @Test func `what is said to have no effect has none`() throws {
    var count = 0
    for number in Soak.seeds(60) {
      var document = RandomDocument.document(number)
      document.variants = []
      let tree = try DocumentTree(document)
      for finding in tree.root.soundnessFindings(rules: [.noEffect]) {
        let changed = try DocumentTree(document)
        try #require(takeBack(finding, in: changed), "document \(number): \(finding.text)")
        count += 1
        for width in [nil, 90, 150, 300.5] {
          try tree.show(nil, in: DocumentTree.Environment(width: width.map(LayoutExtent.exact)))
          try changed.show(nil, in: DocumentTree.Environment(width: width.map(LayoutExtent.exact)))
          let frames = [tree, changed].map { $0.root.computedLayout.items.map(\.frameInRoot) }
          #expect(
            zip(frames[0], frames[1]).allSatisfy { before, after in
              abs(before.minX - after.minX) + abs(before.minY - after.minY)
                + abs(before.width - after.width) + abs(before.height - after.height) < 1e-5
            }, "document \(number), width \(width ?? 0): \(finding.text)")
        }
      }
    }
    #expect(count > 10)
  }

  /// Gives a setting its default; false for an unknown one.
  private func takeBack(_ finding: SoundnessFinding, in tree: DocumentTree) -> Bool {
    if case .constraint(let described) = finding.place {
      let constraint = constraints(inside: tree.root.view).first {
        $0.source == described.source && $0.description == described.text
      }
      constraint?.priority = .required
      return constraint != nil
    }
    guard let view = tree.item(named: finding.view) as? LayoutView else { return false }
    let axis: LayoutAxis = finding.part.hasPrefix("horizontal") ? .horizontal : .vertical
    switch (finding.part, finding.place) {
    case ("horizontal hugging", _), ("vertical hugging", _):
      view.setContentHuggingPriority(.defaultLow, for: axis)
    case ("horizontal compression resistance", _), ("vertical compression resistance", _):
      view.setContentCompressionResistancePriority(.defaultHigh, for: axis)
    case ("vertical placement", _):
      (view.superview as? GridView)?.cell(for: view)?.yPlacement = .inherited
    case ("spacing", _): (view as? StackView)?.spacing = 8
    case ("alignment", _):
      guard let stack = view as? StackView else { return false }
      stack.alignment = stack.orientation == .horizontal ? .centerY : .centerX
    case ("custom spacing", _): (view.superview as? StackView)?.setCustomSpacing(nil, after: view)
    case ("visibility priority", _):
      (view.superview as? StackView)?.setVisibilityPriority(.mustHold, for: view)
    case (let setting, .track(_, .horizontal, let index)):
      guard let column = (view as? GridView)?.column(at: index) else { return false }
      switch setting {
      case "weight": column.weight = 0
      case "minimum width": column.minimumWidth = nil
      case "maximum width": column.maximumWidth = nil
      case "width fraction": column.widthFraction = nil
      case "size group": column.sizeGroup = nil
      default: return false
      }
    case (let setting, .track(_, .vertical, let index)):
      guard let row = (view as? GridView)?.row(at: index) else { return false }
      switch setting {
      case "weight": row.weight = 0
      case "minimum height": row.minimumHeight = nil
      case "maximum height": row.maximumHeight = nil
      case "height fraction": row.heightFraction = nil
      case "size group": row.sizeGroup = nil
      case "row alignment": row.rowAlignment = .none
      default: return false
      }
    default: return false
    }
    return true
  }

  private func constraints(inside view: LayoutView) -> [LayoutConstraint] {
    view.constraints + view.subviews.flatMap { constraints(inside: $0) }
  }
}
