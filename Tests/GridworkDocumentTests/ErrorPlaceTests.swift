// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import GridworkDocument
import Testing

/// An error names the member that is wrong, not what contains it.
struct ErrorPlaceTests {
  @Test(arguments: [
    (
      #""rowOptions": [{"index": 0}, {"index": 2}]"#,
      "1:86 root.rowOptions[1].index: Found the index 2; the grid has 1 row, counted from 0."
    ),
    (
      #""columnOptions": [{"index": 9}, {"index": 1}]"#,
      "1:75 root.columnOptions[0].index: Found the index 9; the grid has 2 columns, counted from 0."
    ),
    (
      #""columnOptions": [{"index": 0, "height": 9}]"#,
      #"1:78 root.columnOptions[0].height: A column has "width" instead of "height"."#
    ),
    (
      #""rowOptions": [{"leadingPadding": 9}]"#,
      #"1:63 root.rowOptions[0].leadingPadding: A row has "topPadding" instead of "leadingPadding"."#
    ),
    (
      #""merges": [{"columns": [0, 3], "rows": [0, 1]}]"#,
      "1:74 root.merges[0].columns[1]: Found [0, 3]; the grid has 2 columns, so that a range "
        + "ends at 2 at most."
    ),
    (
      #""merges": [{"columns": [0, 1], "rows": [4, 5]}]"#,
      "1:87 root.merges[0].rows[0]: Found [4, 5]; the grid has 1 row, counted from 0."
    ),
    (
      #""cells": [{"column": 0, "row": 0, "constraints": ["absent.top == root.top"]}]"#,
      "1:97 root.cells[0].constraints[0]: There is no view or guide with the id \"absent\"."
    ),
  ])
  func `in a grid`(keys: String, message: String) {
    #expect(
      failure(ofReading: #"{"root": {"kind": "grid", "rows": [[{}, {}]], "# + keys + "}}")
        == message
    )
  }

  @Test(arguments: [
    (
      #"[[{"rowSpan": 200000}, null]]"#,
      "1:49 root.rows[0][0].rowSpan: Found a grid of 200000 rows and 2 columns; the grids of a document "
        + "may have at most 250000 cells in all."
    ),
    (
      #"[[null, {"rowSpan": 3}], [], [{"columnSpan": 2}]]"#,
      "1:80 root.rows[2][0].columnSpan: The view spans cells that root.rows[0][1] spans."
    ),
    (
      #"[[{"rowSpan": 2}], [null, {}], [{"columnSpan": 2}, null], [{}]]"#, "no error"
    ),
  ])
  func `at a span`(rows: String, message: String) {
    #expect(failure(ofReading: #"{"root": {"kind": "grid", "rows": "# + rows + "}}") == message)
  }

  @Test(arguments: [
    (
      #"{"relation": "c.width == 3", "identifier": "x"}"#,
      "constraints[0].relation: There is no view or guide with the id \"c\"."
    ),
    (
      #""c.width == 3""#,
      "constraints[0]: There is no view or guide with the id \"c\"."
    ),
    (
      #"{"visualFormat": "V:[a][a]", "options": ["directionLeftToRight", "alignAllTop"]}"#,
      "constraints[0].options[1]: A vertical format cannot align views by top, which lies along its own "
        + "axis."
    ),
    (
      #"{"visualFormat": "[a]", "options": ["directionRightToLeft", "directionLeftToRight"]}"#,
      "constraints[0].options[0]: A format cannot read both from left to right and from right to left."
    ),
    (
      #"{"visualFormat": "|-[root]", "options": ["alignAllTop"]}"#,
      "constraints[0].visualFormat: \"|\" stands for the superview, but \"root\" has none.\n|-[root]\n^"
    ),
  ])
  func `in a constraint`(constraint: String, message: String) {
    let text = #"{"root": {"id": "a"}, "constraints": ["# + constraint + "]}"
    #expect(failure(ofReading: text).split(separator: " ", maxSplits: 1).last ?? "" == message)
  }

  @Test(arguments: [
    (
      #""size": [{"preferred": 3, "atMost": 5}, null]"#,
      "1:63 size[0].preferred: A size is either preferred or atMost."
    ),
    (
      #""size": [{"atMost": 5, "priority": 300}, null]"#,
      "1:75 size[0].priority: Only a preferred size has a priority."
    ),
    (
      #""variants": [{"name": "v", "text": {"a": "", "b": ""}}]"#,
      "1:85 variants[0].text.b: There is no view with the id \"b\"."
    ),
    (
      #""variants": [{"name": "v", "constants": {"gap": 3}}]"#,
      "1:81 variants[0].constants.gap: There is no constraint with the identifier \"gap\"."
    ),
  ])
  func `in a document`(keys: String, message: String) {
    let text = #"{"root": {"kind": "label", "id": "a"}, "# + keys + "}"
    #expect(failure(ofReading: text) == message)
  }

  @Test func `of a top-level view that is a guide`() throws {
    #expect(
      failure(ofReading: #"{"root": {"kind": "guide"}}"#)
        == "1:19 root.kind: A guide can only be among the subviews of a view.")
    let error = #expect(throws: DocumentError.self) {
      try DocumentTree(LayoutDocument(root: LayoutDocument.View(.guide)))
    }
    #expect(error?.path == "root.kind")
  }

  @Test func `in a document that was made in code, at the place where its text has it`() throws {
    var grid = LayoutDocument.Grid(rows: [[nil, nil]])
    grid.columnOptions = [7: LayoutDocument.Grid.Track(), 0: LayoutDocument.Grid.Track()]
    let document = LayoutDocument(root: LayoutDocument.View(.grid(grid)))
    let error = #expect(throws: DocumentError.self) { try DocumentTree(document) }
    #expect(error?.path == "root.columnOptions[1].index")
    #expect(failure(ofReading: document.json).contains(" root.columnOptions[1].index: "))
  }
}
