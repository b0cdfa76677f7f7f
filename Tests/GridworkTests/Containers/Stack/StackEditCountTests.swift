// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import Gridwork

/// What an edit of a living stack costs the solver, when its views have variables.
@Suite struct StackEditCountTests {
  typealias Edits = GridEditCountTests.Edits

  func edits(_ root: LayoutRoot, _ change: () -> Void) -> Edits {
    GridEditCountTests().edits(root, change)
  }

  func stack(_ count: Int) -> StackView {
    let stack = StackView(views: (0..<count).map { box("v\($0)", 10, 10) })
    stack.materialized = .contents
    return stack
  }

  @Test func `a stack laid out by formula changes what its length costs`() {
    let stack = stack(10)
    stack.materialized = []
    let root = LayoutRoot(stack, width: .exact(5000), height: .exact(40))
    // Where its end begins to stay away, and the length below which something is squeezed; and the pull
    // that settles who grows where stacks hug equally.
    let change = edits(root) { stack.setCustomSpacing(3, after: stack.views[4]) }
    #expect(change == Edits(constants: 3))
    // And how many views are pulled across.
    let hiding = edits(root) { stack.views[4].isHidden = true }
    #expect(hiding == Edits(additions: 1, removals: 1, constants: 3))
    #expect(root.systemSize.variables == 2)
  }

  @Test(arguments: [10, 100])
  func `a custom spacing is one gap`(count: Int) {
    let stack = stack(count)
    let root = LayoutRoot(stack, width: .exact(5000), height: .exact(40))
    // At least and at most.
    let change = edits(root) { stack.setCustomSpacing(3, after: stack.views[4]) }
    #expect(change == Edits(constants: 2))
    stack.distribution = .fill
    // One equality.
    #expect(edits(root) { stack.setCustomSpacing(5, after: stack.views[4]) } == Edits(constants: 1))
  }

  @Test func `an inset is what touches that edge`() {
    let stack = stack(10)
    stack.alignment = .top
    let root = LayoutRoot(stack, width: .exact(5000), height: .exact(40))
    #expect(edits(root) { stack.edgeInsets.left = 3 } == Edits(constants: 2))
    // Every view is kept below it, pulled up to it, and pulled to both edges; and the height that the stack
    // hugs.
    #expect(edits(root) { stack.edgeInsets.top = 3 } == Edits(constants: 31))
  }

  @Test func `a margin is an inset if the views keep it`() {
    let stack = stack(10)
    stack.alignment = .top
    let root = LayoutRoot(stack, width: .exact(5000), height: .exact(40))
    #expect(edits(root) { stack.layoutMargins.left = 3 } == Edits())
    stack.isLayoutMarginsRelativeArrangement = true
    root.layoutIfNeeded()
    #expect(edits(root) { stack.layoutMargins.left = 4 } == Edits(constants: 2))
    #expect(edits(root) { stack.layoutMargins.left = 4 } == Edits())
  }

  @Test func `the same value again is no edit`() {
    let stack = stack(10)
    let root = LayoutRoot(stack, width: .exact(5000), height: .exact(40))
    let none = edits(root) {
      stack.spacing = 8
      stack.alignment = .centerY
      stack.orientation = .horizontal
      stack.distribution = .gravityAreas
      stack.edgeInsets = .zero
      stack.setCustomSpacing(nil, after: stack.views[2])
      stack.setVisibilityPriority(.mustHold, for: stack.views[2])
      stack.setHuggingPriority(stack.huggingPriority(for: .vertical), for: .vertical)
      stack.setClippingResistancePriority(.required, for: .vertical)
      stack.views[1].isHidden = false
      stack.insertArrangedSubview(stack.views[3], at: 3)
      stack.addView(stack.views[9], in: .leading)
      stack.markChanged()
    }
    #expect(none == Edits())
  }

  @Test(arguments: [10, 100])
  func `a view in the middle touches itself and the gap where it stands`(count: Int) {
    let stack = stack(count)
    let root = LayoutRoot(stack, width: .exact(5000), height: .exact(40))
    let view = box("new", 10, 10)
    // New: two constraints for the gap after it, four across, hugging and resistance of each axis. The
    // gap before it, two constraints, now ends at it.
    let insertion = edits(root) { stack.insertArrangedSubview(view, at: 5) }
    #expect(insertion == Edits(additions: 2 + 4 + 4 + 2, removals: 2))
    // It keeps its hugging and resistance while it is hidden.
    let hiding = edits(root) { view.isHidden = true }
    #expect(hiding == Edits(additions: 2, removals: 2 + 4 + 2))
    let showing = edits(root) { view.isHidden = false }
    #expect(showing == Edits(additions: 2 + 4 + 2, removals: 2))
    let removal = edits(root) { view.removeFromSuperview() }
    #expect(removal == Edits(additions: 2, removals: 2 + 4 + 4 + 2))
  }

  @Test func `hugging is a change of priorities`() {
    let stack = stack(10)
    let root = LayoutRoot(stack, width: .exact(5000), height: .exact(40))
    // Along: what is empty after the last view. Gaps inside an area hold at 750 anyway.
    #expect(edits(root) { stack.setHuggingPriority(200, for: .horizontal) } == Edits(priorities: 1))
    // Across: that the stack hugs, and pulls each of its views.
    #expect(edits(root) { stack.setHuggingPriority(200, for: .vertical) } == Edits(priorities: 11))
  }

  @Test func `content that grows is its own change`() {
    let views = (0..<10).map { Box("v\($0)", 10, 10) }
    let stack = StackView(views: views)
    stack.materialized = .contents
    let root = LayoutRoot(stack, width: .exact(5000), height: .exact(40))
    // Hugging and resistance.
    #expect(edits(root) { views[3].size.width = 30 } == Edits(constants: 2))
    // And the height that the stack hugs, and that to which it pulls each of the other nine.
    #expect(edits(root) { views[3].size.height = 30 } == Edits(constants: 3 + 9))
  }
}
