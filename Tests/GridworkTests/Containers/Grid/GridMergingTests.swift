// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Gridwork

@Suite struct GridMergingTests {
  let a = box("a", 30, 10)
  let b = box("b", 50, 20)
  let c = box("c", 40, 12)
  let d = box("d", 20, 8)

  @Test func `a merged cell has its area, spacing and padding inside included`() {
    let grid = GridView(views: [[a, b], [c, nil]])
    grid.column(at: 0).trailingPadding = 4
    grid.row(at: 1).mergeCells(in: 0..<2)
    grid.cell(for: c)?.xPlacement = .trailing
    let root = LayoutRoot(grid, scale: 0)
    // Columns of 30 and 50 with a gap of 4 + 6.
    #expect(
      root.picture == """
        a 0 0 30 10
        b 40 0 50 20
        c 50 26 40 12
        """)
    #expect(root.isSound)
  }

  @Test func `lookups inside a merged area return its head`() {
    let grid = GridView(views: [[a, b], [c, d]])
    grid.mergeCells(inHorizontalRange: 0..<2, verticalRange: 0..<2)
    let head = grid.cell(atColumnIndex: 0, rowIndex: 0)
    #expect(grid.cell(atColumnIndex: 1, rowIndex: 1) === head)
    #expect(grid.row(at: 1).cell(at: 0) === head)
    #expect(grid.column(at: 1).cell(at: 0) === head)
    #expect(head.contentView === a)
  }

  @Test func `other contents are dropped and leave the grid's subviews`() {
    let grid = GridView(views: [[a, b], [c, d]])
    #expect(grid.mergeCells(inHorizontalRange: 0..<1, verticalRange: 0..<2).contentView === a)
    #expect(c.superview == nil)
    #expect(grid.subviews.map(\.identifier) == ["a", "b", "d"])
    #expect(grid.cell(for: c) == nil)
  }

  @Test func `a range that overlaps merged areas grows to the union`() {
    let grid = GridView(numberOfColumns: 4, rows: 4)
    grid.mergeCells(inHorizontalRange: 0..<2, verticalRange: 0..<2)
    grid.mergeCells(inHorizontalRange: 3..<4, verticalRange: 2..<4)
    // Touches the first; the union of both then touches the second.
    grid.mergeCells(inHorizontalRange: 1..<4, verticalRange: 1..<3)
    let head = grid.cell(atColumnIndex: 0, rowIndex: 0)
    for row in 0..<4 {
      for column in 0..<4 {
        #expect(grid.cell(atColumnIndex: column, rowIndex: row) === head)
      }
    }
  }

  @Test func `unmerge undoes`() {
    let grid = GridView(views: [[a, b], [c, d]])
    grid.mergeCells(inHorizontalRange: 0..<2, verticalRange: 0..<2)
    grid.cell(for: a)?.unmerge()
    #expect(grid.cell(atColumnIndex: 1, rowIndex: 1).contentView == nil)
    grid.cell(atColumnIndex: 1, rowIndex: 1).contentView = d
    let root = LayoutRoot(grid, scale: 0)
    #expect(
      root.picture == """
        a 0 0 30 10
        d 36 16 20 8
        """)
  }

  @Test func `a merged cell inherits from its head's row and column`() {
    let wide = box("wide", 10, 10)
    let grid = GridView(views: [[a, b], [wide, nil]])
    grid.column(at: 0).xPlacement = .trailing
    grid.column(at: 1).xPlacement = .center
    grid.row(at: 1).mergeCells(in: 0..<2)
    let root = LayoutRoot(grid, scale: 0)
    root.layoutIfNeeded()
    #expect(wide.frame.minX == 76)
  }

  @Test func `inserting a track inside a merged area widens it, removing one narrows it`() {
    let grid = GridView(views: [[a, b, c]])
    grid.row(at: 0).mergeCells(in: 0..<2)
    grid.insertColumn(at: 1)
    #expect(grid.cell(atColumnIndex: 2, rowIndex: 0).contentView === a)
    #expect(grid.cell(atColumnIndex: 3, rowIndex: 0).contentView === c)
    grid.removeColumn(at: 0)
    #expect(grid.cell(atColumnIndex: 0, rowIndex: 0).contentView === a)
    #expect(grid.cell(atColumnIndex: 1, rowIndex: 0).contentView === a)
    grid.removeColumn(at: 1)
    // One cell is left: it is a cell like any other.
    #expect(grid.cell(for: a)?.merge == nil)
    #expect(grid.merges.isEmpty)
  }

  @Test func `a track inserted before an area shifts it, and one cell is no area`() {
    let grid = GridView(views: [[a, b, c]])
    grid.row(at: 0).mergeCells(in: 1..<3)
    grid.insertColumn(at: 0)
    #expect(grid.cell(atColumnIndex: 1, rowIndex: 0).contentView === a)
    for column in [2, 3] {
      #expect(grid.cell(atColumnIndex: column, rowIndex: 0).contentView === b)
    }
    // The first of its columns goes.
    grid.removeColumn(at: 2)
    #expect(grid.cell(atColumnIndex: 2, rowIndex: 0).contentView === b)
    #expect(grid.cell(for: b)?.merge == nil)
    #expect(grid.merges.isEmpty)
  }

  @Test func `the head of a merged area stays the same object when its track is removed`() {
    let grid = GridView(views: [[a, b], [c, d], [nil, nil]])
    grid.column(at: 0).mergeCells(in: 0..<3)
    let head = grid.cell(atColumnIndex: 0, rowIndex: 0)
    head.xPlacement = .trailing
    grid.removeRow(at: 0)
    #expect(grid.cell(atColumnIndex: 0, rowIndex: 0) === head)
    #expect(head.row === grid.row(at: 0))
    #expect(head.contentView === a)
    #expect(head.xPlacement == .trailing)
  }

  @Test func `tracks move within a merged area, and areas move along with their tracks`() {
    let grid = GridView(views: [[a, b, c], [d]])
    grid.row(at: 0).mergeCells(in: 0..<2)
    let head = grid.cell(atColumnIndex: 0, rowIndex: 0)
    grid.moveColumn(at: 0, to: 1)
    #expect(grid.cell(atColumnIndex: 1, rowIndex: 0) === head)
    #expect(grid.cell(for: d)?.column?.index == 1)
    grid.moveRow(at: 0, to: 1)
    #expect(grid.cell(atColumnIndex: 1, rowIndex: 1) === head)
    #expect(grid.cell(for: d)?.row?.index == 0)
    grid.moveColumn(at: 2, to: 0)
    #expect(grid.cell(atColumnIndex: 2, rowIndex: 1) === head)
    #expect(grid.cell(atColumnIndex: 0, rowIndex: 1).contentView === c)
  }

  @Test func `merged rows keep together while rows move past and inside them`() {
    let names = (0..<4).map { box("\($0)", 10, 10) }
    let tall = box("tall", 10, 10)
    let grid = GridView(views: names.map { [$0, nil] })
    grid.cell(atColumnIndex: 1, rowIndex: 1).contentView = tall
    grid.column(at: 1).mergeCells(in: 1..<3)
    func state() -> String {
      let rows = (0..<4).compactMap { grid.row(at: $0).cell(at: 0).contentView?.identifier }
      return "\(rows.joined()) \(grid.merges[0].rows) \(grid.cell(for: tall)?.row?.index ?? -1)"
    }
    #expect(state() == "0123 1..<3 1")
    // Past it, from above and from below.
    grid.moveRow(at: 0, to: 3)
    #expect(state() == "1230 0..<2 0")
    grid.moveRow(at: 3, to: 0)
    #expect(state() == "0123 1..<3 1")
    grid.moveRow(at: 3, to: 0)
    #expect(state() == "3012 2..<4 2")
    // Inside it, from its head to its end and back.
    grid.moveRow(at: 2, to: 3)
    #expect(state() == "3021 2..<4 2")
    grid.moveRow(at: 3, to: 2)
    #expect(state() == "3012 2..<4 2")
    // Above it, where nothing changes for it.
    grid.moveRow(at: 1, to: 0)
    #expect(state() == "0312 2..<4 2")
  }

  @Test func `a merge that needs more raises its tracks in equal shares`() {
    let title = box("title", 126, 10)
    let root = LayoutRoot(GridView(views: [[title.spanning(columns: 2)], [a, b]]), scale: 0)
    // 126 - (30 + 6 + 50) = 40: 20 each.
    #expect(
      root.picture == """
        title 0 0 126 10
        a 0 16 30 10
        b 56 16 50 20
        """)
    #expect(root.isSound)
  }

  @Test func `spans in the constructor leave the cells that they cover empty`() {
    let grid = GridView(views: [
      [a.spanning(columns: 2, rows: 2), nil, b],
      [nil, nil, c],
      [d],
    ])
    #expect(grid.numberOfColumns == 3)
    #expect(grid.cell(atColumnIndex: 1, rowIndex: 1).contentView === a)
    #expect(grid.cell(atColumnIndex: 2, rowIndex: 1).contentView === c)
    #expect(grid.cell(atColumnIndex: 0, rowIndex: 2).contentView === d)
  }
}
