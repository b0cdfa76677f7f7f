// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork
import GridworkDocument
import GridworkInspector
import Testing

struct VerificationTests {
  private func findings(_ json: String) throws -> [String] {
    try DocumentTree(LayoutDocument(json: json)).findings().map(\.text)
  }

  @Test func `a sound layout has none`() throws {
    #expect(try findings(#"{"root": {"kind": "label", "text": "Fine"}}"#).isEmpty)
  }

  @Test func `contradictions, squeezed content, overlaps and frames outside are found`() throws {
    let json = """
      {"root": {"id": "page", "subviews": [
         {"id": "text", "kind": "label", "text": "Hello"}, {"id": "box", "subviews": [{"id": "far"}]}]},
       "size": [100, 40],
       "constraints": ["text.leading == root.leading", "text.top == root.top",
         {"relation": "text.width == 30", "identifier": "narrow"},
         "box.leading == root.leading + 20", "box.top == root.top", "box.width == 20",
         "box.height == 20", "far.leading == box.leading", "far.top == box.top + 30",
         "far.width == 10", "far.height == 15",
         {"relation": "text.width == 34", "identifier": "wide"}]}
      """
    #expect(
      try findings(json) == [
        "conflict: text.width == 34 contradicts text.width == 30: text must be 34 wide, but it is 30 "
          + "wide: 4 too much",
        "squeezed: text is 20 narrower than its content",
        "outside: far sticks out of page by 5",
        "overlap: text and box overlap by 10 by 10",
      ])
  }

  // Frame and edges of plain contradict each other because its empty frame holds its width at 0.
  @Test func `remedies belong to their conflict beside one that follows from a problem`() throws {
    let json = """
      {"root": {"id": "page", "subviews": [
         {"id": "plain", "autoresizing": {"frame": [0, 0, 0, 0]}, "subviews": [{"id": "inner"}]},
         {"id": "title"}]},
       "size": [300, 100],
       "constraints": ["plain.leading == page.leading + 20", "inner.leading == plain.leading",
         "inner.width == 5", "inner.top == plain.top", "inner.height == 5",
         "title.leading == page.leading", "title.top == page.top", "title.height == 10",
         "title.width == 10", "title.width == 20"]}
      """
    let tree = try DocumentTree(LayoutDocument(json: json))
    #expect(tree.root.computedLayout.problems.map(\.conflicts) == [[0]])
    let findings = tree.findingsWithRemedies().filter { [.conflict, .problem].contains($0.rule) }
    #expect(findings.map(\.rule) == [.conflict, .problem])
    #expect(
      Set(findings[0].remedies.map(\.constraint)) == [
        "constraint title.width == 10", "constraint title.width == 20",
      ])
    #expect(findings[1].remedies.isEmpty)
  }

  // Inside margins of 10 the panel is 180 wide, and wants 100; the field in it follows.
  @Test func `constraints of one visual format are left out together, and that is told once`()
    throws
  {
    // 20 + 300 + 20 are 340 of 200.
    let json = """
      {"root": {"id": "page", "subviews": [{"id": "a"}]}, "size": [200, 20],
       "constraints": [{"visualFormat": "H:|-20-[a(300)]-20-|"}, "a.top == page.top"]}
      """
    let tree = try DocumentTree(LayoutDocument(json: json))
    #expect(tree.root.computedLayout.conflicts[0].constraints.count == 4)
    #expect(tree.remedies().map(\.constraint) == [#"constraint "H:|-20-[a(300)]-20-|""#])
  }

  @Test func `remedies are tried, and leave nothing behind`() throws {
    let json = """
      {"root": {"id": "page", "subviews": [{"id": "panel", "subviews": [{"id": "field"}]}]},
       "size": [200, 40],
       "constraints": ["panel.leading == root.leading + 10", "panel.trailing == root.trailing - 10",
         "panel.top == root.top", "panel.height == 20", "field.leading == panel.leading",
         "field.trailing == panel.trailing", "field.top == panel.top", "field.height == 5",
         {"relation": "panel.width == 100", "identifier": "narrow"}]}
      """
    let tree = try DocumentTree(LayoutDocument(json: json))
    let before = tree.root.computedLayout
    let remedies = tree.remedies()
    #expect(
      remedies.map(\.constraint) == [
        "constraint panel.leading == root.leading + 10",
        "constraint panel.trailing == root.trailing - 10",
        "constraint narrow (panel.width == 100)",
      ])
    #expect(remedies.map(\.conflict) == [0, 0, 0])
    let ghost = LayoutRect(x: 90, y: 0, width: 100, height: 20)
    #expect(remedies[0].frames["panel"] == ghost)
    #expect(remedies[0].frames["field"] == LayoutRect(x: 90, y: 0, width: 100, height: 5))
    #expect(remedies[1].frames["panel"] == LayoutRect(x: 10, y: 0, width: 100, height: 20))
    // The broken one is ignored already.
    #expect(remedies[2].frames.isEmpty)
    #expect(tree.root.computedLayout == before)
    #expect(tree.remedies(limit: 1).count == 1)
  }

  @Test func `a finding is about a view`() throws {
    let json = """
      {"root": {"id": "page", "subviews": [{"id": "a", "intrinsicSize": [50, 10]},
         {"kind": "grid", "id": "g", "rows": [[{"id": "b", "intrinsicSize": [30, 10]}]],
          "columnOptions": [{"index": 0, "width": 20}]}]},
       "size": [100, 50],
       "constraints": ["a.leading == root.leading", "a.top == root.top", "a.width == 20",
         "g.leading == root.leading", "g.top == a.bottom", "root.width == 90"]}
      """
    let tree = try DocumentTree(LayoutDocument(json: json))
    let findings = tree.findings()
    #expect(findings.map(\.rule) == [.conflict, .squeezed, .squeezed])
    #expect(findings.map { tree.view(of: $0) } == ["page", "a", "g"])
  }

  @Test func `what sticks out of its superview but not of the page is clipped`() throws {
    let json = """
      {"root": {"id": "page", "subviews": [{"id": "box", "subviews": [{"id": "in"}]}]},
       "size": [100, 100],
       "constraints": ["box.leading == root.leading", "box.top == root.top", "box.width == 20",
         "box.height == 20", "in.leading == box.leading + 5", "in.top == box.top", "in.width == 18",
         "in.height == 1"]}
      """
    #expect(try findings(json) == ["clipped: in sticks out of box by 3"])
  }

  @Test func `ambiguity is judged by the level of the view`() throws {
    func json(_ level: String) -> String {
      """
      {"root": {"id": "page", "subviews": [{"id": "a", "ambiguity": "\(level)"}]}, "size": [10, 10],
       "constraints": ["a.leading == root.leading", "a.top == root.top", "a.height == 1",
         "a.width <= 5"]}
      """
    }
    #expect(try findings(json("always")).count == 1)
    #expect(try findings(json("position")).isEmpty)
    #expect(try findings(json("never")).isEmpty)
  }

  @Test func `where everything lies on everything, so many pairs say it`() throws {
    let pile = (0..<60).map { #"{"id": "v\#($0)", "autoresizing": {"frame": [0, 0, 9, 9]}}"# }
      .joined(separator: ", ")
    let lines = try findings(#"{"root": {"id": "page", "subviews": [\#(pile)]}, "size": [9, 9]}"#)
    #expect(lines.count == 1001)
    #expect(lines.first == "overlap: v0 and v1 overlap by 9 by 9")
    #expect(lines.last == "overlap: more than 1000 pairs of subviews of page overlap")
  }

  @Test func `rows that overlap are a negative gap`() throws {
    let json = """
      {"root": {"id": "g", "kind": "grid", "rowSpacing": -4, "rows": [
        [{"id": "a", "intrinsicSize": [5, 10]}], [{"id": "b", "intrinsicSize": [5, 10]}]]}}
      """
    #expect(try findings(json) == ["negative gap: rows 0 and 1 of g overlap by 4"])
  }

  // The columns are 0…200 and, without content, 0…0: from right to left they touch.
  @Test func `columns that touch from right to left are no negative gap`() throws {
    let json = """
      {"root": {"id": "g", "kind": "grid", "columnSpacing": 0, "rows": [[{"id": "v"}, null]]},
       "size": [200, 10], "direction": "rtl"}
      """
    #expect(try findings(json) == [])
  }

  @Test func `a range says exactly where something begins and ends`() throws {
    // Content 50.5 wide inside margins of 10: squeezed below 70.5. Above 200.25 the width of the root
    // and the two margins contradict the cap.
    let json = """
      {"root": {"id": "page", "subviews": [{"id": "a", "intrinsicSize": [50.5, 10]}]},
       "size": [300, 30],
       "constraints": ["a.leading == root.leading + 10", "a.trailing == root.trailing - 10",
         "a.top == root.top", {"relation": "a.width <= 180.25", "identifier": "cap"}]}
      """
    let verifier = DocumentVerifier(try DocumentTree(LayoutDocument(json: json)))
    let stretches = try verifier.stretches(nil, widths: 60...210)
    #expect(
      stretches.map(\.text) == [
        "width 60 to below 70.5: squeezed: a is 10.5 narrower than its content (at 60)",
        "width above 200.25 to 210: conflict: a.width <= 180.25 contradicts 3 other constraints: 10 + 180.25 "
          + "+ 10 = 200.25, but page is 210 wide: 9.75 too little (at 210)",
      ])
    #expect(stretches.first?.widths == 60...70.5)
    #expect(stretches.last?.widths == 200.25...210)
    // At 70.5 and at 200.25 themselves everything fits.
    #expect(stretches.map(\.isOpenBelow) == [false, true])
    #expect(stretches.map(\.isOpenAbove) == [true, false])
    #expect(try verifier.stretches(nil, widths: 70.5...200.25).isEmpty)
  }

  @Test func `a wider step lays out fewer widths, and finds the same ends`() throws {
    let json = """
      {"root": {"id": "page", "subviews": [{"id": "a", "intrinsicSize": [50.5, 10]}]},
       "constraints": ["a.leading == root.leading + 10", "a.trailing == root.trailing - 10",
         "a.top == root.top", "a.bottom == root.bottom"]}
      """
    let verifier = DocumentVerifier(try DocumentTree(LayoutDocument(json: json)))
    var layouts = 0
    let stretches = try verifier.stretches(nil, widths: 60...80, step: 8) { _ in layouts += 1 }
    #expect(stretches.map(\.widths) == [60...70.5])
    // 60, 68, 76 and 80, eight points halved 27 times are less than 10⁻⁷, and 70.5 itself.
    #expect(layouts == 4 + 27 + 1)
  }

  @Test func `findings that begin together share one search`() throws {
    // Below 40 + 6 + 190 points all sixty texts need a second line, and none has room for it.
    let rows = (0..<60).map { row in
      """
      [{"id": "l\(row)", "kind": "label", "text": "Name"},
       {"id": "t\(row)", "kind": "label", "text": "the quick brown fox", "wraps": true}]
      """
    }
    let json = """
      {"root": {"id": "page", "kind": "grid", "rows": [\(rows.joined(separator: ",\n"))],
         "columnOptions": [{"index": 0, "width": 40}]},
       "size": [300, 954]}
      """
    let verifier = DocumentVerifier(try DocumentTree(LayoutDocument(json: json)))
    var layouts = 0
    let stretches = try verifier.stretches(nil, widths: 230...240) { _ in layouts += 1 }
    #expect(
      stretches.map(\.finding.text) == [
        "squeezed: 60 rows of page are 600 too short in all; 60 views in them are squeezed"
      ])
    #expect(stretches.allSatisfy { abs($0.widths.upperBound - 236) < 2e-5 })
    // Eleven whole widths, one point halved 24 times is less than 10⁻⁷, and the end itself.
    #expect(layouts == 11 + 24 + 1)
  }

  @Test func `findings that begin at different places are told apart`() throws {
    // Ten views of 10, 20, … 100 points, each as wide as so many tenths of the page and 0.007 more.
    let labels = (1...10).map { #"{"id": "a\#($0)", "intrinsicSize": [\#($0 * 10), 5]}"# }
    let constraints = (1...10).flatMap { number in
      [
        #""a\#(number).leading == root.leading""#, #""a\#(number).top == root.top""#,
        #""a\#(number).width == \#(Double(number) / 10)*root.width + 0.007""#,
      ]
    }
    let json = """
      {"root": {"id": "page", "subviews": [\(labels.joined(separator: ","))]}, "size": [200, 50],
       "constraints": [\(constraints.joined(separator: ","))]}
      """
    let verifier = DocumentVerifier(try DocumentTree(LayoutDocument(json: json)))
    let squeezed = try verifier.stretches(nil, widths: 99...101).filter {
      $0.finding.rule == .squeezed
    }
    // 10 n = n w / 10 + 0.007 at w = 100 - 0.07 / n; a shortage counts from 10⁻⁶ points on.
    #expect(squeezed.count == 10)
    for number in 1...10 {
      let stretch = squeezed.first { $0.finding.message.hasPrefix("a\(number) is ") }
      let end = 100 - 0.07 / Double(number)
      #expect(abs((stretch?.widths.upperBound ?? 0) - end) < 2e-5)
    }
  }
}
