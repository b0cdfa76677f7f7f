// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork
import GridworkDocument
import Testing

struct ReportTests {
  @Test func `a report has frames, baselines, tracks and what is wrong`() throws {
    let json = """
      {"root": {"id": "page", "subviews": [
         {"id": "g", "kind": "grid", "rows": [[{"id": "a", "kind": "label", "text": "Abc"}]],
          "columnOptions": [{"index": 0, "leadingPadding": 4}]},
         {"id": "h", "kind": "guide"}, {"id": "gone", "hidden": true}]},
       "size": [100, 50],
       "constraints": ["g.leading == root.leading + 10", "g.top == root.top + 20",
         "h.leading == root.leading", "h.trailing == root.trailing", "h.top == root.top",
         {"relation": "h.height == 5", "identifier": "five"},
         {"relation": "h.height == 7", "identifier": "seven"},
         "gone.leading == root.leading", "gone.top == root.top", "gone.width == 9"]}
      """
    let report = try DocumentTree(LayoutDocument(json: json)).json()
    let words = report.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(words.contains(#""frames": { "page": [0, 0, 100, 50], "h": [0, 0, 100, 5], "#))
    #expect(words.contains(#""g": [10, 20, 34, 10], "a": [14, 20, 30, 10] }, "#))
    #expect(words.contains(#""baselines": {"g": [28, 28], "a": [28, 28]},"#))
    #expect(
      words.contains(#""grids": { "g": { "columns": [[14, 30]], "rows": [[20, 10]] } }, "#))
    #expect(words.contains(#""identifiers": ["five", "seven"],"#))
    #expect(words.contains(#""excess": 2,"#))
    #expect(
      words.contains(
        "h.height == 7 contradicts h.height == 5\\n h must be 7 high, but it is 5 high: 2 too much."
      ))
    // Without a text there are no lines.
    #expect(words.contains(#", "path": "constraints[6]" } ],"#))
    #expect(words.contains(#"{ "view": "gone", "axis": "vertical", "attribute": "height", "#))
  }

  @Test func `a report is JSON that reads back`() throws {
    let report = try DocumentTree(
      LayoutDocument(json: #"{"root": {"id": "a", "intrinsicSize": [33.333333333333336, 0.1]}}"#)
    ).json()
    #expect(report.contains(#""frames": {"a": [0, 0, 33.333333333333336, 0.1]},"#))
  }

  @Test func `variants have their names`() throws {
    let document = try LayoutDocument(
      json: """
        {"root": {"id": "a"}, "variants": [{"name": "one", "size": [1, 1]},
          {"name": "two", "size": [2, 2]}]}
        """)
    let tree = try DocumentTree(document)
    let layouts = try document.variants.map { variant in
      try tree.show(variant)
      return (name: variant.name, layout: tree.root.computedLayout)
    }
    let report = tree.json(ofVariants: layouts)
    #expect(
      report.hasPrefix("{\n  \"variants\": [\n    {\n      \"name\": \"one\",\n      \"frames\": "))
    #expect(report.contains("\"a\": [0, 0, 2, 2]"))
  }
}
