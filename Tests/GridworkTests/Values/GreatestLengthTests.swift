// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import Gridwork

/// Lengths to which nothing can be added are cut, and reported.
@Suite struct GreatestLengthTests {
  private func laidOut(
    _ view: LayoutView, width: LayoutRoot.Extent, height: LayoutRoot.Extent = .fitting
  ) -> ComputedLayout {
    let root = LayoutRoot(view, width: width, height: height, scale: 0)
    root.reportsProblems = false
    return root.computedLayout
  }

  @Test(arguments: [1e17, 1e300, .greatestFiniteMagnitude])
  func `content of any length leaves its neighbours what they need`(width: Double) {
    let wide = Box("wide", width, 20)
    wide.setContentCompressionResistancePriority(250, for: .horizontal)
    let b = Box("b", 20, 20)
    let stack = StackView(views: [wide, b])
    stack.distribution = .fill
    let layout = laidOut(stack, width: .exact(100))
    // 100 - 8 - 20 = 72.
    #expect(wide.frame == rect(0, 0, 72, 20))
    #expect(b.frame == rect(80, 0, 20, 20))
    #expect(
      layout.problems.map(\.message) == [
        "The intrinsic width of Box 'wide' counts as 10,000,000 points, the greatest length that a "
          + "layout calculates with. Return noIntrinsicMetric for a view that takes all the room it gets."
      ])
  }

  @Test func `content of any length leaves its neighbours in a grid what they need`() {
    let wide = Box("wide", .greatestFiniteMagnitude, 20)
    wide.setContentCompressionResistancePriority(250, for: .horizontal)
    let b = Box("b", 20, 20)
    _ = laidOut(GridView(views: [[wide, b]]), width: .exact(100))
    // 100 - 6 - 20 = 74.
    #expect(wide.frame == rect(0, 0, 74, 20))
    #expect(b.frame == rect(80, 0, 20, 20))
  }

  @Test func `the greatest length is added to exactly`() {
    let long = Box("long", 10_000_000, 20)
    let b = Box("b", 20.001, 20)
    let layout = laidOut(StackView(views: [long, b]), width: .fitting)
    #expect(layout.size.width == 10_000_028.001)
    // A frame is the distance of two edges, which are as far away.
    #expect(abs(b.frame.width - 20.001) < 1e-6)
    #expect(b.frame.minX == 10_000_008)
    // What is as long as that is not cut.
    #expect(layout.problems.isEmpty)
  }

  @Test func `the constant of a constraint is cut, and reported`() {
    let page = Box("page")
    let title = Box("title", 30, 10)
    page.addSubview(title)
    let atMost = title.widthAnchor.constraint(lessThanOrEqualToConstant: .greatestFiniteMagnitude)
    LayoutConstraint.activate([
      atMost, title.leadingAnchor.constraint(equalTo: page.leadingAnchor),
      title.topAnchor.constraint(equalTo: page.topAnchor),
    ])
    #expect(atMost.constant == 10_000_000)
    let layout = laidOut(page, width: .exact(100), height: .exact(100))
    #expect(title.frame == rect(0, 0, 30, 10))
    #expect(layout.problems.count == 1)
    #expect(
      layout.problems.first?.message.hasSuffix(
        " counts as 10,000,000 points, the greatest length that a layout calculates with. Leave out a "
          + "constraint that allows everything.") == true)
    atMost.constant = -1e17
    #expect(atMost.constant == -10_000_000)
    atMost.constant = 10_000_000
    #expect(laidOut(page, width: .exact(100), height: .exact(100)).problems.isEmpty)
    atMost.constant = 10_000_001
    #expect(laidOut(page, width: .exact(100), height: .exact(100)).problems.count == 1)
  }

  @Test func `a multiple of the system spacing that no number holds counts as the greatest length`()
  {
    let page = Box("page")
    let a = Box("a")
    page.addSubview(a)
    let far = a.leadingAnchor.constraint(
      equalToSystemSpacingAfter: page.leadingAnchor, multiplier: -1e300)
    far.isActive = true
    let root = LayoutRoot(page)
    root.systemSpacing.container = 1e300
    #expect(far.constant == -10_000_000)
  }

  @Test func `settings beyond the greatest length count as that`() {
    let grid = GridView(views: [[Box("a", 40, 20), Box("b", 40, 20)]])
    grid.column(at: 0).maximumWidth = .greatestFiniteMagnitude
    #expect(grid.column(at: 0).maximumWidth == 10_000_000)
    let layout = laidOut(
      grid, width: .atMost(.greatestFiniteMagnitude), height: .preferred(1e17, priority: 1))
    #expect(layout.size.width == 86)
    let box = Box("box", 10, 10)
    let far = laidOut(box, width: .exact(1e17))
    #expect(box.frame.width == 10_000_000)
    #expect(far.width == .exact(10_000_000))
    #expect(
      far.problems.map(\.message) == [
        "The width of the root counts as 10,000,000 points, the greatest length that a layout calculates "
          + "with. Use fitting for a root that is as large as its content."
      ])
  }

  @Test func `insets and frames beyond the greatest length count as that`() {
    let far = LayoutEdgeInsets(top: 0, left: 1e17, bottom: 0, right: -1e300)
    let (page, stack) = (Box("page"), StackView())
    (page.layoutMargins, page.safeAreaInsets, stack.edgeInsets) = (far, far, far)
    for insets in [page.layoutMargins, page.safeAreaInsets, stack.edgeInsets] {
      #expect(insets == LayoutEdgeInsets(top: 0, left: 10_000_000, bottom: 0, right: -10_000_000))
    }
    page.additionalSafeAreaInsets = far
    #expect(page.additionalSafeAreaInsets.left == 10_000_000)
    #expect(page.safeAreaRect.minX == 10_000_000)
    let (made, moved) = (LayoutView(frame: rect(1e17, 5, 20, 1e300)), LayoutView())
    page.addSubview(made)
    page.addSubview(moved)
    moved.frame = rect(-1e17, 5, 20, 10)
    _ = laidOut(page, width: .exact(100), height: .exact(100))
    #expect(made.frame == rect(10_000_000, 5, 20, 10_000_000))
    #expect(moved.frame == rect(-10_000_000, 5, 20, 10))
  }

  @Test func `insets that make a frame negative are a programmer error`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let box = Box("box", 10, 10)
      box.insets = LayoutEdgeInsets(top: -20, left: 0, bottom: 0, right: 0)
      LayoutRoot(StackView(views: [box])).layoutIfNeeded()
    }
    #expect(
      said(result).contains(
        "The alignment insets of Box 'box' are top -20, left 0, bottom 0, right 0. They must be finite, "
          + "and neither left and right together nor top and bottom together may be negative: a frame "
          + "would be."))
  }

  @Test func `infinite insets are a programmer error`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let box = Box("box", 10, 10)
      box.insets = LayoutEdgeInsets(top: 0, left: .infinity, bottom: 0, right: 0)
      LayoutRoot(box).layoutIfNeeded()
    }
    #expect(said(result).contains("The alignment insets of Box 'box' are top 0, left inf, "))
  }

  @Test(arguments: ["inf", "nan", "-1.0"])
  func `a height for a width that is none is a programmer error`(height: String) async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { [height] in
      final class Text: LayoutView {
        var answers: Double = 0
        override var intrinsicContentSize: LayoutSize { LayoutSize(width: 100, height: 10) }
        override func height(forWidth width: Double) -> Double? { answers }
      }
      let text = Text()
      text.identifier = "text"
      text.answers = Double(height) ?? 0
      LayoutRoot(StackView(views: [text]), width: .exact(50)).layoutIfNeeded()
    }
    #expect(
      said(result).contains(
        "Text 'text' for a width of 50 is \(height); it must be finite and not negative, or nil where "
          + "the height does not depend on the width."))
  }

  @Test func `numbers beyond 32 bits are printed`() {
    #expect(numberText(2_147_484.5) == "2147484.5")
    #expect(numberText(4_294_967_297) == "4294967297")
  }
}
