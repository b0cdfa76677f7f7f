// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Gridwork

/// Tracks that cost the same share equally, also where only a solve knows what a track costs, or from which point
/// on it costs more. By hand, without spacing.
@Suite struct GridEqualGrowthTests {
  let a = box("a", 50, 10)
  let b = box("b", 10, 10)

  /// The columns at a width of the root, as a layout finds them and as one does in which everything has variables.
  func expectWidths(
    _ expected: [Double], of grid: GridView, at width: Double, height: LayoutRoot.Extent = .fitting,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    grid.columnSpacing = 0
    let root = LayoutRoot(grid, width: .exact(width), height: height, scale: 0)
    #expect(root.computedLayout.ambiguities.isEmpty, sourceLocation: sourceLocation)
    for layout in [root.computedLayout, root.explainedLayout] {
      let widths = layout.grids[0].columns.map { ($0.extent * 1000).rounded() / 1000 }
      #expect(widths == expected, sourceLocation: sourceLocation)
    }
  }

  @Test
  func
    `a size group costs what its tracks cost together, and shares with a track that costs as much`()
  {
    // The outer columns hold three views and one: four pulls for two points, as the column in the middle has two
    // for one.
    let grid = GridView(views: [
      [box("1", 20, 10), box("2", 20, 10), box("3", 20, 10)],
      [box("4", 20, 10), box("5", 20, 10)], [box("6", 20, 10)],
    ])
    for column in [0, 2] { grid.column(at: column).sizeGroup = "outer" }
    expectWidths([30, 30, 30], of: grid, at: 90)
  }

  @Test func `a grid that grows easily at first shares what follows`() {
    // 50 and 10. Of the other 140, the first 40 go to the empty view, where they cost nothing; beyond that both
    // columns have one pull, and grow by 70 in all.
    let inner = GridView(views: [[LayoutView(), b]])
    inner.columnSpacing = 0
    inner.column(at: 0).maximumWidth = 40
    expectWidths([120, 80], of: GridView(views: [[a, inner]]), at: 200)
  }

  @Test func `a view that stops following its track shares what follows`() {
    b.setContentHuggingPriority(100, for: .horizontal)
    b.widthAnchor.constraint(lessThanOrEqualToConstant: 20).isActive = true
    let grid = GridView(views: [[a, b]])
    // Up to 20 for `b` the second column grows alone, and then both by as much until they have grown equally.
    expectWidths([50, 20], of: grid, at: 70)
    expectWidths([60, 20], of: grid, at: 80)
    expectWidths([100, 60], of: grid, at: 160)
  }

  @Test func `a view that a constraint keeps short holds its track by its pull alone`() {
    // Both are 80 long. The second one hugs weakly, but cannot follow its column: 50 and 80, and 135 for each.
    let weak = box("weak", 80, 10)
    weak.setContentHuggingPriority(100, for: .horizontal)
    weak.setContentCompressionResistancePriority(250, for: .horizontal)
    let grid = GridView(views: [[a, weak]])
    weak.widthAnchor.constraint(equalTo: a.widthAnchor).isActive = true
    expectWidths([185, 215], of: grid, at: 400)
  }

  @Test func `a view whose length follows another one's shares`() {
    let tied = box("tied", -1, 10)
    let grid = GridView(views: [[a, tied]])
    // 20 of the second column are `tied`, which needs nothing by itself: 50 and 0, and half of 110 for each.
    tied.widthAnchor.constraint(equalTo: a.widthAnchor, multiplier: 0.4).isActive = true
    expectWidths([105, 55], of: grid, at: 160)
  }

  /// A grid that follows its column at 100, although only a solve knows how far.
  private func unknown() -> GridView {
    let content = following("content", 30)
    content.widthAnchor.constraint(greaterThanOrEqualTo: content.heightAnchor).isActive = true
    return GridView(views: [[content]])
  }

  /// A view that hugs less firmly than the grid.
  private func following(_ identifier: String, _ width: Double) -> LayoutView {
    let view = box(identifier, width, 10)
    view.setContentHuggingPriority(100, for: .horizontal)
    return view
  }

  @Test
  func `filled content that hugs as firmly as the grid is firmer than the pull of other content`() {
    let grid = GridView(views: [[a, b]])
    grid.setContentHuggingPriority(250, for: .horizontal)
    grid.column(at: 0).xPlacement = .fill
    // 50 and 10: the pull on `b` is just below 250.
    expectWidths([50, 50], of: grid, at: 100)
  }

  @Test func `a track of unknown cost takes its turn with any other`() {
    // What follows 0 and 1 costs as much, and 2 has a pull as well.
    let grid = GridView(views: [
      [unknown(), following("p", 50), following("q", 40)], [nil, nil, box("r", 40, 10)],
    ])
    grid.column(at: 1).maximumWidth = 100
    expectWidths([50, 70, 40], of: grid, at: 160)
    expectWidths([180, 100, 40], of: grid, at: 320)
    // A pull in 0, too: now 1 takes its 50 alone, and then 0 and 2 take as much.
    grid.cell(atColumnIndex: 0, rowIndex: 1).contentView = box("s", 10, 10)
    expectWidths([30, 90, 40], of: grid, at: 160)
    expectWidths([40, 100, 50], of: grid, at: 190)
    expectWidths([105, 100, 115], of: grid, at: 320)
  }

  @Test func `a track of unknown cost shares beside one at its maximum`() {
    // 50 and 30, with 50 more for each.
    let grid = GridView(views: [[following("p", 50), unknown(), b]])
    grid.column(at: 2).maximumWidth = 10
    expectWidths([100, 80, 10], of: grid, at: 190)
  }

  @Test func `what a column costs does not depend on the rows`() {
    // Two pulls on each side. The rows lack room, so that they need a solve.
    let inner = GridView(views: [[box("c", 20, 15)], [box("d", 20, 40)]])
    let grid = GridView(views: [[box("e", 80, 15), inner], [box("f", 50, 15), nil]])
    grid.cell(atColumnIndex: 1, rowIndex: 0).xPlacement = .fill
    expectWidths([190, 130], of: grid, at: 320, height: .exact(60))
    expectWidths([190, 130], of: grid, at: 320)
  }
}
