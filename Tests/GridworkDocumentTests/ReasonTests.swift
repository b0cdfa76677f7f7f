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
    return source.texts(of: [reason], in: layout, tree, ofFile: "form.json")[0]
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

  private func explained(_ json: String) throws -> ComputedLayout {
    try DocumentTree(LayoutDocument(json: json)).root.explainedLayout
  }

  private func columnReasons(_ json: String) throws -> [String] {
    let layout = try explained(json)
    return layout.grids[0].columns.indices.compactMap {
      layout.reason(for: .track(grid: 0, .horizontal, $0))?.sentence
    }
  }

  /// Two labels of 40 hold column 0, and nothing holds column 1: it takes 200 - 40 - 6.
  private static func form(columnOptions: String = "[]") -> String {
    """
    {"size": [200, null], "root": {"id": "form", "kind": "grid",
     "rows": [[{"id": "name", "kind": "label", "text": "Name"}, {"id": "nameField"}],
              [{"id": "mail", "kind": "label", "text": "Mail"}, {"id": "mailField"}]],
     "columnOptions": \(columnOptions)}}
    """
  }

  @Test func `a column that takes the surplus names the one that resists it more`() throws {
    #expect(
      try columnReasons(Self.form()) == [
        "Column 0 of form is 40 wide: 40 for its content (name).",
        "Column 1 of form is 154 wide: 154 left over, which column 0 resists more: with 2 pulls just "
          + "below 249, column 1 with none.",
      ])
    let rules = try explained(Self.form()).grids[0].columnRules
    #expect(
      rules.map(\.pulls) == [
        [ComputedLayout.Track.Pull(priority: LayoutPriority(249).nextDown, count: 2)], [],
      ])
    // The label in the second column holds it once; the third column is the firmest, at 250.
    let three = """
      {"size": [200, null], "root": {"id": "form", "kind": "grid",
       "rows": [[{"kind": "label", "text": "ab"}, {"id": "b", "kind": "label", "text": "cd"},
                 {"kind": "label", "text": "ef"}],
                [{"kind": "label", "text": "gh"}]],
       "columnOptions": [{"index": 2, "xPlacement": "fill"}]}}
      """
    // 200 - 3 · 20 - 2 · 6 are 128.
    #expect(
      try columnReasons(three)[1]
        == "Column 1 of form is 148 wide: 20 for its content (b) and 128 left over, which column 0 "
        + "resists more: with 2 pulls just below 249, column 1 with 1.")
  }

  @Test func `columns that resist equally share, and what cannot grow is not compared`() throws {
    // 66 - 6 - 40 are 20.
    let equal = """
      {"size": [66, null], "root": {"id": "form", "kind": "grid",
       "rows": [[{"id": "a", "kind": "label", "text": "ab"}, {"id": "b", "kind": "label", "text": "cd"}]]}}
      """
    #expect(
      try columnReasons(equal)[0]
        == "Column 0 of form is 30 wide: 20 for its content (a) and 10 of the 20 points left over "
        + "(shared equally).")
    for options in [
      #"[{"index": 0, "maximum": 40}]"#, #"[{"index": 0, "width": 40}]"#,
      #"[{"index": 1, "weight": 1}]"#,
    ] {
      #expect(
        try columnReasons(Self.form(columnOptions: options))[1]
          == "Column 1 of form is 154 wide: 154 left over.", "\(options)")
    }
    // Only the solver knows what a longer column costs a view that follows it.
    let inside = """
      {"size": [200, null], "root": {"id": "form", "kind": "grid",
       "rows": [[{"id": "box", "subviews": [{"id": "a", "intrinsicSize": [12, 10], "hugging": [250, 250]},
         {"id": "b", "intrinsicSize": [18, 10]}]}, {"id": "field"}]]},
       "constraints": ["a.leading == box.leading", "b.leading == a.trailing",
         "b.trailing == box.trailing", "a.top == box.top", "a.bottom == box.bottom",
         "b.top == box.top"]}
      """
    #expect(
      try columnReasons(inside)[1]
        == "Column 1 of form is 164 wide: 164 left over, which column 0 resists more: with 1 pull "
        + "just below 249, column 1 with none.")
    let unknown = inside.replacing("[250, 250]", with: "[100, 250]")
    #expect(try explained(unknown).grids[0].columnRules[0].pulls == nil)
    #expect(try columnReasons(unknown)[1] == "Column 1 of form is 164 wide: 164 left over.")
  }

  @Test func `a view that is longer than it wants to be fills its cell`() throws {
    // The label is 90 wide. The first view hugs less than the grid; the second has nothing inside that
    // says how wide it is.
    let json = """
      {"size": [200, null], "root": {"id": "form", "kind": "grid",
       "rows": [[{"id": "short", "intrinsicSize": [20, 10], "hugging": [200, 250]}],
                [{"id": "inner", "kind": "grid", "rows": [[{"id": "field", "intrinsicSize": [null, 10]}]]}],
                [{"id": "long", "kind": "label", "text": "Long text"}]]}}
      """
    #expect(
      try number("short", .width, of: json) == "short is 200 wide: it fills column 0 of form.")
    #expect(
      try number("inner", .width, of: json) == "inner is 200 wide: it fills column 0 of form.")
    #expect(try number("long", .width, of: json).hasPrefix("long is 90 wide, as its content is"))
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

  /// Ten words of 50 points, with spaces of 10 between them.
  @Test func `text that wraps says so, and nothing is too narrow for it`() throws {
    let words = Array(repeating: "words", count: 10).joined(separator: " ")
    let form = """
      {"size": [300, null], "root": {"id": "form", "kind": "grid",
       "rows": [[{"id": "label", "kind": "label", "text": "Name"},
                 {"id": "help", "kind": "label", "text": "\(words)", "wraps": true,
                  "compressionResistance": [250, 750]}]],
       "cells": [{"column": 1, "row": 0, "xPlacement": "fill"}]}}
      """
    // 300 - 40 - 6 are 254, in which 4 words of 5 letters and the spaces between them take 230.
    #expect(try number("help", .width, of: form) == "help is 254 wide: it fills column 1 of form.")
    #expect(
      try number("help", .height, of: form).hasPrefix("help wraps at 254 into 3 lines, 30 high"))
    #expect(
      try text(form) { _ in .track(grid: 0, .horizontal, 1) }
        .hasPrefix("Column 1 of form is 254 wide: 254 for its content (help), which wraps ("))
    let layout = try DocumentTree(LayoutDocument(json: form)).root.explainedLayout
    #expect(layout["help"]?.wrapping?.lineCount == 3)
    #expect(layout["label"]?.wrapping == nil)
    #expect(layout.grid(named: "form")?.columnRules.map(\.wraps) == [false, true])
    // Cut off below, it is squeezed.
    let low = form.replacingOccurrences(of: "[300, null]", with: "[300, 20]")
    #expect(
      try number("help", .height, of: low)
        .hasPrefix("help is squeezed: it is 20 high and its content needs 30"))
    // A word of 500 points is not broken.
    let long = form.replacingOccurrences(of: "\(words)", with: String(repeating: "w", count: 50))
    #expect(
      try number("help", .height, of: long).hasPrefix("help wraps at 254 into 1 line, 10 high"))
    // A text with a line break has no single line to count by.
    let broken = form.replacingOccurrences(of: "\"words", with: "\"words\\n")
    #expect(try number("help", .height, of: broken).hasPrefix("help wraps at 254, "))
  }

  private static func row(_ count: Int) -> String {
    let views = (0..<count).map { #"{"id": "v\#($0)", "intrinsicSize": [10, 10]}"# }
    return
      #"{"root": {"id": "s", "kind": "stack", "arranged": [\#(views.joined(separator: ", "))]}}"#
  }

  /// The contributions to the position of view n are n widths and n gaps.
  @Test func `a number that many constraints add up to counts from a neighbour`() throws {
    let json = Self.row(7)
    #expect(
      try number("v4", .minX, of: json).hasPrefix(
        "The left edge of v4 is at 72: 8 + 8 + 8 + 8 + 10 + 10 + 10 + 10.\n"))
    #expect(
      try number("v5", .minX, of: json).hasPrefix(
        """
        The left edge of v5 is at 90: 82 + 8.
          82  the right edge of v4
           8  v5.leading >= v4.trailing + 8, the spacing of stack s, view 4 (
        """))
    #expect(try number("s", .width, of: json) == "s is 118 wide: the right edge of v6.")
    let gap = try text(json) {
      .gap(.horizontal, from: $0.index(of: "v5") ?? 0, to: $0.index(of: "v6") ?? 0)
    }
    #expect(
      gap.hasPrefix(
        "The gap between v5 and v6 is 8: v6.leading >= v5.trailing + 8, the spacing of stack s, view 5 ("
      ))
    // From the other end: each view hangs from the one after it.
    let ids = (0..<7).map { "v\($0)" }
    let views = ids.map { #"{"id": "\#($0)", "intrinsicSize": [10, 10]}"# }
    let hung = zip(ids, ids.dropFirst()).map { #""\#($0).trailing == \#($1).leading - 8""# }
    let page = """
      {"size": [300, 20], "root": {"id": "page", "subviews": [\(views.joined(separator: ", "))]},
       "constraints": ["v6.trailing == page.trailing", \(hung.joined(separator: ", "))]}
      """
    // 300 - 7 * 10 - 6 * 8 are 182.
    #expect(
      try number("v0", .minX, of: page).hasPrefix(
        "The left edge of v0 is at 182: 200 - 10 - 8.\n  200  the left edge of v1\n"))
    #expect(
      try text(page) {
        .gap(.horizontal, from: $0.index(of: "v0") ?? 0, to: $0.index(of: "v1") ?? 0)
      }
      .hasPrefix("The gap between v0 and v1 is 8: v0.trailing == v1.leading - 8"))
  }

  @Test func `the text of all reasons grows with the views, and not with their square`() throws {
    func length(_ count: Int) throws -> Int {
      let source = try DocumentSource(json: Self.row(count).utf8)
      let tree = try DocumentTree(source.document)
      let layout = tree.root.explainedLayout
      return source.texts(of: layout.reasons, in: layout, tree, ofFile: "a").joined().utf8.count
    }
    #expect(try length(80) < 3 * length(40))
  }

  /// Of 30 equal shares each is what all the others leave.
  @Test func `a sum of many terms is cut short`() throws {
    let json = Self.row(30).replacingOccurrences(
      of: #""stack","#, with: #""stack", "distribution": "fillEqually","#
    ).replacingOccurrences(of: #"{"root""#, with: #"{"size": [832, 10], "root""#)
    // 832 - 29 * 8 are 600, and 20 for each: a 30th of 832 less a 30th of every gap.
    let first = try number("v0", .width, of: json)
    #expect(first.hasPrefix("v0 is 20 wide: 27.733 - 0.267 - 0.267 - "))
    #expect(first.contains(" and 20 more.\n"))
    #expect(first.hasSuffix("\n  and 10 more, which add up to -2.667"))
    #expect(try number("v1", .width, of: json) == "v1 is 20 wide: the width of v0.")
  }

  /// Every number used to look through the whole line. 300 views then took minutes, and the time grew with their
  /// square. (The limit includes the time that a test waits for others.)
  @Test(.timeLimit(.minutes(20))) func `a document on one line takes no longer`() throws {
    let source = try DocumentSource(json: Self.row(600).utf8)
    let tree = try DocumentTree(source.document)
    let layout = tree.root.explainedLayout
    let texts = source.texts(of: layout.reasons, in: layout, tree, ofFile: "a")
    // `{"root": {"id": "s", "kind": "stack", "arranged": [` has 51 characters, and a view and what
    // separates it from the next one 41, or 42 from v10 and 43 from v100 on.
    let column = 52 + 41 * 10 + 42 * 90 + 43 * 499
    #expect(texts.contains("v599 is 10 wide, as its content is (a:1:\(column))."))
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
