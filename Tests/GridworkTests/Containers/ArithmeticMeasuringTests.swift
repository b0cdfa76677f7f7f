// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Gridwork

/// What a container measures by arithmetic, as the track around it shows: what a solve would come to, or
/// nothing.
@Suite struct ArithmeticMeasuringTests {
  /// A grid in which a container shares 10 points of surplus with a box of 1, and where that box begins
  /// when the container needs the extent given.
  private func place(_ inner: LayoutView, along axis: LayoutAxis, needing need: Double) -> (
    found: Double, expected: Double
  ) {
    let beside = box("beside", 1, 1)
    let grid =
      axis == .horizontal
      ? GridView(views: [[inner, beside]]) : GridView(views: [[inner], [beside]])
    let extent = LayoutRoot.Extent.exact(need + 6 + 1 + 10)
    let root = LayoutRoot(
      grid, width: axis == .horizontal ? extent : .unbounded,
      height: axis == .vertical ? extent : .unbounded, scale: 0)
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
    // Not at 300, but at just under 260, where its far edge is to be reached.
    let firm = box("firm", 10, 10)
    firm.setContentHuggingPriority(300, for: .vertical)
    let tall = box("tall", 10, 40)
    tall.setContentCompressionResistancePriority(280, for: .vertical)
    let stack = StackView(views: [firm, tall])
    stack.alignment = .fill
    let (found, expected) = place(stack, along: .vertical, needing: 40)
    #expect(found == expected)
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

  @Test func `content that may be squeezed holds its track at the maximum`() {
    let grid = GridView(views: [[box("soft", 20, 10)]])
    grid.column(at: 0).maximumWidth = 8
    let (found, expected) = place(grid, along: .horizontal, needing: 8)
    #expect(found == expected)
  }
}
