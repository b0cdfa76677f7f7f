// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Gridwork

/// Where content sits in a cell that is larger than it.
@Suite struct GridPlacementTests {
  let small = box("small", 20, 10)
  let large = box("large", 60, 30)

  /// Column 0 is 60 wide because of `large` below; row 0 is 50 tall.
  func grid() -> GridView {
    let grid = GridView(views: [[small], [large]])
    grid.row(at: 0).height = 50
    return grid
  }

  @Test(arguments: [
    (GridCell.Placement.leading, 0.0, 20.0), (.center, 20, 20), (.trailing, 40, 20),
    (.fill, 0, 60),
  ])
  func `a horizontal placement says where content sits and how wide it is`(
    placement: GridCell.Placement, x: Double, width: Double
  ) {
    let grid = grid()
    grid.cell(atColumnIndex: 0, rowIndex: 0).xPlacement = placement
    let root = LayoutRoot(grid, scale: 0)
    root.layoutIfNeeded()
    #expect(small.frame == LayoutRect(x: x, y: 0, width: width, height: 10))
    #expect(root.isSound)
  }

  @Test(arguments: [
    (GridCell.Placement.top, 0.0, 10.0), (.center, 20, 10), (.bottom, 40, 10), (.fill, 0, 50),
  ])
  func `a vertical placement says where content sits and how tall it is`(
    placement: GridCell.Placement, y: Double, height: Double
  ) {
    let grid = grid()
    grid.cell(atColumnIndex: 0, rowIndex: 0).yPlacement = placement
    let root = LayoutRoot(grid, scale: 0)
    root.layoutIfNeeded()
    #expect(small.frame == LayoutRect(x: 0, y: y, width: 20, height: height))
    #expect(root.isSound)
  }

  @Test func `a cell inherits from its column or row, and these from the grid`() {
    let grid = grid()
    let root = LayoutRoot(grid, scale: 0)
    func corner() -> LayoutPoint {
      root.layoutIfNeeded()
      return small.frame.origin
    }
    grid.xPlacement = .trailing
    grid.yPlacement = .bottom
    #expect(corner() == LayoutPoint(x: 40, y: 40))
    grid.column(at: 0).xPlacement = .center
    grid.row(at: 0).yPlacement = .center
    #expect(corner() == LayoutPoint(x: 20, y: 20))
    grid.cell(for: small)?.xPlacement = .leading
    grid.cell(for: small)?.yPlacement = .top
    #expect(corner() == LayoutPoint(x: 0, y: 0))
  }

  @Test func `inherited in a grid means leading and top`() {
    let grid = grid()
    grid.xPlacement = .inherited
    grid.yPlacement = .inherited
    let root = LayoutRoot(grid, scale: 0)
    root.layoutIfNeeded()
    #expect(small.frame == LayoutRect(x: 0, y: 0, width: 20, height: 10))
  }

  @Test func `leading is right in a grid that runs right to left`() {
    let grid = GridView(views: [[small, large]])
    let root = LayoutRoot(grid, width: .exact(200), direction: .rightToLeft, scale: 0)
    grid.column(at: 0).width = 100
    grid.column(at: 0).leadingPadding = 5
    #expect(
      root.picture == """
        small 175 0 20 10
        large 29 0 60 30
        """)
  }

  @Test func `content with placement none is left alone and does not count`() {
    let grid = GridView(views: [[small, large]])
    grid.cell(for: large)?.xPlacement = .none
    let root = LayoutRoot(grid, scale: 0)
    large.leadingAnchor.constraint(equalTo: small.trailingAnchor, constant: 100).isActive = true
    #expect(
      root.picture == """
        small 0 0 20 10
        large 120 0 60 30
        """)
    #expect(root.sizePicture == "26 30")
  }

  @Test func `content that is placed fill holds its column at its own hugging`() {
    let grid = GridView(views: [[small]])
    grid.xPlacement = .fill
    // A preferred size is held at 500, and the grid itself does not pull what fills.
    grid.setContentHuggingPriority(600, for: .horizontal)
    let root = LayoutRoot(grid, width: .preferred(300), scale: 0)
    #expect(root.picture == "small 0 0 300 10")
    small.setContentHuggingPriority(900, for: .horizontal)
    #expect(root.picture == "small 0 0 20 10")
    #expect(root.isSound)
  }
}
