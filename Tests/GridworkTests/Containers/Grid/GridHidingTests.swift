// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Gridwork

@Suite struct GridHidingTests {
  let a = box("a", 30, 10)
  let b = box("b", 50, 20)
  let c = box("c", 40, 12)
  let d = box("d", 20, 8)
  let e = box("e", 70, 30)

  @Test func `a hidden column gives its size, padding and spacing back`() {
    let grid = GridView(views: [[a, b, c]])
    grid.column(at: 1).leadingPadding = 9
    let root = LayoutRoot(grid, scale: 0)
    #expect(root.sizePicture == "141 20")
    grid.column(at: 1).isHidden = true
    #expect(
      root.picture == """
        a 0 0 30 10
        c 36 0 40 12
        """)
    #expect(root.sizePicture == "76 12")
    #expect(grid.column(at: 1).isHidden)
    #expect(grid.index(of: grid.column(at: 2)) == 2)
    grid.column(at: 1).isHidden = false
    #expect(root.sizePicture == "141 20")
    #expect(root.isSound)
  }

  @Test func `contents of a hidden row are hidden for layout, and the app's own isHidden stays`() {
    let grid = GridView(views: [[a], [b], [c]])
    let root = LayoutRoot(grid, scale: 0)
    b.isHidden = true
    grid.row(at: 1).isHidden = true
    root.layoutIfNeeded()
    #expect(b.isHidden)
    #expect(b.isHiddenByContainer)
    #expect(root.computedLayout["b"]?.visibility == .collapsed)
    grid.row(at: 1).isHidden = false
    root.layoutIfNeeded()
    #expect(b.isHidden)
    #expect(!b.isHiddenByContainer)
    #expect(root.computedLayout["b"]?.visibility == .hidden)
  }

  @Test func `a view that its app has hidden keeps its place`() {
    let root = LayoutRoot(GridView(views: [[a, b]]), scale: 0)
    a.isHidden = true
    root.layoutIfNeeded()
    #expect(b.frame.minX == 36)
  }

  @Test func `a merge that crosses hidden tracks covers the visible ones`() {
    let grid = GridView(views: [[a, b, c], [e.spanning(columns: 3)]])
    grid.cell(for: e)?.xPlacement = .fill
    let root = LayoutRoot(grid, scale: 0)
    root.layoutIfNeeded()
    #expect(e.frame.width == 132)
    grid.column(at: 0).isHidden = true
    root.layoutIfNeeded()
    #expect(e.frame == LayoutRect(x: 0, y: 26, width: 96, height: 30))
    grid.column(at: 1).isHidden = true
    // The visible part is one column: e is content of that column now.
    root.layoutIfNeeded()
    #expect(e.frame == LayoutRect(x: 0, y: 18, width: 70, height: 30))
    #expect(root.sizePicture == "70 48")
    grid.column(at: 2).isHidden = true
    root.layoutIfNeeded()
    #expect(e.isHiddenByContainer)
    #expect(root.sizePicture == "0 6")
    #expect(root.isSound)
  }

  @Test func `hidden neighbours take their separators along`() {
    let grid = GridView(views: [[a], [b], [c]])
    grid.rowSeparator = 2
    grid.row(at: 1).isHidden = true
    let root = LayoutRoot(grid, scale: 0)
    #expect(c.frame.minY == 0)
    #expect(root.sizePicture == "40 30")
    // The gap of 6 + 2 begins at 10: the line lies in its middle.
    #expect(
      root.computedLayout.grids[0].separators == [LayoutRect(x: 0, y: 13, width: 40, height: 2)])
    grid.row(at: 2).isHidden = true
    #expect(root.computedLayout.grids[0].separators == [])
  }

  @Test func `a hidden row's own height, weight and limits do not count`() {
    let grid = GridView(views: [[a], [b]])
    grid.row(at: 0).height = 100
    grid.row(at: 1).weight = 5
    grid.row(at: 0).isHidden = true
    let root = LayoutRoot(grid, scale: 0)
    #expect(root.sizePicture == "50 20")
  }

  @Test func `a view that was placed fill hugs again while its row is hidden`() {
    // Centers are equally far apart: (a + b) / 2 == (b + c) / 2, so that a is as wide as c, 50, because
    // views that hug less than the stack grow rather than its gaps.
    let stack = row(10, 10, 50, distribution: .equalCentering)
    for view in stack.views { view.setContentHuggingPriority(240, for: .horizontal) }
    let grid = GridView(views: [[stack], [d]])
    grid.cell(for: stack)?.xPlacement = .fill
    let root = LayoutRoot(grid, scale: 0)
    root.layoutIfNeeded()
    grid.row(at: 0).isHidden = true
    root.layoutIfNeeded()
    #expect(stack.views[0].frame.width == 50)
  }
}
