// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork
import GridworkDocument
import GridworkInspector
import Testing

/// What documents come to, as canonical text.
struct DocumentTreeTests {
  private func text(_ json: String, variant: String? = nil) throws -> String {
    let document = try LayoutDocument(json: json)
    let tree = try DocumentTree(document)
    if let variant { try tree.show(document.variants.first { $0.name == variant }) }
    return tree.root.computedLayout.framesText.split(separator: "\n").dropFirst()
      .joined(separator: "\n")
  }

  @Test func `a label has glyphs of 10 by 10 and its baseline at 8`() throws {
    #expect(
      try text(#"{"root": {"id": "note", "kind": "label", "text": "Hello,\nWorld"}}"#)
        == "note 0 0 60 20 first 8 last 18")
  }

  @Test func `a wrapping label is as tall as its lines at the width that it has`() throws {
    // "one two three" is 130 wide; at 75 a line has room for 7 glyphs: "one two", "three".
    #expect(
      try text(
        """
        {"root": {"id": "note", "kind": "label", "text": "one two three", "wraps": true},
         "size": [75, null]}
        """) == "note 0 0 75 20 first 8 last 18")
  }

  @Test func `a last baseline counts from the top however tall the view is`() throws {
    #expect(
      try text(
        """
        {"root": {"id": "page", "subviews": [
           {"id": "text", "intrinsicSize": [50, 30], "firstBaseline": 8, "lastBaseline": 20},
           {"id": "rule", "intrinsicSize": [50, 1]}]},
         "size": [50, 100],
         "constraints": ["text.top == root.top", "text.height == 80", "text.leading == root.leading",
           "rule.top == text.lastBaseline", "rule.leading == root.leading"]}
        """) == """
          page 0 0 50 100
            text 0 0 50 80 first 8 last 20
            rule 0 20 50 1
          """)
  }

  @Test func `constraints hold in the order of the document, whatever was shown before`() throws {
    // Three widths contradict each other: the first one listed wins. A variant lets the first go, and
    // when it is back it wins again.
    let json = """
      {"root": {"id": "page", "subviews": [{"id": "a"}]}, "size": [100, 100],
       "constraints": ["a.leading == root.leading", "a.top == root.top", "a.height == 10",
         {"relation": "a.width == 10", "identifier": "ten"},
         {"relation": "a.width == 20", "identifier": "twenty"}],
       "variants": [{"name": "without", "inactive": ["ten"]},
         {"name": "optional", "priorities": {"ten": 500}}, {"name": "plain"}]}
      """
    let document = try LayoutDocument(json: json)
    let tree = try DocumentTree(document)
    var widths: [Double?] = [tree.root.computedLayout["a"]?.frame.width]
    for variant in document.variants {
      try tree.show(variant)
      widths.append(tree.root.computedLayout["a"]?.frame.width)
    }
    #expect(widths == [10, 20, 20, 10])
    #expect(tree.root.computedLayout.conflicts.count == 1)
  }

  @Test func `a placeholder holds in the document only`() throws {
    let json = """
      {"root": {"id": "page", "placeholderIntrinsicSize": [40, 20], "intrinsicSize": [null, 5]},
       "constraints": [{"relation": "root.height == 30", "placeholder": true}]}
      """
    let document = try LayoutDocument(json: json)
    #expect(
      try DocumentTree(document).root.computedLayout.size == LayoutSize(width: 40, height: 30))
    #expect(
      try DocumentTree(document, for: .application).root.computedLayout.size
        == LayoutSize(width: 0, height: 5))
  }

  @Test func `a mask relates a frame to the size that the document has`() throws {
    // The frame leaves 30 on the left, 50 wide, 120 on the right of 200. At 300 the flexible width
    // takes all of the 100 more; margins in the ratio of 30 to 120 share them otherwise.
    let json = """
      {"root": {"id": "page", "subviews": [
         {"id": "wide", "autoresizing": {"frame": [30, 0, 50, 10], "flexible": ["width"]}},
         {"id": "amid", "autoresizing": {"frame": [30, 20, 50, 10], "flexible": ["minX", "maxX"]}}]},
       "size": [200, 100], "variants": [{"name": "wider", "size": [300, 100]}]}
      """
    #expect(
      try text(json) == """
        page 0 0 200 100
          wide 30 0 50 10
          amid 30 20 50 10
        """)
    #expect(
      try text(json, variant: "wider") == """
        page 0 0 300 100
          wide 30 0 150 10
          amid 50 20 50 10
        """)
  }

  @Test func `margins follow the direction`() throws {
    let json = """
      {"root": {"id": "page", "margins": [1, 2, 3, 4], "subviews": [{"id": "a"}]},
       "size": [100, 50],
       "constraints": ["a.leading == root.margins.leading", "a.trailing == root.margins.trailing",
         "a.top == root.margins.top", "a.bottom == root.margins.bottom"],
       "variants": [{"name": "rtl", "direction": "rtl"}]}
      """
    #expect(try text(json).contains("a 2 1 94 46"))
    #expect(try text(json, variant: "rtl").contains("a 4 1 94 46"))
  }

  @Test func `a lone hyphen keeps the document's system spacing until a variant sets it`() throws {
    let json = """
      {"root": {"id": "page", "subviews": [{"id": "a", "intrinsicSize": [10, 10]},
         {"id": "b", "intrinsicSize": [10, 10]}]}, "systemSpacing": {"sibling": 5, "container": 7},
       "metrics": {"side": 3},
       "constraints": [{"visualFormat": "|-side-[a]-[b]-|", "options": ["alignAllTop"],
         "identifier": "line"}, "a.top == root.top"],
       "variants": [{"name": "ones", "constants": {"line": 1}}, {"name": "plain"}]}
      """
    let document = try LayoutDocument(json: json)
    let tree = try DocumentTree(document)
    var widths = [tree.root.computedLayout.size.width]
    for variant in document.variants {
      try tree.show(variant)
      widths.append(tree.root.computedLayout.size.width)
    }
    // 3 + 10 + 5 + 10 + 7, then 1 + 10 + 1 + 10 + 1; the alignment keeps its constant of 1, too.
    #expect(widths == [35, 23, 35])
  }

  @Test func `constraints reach rows and columns, wherever they stand`() throws {
    let json = """
      {"root": {"id": "page", "subviews": [
         {"id": "g", "kind": "grid", "rowSpacing": 0, "rows": [
            [{"intrinsicSize": [10, 10]}], [{"intrinsicSize": [10, 20]}]]},
         {"id": "mark", "intrinsicSize": [3, null]}]},
       "constraints": ["g.leading == root.leading", "g.top == root.top", "mark.leading == g.trailing",
         "mark.top == g.row[1].top", "mark.bottom == g.row[1].bottom"],
       "variants": [{"name": "turned", "rowOrder": {"g": [1, 0]}},
         {"name": "one", "rowOrder": {"g": [0]}}, {"name": "plain"}]}
      """
    let document = try LayoutDocument(json: json)
    let tree = try DocumentTree(document)
    #expect(
      tree.root.computedLayout["mark"]?.frame == LayoutRect(x: 10, y: 10, width: 3, height: 20))
    try tree.show(document.variants[0])
    #expect(
      tree.root.computedLayout["mark"]?.frame == LayoutRect(x: 10, y: 0, width: 3, height: 20))
    try tree.show(document.variants[1])
    #expect(tree.root.computedLayout["g"]?.frame.height == 10)
    try tree.show(document.variants[2])
    #expect(
      tree.root.computedLayout["mark"]?.frame == LayoutRect(x: 10, y: 10, width: 3, height: 20))
  }

  @Test func `a cell's constraints hold while the cell is there`() throws {
    let json = """
      {"root": {"id": "g", "kind": "grid", "columnSpacing": 0, "rows": [
          [{"id": "a", "intrinsicSize": [50, 10]}], [{"id": "b", "intrinsicSize": [10, 10]}]],
         "cells": [{"column": 0, "row": 1, "xPlacement": "none",
           "constraints": ["b.trailing == a.trailing - 5"]}]},
       "variants": [{"name": "less", "hiddenRows": {"g": [1]}}, {"name": "plain"}]}
      """
    let document = try LayoutDocument(json: json)
    let tree = try DocumentTree(document)
    #expect(tree.root.computedLayout["b"]?.frame.minX == 35)
    try tree.show(document.variants[0])
    #expect(tree.root.computedLayout.size.height == 10)
    try tree.show(document.variants[1])
    #expect(tree.root.computedLayout["b"]?.frame.minX == 35)
  }

  @Test func `a conflict says where in the document its constraints stand`() throws {
    let json = """
      {"root": {"id": "page", "subviews": [{"id": "g", "kind": "grid", "rows": [[null], [{"id": "a"}]],
         "cells": [{"column": 0, "row": 1, "constraints": ["a.width == 3", "a.width == 5"]}]}]}}
      """
    let conflicts = try DocumentTree(LayoutDocument(json: json)).root.computedLayout.conflicts
    #expect(
      conflicts.first?.constraints.map(\.source?.description) == [
        "root.subviews[0].cells[0].constraints[0]", "root.subviews[0].cells[0].constraints[1]",
      ])
  }

  @Test func `a merged area keeps its content when the row of its head goes`() throws {
    let json = """
      {"root": {"id": "g", "kind": "grid", "rowSpacing": 0, "rows": [
          [{"id": "tall", "rowSpan": 2, "intrinsicSize": [10, 30]}, {"id": "a", "intrinsicSize": [5, 10]}],
          [null, {"id": "b", "intrinsicSize": [5, 10]}]]},
       "variants": [{"name": "second", "rowOrder": {"g": [1]}}]}
      """
    #expect(
      try text(json, variant: "second") == """
        g 0 0 21 30
          tall 0 0 10 30
          b 16 0 5 10
        """)
  }

  @Test func `an unknown variant of one's own is refused`() throws {
    let tree = try DocumentTree(LayoutDocument(root: LayoutDocument.View(id: "page")))
    var variant = LayoutDocument.Variant(name: "mine")
    variant.hidden = ["pgae"]
    let error = #expect(throws: DocumentError.self) { try tree.show(variant) }
    #expect(
      error?.description
        == "hidden[0]: There is no view with the id \"pgae\"; did you mean \"page\"?")
  }

  @Test func `a text that is another is measured again at the width that it has`() throws {
    let json = """
      {"root": {"id": "note", "kind": "label", "text": "one", "wraps": true}, "size": [30, null],
       "variants": [{"name": "more", "text": {"note": "one two"}}, {"name": "plain"}]}
      """
    let document = try LayoutDocument(json: json)
    let tree = try DocumentTree(document)
    var heights = [tree.root.computedLayout.size.height]
    for variant in document.variants {
      try tree.show(variant)
      heights.append(tree.root.computedLayout.size.height)
    }
    #expect(heights == [10, 20, 10])
  }

  @Test func `guides have no say in which of many frames is used`() throws {
    // `a` is as narrow as its margins allow, 8 on both sides, although the guide must lie outside then:
    // it ends at 16 - 8 - 40. By itself it would rather lie at 0, which needs a width of 48 for `a`.
    let json = """
      {"root": {"id": "page", "subviews": [{"id": "a", "subviews": [{"id": "h", "kind": "guide"}]}]},
       "size": [200, 100],
       "constraints": ["a.leading == root.leading", "h.width <= 50",
         "h.trailing == a.margins.trailing - 40 @251"]}
      """
    let layout = try DocumentTree(LayoutDocument(json: json)).root.computedLayout
    #expect(layout["a"]?.frame.width == 16)
    #expect(layout["h"]?.frame == LayoutRect(x: -32, y: 0, width: 0, height: 0))
  }
}
