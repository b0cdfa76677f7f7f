// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Gridwork
import GridworkDocument
import Testing

/// Why numbers of a document are what they are, in sentences.
struct ReasonTests {
  private func text(
    _ json: String, _ quantity: (ComputedLayout) -> ComputedLayout.Quantity
  ) throws -> String {
    let source = try DocumentSource(json: json.utf8)
    let tree = try DocumentTree(source.document)
    let layout = tree.root.explainedLayout
    let reason = try #require(layout.reason(for: quantity(layout)))
    return source.text(of: reason, in: layout, tree, ofFile: "form.json")
  }

  private func number(
    _ name: String, _ attribute: ComputedLayout.Ambiguity.Attribute, of json: String
  ) throws -> String {
    try text(json) { .number(item: $0.index(of: name) ?? 0, attribute) }
  }

  /// 72 + 6 + 80 + 9 + 30 are 197 of 300; 103 are left, of which column 1 takes two thirds.
  private static let grid = """
    {"size": [300, null], "root": {"id": "form", "kind": "grid", "rowAlignment": "firstBaseline",
     "rows": [[{"id": "title", "kind": "label", "text": "Fifteen letters"},
               {"id": "field", "intrinsicSize": [80, 21], "firstBaseline": 15},
               {"id": "note", "kind": "label", "text": "abc"}]],
     "columnOptions": [{"index": 0, "width": 72}, {"index": 1, "weight": 2, "xPlacement": "fill"},
                       {"index": 2, "weight": 1, "leadingPadding": 3}]}}
    """

  @Test func `columns say what they need and what they took`() throws {
    func column(_ position: Int) throws -> String {
      try text(Self.grid) { _ in .track(grid: 0, .horizontal, position) }
    }
    #expect(
      try column(0)
        == "Column 0 of form is 72 wide: 72, the width that it is given (form.json:5:20).")
    #expect(
      try column(1)
        == "Column 1 of form is 148.667 wide: 80 for its content (field) and 68.667 of the "
        + "103 points left over (weight 2 of 3) (form.json:5:47).")
    #expect(
      try column(2)
        == "Column 2 of form is 64.333 wide: 30 for its content (note) and 34.333 of the "
        + "103 points left over (weight 1 of 3) (form.json:6:20).")
    #expect(
      try text(Self.grid) { _ in .trackGap(grid: 0, .horizontal, after: 1) }
        == "The gap between columns 1 and 2 of form is 9: 6 spacing, 3 leading padding of column 2 "
        + "(form.json:1:31).")
  }

  @Test func `rows, fractions and limits are named as they were given`() throws {
    // 100 less the spacing of 6 are 94 for rows, 200 less that of 12 are 188 for columns.
    let grid = """
      {"size": [200, 100], "root": {"id": "form", "kind": "grid",
       "rows": [[{"id": "a", "intrinsicSize": [40, 20]}, {"id": "b", "intrinsicSize": [40, 20]},
                 {"id": "c", "intrinsicSize": [40, 20]}],
                [{"id": "d", "intrinsicSize": [40, 20]}]],
       "rowOptions": [{"index": 0, "height": 30}, {"index": 1, "fraction": 0.5}],
       "columnOptions": [{"index": 0, "maximum": 25}, {"index": 1, "fraction": 0.25},
                         {"index": 2, "fraction": 0}]}}
      """
    func track(_ axis: LayoutAxis, _ position: Int) throws -> String {
      try text(grid) { _ in .track(grid: 0, axis, position) }
    }
    #expect(
      try track(.vertical, 0).hasPrefix("Row 0 of form is 30 high: 30, the height that it is given")
    )
    #expect(
      try track(.vertical, 1)
        .hasPrefix("Row 1 of form is 47 high: 0.5 of the 94 that the grid has for rows"))
    #expect(
      try track(.horizontal, 0).hasPrefix("Column 0 of form is 25 wide: 25, its greatest width"))
    #expect(
      try track(.horizontal, 1)
        .hasPrefix("Column 1 of form is 47 wide: 0.25 of the 188 that the grid has for columns"))
    #expect(
      try track(.horizontal, 2)
        .hasPrefix("Column 2 of form is 0 wide: 0 of what the grid has for columns"))
    let tree = try DocumentTree(DocumentSource(json: grid.utf8).document)
    #expect(tree.root.explainedLayout.reason(for: .track(grid: 0, .horizontal, 3)) == nil)
  }

  @Test func `views in cells follow them, and content that has no room says why`() throws {
    #expect(
      try number("title", .width, of: Self.grid)
        == "title is squeezed: it is 72 wide and its content needs 150, because column 0 has a "
        + "width of 72 (form.json:1:31).")
    #expect(
      try number("field", .width, of: Self.grid)
        == "field is 148.667 wide: it fills column 1 of form.")
    #expect(
      try number("note", .minX, of: Self.grid)
        == "The left edge of note is at 235.667: column 2 of form begins there.")
    let merged = """
      {"root": {"id": "g", "kind": "grid",
       "rows": [[{"kind": "label", "text": "ab"}, {"kind": "label", "text": "cd"}],
                [{"id": "m", "kind": "label", "text": "e"}, null]],
       "merges": [{"columns": [0, 2], "rows": [1, 2]}]}}
      """
    #expect(
      try number("m", .minX, of: merged)
        == "The left edge of m is at 0: columns 0 to 1 of g begin there.")
    #expect(
      try number("title", .minY, of: Self.grid)
        == "The top edge of title is at 7: its first baseline is on the common line of row 0 of form."
    )
    #expect(
      try text(Self.grid) { .firstBaseline(item: $0.index(of: "title") ?? 0) }
        == "The first baseline of title is at 15: 8 below its top edge, which is at 7, on the line that "
        + "the aligned views of its row share.")
  }

  private static let page = """
    {"size": [300, 100],
     "root": {"id": "page", "subviews": [{"id": "label", "kind": "label", "text": "Name"},
       {"id": "field"}, {"id": "open"}]},
     "constraints": ["label.leading == page.leading + 20", "label.top == page.top",
       "field.leading == label.trailing + 8",
       "field.trailing == page.trailing - 20",
       "field.top == page.top", "field.height == 15",
       "open.top == field.bottom", "open.bottom == page.bottom", "open.leading == page.leading",
       "open.width >= 150"]}
    """

  @Test func `constraints add up to a number, each with its place`() throws {
    // 300 - 20 - 40 - 8 - 20.
    #expect(
      try number("field", .width, of: Self.page) == """
        field is 212 wide: 300 - 40 - 20 - 8 - 20.
          300  page.width == 300, the size of the root (form.json:1:10)
          -40  label.width >= 40, the compression resistance of view label (form.json:2:38)
          -20  label.leading == page.leading + 20 (form.json:4:18)
           -8  field.leading == label.trailing + 8 (form.json:5:4)
          -20  field.trailing == page.trailing - 20 (form.json:6:4)
        """)
    #expect(
      try number("field", .height, of: Self.page)
        == "field is 15 high: field.height == 15 (form.json:7:29).")
  }

  @Test func `a part of a constant says which part`() throws {
    let json = """
      {"size": [200, 100], "root": {"id": "page", "subviews": [{"id": "a"}]},
       "constraints": ["a.centerX == page.centerX", "a.width == 20", "a.height == 1.5*a.width",
                       "a.top == page.top"]}
      """
    // Half of 200, less half of 20.
    #expect(
      try number("a", .minX, of: json) == """
        The left edge of a is at 90: 100 - 10.
          100  half of the 200 in page.width == 200, the size of the root (form.json:1:10)
          -10  half of the 20 in a.width == 20 (form.json:2:47)
        """)
    // 1.5 times 20 is 30.
    #expect(
      try number("a", .height, of: json)
        == "a is 30 high: 1.5 times the 20 in a.width == 20 (form.json:2:47).")
  }

  @Test func `content and squeezed content say so in a word`() throws {
    let json = """
      {"size": [300, null], "root": {"id": "form", "kind": "grid", "rowAlignment": "firstBaseline",
       "rows": [[{"id": "title", "kind": "label", "text": "Title"},
                 {"id": "field", "intrinsicSize": [80, 21], "firstBaseline": 15}]],
       "rowOptions": [{"index": 0, "height": 15}]},
       "constraints": ["title.height == 0"]}
      """
    #expect(
      try number("title", .width, of: json)
        == "title is 50 wide, as its content is (form.json:2:12).")
    // Its constraint leaves nothing of the 10 that the text needs.
    #expect(
      try number("title", .height, of: json)
        == "title is squeezed: it is 0 high and its content needs 10, because title.height == 0.")
    // The row of 15 holds what stands 15 above the baseline, and nothing below it.
    #expect(
      try number("field", .height, of: json)
        == "field is squeezed: it is 15 high and its content needs 21, because row 0 has a height of "
        + "15 (form.json:1:31).")
  }

  @Test func `fractions, limits and single gaps`() throws {
    let json = """
      {"size": [406, null], "root": {"id": "form", "kind": "grid",
       "rows": [[{"id": "a", "kind": "label", "text": "abc"}, {"id": "b", "kind": "label", "text": "d"}]],
       "columnOptions": [{"index": 0, "fraction": 0.75}, {"index": 1, "minimum": 50}]}}
      """
    func column(_ position: Int) throws -> String {
      try text(json) { _ in .track(grid: 0, .horizontal, position) }
    }
    // 406 - 6 are 400 for both; a quarter of them stays, 50 of it the least width.
    #expect(
      try column(0)
        == "Column 0 of form is 300 wide: 0.75 of the 400 that the grid has for columns "
        + "(form.json:3:20).")
    #expect(
      try column(1)
        == "Column 1 of form is 100 wide: 50, its least width, and 50 left over (form.json:3:52).")
    #expect(
      try text(json) { _ in .trackGap(grid: 0, .horizontal, after: 0) }
        == "The gap between columns 0 and 1 of form is 6: the spacing (form.json:1:31).")
  }

  @Test func `what nothing fixes says what it may be`() throws {
    let json = Self.page.replacingOccurrences(of: "open.width >= 150", with: "open.width <= 150")
    #expect(
      try number("open", .width, of: json)
        == "open is 0 wide, but nothing fixes that: it may be anything from 0 to 150.")
  }

  @Test func `gaps of a stack`() throws {
    let stack = """
      {"root": {"id": "bar", "kind": "stack", "spacing": 5, "distribution": "fill", "arranged": [
        {"id": "one", "intrinsicSize": [10, 10], "customSpacingAfter": 12},
        {"id": "two", "intrinsicSize": [10, 10]}, {"id": "three", "intrinsicSize": [10, 10]}]}}
      """
    #expect(
      try text(stack) {
        .gap(.horizontal, from: $0.index(of: "one") ?? 0, to: $0.index(of: "two") ?? 0)
      }
        == "The gap between one and two is 12: two.leading == one.trailing + 12, the spacing of stack "
        + "bar, view 0 (form.json:3:3).")
  }

  /// The terms of every number of the recipes add up to it.
  @Test func `terms add up`() throws {
    let recipes = try Documents.recipes.map { try String(contentsOf: $0, encoding: .utf8) }
    for json in [Self.grid, Self.page] + recipes {
      let layout = try DocumentTree(LayoutDocument(json: json)).root.explainedLayout
      #expect(layout.reasons.count > 5)
      for reason in layout.reasons where !reason.terms.isEmpty {
        let sum = reason.terms.reduce(0) { $0 + $1.amount }
        #expect(abs(sum - reason.value) < 1e-6, "\(reason.sentence)")
      }
    }
  }
}
