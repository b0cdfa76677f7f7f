// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Gridwork

/// The builder notation compiles to the calls that one would write otherwise.
@Suite struct GridBuilderTests {
  let label = text("label", 40, 16, ascent: 12)
  let field = text("field", 60, 22, ascent: 15)
  let square = box("square", 20, 10)

  @Test func `rows and cells are written as they are seen`() {
    let grid = GridView {
      GridRow {
        label
        field
      }.topPadding(8).rowAlignment(.firstBaseline)
      GridRow {
        nil
        square
      }
    }
    #expect(grid.row(at: 0).topPadding == 8)
    let root = LayoutRoot(grid, scale: 0)
    #expect(
      root.picture == """
        label 0 11 40 16
        field 46 8 60 22
        square 46 36 20 10
        """)
  }

  @Test func `spans and placements are said where the view is`() {
    let grid = GridView {
      GridRow {
        label
        field
      }
      GridRow { square.spanning(columns: 2).placed(x: .trailing) }.height(30).yPlacement(.center)
    }
    let root = LayoutRoot(grid, scale: 0)
    root.layoutIfNeeded()
    #expect(square.frame == LayoutRect(x: 86, y: 38, width: 20, height: 10))
  }

  @Test func `content knows the cells and the placement that it was given`() {
    let placed = square.placed(x: .center, y: .trailing, rowAlignment: .lastBaseline)
    let content = placed.spanning(columns: 2, rows: 3)
    #expect(content.view === square)
    #expect((content.columns, content.rows) == (2, 3))
    #expect((content.xPlacement, content.yPlacement) == (.center, .trailing))
    #expect(content.rowAlignment == .lastBaseline)
    // Placing replaces all three, and what spans stays.
    let again = content.placed(y: .fill)
    #expect((again.columns, again.rows) == (2, 3))
    #expect((again.xPlacement, again.yPlacement) == (.inherited, .fill))
    #expect(again.rowAlignment == .inherited)
  }

  @Test(arguments: [true, false])
  func `conditions and loops work inside`(isLong: Bool) {
    let many = (0..<3).map { box("n\($0)", 10, 10) }
    let grid = GridView {
      if isLong {
        GridRow { label }
      } else {
        GridRow { field }
      }
      for view in many {
        GridRow { view }.bottomPadding(1)
      }
      if isLong { GridRow {}.hidden() }
    }
    #expect(grid.numberOfRows == (isLong ? 5 : 4))
    #expect(grid.cell(atColumnIndex: 0, rowIndex: 0).contentView === (isLong ? label : field))
    #expect(grid.cell(atColumnIndex: 0, rowIndex: 3).contentView === many[2])
    if isLong { #expect(grid.row(at: 4).isHidden) }
  }

  @Test(arguments: [true, false])
  func `conditions and loops work inside a row`(isLong: Bool) {
    let many = (0..<2).map { box("n\($0)", 10, 10) }
    let grid = GridView {
      GridRow {
        if isLong { square }
        if isLong {
          label
        } else {
          field
        }
        for view in many { view }
      }
    }
    let row = grid.row(at: 0)
    let views = (0..<row.numberOfCells).map { row.cell(at: $0).contentView?.identifier }
    #expect(views == (isLong ? ["square", "label", "n0", "n1"] : ["field", "n0", "n1"]))
  }

  @Test func `an array of rows is part of a grid, which may have none`() {
    let rows = [GridRow { label }, GridRow { field }]
    let grid = GridView {
      rows
      GridRow { square }
    }
    #expect(grid.numberOfRows == 3)
    #expect(grid.row(at: 1) === rows[1])
    let empty = GridView {}
    #expect(empty.numberOfRows == 0)
    #expect(empty.numberOfColumns == 0)
  }

  @Test func `a row is written with everything that it shares and may grow to`() {
    let row = GridRow { label }
      .weight(2).minimumHeight(10).maximumHeight(40).heightFraction(0.5).sizeGroup("lines")
    #expect(row.weight == 2)
    #expect(row.minimumHeight == 10)
    #expect(row.maximumHeight == 40)
    #expect(row.heightFraction == 0.5)
    #expect(row.sizeGroup == "lines")
  }

  @Test func `a written row is the grid's own`() {
    let row = GridRow {
      nil
      label
    }
    .topPadding(8)
    #expect(row.gridView == nil)
    let grid = GridView {
      GridRow { square.spanning(rows: 2) }
      row
    }
    #expect(grid.numberOfRows == 2)
    #expect(grid.row(at: 1) === row)
    #expect(row.gridView === grid)
    row.topPadding = 3
    #expect(grid.row(at: 1).topPadding == 3)
  }

  @Test func `a written row can be inserted, and a removed one again without its contents`() {
    let grid = GridView(views: [[square]])
    let row = GridRow {
      label
      field
    }
    .hidden()
    grid.insertRow(row, at: 0)
    #expect(grid.numberOfColumns == 2)
    #expect(grid.cell(for: field)?.row === row)
    grid.removeRow(at: 0)
    #expect(row.gridView == nil)
    #expect(row.numberOfCells == 0)
    grid.addRow(row)
    #expect(grid.row(at: 1) === row)
    #expect(row.isHidden)
    #expect(row.numberOfCells == 2)
    #expect(row.cell(at: 0).contentView == nil)
    #expect(grid.cell(for: field) == nil)
  }

  @Test func `a row is in one grid, once`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let row = GridRow { box("a", 1, 1) }
      _ = GridView {
        row
        row
      }
    }
    let output = said(result)
    #expect(
      output.contains(
        "row 0 of GridView cannot be inserted at 1 of GridView: it is already in a grid. Remove it "
          + "from there first, or create another row."))
  }

  /// The line of the row that is wrong, and a grid with it.
  private static let wrongRow: (line: UInt, make: @Sendable () -> GridView) = (
    #line + 3,
    {
      GridView {
        GridRow {
          box("a", 1, 1).spanning(columns: 2)
          box("b", 1, 1)
        }
      }
    }
  )

  @Test func `a programmer error points at the row that it is about`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = Self.wrongRow.make()
    }
    let output = said(result)
    #expect(
      output.contains(
        "GridBuilderTests.swift:\(Self.wrongRow.line): Fatal error: LayoutView 'b' cannot be put"))
  }
}
