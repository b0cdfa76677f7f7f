// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork
import Testing

/// The code of the article Grids in ten minutes.
@Suite struct `Grids in ten minutes` {
  @Test func `placement and gaps`() {
    let grid = GridView(views: [
      [label("Name"), label("Ada")],
      [label("Birthplace"), label("London")],
    ])
    let root = layOut(grid)
    // Columns of 100 and 60 with 6 between; rows of 10 with 6 between.
    #expect(frame(grid) == [0, 0, 166, 26])

    grid.column(at: 0).xPlacement = .trailing
    root.layoutIfNeeded()
    #expect(frame(grid.subviews[0]) == [60, 0, 40, 10])

    grid.columnSpacing = 10
    grid.row(at: 1).topPadding = 4
    root.layoutIfNeeded()
    #expect(frame(grid) == [0, 0, 170, 30])
    #expect(frame(grid.subviews[2]) == [0, 20, 100, 10])

    grid.cell(atColumnIndex: 1, rowIndex: 0).xPlacement = .fill
    root.layoutIfNeeded()
    #expect(frame(grid.subviews[1]) == [110, 0, 60, 10])
  }

  @Test func `a view that spans columns`() {
    let title = label("Engines")
    let grid = GridView(views: [
      [title.spanning(columns: 2)],
      [label("Difference"), label("1822")],
    ])
    grid.cell(for: title)?.xPlacement = .center
    _ = layOut(grid)
    // Columns of 100 and 40 with 6 between: 146, of which the title takes 70.
    #expect(frame(title) == [38, 0, 70, 10])
  }

  @Test func `who takes the surplus`() {
    let grid = GridView(views: [[label("a"), label("b"), label("c")]])
    grid.xPlacement = .fill
    let root = layOut(grid, width: 72)
    func widths() -> [Double] { grid.subviews.map(\.frame.width) }
    // 72 less three columns of 10 and two gaps of 6 leaves 30 for three, each of which one view holds at 250.
    #expect(widths() == [20, 20, 20])

    grid.column(at: 0).weight = 1
    grid.column(at: 1).weight = 2
    root.layoutIfNeeded()
    #expect(widths() == [20, 30, 10])

    grid.column(at: 1).maximumWidth = 25
    root.layoutIfNeeded()
    #expect(widths() == [25, 25, 10])
  }

  @Test func `the fields of a form grow`() {
    let grid = GridView(views: [
      [label("Name"), field("name")],
      [label("Mail"), field("mail")],
    ])
    _ = layOut(grid, width: 100)
    // Two labels hold the first column, nothing holds the second: 100 - 40 - 6.
    #expect(frame(grid.subviews[0]) == [0, 0, 40, 10])
    #expect(frame(grid.subviews[1]) == [46, 0, 54, 10])
  }

  @Test func `sizes and groups`() {
    let grid = GridView(views: [[label("a"), label("bcd"), label("e")]])
    grid.xPlacement = .fill
    let root = layOut(grid)
    #expect(grid.frame.width == 62)

    grid.column(at: 0).sizeGroup = "same"
    grid.column(at: 1).sizeGroup = "same"
    grid.column(at: 2).width = 50
    root.layoutIfNeeded()
    // 30, 30 and 50, and two gaps.
    #expect(grid.frame.width == 122)
  }

  @Test func `a hidden row`() {
    let grid = GridView(views: [[label("a")], [label("b")], [label("c")]])
    let root = layOut(grid)
    #expect(grid.frame.height == 42)

    grid.row(at: 1).isHidden = true
    root.layoutIfNeeded()
    #expect(grid.frame.height == 26)
  }

  @Test func `a place of one's own`() {
    let (above, below) = (label("above"), label("in"))
    let grid = GridView(views: [[label("a"), above], [below.spanning(columns: 2)]])
    let cell = grid.cell(for: below)
    cell?.xPlacement = GridCell.Placement.none
    cell?.customPlacementConstraints = [
      below.centerXAnchor.constraint(equalTo: above.leadingAnchor)
    ]
    _ = layOut(grid)
    // The second column begins at 16; the view below is 20 wide.
    #expect(frame(below) == [6, 16, 20, 10])
  }
}
