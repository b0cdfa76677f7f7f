// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import Gridwork

/// A stack pulls its views to both sides across, just below 250.
@Suite struct StackPullTests {
  private func vertical(_ views: [LayoutView]) -> Stacked {
    let stack = StackView(views: views)
    stack.orientation = .vertical
    stack.alignment = .leading
    return Stacked(stack, width: 100)
  }

  @Test(arguments: [
    (LayoutConstraint.Attribute.leading, "0 40"), (.centerX, "30 40"), (.trailing, "60 40"),
  ])
  func `a view that hugs less firmly is as wide as the stack, wherever it is aligned`(
    _ alignment: LayoutConstraint.Attribute, _ other: String
  ) {
    let (loose, firm) = (Box("loose", 30, 10), Box("firm", 40, 10))
    loose.setContentHuggingPriority(249, for: .horizontal)
    let shown = vertical([loose, firm])
    shown.stack.alignment = alignment
    #expect(shown.across == "0 100 | \(other)")
    #expect(shown.isSound)
    shown.stack.setHuggingPriority(251, for: .horizontal)
    #expect(shown.across == "0 100 | 0 100")
    #expect(shown.isSound)
  }

  @Test func `a view that hugs exactly as firmly keeps its extent`() {
    let equal = Box("equal", 30, 10)
    equal.setContentHuggingPriority(LayoutPriority(250).nextDown, for: .horizontal)
    let shown = vertical([equal])
    #expect(shown.across == "0 30")
    equal.setContentHuggingPriority(LayoutPriority(250).nextDown.nextDown, for: .horizontal)
    #expect(shown.across == "0 100")
    #expect(shown.isSound)
  }

  @Test(arguments: [StackView.Distribution.fill, .fillEqually, .fillProportionally, .gravityAreas])
  func `a stack without views hugs its length, however it distributes views`(
    _ distribution: StackView.Distribution
  ) {
    let (empty, other) = (StackView(), Box("other", 40, 10))
    empty.distribution = distribution
    let shown = vertical([empty, other])
    #expect(shown.across == "0 0 | 0 40")
    // Now more firmly than the empty stack, and than the view, which hugs at 250.
    shown.stack.setHuggingPriority(251, for: .horizontal)
    #expect(shown.across == "0 100 | 0 100")
    #expect(shown.isSound)
  }

  @Test func `a grid is as wide as the stack, a stack that hugs alike is not`() {
    let (label, field) = (Box("label", 20, 10), Box("field", 30, 10))
    let grid = GridView(views: [[label, field]])
    let row = StackView(views: [Box("button", 40, 10)])
    let shown = vertical([grid, row])
    // The columns of the grid are pulled just below 249, and share 100 - 56.
    #expect(shown.across == "0 100 | 0 40")
    #expect(field.frame == rect(20 + 22 + 6, 0, 30, 10))
    #expect(shown.isSound)
    grid.setContentHuggingPriority(251, for: .horizontal)
    for view in [label, field] { view.setContentHuggingPriority(251, for: .horizontal) }
    #expect(shown.across == "0 56 | 0 40")
    #expect(shown.isSound)
  }

  @Test func `views of equal lengths share a point of growth`() {
    let (firm, loose) = (Box("firm", 30, 15), Box("loose", 30, 15))
    let pull = LayoutPriority(250).nextDown
    firm.setContentHuggingPriority(pull, for: .vertical)
    loose.setContentHuggingPriority(100, for: .vertical)
    let inner = StackView(views: [firm, loose])
    inner.orientation = .vertical
    inner.distribution = .fillEqually
    inner.spacing = 0
    let outer = StackView(views: [inner])
    outer.alignment = .top
    let shown = Stacked(outer, height: 100)
    // A point costs half a point at the pull, and saves a whole one.
    #expect(shown.across == "0 100")
    #expect(shown.isSound)
    loose.setContentHuggingPriority(pull, for: .vertical)
    #expect(shown.across == "0 30")
    #expect(shown.isSound)
  }

  @Test func `a view that is stretched does not make a stack of its own size larger`() {
    let loose = Box("loose", 30, 10)
    loose.setContentHuggingPriority(1, for: .horizontal)
    let stack = StackView(views: [loose, Box("firm", 40, 10)])
    stack.orientation = .vertical
    let shown = Stacked(stack)
    #expect(shown.size == "40 28")
    #expect(shown.across == "0 40 | 0 40")
    #expect(shown.isSound)
  }

  @Test func `a view without a height does not move the line on which it stands`() {
    let field = Box("field", 30, baseline: 5)
    field.lastBaseline = .fromTop(5)
    let stack = StackView(views: [text("label", 40, 16, ascent: 12), field])
    stack.alignment = .lastBaseline
    let shown = Stacked(stack, height: 50)
    // The line lies 4 above the bottom.
    #expect(shown.across == "34 16 | 41 9")
    #expect(shown.isSound)
  }

  @Test func `lengths of 0 have no proportions, so that the view without a length fills`() {
    let (open, none) = (Box("open", LayoutView.noIntrinsicMetric, 10), Box("none", 0, 10))
    let stack = StackView(views: [open, none])
    stack.distribution = .fillProportionally
    let root = LayoutRoot(GridView(views: [[stack]]), width: .exact(300), scale: 0)
    root.layoutIfNeeded()
    // 300 - 8 are 292.
    #expect(stack.frame == rect(0, 0, 300, 10))
    #expect(open.frame == rect(0, 0, 292, 10))
    #expect(none.frame == rect(300, 0, 0, 10))
  }
}
