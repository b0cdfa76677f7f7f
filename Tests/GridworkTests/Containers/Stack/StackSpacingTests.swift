// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Gridwork

/// Gaps, insets and what is hidden.
@Suite struct StackSpacingTests {
  let a = box("a", 30, 10)
  let b = box("b", 50, 10)
  let c = box("c", 40, 10)

  @Test func `custom spacing counts after its view`() {
    let stack = StackView(views: [a, b, c])
    stack.setCustomSpacing(20, after: a)
    let shown = Stacked(stack)
    #expect(shown.line == "0 30 | 50 50 | 108 40")
    stack.setCustomSpacing(nil, after: a)
    #expect(shown.line == "0 30 | 38 50 | 96 40")
    #expect(shown.size == "136 10")
  }

  @Test func `custom spacing is kept when the next view is hidden`() {
    let stack = StackView(views: [a, b, c])
    stack.setCustomSpacing(20, after: a)
    stack.setCustomSpacing(2, after: b)
    let shown = Stacked(stack)
    b.isHidden = true
    #expect(shown.line == "0 30 | 50 40")
    b.isHidden = false
    a.isHidden = true
    #expect(shown.line == "0 50 | 52 40")
  }

  @Test func `custom spacing after the last visible view counts for nothing`() {
    let stack = StackView(views: [a, b])
    stack.setCustomSpacing(20, after: b)
    #expect(Stacked(stack).size == "88 10")
    stack.setCustomSpacing(30, after: a)
    b.isHidden = true
    #expect(Stacked(StackView(views: [stack])).size == "30 10")
  }

  @Test func `between areas custom spacing is the minimum`() {
    let stack = StackView(views: [a])
    stack.addView(b, in: .trailing)
    stack.setCustomSpacing(20, after: a)
    #expect(Stacked(stack).size == "100 10")
    #expect(Stacked(StackView(views: [stack]), width: 200).root.isSound)
  }

  @Test func `spacing changes in a living stack, to negative values too`() {
    let stack = StackView(views: [a, b, c])
    let shown = Stacked(stack)
    stack.spacing = 0
    #expect(shown.line == "0 30 | 30 50 | 80 40")
    stack.spacing = -5
    #expect(shown.line == "0 30 | 25 50 | 70 40")
    #expect(shown.isSound)
  }

  @Test func `edge insets hold on all four sides and in fitting sizes`() {
    let stack = StackView(views: [a, b])
    stack.edgeInsets = LayoutEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let shown = Stacked(stack)
    #expect(shown.size == "94 14")
    #expect(shown.line == "2 30 | 40 50")
    #expect(shown.across == "1 10 | 1 10")
    #expect(stack.fittingSize == LayoutSize(width: 94, height: 14))
    #expect(shown.isSound)
  }

  @Test func `left and right insets never flip`() {
    let stack = StackView(views: [a, b])
    stack.edgeInsets = LayoutEdgeInsets(top: 0, left: 2, bottom: 0, right: 4)
    // Width 94: a is 30 wide and ends 4 before it, b 8 before a.
    #expect(Stacked(stack, direction: .rightToLeft).line == "60 30 | 2 50")
  }

  @Test func `margins are added to the insets of a stack that keeps them, and followed`() {
    let stack = StackView(views: [a, b])
    stack.edgeInsets = LayoutEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let shown = Stacked(StackView(views: [stack]))
    #expect(shown.size == "94 14")
    // 8 on each side.
    stack.isLayoutMarginsRelativeArrangement = true
    #expect(shown.size == "110 30")
    #expect(stack.line == "10 30 | 48 50")
    #expect(stack.across == "9 10 | 9 10")
    stack.layoutMargins = LayoutEdgeInsets(top: 0, left: 1, bottom: 5, right: 0)
    #expect(shown.size == "95 19")
    #expect(stack.line == "3 30 | 41 50")
    #expect(stack.across == "1 10 | 1 10")
    #expect(shown.isSound)
    stack.isLayoutMarginsRelativeArrangement = false
    #expect(shown.size == "94 14")
    stack.layoutMargins = LayoutEdgeInsets(all: 20)
    #expect(shown.size == "94 14")
  }

  @Test func `edge insets hold against what is too large`() {
    let stack = StackView(views: [a])
    stack.edgeInsets = LayoutEdgeInsets(all: 10)
    a.setContentHuggingPriority(1, for: .horizontal)
    a.setContentHuggingPriority(1, for: .vertical)
    stack.alignment = .fill
    let shown = Stacked(stack, width: 40, height: 24)
    #expect(shown.line == "10 20")
    #expect(shown.across == "10 4")
    #expect(shown.isSound)
  }

  @Test func `hidden views are absent with their gap, as often as they are toggled`() {
    let stack = StackView(views: [a, b, c])
    let shown = Stacked(stack)
    for _ in 0..<3 {
      b.isHidden = true
      b.isHidden = true
      #expect(shown.line == "0 30 | 38 40")
      #expect(stack.detachedViews.map(\.identifier) == ["b"])
      b.isHidden = false
      #expect(shown.line == "0 30 | 38 50 | 96 40")
      #expect(stack.detachedViews.isEmpty)
    }
    #expect(shown.isSound)
  }

  @Test func `a stack that does not detach hidden views keeps their place`() {
    let stack = StackView(views: [a, b, c])
    stack.detachesHiddenViews = false
    b.isHidden = true
    let shown = Stacked(stack)
    #expect(shown.size == "136 10")
    #expect(stack.detachedViews.isEmpty)
    stack.detachesHiddenViews = true
    #expect(shown.size == "78 10")
    #expect(stack.detachedViews.map(\.identifier) == ["b"])
  }

  @Test func `a hidden stack inside a stack is absent as a whole`() {
    let inner = StackView(views: [b, c])
    let stack = StackView(views: [a, inner])
    let shown = Stacked(stack)
    #expect(shown.size == "136 10")
    inner.isHidden = true
    #expect(shown.size == "30 10")
    b.isHidden = true
    inner.isHidden = false
    #expect(shown.size == "78 10")
    #expect(shown.isSound)
  }
}
