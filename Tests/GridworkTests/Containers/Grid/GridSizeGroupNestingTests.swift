// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Gridwork

/// Size groups that a grid shares with a grid inside it.
@Suite struct GridSizeGroupNestingTests {
  let a = box("a", 30, 20)
  let b = box("b", 30, 20)
  let c = box("c", 50, 20)

  /// A grid of two columns, the first of which carries the group.
  func inner(_ name: String = "inner") -> GridView {
    let grid = GridView(views: [[a, b]])
    grid.identifier = name
    grid.column(at: 0).sizeGroup = "x"
    return grid
  }

  func outer(_ contents: [LayoutView]) -> GridView {
    let grid = GridView(views: [contents])
    grid.identifier = "outer"
    return grid
  }

  let problem =
    "The columns of GridView 'inner' leave the size group x: the grid lies in column 0 of GridView "
    + "'outer', which carries the same size group, and a column cannot be as wide as one inside it. "
    + "Give the columns of GridView 'inner' another size group."

  @Test func `a column inside a column of its size group leaves it, and that is reported`() {
    let inner = inner()
    let grid = outer([inner, c])
    grid.column(at: 0).sizeGroup = "x"
    let root = LayoutRoot(grid, scale: 0)
    let layout = root.computedLayout
    // Inside 30 + 6 + 30, around it 66 + 6 + 50.
    #expect(inner.frame == rect(0, 0, 66, 20))
    #expect(grid.frame == rect(0, 0, 122, 20))
    #expect(layout.problems.map(\.message) == [problem])
    #expect(root.work.solves <= 2)
    #expect(layout.conflicts.isEmpty)
    #expect(layout.ambiguities.isEmpty)
  }

  @Test func `so does one that lies deeper, in a stack or in another grid`() {
    for isStack in [true, false] {
      let inner = inner()
      let container = isStack ? StackView(views: [inner]) : GridView(views: [[inner]])
      let grid = outer([container, c])
      grid.column(at: 0).sizeGroup = "x"
      let root = LayoutRoot(grid, scale: 0)
      #expect(root.computedLayout.problems.map(\.message) == [problem])
      #expect(grid.frame.size == LayoutSize(width: 122, height: 20))
    }
  }

  @Test func `a column beside the column of its size group stays in it`() {
    let inner = inner()
    let grid = outer([c, inner])
    grid.column(at: 0).sizeGroup = "x"
    let root = LayoutRoot(grid, scale: 0)
    // Both are 50 wide: 50 + 6 + (50 + 6 + 30).
    #expect(root.computedLayout.problems.isEmpty)
    #expect(inner.frame == rect(56, 0, 86, 20))
    #expect(root.isSound)
  }

  @Test func `leaving and coming back follow what is said of the outer grid`() {
    let inner = inner()
    let grid = outer([c, inner])
    grid.column(at: 0).sizeGroup = "x"
    let root = LayoutRoot(grid, scale: 0)
    root.layoutIfNeeded()
    for _ in 0..<2 {
      grid.column(at: 1).sizeGroup = "x"
      // The outer columns are 66 wide, the inner ones 30.
      #expect(root.computedLayout.problems.count == 1)
      #expect(inner.frame == rect(72, 0, 66, 20))
      grid.column(at: 1).sizeGroup = nil
      #expect(root.computedLayout.problems.isEmpty)
      #expect(inner.frame == rect(56, 0, 86, 20))
      grid.moveColumn(at: 0, to: 1)
      grid.column(at: 0).sizeGroup = "x"
      #expect(root.computedLayout.problems.count == 1)
      grid.column(at: 0).sizeGroup = nil
      grid.moveColumn(at: 0, to: 1)
      #expect(root.computedLayout.problems.isEmpty)
      #expect(inner.frame == rect(56, 0, 86, 20))
    }
  }

  @Test func `a grid that moves into a column of its size group leaves the group`() {
    let inner = inner()
    let grid = outer([c])
    grid.column(at: 0).sizeGroup = "x"
    let stack = StackView(views: [grid, inner])
    let root = LayoutRoot(stack, scale: 0)
    root.layoutIfNeeded()
    // 50 + 6 + 30.
    #expect(inner.frame.width == 86)
    grid.addRow(with: [inner])
    #expect(root.computedLayout.problems.map(\.message) == [problem])
    #expect(inner.frame.width == 66)
    stack.addArrangedSubview(inner)
    #expect(root.computedLayout.problems.isEmpty)
    #expect(inner.frame.width == 86)
  }

  @Test func `rows leave as columns do`() {
    let inner = GridView(views: [[a], [b]])
    let grid = outer([inner])
    inner.row(at: 1).sizeGroup = "tall"
    grid.row(at: 0).sizeGroup = "tall"
    let root = LayoutRoot(grid, scale: 0)
    let message = root.computedLayout.problems.first?.message ?? ""
    #expect(message.contains("a row cannot be as tall as one inside it"))
    #expect(inner.frame.size == LayoutSize(width: 30, height: 46))
  }

  // MARK: Groups inside each other

  /// A grid whose first column carries a group.
  func grid(_ name: String, _ group: GridView.SizeGroup, _ contents: LayoutView...) -> GridView {
    let grid = GridView(views: [contents])
    grid.identifier = name
    grid.column(at: 0).sizeGroup = group
    return grid
  }

  @Test func `the innermost grid leaves a group that is around it through another one`() {
    let inner = inner()
    let middle = grid("middle", "y", inner)
    let outer = grid("outer", "x", middle)
    let root = LayoutRoot(outer, scale: 0)
    #expect(
      root.computedLayout.problems.map(\.message) == [
        "The columns of GridView 'inner' leave the size group x: the grid lies in column 0 of GridView "
          + "'middle', which carries the size group y, whose columns lie inside columns of x, and a "
          + "column cannot be as wide as one inside it. Give the columns of GridView 'inner' another "
          + "size group."
      ])
    #expect(outer.frame.width == 66)
    #expect(root.work.solves <= 2)
  }

  @Test func `grids further in leave a group that the grids between have left`() {
    let inner = inner()
    let middle = grid("middle", "x", inner)
    let root = LayoutRoot(grid("outer", "x", middle), scale: 0)
    let messages = root.computedLayout.problems.map(\.message)
    #expect(messages.count == 2)
    #expect(messages.last == problem)
    middle.column(at: 0).sizeGroup = "y"
    inner.column(at: 0).sizeGroup = "z"
    #expect(root.computedLayout.problems.isEmpty)
  }

  @Test
  func `of two groups that lie inside each other elsewhere, the later grid in tree order leaves`() {
    let d = box("d", 10, 20)
    let first = grid("first", "y", a, b)
    let last = grid("last", "x", c, d)
    let aroundFirst = grid("around first", "x", first)
    let aroundLast = grid("around last", "y", last)
    let stack = StackView(views: [aroundFirst, aroundLast])
    let root = LayoutRoot(stack, scale: 0)
    func widths() -> [Double] { [aroundFirst, first, aroundLast, last].map(\.frame.width) }
    func whoLeaves() -> [String] {
      root.computedLayout.problems.compactMap { $0.message.split(separator: "'").dropFirst().first }
        .map { String($0) }
    }
    // The last one is 50 + 6 + 10 wide; so is the group y, and the first one 66 + 6 + 30.
    #expect(whoLeaves() == ["last"])
    #expect(widths() == [102, 102, 66, 66])
    #expect(root.work.solves <= 3)
    // In the other order the first one is 30 + 6 + 30 wide, as is the group x; the last one 66 + 6 + 10.
    stack.insertSubview(aroundLast, at: 0)
    #expect(whoLeaves() == ["first"])
    #expect(widths() == [66, 66, 82, 82])
    // With one of the two gone from its place, no group lies inside itself.
    stack.addArrangedSubview(first)
    #expect(whoLeaves() == [])
    // The last one is 50 + 6 + 10 wide again; so is the group y.
    #expect(first.frame.width == 66 + 6 + 30)
    #expect(last.frame.width == 66)
    first.removeFromSuperview()
    aroundFirst.addRow(with: [first])
    #expect(whoLeaves() == ["first"])
  }
}
