// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Gridwork

/// How large rows and columns are when nothing is left over and nothing is short.
@Suite struct GridSizingTests {
  let a = box("a", 30, 10)
  let b = box("b", 50, 20)
  let c = box("c", 40, 12)
  let d = box("d", 20, 8)

  func root(_ grid: GridView) -> LayoutRoot { LayoutRoot(grid, scale: 0) }

  @Test func `a column is as wide as its widest content, a row as tall as its tallest`() {
    let root = root(GridView(views: [[a, b], [c, d]]))
    #expect(root.sizePicture == "96 38")
    #expect(
      root.picture == """
        a 0 0 30 10
        b 46 0 50 20
        c 0 26 40 12
        d 46 26 20 8
        """)
    #expect(root.isSound)
  }

  @Test func `an explicit size is the content area, and padding comes on top`() {
    let grid = GridView(views: [[a, b], [c, d]])
    grid.column(at: 0).width = 100
    grid.column(at: 0).leadingPadding = 3
    grid.row(at: 1).height = 40
    grid.row(at: 1).bottomPadding = 5
    let root = root(grid)
    #expect(root.sizePicture == "159 71")
    #expect(
      root.picture == """
        a 3 0 30 10
        b 109 0 50 20
        c 3 26 40 12
        d 109 26 20 8
        """)
    #expect(root.isSound)
  }

  @Test func `0 is a size, and content too big for a size is compressed`() {
    let grid = GridView(views: [[a, b]])
    grid.column(at: 0).width = 0
    let root = root(grid)
    #expect(
      root.picture == """
        a 0 0 0 10
        b 6 0 50 20
        """)
    #expect(root.isSound)
  }

  @Test func `a gap is the far padding, the spacing and the near padding`() {
    let grid = GridView(views: [[a, b], [c, d]])
    grid.columnSpacing = 10
    grid.rowSpacing = 1
    grid.column(at: 0).trailingPadding = 2
    grid.column(at: 1).leadingPadding = 3
    grid.row(at: 0).bottomPadding = 4
    grid.row(at: 1).topPadding = -2
    let root = root(grid)
    #expect(
      root.picture == """
        a 0 0 30 10
        b 55 0 50 20
        c 0 23 40 12
        d 55 23 20 8
        """)
    #expect(root.sizePicture == "105 35")
  }

  @Test func `padding counts at the outer edges, spacing does not`() {
    let grid = GridView(views: [[a]])
    grid.columnSpacing = 50
    grid.rowSpacing = 50
    grid.column(at: 0).leadingPadding = 1
    grid.column(at: 0).trailingPadding = 2
    grid.row(at: 0).topPadding = 3
    grid.row(at: 0).bottomPadding = 4
    let root = root(grid)
    #expect(root.picture == "a 1 3 30 10")
    #expect(root.sizePicture == "33 17")
  }

  @Test func `a row or column without content has extent 0 but keeps its spacing`() {
    let root = root(GridView(views: [[a, nil, b], [nil, nil, nil], [c, nil, d]]))
    #expect(
      root.picture == """
        a 0 0 30 10
        b 52 0 50 20
        c 0 32 40 12
        d 52 32 20 8
        """)
    #expect(root.isSound)
  }

  @Test func `a grid without cells is as small as can be`() {
    #expect(root(GridView()).sizePicture == "0 0")
    #expect(root(GridView(numberOfColumns: 3, rows: 0)).sizePicture == "12 0")
    #expect(root(GridView(numberOfColumns: 2, rows: 3)).sizePicture == "6 12")
  }

  @Test func `setting a value takes effect at the next pass, and the same value is no change`() {
    let grid = GridView(views: [[a, b]])
    let root = root(grid)
    root.layoutIfNeeded()
    grid.columnSpacing = 20
    #expect(b.frame.minX == 36)
    root.layoutIfNeeded()
    #expect(b.frame.minX == 50)
    #expect(!grid.dirtyFlags.contains(.compile))
    grid.columnSpacing = 20
    grid.column(at: 0).xPlacement = .inherited
    grid.row(at: 0).height = nil
    grid.cell(for: a)?.rowAlignment = .inherited
    #expect(!grid.dirtyFlags.contains(.compile))
  }
}
