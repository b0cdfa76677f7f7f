// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Gridwork

@Suite struct GridEditingTests {
  let a = box("a", 30, 10)
  let b = box("b", 50, 20)
  let c = box("c", 40, 12)
  let d = box("d", 20, 8)

  /// The contents row by row, `-` for an empty cell.
  func contents(_ grid: GridView) -> [String] {
    (0..<grid.numberOfRows).map { row in
      (0..<grid.numberOfColumns).map { column in
        grid.cell(atColumnIndex: column, rowIndex: row).contentView?.identifier ?? "-"
      }.joined(separator: " ")
    }
  }

  @Test func `ragged rows end in empty cells`() {
    let grid = GridView(views: [[a], [nil, b, c], []])
    #expect(contents(grid) == ["a - -", "- b c", "- - -"])
  }

  @Test func `views of different classes and optional variables make a grid`() {
    let missing: LayoutView? = nil
    let grid = GridView(views: [[a, GridView()], [missing, b]])
    #expect(grid.numberOfColumns == 2)
    let rows: [[LayoutView?]] = [[c, nil], [nil, d]]
    #expect(contents(GridView(views: rows)) == ["c -", "- d"])
  }

  @Test func `rows and columns are added and inserted, and each grows the other axis`() {
    let grid = GridView(views: [[a]])
    let row = grid.addRow(with: [nil, b])
    #expect(contents(grid) == ["a -", "- b"])
    #expect(grid.index(of: row) == 1)
    let column = grid.insertColumn(at: 1, with: [nil, nil, c])
    #expect(contents(grid) == ["a - -", "- - b", "- c -"])
    #expect(grid.index(of: column) == 1)
    grid.insertRow(at: 0, with: [d])
    #expect(contents(grid) == ["d - -", "a - -", "- - b", "- c -"])
    #expect(grid.index(of: row) == 2)
    grid.addRow(with: [nil, nil, nil, nil])
    #expect(grid.numberOfColumns == 4)
    grid.removeColumn(at: 3)
    grid.removeRow(at: 4)
    #expect(row.numberOfCells == 3)
    #expect(column.numberOfCells == 4)
  }

  @Test func `rows and columns move with their cells`() {
    let grid = GridView(views: [[a, b], [c, nil], [nil, d]])
    let cell = grid.cell(for: a)
    grid.moveRow(at: 0, to: 2)
    #expect(contents(grid) == ["c -", "- d", "a b"])
    grid.moveColumn(at: 1, to: 0)
    #expect(contents(grid) == ["- c", "d -", "b a"])
    #expect(grid.cell(for: a) === cell)
    #expect(cell?.row?.index == 2)
    #expect(cell?.column?.index == 1)
  }

  @Test func `removing a row or column takes its contents out of the grid`() {
    let grid = GridView(views: [[a, b], [c, d]])
    let row = grid.row(at: 0)
    let cell = grid.cell(for: a)
    grid.removeRow(at: 0)
    #expect(row.gridView == nil)
    #expect(cell?.row == nil)
    #expect(a.superview == nil)
    grid.removeColumn(at: 1)
    #expect(contents(grid) == ["c"])
    #expect(grid.subviews.map(\.identifier) == ["c"])
  }

  @Test func `content becomes a subview unless it lies inside the grid already`() {
    let holder = LayoutView()
    let grid = GridView(numberOfColumns: 1, rows: 1)
    grid.addSubview(holder)
    holder.addSubview(a)
    grid.cell(atColumnIndex: 0, rowIndex: 0).contentView = a
    #expect(a.superview === holder)
    #expect(!a.translatesAutoresizingMaskIntoConstraints)
    grid.cell(atColumnIndex: 0, rowIndex: 0).contentView = b
    #expect(b.superview === grid)
    #expect(!b.translatesAutoresizingMaskIntoConstraints)
  }

  @Test func `a replaced view leaves the grid, a view that leaves by itself leaves its cell`() {
    let grid = GridView(views: [[a]])
    grid.cell(for: a)?.contentView = b
    #expect(a.superview == nil)
    #expect(contents(grid) == ["b"])
    b.removeFromSuperview()
    #expect(contents(grid) == ["-"])
    #expect(LayoutRoot(grid, scale: 0).sizePicture == "0 0")
  }

  @Test func `a cell is found from anything inside its content`() {
    let holder = LayoutView()
    holder.addSubview(a)
    let grid = GridView(views: [[holder, b]])
    #expect(grid.cell(for: a) === grid.cell(atColumnIndex: 0, rowIndex: 0))
    #expect(grid.cell(for: grid) == nil)
    #expect(grid.cell(for: c) == nil)
  }

  @Test func `editing a living grid moves what follows`() {
    let grid = GridView(views: [[a], [b]])
    let root = LayoutRoot(grid, scale: 0)
    root.layoutIfNeeded()
    grid.insertRow(at: 1, with: [c])
    #expect(
      root.picture == """
        a 0 0 30 10
        b 0 34 50 20
        c 0 16 40 12
        """)
    grid.moveRow(at: 2, to: 0)
    #expect(
      root.picture == """
        a 0 26 30 10
        b 0 0 50 20
        c 0 42 40 12
        """)
    grid.removeRow(at: 1)
    #expect(
      root.picture == """
        b 0 0 50 20
        c 0 26 40 12
        """)
    grid.cell(for: c)?.contentView = d
    #expect(
      root.picture == """
        b 0 0 50 20
        d 0 26 20 8
        """)
  }

  @Test func `a grid and what it contains are released`() {
    weak var weakGrid: GridView?
    weak var weakCell: GridCell?
    var view: LayoutView? = box("x", 1, 1)
    weak let weakView = view
    do {
      let grid = GridView(views: [[view], [a]])
      grid.cell(for: a)?.customPlacementConstraints = [
        a.widthAnchor.constraint(equalToConstant: 3)
      ]
      let root = LayoutRoot(grid)
      root.layoutIfNeeded()
      weakGrid = grid
      weakCell = grid.cell(atColumnIndex: 0, rowIndex: 0)
      grid.removeRow(at: 0)
      view = nil
      root.layoutIfNeeded()
      #expect(weakView == nil)
      #expect(weakCell == nil)
    }
    #expect(weakGrid == nil)
  }
}
