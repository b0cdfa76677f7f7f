// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import Gridwork

/// Where views sit across a stack.
@Suite struct StackAlignmentTests {
  let small = text("small", 30, 10, ascent: 8)
  let large = text("large", 50, 20, ascent: 15)
  let plain = box("plain", 40, 12)

  /// Insets of 4 at the top and 6 at the bottom: 50 of 60 points are inside.
  func stack(_ alignment: LayoutConstraint.Attribute) -> StackView {
    let stack = StackView(views: [small, large, plain])
    stack.alignment = alignment
    stack.edgeInsets = LayoutEdgeInsets(top: 4, left: 0, bottom: 6, right: 0)
    return stack
  }

  @Test(arguments: [
    (LayoutConstraint.Attribute.top, "4 10 | 4 20 | 4 12"),
    (.bottom, "44 10 | 34 20 | 42 12"),
    // The middle of 4...54 is 29.
    (.centerY, "24 10 | 19 20 | 23 12"),
    (.fill, "4 50 | 4 50 | 4 50"),
    (.height, "4 50 | 4 50 | 4 50"),
    // An extent of the other axis counts as the middle.
    (.width, "24 10 | 19 20 | 23 12"),
    // On a line at 4 + 15; the plain view has its top there.
    (.firstBaseline, "11 10 | 4 20 | 19 12"),
    // On a line at 54 - 5; the plain view has its bottom there.
    (.lastBaseline, "41 10 | 34 20 | 37 12"),
  ])
  func `views sit across a horizontal stack as it says`(
    alignment: LayoutConstraint.Attribute, across: String
  ) {
    let shown = Stacked(stack(alignment), height: 60)
    #expect(shown.across == across)
    #expect(shown.isSound)
  }

  @Test(arguments: [
    (LayoutConstraint.Attribute.top, 30.0), (.centerY, 30), (.fill, 30),
    // 15 above the line, 12 below it.
    (.firstBaseline, 37),
    // 15 above, 5 below.
    (.lastBaseline, 30),
  ])
  func `a stack is by itself as tall as its views need, insets included`(
    alignment: LayoutConstraint.Attribute, height: Double
  ) {
    let shown = Stacked(stack(alignment))
    shown.root.layoutIfNeeded()
    #expect(shown.stack.frame.height == height)
    #expect(shown.isSound)
  }

  @Test(arguments: [
    (LayoutConstraint.Attribute.leading, "3 30 | 3 50", "167 30 | 147 50"),
    (.trailing, "167 30 | 147 50", "3 30 | 3 50"),
    (.left, "3 30 | 3 50", "3 30 | 3 50"),
    (.right, "167 30 | 147 50", "167 30 | 147 50"),
    (.centerX, "85 30 | 75 50", "85 30 | 75 50"),
    (.fill, "3 194 | 3 194", "3 194 | 3 194"),
    (.width, "3 194 | 3 194", "3 194 | 3 194"),
    (.height, "85 30 | 75 50", "85 30 | 75 50"),
  ])
  func `views sit across a vertical stack as it says, leading and trailing by direction`(
    alignment: LayoutConstraint.Attribute, leftToRight: String, rightToLeft: String
  ) {
    for (direction, across) in [
      (UserInterfaceLayoutDirection.leftToRight, leftToRight), (.rightToLeft, rightToLeft),
    ] {
      let stack = StackView(views: [box("a", 30, 10), box("b", 50, 10)])
      stack.orientation = .vertical
      stack.alignment = alignment
      stack.edgeInsets = LayoutEdgeInsets(top: 0, left: 3, bottom: 0, right: 3)
      let shown = Stacked(stack, width: 200, direction: direction)
      #expect(shown.across == across)
      #expect(shown.isSound)
    }
  }

  @Test func `by itself a stack of equal widths is as wide as the widest view`() {
    let stack = StackView(views: [box("a", 30, 10), box("b", 50, 10)])
    stack.orientation = .vertical
    stack.alignment = .width
    let shown = Stacked(stack)
    #expect(shown.across == "0 50 | 0 50")
    #expect(shown.isSound)
  }

  @Test func `no constraint is made with fill`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let view = LayoutView()
      _ = LayoutConstraint(
        item: view, attribute: .fill, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute)
    }
    let output = said(result)
    #expect(
      output.contains(
        "A constraint needs a first attribute; notAnAttribute cannot be one. Use an edge, a centre, a "
          + "baseline or a size."))
  }

  @Test func `the direction changes in a living stack`() {
    let stack = StackView(views: [box("a", 30, 10), box("b", 50, 10)])
    let shown = Stacked(stack, width: 200)
    #expect(shown.line == "0 30 | 38 50")
    shown.root.direction = .rightToLeft
    #expect(shown.line == "170 30 | 112 50")
    stack.userInterfaceLayoutDirection = .leftToRight
    #expect(shown.line == "0 30 | 38 50")
  }

  @Test func `an alignment of the other axis counts as the center`() {
    #expect(Stacked(stack(.leading), height: 60).across == "24 10 | 19 20 | 23 12")
    let vertical = StackView(views: [box("a", 30, 10)])
    vertical.orientation = .vertical
    vertical.alignment = .firstBaseline
    #expect(Stacked(vertical, width: 100).across == "35 30")
  }

  @Test func `a view that does not grow sits at the near edge of a stack that fills`() {
    small.setContentHuggingPriority(751, for: .vertical)
    let shown = Stacked(stack(.fill), height: 60)
    #expect(shown.across == "4 10 | 4 50 | 4 50")
    #expect(shown.isSound)
  }

  @Test func `constraints above 260 overrule the alignment of a view`() {
    let stack = stack(.top)
    small.setContentHuggingPriority(261, for: .vertical)
    small.bottomAnchor.constraint(equalTo: stack.bottomAnchor, constant: -10).isActive = true
    let shown = Stacked(stack, height: 60)
    #expect(shown.across == "40 10 | 4 20 | 4 12")
    #expect(shown.isSound)
  }

  @Test func `baselines follow the content`() {
    let label = Box("label", 20, 10, baseline: 8)
    let other = Box("other", 20, 20, baseline: 15)
    let stack = StackView(views: [label, other])
    stack.alignment = .firstBaseline
    let shown = Stacked(stack)
    #expect(shown.across == "7 10 | 0 20")
    #expect(shown.size == "48 20")
    other.baseline = 4
    // 8 above the line, 16 below it.
    #expect(shown.across == "0 10 | 4 20")
    #expect(shown.size == "48 24")
    label.baseline = nil
    #expect(shown.across == "4 10 | 0 20")
    #expect(shown.isSound)
  }

  @Test func `how firmly the stack hugs does not squeeze views that keep their extent`() {
    let stack = stack(.centerY)
    stack.setHuggingPriority(.required, for: .vertical)
    stack.setHuggingPriority(.required, for: .horizontal)
    large.setContentCompressionResistancePriority(51, for: .vertical)
    for view in stack.views { view.setContentHuggingPriority(.required, for: .vertical) }
    let shown = Stacked(stack)
    #expect(shown.size == "136 30")
    #expect(shown.isSound)
  }

  @Test func `views that are stretched hold against one that resists less`() {
    let stack = stack(.centerY)
    stack.setHuggingPriority(.required, for: .vertical)
    large.setContentCompressionResistancePriority(51, for: .vertical)
    let shown = Stacked(stack)
    // All are as tall as the stack. The others hug at 250, and one of them resists below 12 at 750. With 10
    // for the insets:
    #expect(shown.across == "4 12 | 4 12 | 4 12")
    #expect(shown.size == "136 22")
    #expect(shown.isSound)
  }

  @Test func `a stack that hugs firmly overcomes a preferred size`() {
    let stack = stack(.centerY)
    stack.setHuggingPriority(600, for: .vertical)
    let root = LayoutRoot(stack, width: .preferred(400), height: .preferred(200))
    root.layoutIfNeeded()
    #expect(stack.frame == rect(0, 0, 400, 30))
  }

  @Test func `below a required clipping resistance views run past the far edges`() {
    let stack = stack(.top)
    for axis in LayoutAxis.allCases { stack.setClippingResistancePriority(400, for: axis) }
    let shown = Stacked(stack, width: 60, height: 15)
    #expect(shown.line == "0 30 | 38 50 | 96 40")
    #expect(shown.across == "4 10 | 4 20 | 4 12")
    #expect(shown.isSound)
  }
}
