// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Gridwork

/// What a browser makes of the same layouts, where the semantics coincide.
///
/// The frames are data: read with `getBoundingClientRect` from headless Chromium 156, whose numbers are
/// multiples of 1/64. `gap` is the spacing, `padding` the edge insets.
@Suite struct StackFlexboxTests {
  /// Positions and sizes of the views in order.
  func expect(_ stack: StackView, _ root: LayoutRoot, _ measured: [[Double]]) {
    root.layoutIfNeeded()
    for (view, numbers) in zip(stack.views, measured) {
      let frame = view.frame
      for (mine, theirs) in zip([frame.minX, frame.minY, frame.width, frame.height], numbers) {
        #expect((mine - theirs).magnitude <= 1.0 / 32, "\(frame) is \(numbers)")
      }
    }
    #expect(stack.views.count == measured.count)
  }

  func stack(_ widths: [Double], _ distribution: StackView.Distribution, _ gap: Double) -> StackView
  {
    let stack = StackView(views: widths.map { box("\($0)", $0, 10) })
    stack.distribution = distribution
    stack.spacing = gap
    return stack
  }

  struct Line: Sendable {
    var widths: [Double]
    var width: Double
    var gap: Double
    /// Position and width of each.
    var measured: [[Double]]
  }

  @Test(arguments: [
    Line(
      widths: [30, 50, 40], width: 200, gap: 8,
      measured: [[0, 61.328], [69.328, 61.344], [138.672, 61.328]]),
    Line(
      widths: [100, 20, 30], width: 180, gap: 0, measured: [[0, 100], [100, 40], [140, 40]]),
    Line(
      widths: [100, 60, 10, 10], width: 200, gap: 0,
      measured: [[0, 100], [100, 60], [160, 20], [180, 20]]),
    Line(
      widths: [120, 20, 30], width: 220, gap: 8, measured: [[0, 120], [128, 42], [178, 42]]),
    Line(
      widths: [70, 70, 10, 10, 10], width: 200, gap: 4,
      measured: [[0, 70], [74, 70], [148, 14.656], [166.656, 14.672], [185.328, 14.672]]),
  ])
  func `fill equally is flex 1 1 0 with the content as minimum`(line: Line) {
    let stack = stack(line.widths, .fillEqually, line.gap)
    expect(
      stack, LayoutRoot(stack, width: .exact(line.width), scale: 0),
      line.measured.map { [$0[0], 0, $0[1], 10] })
  }

  @Test(arguments: [
    Line(widths: [30, 50, 40], width: 200, gap: 8, measured: [[0, 30], [70, 50], [160, 40]]),
    Line(
      widths: [10, 20, 30, 40], width: 300, gap: 8,
      measured: [[0, 10], [76.672, 20], [163.328, 30], [260, 40]]),
    Line(widths: [30, 50, 40], width: 137, gap: 8, measured: [[0, 30], [38.5, 50], [97, 40]]),
  ])
  func `equal spacing is justify-content space-between`(line: Line) {
    let stack = stack(line.widths, .equalSpacing, line.gap)
    expect(
      stack, LayoutRoot(stack, width: .exact(line.width), scale: 0),
      line.measured.map { [$0[0], 0, $0[1], 10] })
  }

  @Test(arguments: [
    Line(widths: [30, 50, 40], width: 256, gap: 8, measured: [[0, 60], [68, 100], [176, 80]]),
    Line(
      widths: [10, 20, 30, 40], width: 340, gap: 8,
      measured: [[0, 31.594], [39.594, 63.203], [110.797, 94.797], [213.594, 126.406]]),
  ])
  func `fill proportionally is flex by the size of the content from zero`(line: Line) {
    let stack = stack(line.widths, .fillProportionally, line.gap)
    expect(
      stack, LayoutRoot(stack, width: .exact(line.width), scale: 0),
      line.measured.map { [$0[0], 0, $0[1], 10] })
  }

  @Test(arguments: [
    (
      UserInterfaceLayoutDirection.leftToRight,
      [[2.0, 1, 30, 10], [40, 1, 50, 10], [98, 1, 40, 10]]
    ),
    (.rightToLeft, [[266, 1, 30, 10], [208, 1, 50, 10], [160, 1, 40, 10]]),
  ])
  func `the leading area is a row inside its padding`(
    direction: UserInterfaceLayoutDirection, measured: [[Double]]
  ) {
    let stack = stack([30, 50, 40], .gravityAreas, 8)
    stack.edgeInsets = LayoutEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    expect(
      stack, LayoutRoot(stack, width: .exact(300), direction: direction, scale: 0), measured)
    #expect(stack.frame.size == LayoutSize(width: 300, height: 14))
  }

  @Test(arguments: [
    (LayoutConstraint.Attribute.top, [4.0, 4, 4], [10.0, 20, 28]),
    (.centerY, [24, 19, 15], [10, 20, 28]),
    (.bottom, [44, 34, 26], [10, 20, 28]), (.fill, [4, 4, 4], [50, 50, 50]),
    (.firstBaseline, [11, 4, 8], [10, 20, 28]), (.lastBaseline, [41, 34, 24], [10, 20, 28]),
  ])
  func `alignments are align-items`(
    alignment: LayoutConstraint.Attribute, tops: [Double], heights: [Double]
  ) {
    let stack = StackView(views: [
      text("a", 30, 10, ascent: 8), text("b", 50, 20, ascent: 15),
      lines("c", 40, 28, first: 11, last: 3),
    ])
    stack.alignment = alignment
    stack.edgeInsets = LayoutEdgeInsets(top: 4, left: 0, bottom: 6, right: 0)
    expect(
      stack, LayoutRoot(stack, height: .exact(60), scale: 0),
      zip([[0, 30], [38, 50], [96, 40]], zip(tops, heights)).map {
        [$0[0], $1.0, $0[1], $1.1]
      })
  }
}
