// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Gridwork

/// What rows, columns, cells and views know of each other, and what is left of it when one of them goes.
@Suite struct GridReferenceTests {
  @Test func `rows, columns and cells that outlive their grid belong to none`() {
    var grid: GridView? = GridView(views: [[box("a", 10, 10), box("b", 10, 10)]])
    let row = grid?.row(at: 0)
    let column = grid?.column(at: 1)
    let cell = grid?.cell(atColumnIndex: 1, rowIndex: 0)
    #expect(row?.gridView === grid && column?.gridView === grid)
    #expect(cell?.row === row && cell?.column === column)
    grid = nil
    #expect(row?.gridView == nil)
    #expect(column?.gridView == nil)
    #expect(cell?.row == nil)
    #expect(cell?.column == nil)
    // Settings of what is left reach nothing.
    row?.topPadding = 5
    column?.isHidden = true
    cell?.xPlacement = .center
    cell?.customPlacementConstraints = []
    cell?.unmerge()
    #expect(row?.numberOfCells == 0)
  }

  @Test func `a content view that outlives its grid can join another one`() {
    let view = box("a", 10, 10)
    var grid: GridView? = GridView(views: [[view]])
    let kept = grid?.cell(for: view)
    grid = nil
    #expect(kept?.contentView === view)
    let other = GridView(views: [[nil, view]])
    #expect(other.cell(for: view) === other.cell(atColumnIndex: 1, rowIndex: 0))
    let root = LayoutRoot(other)
    root.layoutIfNeeded()
    // Behind an empty column and a gap of 6.
    #expect(view.frame == LayoutRect(x: 6, y: 0, width: 10, height: 10))
  }

  @Test func `a removed row or column lets go of its cells`() {
    let grid = GridView(views: [[box("a", 10, 10), box("b", 10, 10)], [box("c", 10, 10), nil]])
    let row = grid.row(at: 1)
    let below = grid.cell(atColumnIndex: 0, rowIndex: 1)
    let beside = grid.cell(atColumnIndex: 1, rowIndex: 0)
    grid.removeRow(at: 1)
    #expect(row.gridView == nil)
    #expect(below.row == nil && below.column == nil && below.contentView == nil)
    grid.removeColumn(at: 1)
    #expect(beside.row == nil && beside.column == nil && beside.contentView == nil)
  }

  @Test(arguments: [0, 1, 2]) func `a view in cells of three grids leaves them in any order`(
    first: Int
  ) {
    // It lies in the innermost grid; each of the others has it in a cell beside the grid inside.
    let view = box("a", 10, 10)
    var grids = [GridView(views: [[view]])]
    for _ in 0..<2 {
      let outer = GridView(views: [[grids[grids.count - 1], nil]])
      outer.cell(atColumnIndex: 1, rowIndex: 0).contentView = view
      grids.append(outer)
    }
    func cells() -> [GridCell?] { grids.map { $0.cell(for: view) } }
    #expect(cells().allSatisfy { $0?.contentView === view })
    #expect(Set(cells().map { $0.map(ObjectIdentifier.init) }).count == 3)

    for place in 0..<3 {
      let leaving = (first + place) % 3
      // The view leaves the grid in which it lies, and with it the grids around.
      let goesEverywhere = leaving == 0
      cells()[leaving]?.contentView = nil
      #expect(view.cell(in: grids[leaving]) == nil)
      for other in grids where goesEverywhere { #expect(view.cell(in: other) == nil) }
    }
    #expect(view.superview == nil)
    #expect(view.firstCell == nil)
    // Nothing stands in the way of another cell.
    let grid = GridView(views: [[view]])
    #expect(grid.cell(for: view)?.contentView === view)
  }

  @Test func `an outer grid that goes leaves the cells of the inner one alone`() {
    let view = box("a", 10, 10)
    let inner = GridView(views: [[view]])
    var outer: GridView? = GridView(views: [[inner, nil]])
    outer?.cell(atColumnIndex: 1, rowIndex: 0).contentView = view
    outer = nil
    #expect(inner.cell(for: view)?.contentView === view)
    inner.cell(for: view)?.contentView = nil
    #expect(view.firstCell == nil)
  }
}
