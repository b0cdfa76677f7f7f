// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Gridwork

/// What a container measures by arithmetic, as the track around it shows: what a solve would come to, or
/// nothing.
@Suite struct ArithmeticMeasuringTests {
  /// A grid in which a container shares 10 points of surplus with a box of 1, whatever they cost, and where
  /// that box begins when the container needs the extent given.
  private func place(_ inner: LayoutView, along axis: LayoutAxis, needing need: Double) -> (
    found: Double, expected: Double
  ) {
    let beside = box("beside", 1, 1)
    let grid =
      axis == .horizontal
      ? GridView(views: [[inner, beside]]) : GridView(views: [[inner], [beside]])
    for track in [0, 1] {
      if axis == .horizontal {
        grid.column(at: track).weight = 1
      } else {
        grid.row(at: track).weight = 1
      }
    }
    let extent = LayoutRoot.Extent.exact(need + 6 + 1 + 10)
    let root = LayoutRoot(
      grid, width: axis == .horizontal ? extent : .fitting,
      height: axis == .vertical ? extent : .fitting, scale: 0)
    root.layoutIfNeeded()
    let start = axis == .horizontal ? beside.frame.minX : beside.frame.minY
    return (start, need + 5 + 6)
  }

  @Test(arguments: [(750, 170), (251, 170), (250, 10), (100, 10)] as [(LayoutPriority, Double)])
  func `views that fill a stack across pull it back as they hug`(
    _ resistance: LayoutPriority, _ width: Double
  ) {
    let wide = box("wide", 170, 10)
    wide.setContentCompressionResistancePriority(resistance, for: .horizontal)
    // Two that hug at 250 outweigh one that resists at 250.
    let stack = StackView(views: [box("a", 10, 10), box("b", 10, 10), wide])
    stack.orientation = .vertical
    stack.alignment = .fill
    let (found, expected) = place(stack, along: .horizontal, needing: width)
    #expect(found == expected)
  }

  @Test func `a stack across does not give way to what only stays behind its edge`() {
    // Not at 300, but at just under 260, the priority at which its far edge is reached.
    let firm = box("firm", 10, 10)
    firm.setContentHuggingPriority(300, for: .vertical)
    let tall = box("tall", 10, 40)
    tall.setContentCompressionResistancePriority(280, for: .vertical)
    let stack = StackView(views: [firm, tall])
    stack.alignment = .fill
    let (found, expected) = place(stack, along: .vertical, needing: 40)
    #expect(found == expected)
  }

  @Test func `a stack is as firm as its gaps beside views inside that could grow alike`() {
    let inner = StackView(views: [box("a", 10, 10), box("b", 10, 10)])
    inner.distribution = .fill
    let stack = StackView(views: [inner, box("c", 10, 10)])
    let root = LayoutRoot(stack, scale: 0)
    root.layoutIfNeeded()
    // The room behind the last view costs just under 250, and a longer box 250, whichever of the two it is.
    #expect(stack.plannedMeasurement?.hugging.horizontal == LayoutPriority(250).nextDown)
  }

  @Test func `a stack is as firm across as a view that stays short of its edge`() {
    let firm = box("firm", 10, 20)
    firm.setContentHuggingPriority(300, for: .vertical)
    let inner = StackView(views: [firm])
    inner.alignment = .fill
    let stack = StackView(views: [inner, box("tall", 10, 40)])
    stack.alignment = .top
    stack.setHuggingPriority(260, for: .vertical)
    let root = LayoutRoot(stack, scale: 0)
    root.layoutIfNeeded()
    // The view inside keeps its height, and leaves the far edge at just under 260. The stack pulls at 260.
    #expect([inner, firm].map(\.frame.height) == [40, 20])
  }

  @Test func `what must have more room than a track may give does not hold the track`() {
    let firm = box("firm", 2, 10)
    firm.setContentCompressionResistancePriority(.required, for: .horizontal)
    let grid = GridView(views: [[firm]])
    grid.column(at: 0).maximumWidth = 1
    let (found, expected) = place(grid, along: .horizontal, needing: 0)
    #expect(found == expected)
  }

  @Test func `a stack that must have more room than a row may give does not hold the row`() {
    let stack = StackView(views: [box("inside", 10, 0)])
    stack.alignment = .top
    stack.edgeInsets.bottom = 2
    let grid = GridView(views: [[stack]])
    grid.row(at: 0).maximumHeight = 1
    let (found, expected) = place(grid, along: .vertical, needing: 0)
    #expect(found == expected)
  }

  @Test func `what spans a fraction makes the grid large enough for it`() {
    let grid = GridView(views: [[box("wide", 7, 10).spanning(columns: 2), nil, nil]])
    grid.column(at: 0).width = 0
    grid.column(at: 1).widthFraction = 0.25
    // The gap inside is 6, so that a quarter of the inner width is 1.
    let (found, expected) = place(grid, along: .horizontal, needing: 4 + 2 * 6)
    #expect(found == expected)
  }

  @Test func `a grid with fractions keeps its width in a wider column`() {
    let inner = GridView(views: [[box("half", 50, 10), nil]])
    inner.column(at: 1).widthFraction = 0.5
    let grid = GridView(views: [[inner], [box("wide", 200, 10)]])
    let root = LayoutRoot(grid, width: .exact(200), height: .fitting, scale: 0)
    root.layoutIfNeeded()
    // The other half, and the gap between them.
    #expect(inner.frame.width == 50 + 6 + 50)
  }

  @Test(arguments: [249, 40] as [LayoutPriority])
  func `a track that two content views span counts for both`(_ hugging: LayoutPriority) {
    // Without the gap inside, 40 and 60. In equal shares the tracks need 20, 30 and 30. However weakly the
    // grid hugs, each is at most that large, so the first is left with 40 - 30.
    let grid = GridView(views: [
      [box("front", 40 + 6, 10).spanning(columns: 2), nil, nil],
      [nil, box("back", 60 + 6, 10).spanning(columns: 2), nil],
    ])
    grid.setContentHuggingPriority(hugging, for: .horizontal)
    let (found, expected) = place(grid, along: .horizontal, needing: 10 + 30 + 30 + 2 * 6)
    #expect(found == expected)
    #expect(grid.fittingSize.width == 10 + 30 + 30 + 2 * 6)
  }

  @Test func `so does a track between tracks of one explicit size`() {
    let grid = GridView(views: [
      [box("front", 40 + 6, 10).spanning(columns: 2), nil, nil, nil],
      [nil, box("back", 60 + 6, 10).spanning(columns: 2), nil, nil],
    ])
    for column in [2, 3] { grid.column(at: column).sizeGroup = "fixed" }
    grid.column(at: 3).width = 5
    // The third is 5, so that the second must have 55 of the 60, which is enough for the first.
    let (found, expected) = place(grid, along: .horizontal, needing: 0 + 55 + 5 + 5 + 3 * 6)
    #expect(found == expected)
  }

  @Test func `so does a track beside one of an explicit size, in a grid that hugs little`() {
    let grid = GridView(views: [[box("wide", 60 + 6, 10).spanning(columns: 2), nil], [nil, nil]])
    grid.setContentHuggingPriority(40, for: .horizontal)
    grid.column(at: 0).width = 20
    // The other column must have 40 of the 60.
    let (found, expected) = place(grid, along: .horizontal, needing: 20 + 40 + 6)
    #expect(found == expected)
  }

  @Test func `content that two tracks at their maxima cannot hold is squeezed`() {
    let grid = GridView(views: [[box("wide", 60, 10).spanning(columns: 2), nil], [nil, nil]])
    for column in [0, 1] { grid.column(at: column).maximumWidth = 10 }
    let (found, expected) = place(grid, along: .horizontal, needing: 10 + 10 + 6)
    #expect(found == expected)
  }

  @Test func `a fraction that would exceed its maximum keeps the grid smaller than its content`() {
    let grid = GridView(views: [[box("quarter", 30, 10), box("half", 10, 10)]])
    grid.columnSpacing = 0
    grid.column(at: 0).widthFraction = 0.25
    grid.column(at: 1).widthFraction = 0.5
    grid.column(at: 1).maximumWidth = 40
    // 30 is a quarter of 120, half of which is more than 40. The fraction holds just below required, more
    // firmly than the content: the grid has twice 40.
    let (found, expected) = place(grid, along: .horizontal, needing: 2 * 40)
    #expect(found == expected)
  }

  @Test func `content that may be squeezed holds its track at the maximum`() {
    let grid = GridView(views: [[box("soft", 20, 10)]])
    grid.column(at: 0).maximumWidth = 8
    let (found, expected) = place(grid, along: .horizontal, needing: 8)
    #expect(found == expected)
  }

  @Test func `a view that must be longer than its content makes a proportional stack longer`() {
    let long = box("long", 20, 10)
    long.widthAnchor.constraint(greaterThanOrEqualToConstant: 40).isActive = true
    let stack = StackView(views: [long, box("short", 15, 10)])
    stack.distribution = .fillProportionally
    // Twice as long as its content, and so is the other: it hugs less than the stack shares.
    let (found, expected) = place(stack, along: .horizontal, needing: 40 + 8 + 30)
    #expect(found == expected)
  }

  @Test func `a stack whose insets take all that its views have needs nothing`() {
    let stack = StackView(views: [box("inside", 5, 10)])
    stack.edgeInsets = LayoutEdgeInsets(all: -10)
    // Of 8 and the box of 30 beside it, its need of -15 would leave 23.
    let outer = StackView(views: [stack, box("after", 30, 10)])
    let (found, expected) = place(outer, along: .horizontal, needing: 0 + 8 + 30)
    #expect(found == expected)
  }
}
