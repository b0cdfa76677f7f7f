// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork
import Testing

struct GridEmptyContentTests {
  let label = LayoutView(content: FixedText("Name"))
  let field = LayoutView(content: FixedText("Jane Doe"))
  let box = LayoutView(content: FixedText("[ ]"))

  @Test func `a grid is made from lists of views that are not optional`() {
    let views: [[LayoutView]] = [[label, field], [GridCell.emptyContentView, box]]
    let grid = GridView(views: views)
    #expect(grid.subviews == [label, field, box])
    #expect(grid.cell(atColumnIndex: 0, rowIndex: 1).contentView == nil)
    #expect(grid.cell(for: GridCell.emptyContentView) == nil)
    let root = LayoutRoot(grid)
    root.layoutIfNeeded()
    // The first column is as wide as "Name", 40; spacing 6; the second row lies 10 + 6 down.
    #expect(box.frame == LayoutRect(x: 46, y: 16, width: 30, height: 10))
    #expect(GridCell.emptyContentView.superview == nil)
  }

  @Test func `it empties a cell`() {
    let grid = GridView(views: [[label, field]])
    let cell = grid.cell(atColumnIndex: 1, rowIndex: 0)
    cell.contentView = GridCell.emptyContentView
    #expect(cell.contentView == nil)
    #expect(field.superview == nil)
    cell.contentView = GridCell.emptyContentView
    #expect(cell.contentView == nil)
  }

  @Test func `it stands in rows and columns that are added, and where a merged area covers`() {
    let grid = GridView(numberOfColumns: 0, rows: 0)
    let row = grid.addRow(with: [GridCell.emptyContentView, box])
    #expect(row.numberOfCells == 2)
    grid.addColumn(with: [GridCell.emptyContentView])
    #expect(grid.numberOfColumns == 3)
    grid.addRow(with: [label.spanning(columns: 2), GridCell.emptyContentView, field])
    #expect(grid.row(at: 1).cell(at: 1).contentView == label)
    #expect(grid.subviews == [box, label, field])
  }

  @Test func `a span can be empty`() {
    let grid = GridView(views: [[GridCell.emptyContentView.spanning(columns: 2), nil, field]])
    #expect(
      grid.cell(atColumnIndex: 1, rowIndex: 0) == grid.cell(atColumnIndex: 0, rowIndex: 0))
    #expect(grid.subviews == [field])
  }
}
