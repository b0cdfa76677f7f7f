// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import GridworkDocument
import Testing

/// What is JSON but no layout document is refused, with the path, what was found, what is allowed,
/// and the nearest known spelling.
struct DocumentErrorTests {
  @Test func `an unknown key names its place and the nearest key`() {
    let text = """
      {"root": {"kind": "grid", "rows": [
        [null],
        [null, null],
        [null, {"huging": [250, 250]}]
      ]}}
      """
    #expect(
      failure(ofReading: text)
        == "4:11 root.rows[2][1].huging: Found the key \"huging\"; did you mean \"hugging\"?")
  }

  @Test(arguments: [
    (
      "[]",
      "1:1 Found an empty list; a document is an object with some of root, size, direction, "
        + "scale, textScale, language, systemSpacing, metrics, constraints, variants."
    ),
    ("{}", "1:1 A document needs the key \"root\"."),
    (
      #"{"root": null}"#,
      "1:10 root: Found null; a view is an object with some of "
        + "id, kind, alignmentInsets, margins, safeArea, hidden, direction, ambiguity, role, "
        + "interactive, exempt, intrinsicSize, "
        + "placeholderIntrinsicSize, firstBaseline, lastBaseline, hugging, compressionResistance, "
        + "subviews."
    ),
    (#"{"root": {}, "root": {}}"#, "1:14 root: The key \"root\" appears twice."),
    (
      #"{"root": {"kind": "lable"}}"#,
      "1:19 root.kind: Found the string \"lable\"; expected one of "
        + "\"view\", \"label\", \"grid\", \"stack\", \"guide\"; did you mean \"label\"?"
    ),
    (
      #"{"root": {"hidden": 1}}"#, "1:21 root.hidden: Found the number 1; expected true or false."
    ),
    (
      #"{"root": {"id": "1a"}}"#,
      "1:17 root.id: Found the string \"1a\"; a name begins with a letter "
        + "from A to Z or an underscore, and goes on with such letters, digits, underscores and hyphens."
    ),
    (
      #"{"root": {"hugging": [250, 2000]}}"#,
      "1:28 root.hugging[1]: Found the number 2000; a priority "
        + "must be above 0 and at most 1000."
    ),
    (
      #"{"root": {"hugging": 250}}"#,
      "1:22 root.hugging: Found the number 250; expected [horizontal, "
        + "vertical], two priorities."
    ),
    (
      #"{"root": {"intrinsicSize": [-1, 2]}}"#,
      "1:29 root.intrinsicSize[0]: Found the number -1; it must not be negative."
    ),
    (
      #"{"root": {"intrinsicSize": ["NaN", 2]}}"#,
      "1:29 root.intrinsicSize[0]: Found the string "
        + "\"NaN\"; expected a number of points, or null for no intrinsic metric."
    ),
    (
      #"{"root": {"firstBaseline": "8"}}"#,
      "1:28 root.firstBaseline: Found the string \"8\"; expected a number of points, or null for no baseline."
    ),
    (
      #"{"root": {"lastBaseline": [8]}}"#,
      "1:27 root.lastBaseline: Found a list of 1; expected a number of points, or null for no baseline."
    ),
    (
      #"{"root": {}, "size": [1e999, 1]}"#,
      "1:23 size[0]: Found the number 1e999; its magnitude must be at most 1000000000."
    ),
    (
      #"{"root": {"kind": "grid", "columnOptions": [{"index": 0, "weight": 0.9e-9}]}}"#,
      "1:68 root.columnOptions[0].weight: Found the number 0.9e-9; a weight must be from 0.000000001 to "
        + "1000000000, or 0 for no weight."
    ),
    (
      #"{"root": {"kind": "grid", "rowOptions": [{"index": 0, "weight": -1}]}}"#,
      "1:65 root.rowOptions[0].weight: Found the number -1; a weight must be from 0.000000001 to "
        + "1000000000, or 0 for no weight."
    ),
    (#"{"root": {}, "size": [100]}"#, "1:22 size: Found a list of 1; expected [width, height]."),
    (
      #"{"root": {}, "size": [{"atMost": 1, "preferred": 2}, null]}"#,
      "1:50 size[0].preferred: A size is either preferred or atMost."
    ),
    (
      #"{"root": {"kind": "stack", "hugging": [1, 1]}}"#,
      "1:28 root.hugging: A stack has "
        + "huggingPriority instead of hugging."
    ),
    (
      #"{"root": {"text": "Name"}}"#,
      #"1:11 root.text: Only a label has text; with "kind": "label", this is one."#
    ),
    (
      #"{"root": {"arranged": []}}"#,
      #"1:11 root.arranged: Only a stack has arranged; with "kind": "stack", this is one."#
    ),
    (
      #"{"root": {"kind": "stack", "rows": []}}"#,
      "1:28 root.rows: Only a grid has rows; this is a stack."
    ),
    (
      #"{"root": {"subviews": [{"kind": "guide", "wraps": true}]}}"#,
      "1:42 root.subviews[0].wraps: Only a label has wraps; this is a guide."
    ),
    (
      #"{"root": {"autoresizing": {}}}"#,
      "1:11 root.autoresizing: The root has the size of the document; autoresizing is for the subviews "
        + "of a view."
    ),
    (
      #"{"root": {"kind": "stack", "arranged": [{"autoresizing": {}}]}}"#,
      "1:42 root.arranged[0].autoresizing: What contains this view places it; autoresizing is for the "
        + "subviews of a view."
    ),
    (
      #"{"root": {"kind": "guide"}}"#,
      "1:19 root.kind: A guide can only be among the subviews of a view."
    ),
    (
      #"{"root": {"columnSpan": 2}}"#,
      "1:11 root.columnSpan: Only a view in a row of a grid has "
        + "columnSpan."
    ),
    (
      #"{"root": {}, "variants": [{"name": ""}]}"#,
      "1:36 variants[0].name: Found the string \"\"; the name of a variant must not be empty."
    ),
    (
      #"{"root": {}, "variants": [{"name": "x\n::error::"}]}"#,
      #"1:36 variants[0].name: Found the string "x\n::error::"; a name must not contain control characters."#
    ),
    (
      #"{"root": {}, "variants": [{"name": "a"}, {"name": "b"}, {"name": "a"}]}"#,
      "1:66 variants[2].name: The name \"a\" appears twice."
    ),
    (
      #"{"root": {}, "size": [{}, null]}"#,
      "1:23 size[0]: A size needs the key \"preferred\" or \"atMost\"."
    ),
    (#"{"root": {}, "variants": [{}]}"#, "1:27 variants[0]: A variant needs the key \"name\"."),
  ])
  func `a wrong value names its place, itself and what is allowed`(text: String, message: String) {
    #expect(failure(ofReading: text) == message)
  }

  @Test func `a message quotes of a long name as much as tells it from others`() {
    let long = String(repeating: "a", count: 5000)
    let short = String(repeating: "a", count: 100) + "…"
    #expect(
      failure(ofReading: #"{"root": {}, "variants": [{"name": "n", "text": {"\#(long)": ""}}]}"#)
        == "1:50 variants[0].text.\(short): There is no view with the id \"\(short)\".")
    #expect(
      failure(ofReading: #"{"root": {"id": "\#(long)"}}"#)
        == "1:17 root.id: Found the string \"\(long.prefix(40))…\"; a name may have at most 1000 characters."
    )
  }

  @Test func `a constraint that no person wrote is refused before it is read`() {
    let long = "H:|-" + String(repeating: "[a]-", count: 3000) + "|"
    #expect(
      failure(ofReading: #"{"root": {}, "constraints": [{"visualFormat": "\#(long)"}]}"#)
        == "1:47 constraints[0].visualFormat: Found the string \"\(long.prefix(40))…\"; a constraint "
        + "may have at most 10000 bytes.")
    let blanks = String(repeating: " ", count: 10_000)
    #expect(
      failure(ofReading: #"{"root": {}, "constraints": ["root.width ==\#(blanks)3"]}"#)
        .hasSuffix("a constraint may have at most 10000 bytes."))
  }

  // MARK: Names

  @Test(arguments: [
    (
      #"{"root": {"id": "a", "subviews": [{"id": "b"}, {"id": "b"}]}}"#,
      "1:55 root.subviews[1].id: Found the id \"b\" again; root.subviews[0] has it already."
    ),
    (
      #"{"root": {"subviews": [{"id": "root"}]}}"#,
      "1:31 root.subviews[0].id: Only the top-level view is called \"root\"; choose another id."
    ),
    (
      #"{"root": {"subviews": [{}, {"id": "root_subviews_0"}]}}"#,
      "1:35 root.subviews[1].id: Found the id \"root_subviews_0\" again; root.subviews[0] has it "
        + "already."
    ),
  ])
  func `a name belongs to one view`(text: String, message: String) {
    #expect(failure(ofReading: text) == message)
  }

  // MARK: Grids

  @Test(arguments: [
    (
      #"[[{"columnSpan": 2}, {}]]"#,
      "1:56 root.rows[0][1]: Found a view where root.rows[0][0] spans; "
        + "expected null."
    ),
    (
      #"[[{"rowSpan": 2}], [{}]]"#,
      "1:55 root.rows[1][0]: Found a view where root.rows[0][0] spans; "
        + "expected null."
    ),
    (
      #"[[null, {"rowSpan": 2}], [{"columnSpan": 2}]]"#,
      "1:76 root.rows[1][0].columnSpan: The view spans cells that root.rows[0][1] spans."
    ),
    (
      #"[[{"columnSpan": 0}]]"#,
      "1:52 root.rows[0][0].columnSpan: Found the number 0; expected a number of "
        + "columns, a whole number of at least 1."
    ),
    (
      #"[[{"columnSpan": 1000000}]]"#,
      "1:52 root.rows[0][0].columnSpan: Found a grid of 1 row and 1000000 columns; the grids of a "
        + "document may have at most 250000 cells in all."
    ),
  ])
  func `a span needs room`(rows: String, message: String) {
    #expect(failure(ofReading: #"{"root": {"kind": "grid", "rows": "# + rows + "}}") == message)
  }

  /// Each of 500 by 500 cells, which a few bytes ask for.
  private func grids(_ count: Int, ofRows rows: String) -> String {
    let grid = #"{"kind": "grid", "rows": \#(rows)}"#
    let all = Array(repeating: grid, count: count).joined(separator: ", ")
    return #"{"root": {"subviews": [\#(all)]}}"#
  }

  @Test func `a merged area that is made in code has cells`() throws {
    var grid = LayoutDocument.Grid(rows: [[nil, nil]])
    grid.merges = [LayoutDocument.Grid.Merge(columns: 1..<1, rows: 0..<1)]
    var document = LayoutDocument(root: LayoutDocument.View())
    document.root.content = .grid(grid)
    let error = #expect(throws: DocumentError.self) { try DocumentTree(document) }
    #expect(
      error?.description == "root.merges[0].columns[1]: Found [1, 1]; a range must not be empty.")
  }

  @Test func `all grids together have so many cells at most`() {
    let large = #"[[{"columnSpan": 500, "rowSpan": 500}]]"#
    #expect(failure(ofReading: grids(1, ofRows: large)) == "no error")
    #expect(
      failure(ofReading: grids(40, ofRows: large))
        .hasSuffix(
          "root.subviews[1].rows: Found a grid of 1 row and 1 column; the grids of a document may "
            + "have at most 250000 cells in all, and those before it have 250000."))
    // Rows without cells count, too: 100,000 in each.
    let rows = #"[[{"rowSpan": 100000}]]"#
    #expect(
      failure(ofReading: grids(3, ofRows: rows))
        .hasSuffix(
          "root.subviews[2].rows[0][0].rowSpan: Found a grid of 100000 rows and 1 column; the grids "
            + "of a document may have at most 250000 cells in all, and those before it have 200000."
        ))
    let empty = "[" + Array(repeating: "[]", count: 130_000).joined(separator: ",") + "]"
    #expect(
      failure(ofReading: grids(2, ofRows: empty))
        .hasSuffix(
          "root.subviews[1].rows: Found a grid of 130000 rows and 0 columns; the grids of a document "
            + "may have at most 250000 cells in all, and those before it have 130000."))
  }

  @Test func `all grids together have so many merged areas at most`() {
    let spans = Array(repeating: #"{"columnSpan": 2}, null"#, count: 3000).joined(separator: ", ")
    #expect(failure(ofReading: grids(1, ofRows: "[[\(spans)]]")) == "no error")
    #expect(
      failure(ofReading: grids(2, ofRows: "[[\(spans)]]"))
        .hasSuffix(
          "root.subviews[1].rows[0][4000]: The grids of a document may have at most 5000 merged areas in "
            + "all."))
  }

  @Test func `a document has so many variants at most`() {
    func document(_ count: Int) -> String {
      let variants = (1...count).map { #"{"name": "\#($0)"}"# }.joined(separator: ", ")
      return #"{"root": {}, "variants": [\#(variants)]}"#
    }
    #expect(failure(ofReading: document(1000)) == "no error")
    #expect(
      failure(ofReading: document(1001))
        == "1:26 variants: A document may have at most 1000 variants.")
  }

  @Test func `a grid has so many merged areas at most`() {
    let merges = (0...5000).map { #"{"columns": [0, 2], "rows": [\#($0), \#($0 + 1)]}"# }
      .joined(separator: ", ")
    let rows = Array(repeating: "[null, null]", count: 5001).joined(separator: ", ")
    #expect(
      failure(ofReading: #"{"root": {"kind": "grid", "rows": [\#(rows)], "merges": [\#(merges)]}}"#)
        .hasSuffix(
          "root.merges[5000]: The grids of a document may have at most 5000 merged areas in all."))
    let spans = Array(repeating: #"{"columnSpan": 2}, null"#, count: 5001).joined(separator: ", ")
    #expect(
      failure(ofReading: #"{"root": {"kind": "grid", "rows": [[\#(spans)]]}}"#)
        .hasSuffix(
          "root.rows[0][10000]: The grids of a document may have at most 5000 merged areas in all."
        ))
  }

  @Test(arguments: [
    (
      #""rowOptions": [{"index": 2}]"#,
      "root.rowOptions[0].index: Found the index 2; the grid has 1 row, counted from 0."
    ),
    (
      #""columnOptions": [{"index": 0}, {"index": 0}]"#,
      "root.columnOptions[1].index: The index 0 "
        + "appears twice."
    ),
    (
      #""columnOptions": [{"index": 0, "height": 3}]"#,
      #"root.columnOptions[0].height: A column has "width" instead of "height"."#
    ),
    (
      #""cells": [{"column": 3, "row": 0}]"#,
      "root.cells[0].column: Found the index 3; the grid has 2 "
        + "columns, counted from 0."
    ),
    (
      #""cells": [{"column": 1, "row": 0}, {"column": 1, "row": 0}]"#,
      "root.cells[1]: The cell at column 1, row 0 appears twice."
    ),
    (
      #""merges": [{"columns": [0, 3], "rows": [0, 1]}]"#,
      "root.merges[0].columns[1]: Found [0, 3]; the grid has 2 columns, so that a range ends "
        + "at 2 at most."
    ),
    (
      #""merges": [{"columns": [1, 1], "rows": [0, 1]}]"#,
      "root.merges[0].columns[1]: Found the number 1; a range must ascend, and this one begins at 1."
    ),
    (
      #""merges": [{"columns": [2, 0], "rows": [0, 1]}]"#,
      "root.merges[0].columns[1]: Found the number 0; a range must ascend, and this one begins at 2."
    ),
    (#""subviews": []"#, "root.subviews: A grid's views are in its rows; it has no subviews."),
  ])
  func `an index leads to a track`(keys: String, message: String) {
    let text = #"{"root": {"kind": "grid", "rows": [[{}, {}]], "# + keys + "}}"
    #expect(failure(ofReading: text).split(separator: " ", maxSplits: 1).last ?? "" == message)
  }
}
