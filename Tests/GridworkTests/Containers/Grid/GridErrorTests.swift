// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Gridwork

/// Programmer errors name the objects and the value, and the way out.
@Suite struct GridErrorTests {
  /// Whether what the program said at the end contains a text.
  private static func said(_ result: ExitTest.Result?, _ text: String) -> Bool {
    GridworkTests.said(result).contains(text)
  }

  @Test func `a view cannot be in two cells`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let a = box("a", 1, 1)
      let grid = GridView(views: [[a, nil]])
      grid.identifier = "login"
      grid.cell(atColumnIndex: 1, rowIndex: 0).contentView = a
    }
    #expect(
      Self.said(
        result,
        "LayoutView 'a' cannot be the contentView of the cell at column 1, row 0 of GridView 'login': "
          + "it is in the cell at column 0, row 0 of GridView 'login'. Use another view, or set the "
          + "contentView of that cell to nil first."))
  }

  @Test func `nothing can be set on a swallowed cell`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let grid = GridView(numberOfColumns: 2, rows: 1)
      let cell = grid.cell(atColumnIndex: 1, rowIndex: 0)
      grid.row(at: 0).mergeCells(in: 0..<2)
      cell.xPlacement = .fill
    }
    #expect(
      Self.said(
        result,
        "xPlacement cannot be set on the cell at column 1, row 0 of GridView: it is covered by the "
          + "merged area of columns 0..<2 and rows 0..<1. Set it on the head of the area, "
          + "cell(atColumnIndex: 0, rowIndex: 0)."))
  }

  @Test func `a track cannot move out of a merged area`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let grid = GridView(numberOfColumns: 1, rows: 4)
      grid.column(at: 0).mergeCells(in: 1..<3)
      grid.moveRow(at: 1, to: 3)
    }
    #expect(
      Self.said(
        result,
        "GridView cannot move row 1 to 3: that takes it out of the merged area of columns 0..<1 and "
          + "rows 1..<3. Unmerge the area first."))
  }

  @Test func `a track cannot move into a merged area`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let grid = GridView(numberOfColumns: 4, rows: 1)
      grid.row(at: 0).mergeCells(in: 1..<3)
      grid.moveColumn(at: 0, to: 1)
    }
    #expect(
      Self.said(
        result,
        "GridView cannot move column 0 to 1: that puts it into the merged area of columns 1..<3 and "
          + "rows 0..<1. Unmerge the area first."))
  }

  @Test func `indices lie inside the grid`() async {
    let row = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = GridView(numberOfColumns: 1, rows: 2).row(at: 2)
    }
    #expect(Self.said(row, "GridView has no row 2. Its rows are 0 to 1."))
    let cell = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = GridView(numberOfColumns: 0, rows: 2).cell(atColumnIndex: 0, rowIndex: 0)
    }
    #expect(Self.said(cell, "GridView has no column 0. It has none."))
    let insertion = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      GridView(numberOfColumns: 1, rows: 2).insertRow(at: 3)
    }
    #expect(
      Self.said(
        insertion, "GridView cannot insert a row at 3: it has 2 rows, so the index lies in 0...2."))
    let stranger = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let grid = GridView(numberOfColumns: 1, rows: 2)
      let row = grid.row(at: 1)
      grid.removeRow(at: 1)
      _ = grid.index(of: row)
    }
    #expect(
      Self.said(
        stranger,
        "a row that is in no grid has no index in GridView: it is not one of its rows. Ask the grid "
          + "that it is in, its gridView."))
    let counts = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = GridView(numberOfColumns: -1, rows: 2)
    }
    #expect(
      Self.said(counts, "A grid cannot have -1 columns and 2 rows. Pass counts of 0 or more."))
  }

  @Test func `rows and columns have cells and anchors while they are in a grid`() async {
    let cells = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let grid = GridView(numberOfColumns: 2, rows: 1)
      let row = grid.row(at: 0)
      grid.removeRow(at: 0)
      _ = row.mergeCells(in: 0..<2)
    }
    #expect(
      Self.said(cells, "a row that is in no grid cannot merge cells. Ask a row that is in a grid."))
    let anchors = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let grid = GridView(numberOfColumns: 2, rows: 1)
      let column = grid.column(at: 1)
      grid.removeColumn(at: 1)
      _ = column.layoutGuide
    }
    #expect(
      Self.said(
        anchors, "a column that is in no grid has no anchors. Ask a column that is in a grid."))
    let index = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let grid = GridView(numberOfColumns: 2, rows: 1)
      withExtendedLifetime(grid) { _ = grid.row(at: 0).cell(at: 2) }
    }
    #expect(Self.said(index, "row 0 of GridView has no cell 2. It has 2 cells, counted from 0."))
    let cell = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let grid = GridView(numberOfColumns: 1, rows: 1)
      let cell = grid.cell(atColumnIndex: 0, rowIndex: 0)
      grid.removeRow(at: 0)
      cell.contentView = box("a", 1, 1)
    }
    #expect(
      Self.said(
        cell,
        "A cell that left its grid cannot take a contentView. Set it on a cell that "
          + "cell(atColumnIndex:rowIndex:) of the grid returns."))
    let inside = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let grid = GridView(numberOfColumns: 1, rows: 1)
      let page = box("page", 1, 1)
      page.addSubview(grid)
      grid.cell(atColumnIndex: 0, rowIndex: 0).contentView = page
    }
    #expect(
      Self.said(
        inside,
        "LayoutView 'page' cannot be the contentView of the cell at column 0, row 0 of GridView: the "
          + "grid lies inside it. Take the grid out of that view first."))
  }

  @Test func `ranges of a merge lie inside the grid and are not empty`() async {
    let empty = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let grid = GridView(numberOfColumns: 2, rows: 2)
      _ = withExtendedLifetime(grid) { grid.row(at: 0).mergeCells(in: 1..<1) }
    }
    #expect(
      Self.said(
        empty, "GridView cannot merge the columns 1..<1: the range is empty. Name at least one."))
    let outside = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let grid = GridView(numberOfColumns: 2, rows: 2)
      _ = withExtendedLifetime(grid) {
        grid.mergeCells(inHorizontalRange: 0..<1, verticalRange: 1..<3)
      }
    }
    #expect(
      Self.said(
        outside, "GridView cannot merge the rows 1..<3: it has 2 rows, counted from 0."))
  }

  @Test func `sizes are not negative and paddings are finite`() async {
    let height = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let grid = GridView(numberOfColumns: 2, rows: 2)
      withExtendedLifetime(grid) { grid.row(at: 1).height = -3 }
    }
    #expect(
      Self.said(
        height,
        "height of row 1 of GridView cannot be -3.0: it must be a finite number of points, 0 or more."
      ))
    let padding = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let grid = GridView(numberOfColumns: 2, rows: 2)
      withExtendedLifetime(grid) { grid.column(at: 1).leadingPadding = .infinity }
    }
    #expect(
      Self.said(
        padding,
        "leadingPadding of column 1 of GridView cannot be inf: it must be a finite number of points."
      ))
    let weight = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let grid = GridView(numberOfColumns: 2, rows: 2)
      withExtendedLifetime(grid) { grid.column(at: 1).weight = -1 }
    }
    #expect(
      Self.said(
        weight,
        "The weight of column 1 of GridView cannot be -1.0: it must be from 0.000000001 to 1000000000, or 0 for "
          + "no weight."))
    await #expect(processExitsWith: .failure) {
      GridView(numberOfColumns: 1, rows: 1).column(at: 0).weight = 0.9e-9
    }
    await #expect(processExitsWith: .failure) {
      GridView(numberOfColumns: 1, rows: 1).row(at: 0).weight = 1.1e9
    }
    await #expect(processExitsWith: .failure) {
      GridView(numberOfColumns: 1, rows: 1).row(at: 0).weight = .nan
    }
    let fraction = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let grid = GridView(numberOfColumns: 2, rows: 2)
      withExtendedLifetime(grid) { grid.row(at: 0).heightFraction = 1.5 }
    }
    #expect(
      Self.said(
        fraction,
        "The fraction of row 0 of GridView cannot be 1.5: it must be a share of the grid's inner size, "
          + "from 0 to 1."))
  }

  @Test func `a span covers empty cells only`() async {
    let taken = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let a = box("a", 1, 1)
      _ = GridView(views: [[a.spanning(columns: 2), box("b", 1, 1)]])
    }
    #expect(
      Self.said(
        taken,
        "LayoutView 'b' cannot be put at column 1, row 0 of GridView: a merged area covers that cell. "
          + "Put nil there."))
    let count = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = box("a", 1, 1).spanning(columns: 0)
    }
    #expect(
      Self.said(
        count,
        "LayoutView 'a' cannot span 0 columns and 1 row: a view covers at least one of each. Pass "
          + "numbers of 1 or more."))
  }
}
