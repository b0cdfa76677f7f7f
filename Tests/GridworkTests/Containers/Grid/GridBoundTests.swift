// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Gridwork

/// No extent is negative, whatever is broken; and what is required and cannot hold is a conflict.
@Suite struct GridBoundTests {
  @Test func `a required resistance against the height of its row is a conflict`() {
    let a = box("a", 40, 10)
    a.setContentCompressionResistancePriority(.required, for: .vertical)
    let grid = GridView(views: [[a]])
    let root = LayoutRoot(grid, scale: 0)
    #expect(root.isSound)
    grid.row(at: 0).height = 5
    let layout = root.computedLayout
    #expect(layout.grids[0].rows.map(\.extent) == [5])
    #expect(layout.conflicts.map(\.excess) == [5])
    let conflict = layout.conflicts.first
    // The grid comes before what is in it: the resistance gives way.
    #expect(conflict?.constraints[conflict?.broken ?? 0].reason == "compression resistance")
    grid.row(at: 0).height = 10
    #expect(root.isSound)
  }

  @Test func `a required resistance against the maximum of its column is a conflict`() {
    let a = box("a", 40, 10)
    a.setContentCompressionResistancePriority(.required, for: .horizontal)
    let grid = GridView(views: [[a, box("b", 20, 10)]])
    grid.column(at: 0).maximumWidth = 30
    let layout = LayoutRoot(grid, width: .exact(56), scale: 0).computedLayout
    #expect(layout.conflicts.map(\.excess) == [10])
    #expect(layout.grids[0].columns.map(\.extent) == [30, 20])
  }

  @Test
  func `a required resistance of a merged cell against the sizes of its columns is a conflict`() {
    let wide = box("wide", 40, 10)
    wide.setContentCompressionResistancePriority(.required, for: .horizontal)
    let grid = GridView(views: [[wide.spanning(columns: 2)], [box("a", 5, 5), box("b", 5, 5)]])
    grid.column(at: 0).width = 10
    grid.column(at: 1).width = 20
    // 10 + 6 + 20 = 36.
    let layout = LayoutRoot(grid, scale: 0).computedLayout
    #expect(layout.conflicts.map(\.excess) == [4])
  }

  @Test func `a baseline group that does not fit its row says so`() {
    // Their line is 19 below the top, so the second begins 17 below it, in a row of 14.
    let a = text("a", 11, 25, ascent: 19)
    let b = text("b", 10, 34, ascent: 2)
    let grid = GridView(views: [[a, b]])
    grid.rowAlignment = .firstBaseline
    grid.row(at: 0).height = 14
    let root = LayoutRoot(grid, scale: 0)
    let layout = root.computedLayout
    #expect(layout.conflicts.map(\.excess) == [3])
    #expect(a.frame == LayoutRect(x: 0, y: 0, width: 11, height: 14))
    #expect(b.frame.minY == 17)
    #expect(b.frame.height >= 0)
    // At 17 there is room for none of it, and that is no contradiction.
    grid.row(at: 0).height = 17
    #expect(root.isSound)
    #expect(b.frame == LayoutRect(x: 17, y: 17, width: 10, height: 0))
  }

  @Test func `a merged cell between negative gaps has no negative extent`() {
    let inside = box("inside", 20, 10)
    let grid = GridView(views: [[inside.spanning(columns: 2)], [box("a", 5, 5), box("b", 5, 5)]])
    grid.columnSpacing = -30
    grid.column(at: 0).width = 10
    grid.column(at: 1).width = 15
    // 10 - 30 + 15 = -5: the content would be 5 points less than nothing.
    let layout = LayoutRoot(grid, scale: 0).computedLayout
    #expect(layout.conflicts.map(\.excess) == [5])
    #expect(layout.items.allSatisfy { $0.frame.width >= 0 })
  }

  @Test(arguments: [true, false])
  func `tracks are not negative where the grid is too small for its gaps`(isFullyMaterialized: Bool)
  {
    let grid = GridView(views: [[box("a", 10, 10), box("b", 10, 10), box("c", 10, 10)]])
    if isFullyMaterialized { grid.materialized = .contents }
    let root = LayoutRoot(grid, width: .exact(5), scale: 0)
    let layout = root.computedLayout
    // Two gaps of 6 are 7 more than 5.
    #expect(layout.conflicts.map(\.excess) == [7])
    #expect(layout.grids[0].columns.allSatisfy { $0.extent >= 0 })
    #expect(layout.items.allSatisfy { $0.frame.width >= 0 })
    // That no column is negative goes without saying.
    #expect(layout.conflicts.flatMap(\.constraints).allSatisfy { !$0.text.contains(".leading >=") })
  }
}
