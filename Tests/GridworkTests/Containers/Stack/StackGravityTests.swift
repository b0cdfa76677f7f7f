// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Gridwork

/// The three areas in which views gather.
@Suite struct StackGravityTests {
  let a = box("a", 30, 10)
  let b = box("b", 50, 10)
  let c = box("c", 40, 10)
  let d = box("d", 20, 10)

  func stack(leading: [LayoutView] = [], center: [LayoutView] = [], trailing: [LayoutView] = [])
    -> StackView
  {
    let stack = StackView()
    stack.setViews(leading, in: .leading)
    stack.setViews(center, in: .center)
    stack.setViews(trailing, in: .trailing)
    return stack
  }

  // MARK: Layout

  @Test func `views gather at the beginning, in the middle and at the end`() {
    let shown = Stacked(stack(leading: [a], center: [b], trailing: [c]), width: 300)
    #expect(shown.line == "0 30 | 125 50 | 260 40")
    #expect(shown.isSound)
  }

  @Test func `inside an area the spacing is kept exactly`() {
    let shown = Stacked(stack(leading: [a, d], trailing: [b, c]), width: 300)
    #expect(shown.line == "0 30 | 38 20 | 202 50 | 260 40")
    #expect(shown.isSound)
  }

  @Test(arguments: [
    (StackView.Gravity.leading, "0 50"), (.center, "125 50"), (.trailing, "250 50"),
  ])
  func `one area alone sits in its place`(gravity: StackView.Gravity, line: String) {
    let stack = StackView()
    stack.addView(b, in: gravity)
    let shown = Stacked(stack, width: 300)
    #expect(shown.line == line)
    #expect(shown.isSound)
  }

  @Test func `the middle area is centered inside the edge insets`() {
    let stack = stack(center: [b])
    stack.edgeInsets.left = 40
    // (40 + 300) / 2 - 25.
    #expect(Stacked(stack, width: 300).line == "145 50")
    // Between two other areas the solver places it, not a formula.
    let between = self.stack(leading: [a], center: [d], trailing: [c])
    between.edgeInsets.left = 40
    // (40 + 300) / 2 - 10.
    #expect(Stacked(between, width: 300).line == "40 30 | 160 20 | 260 40")
  }

  @Test func `an area that is too long pushes the middle area aside`() {
    let wide = box("wide", 150, 10)
    let shown = Stacked(stack(leading: [wide], center: [b], trailing: [d]), width: 240)
    #expect(shown.line == "0 150 | 158 50 | 220 20")
    #expect(shown.isSound)
  }

  @Test func `a middle area makes both sides as long as the longer one`() {
    // 30 + 8 before it, so 38 after it: 38 + 50 + 38.
    let shown = Stacked(stack(leading: [a], center: [b]))
    #expect(shown.size == "126 10")
    #expect(shown.isSound)
  }

  @Test func `views without a width leave the middle before they run past the end`() {
    // 0 + 8 after the middle, so 8 before it, too, in 16 or more. In 12 the last view is at the end, at
    // 12, and the first one 8 before it. In 6 the first one cannot go back further than 0.
    for (width, line) in [(16.0, "8 0 | 16 0"), (12, "4 0 | 12 0"), (6, "0 0 | 8 0")] {
      let narrow = stack(center: [box("e", 0, 10)], trailing: [box("f", 0, 10)])
      narrow.setClippingResistancePriority(501, for: .horizontal)
      #expect(Stacked(narrow, width: width).line == line)
    }
  }

  @Test func `views in vertical stacks gather at the top and at the bottom`() {
    let stack = StackView()
    stack.orientation = .vertical
    stack.addView(a, in: .top)
    stack.addView(b, in: .bottom)
    let shown = Stacked(stack, height: 100)
    #expect(shown.line == "0 10 | 90 10")
    #expect(shown.isSound)
  }

  @Test func `a view that hugs less than the stack takes the room`() {
    b.setContentHuggingPriority(249, for: .horizontal)
    let shown = Stacked(stack(leading: [a, b]), width: 300)
    #expect(shown.line == "0 30 | 38 262")
    #expect(shown.isSound)
  }

  @Test func `between contents and a stack that hug alike contents win`() {
    // 250 against the Float just under it.
    let stack = stack(leading: [a, b])
    #expect(stack.huggingPriority(for: .horizontal).rawValue == Float(250).nextDown)
    #expect(Stacked(stack, width: 300).line == "0 30 | 38 50")
  }

  @Test func `right to left begins at the right`() {
    let shown = Stacked(
      stack(leading: [a], center: [b], trailing: [c]), width: 300, direction: .rightToLeft)
    #expect(shown.line == "270 30 | 125 50 | 0 40")
    #expect(shown.isSound)
  }

  @Test func `a hidden area leaves nothing behind`() {
    let stack = stack(leading: [a], center: [b], trailing: [c])
    let shown = Stacked(stack, width: 300)
    b.isHidden = true
    #expect(shown.line == "0 30 | 260 40")
    c.isHidden = true
    #expect(shown.line == "0 30")
    a.isHidden = true
    #expect(shown.line == "")
    b.isHidden = false
    #expect(shown.line == "125 50")
    #expect(shown.isSound)
  }

  // MARK: Lists

  func names(_ views: [LayoutView]) -> String { views.map { $0.identifier ?? "?" }.joined() }

  @Test func `the views of a stack are those of its areas in order`() {
    let stack = StackView()
    stack.addView(c, in: .trailing)
    stack.addView(a, in: .leading)
    stack.addView(b, in: .center)
    stack.addView(d, in: .leading)
    #expect(names(stack.views) == "adbc")
    #expect(names(stack.arrangedSubviews) == "adbc")
    #expect(names(stack.views(in: .leading)) == "ad")
    #expect(names(stack.views(in: .trailing)) == "c")
    #expect(names(stack.subviews) == "cabd")
  }

  @Test func `insertion counts inside the area`() {
    let stack = stack(leading: [a], center: [b, c])
    stack.insertView(d, at: 1, in: .center)
    #expect(names(stack.views) == "abdc")
    stack.insertView(d, at: 0, in: .leading)
    #expect(names(stack.views) == "dabc")
    stack.insertView(d, at: 0, in: .trailing)
    #expect(names(stack.views) == "abcd")
  }

  @Test func `a view added again moves`() {
    let stack = stack(leading: [a, b, c])
    stack.addView(a, in: .leading)
    #expect(names(stack.views) == "bca")
    stack.addView(b, in: .trailing)
    #expect(names(stack.views) == "cab")
    #expect(names(stack.views(in: .trailing)) == "b")
    #expect(names(stack.subviews) == "abc")
  }

  @Test func `a removed view leaves the stack and its subviews`() {
    let stack = stack(leading: [a, b])
    stack.removeView(a)
    #expect(names(stack.views) == "b")
    #expect(a.superview == nil)
  }

  @Test func `an area can be set as a whole`() {
    let stack = stack(leading: [a, b], trailing: [c])
    stack.setViews([d, a, c], in: .leading)
    #expect(names(stack.views) == "dac")
    #expect(stack.views(in: .trailing).isEmpty)
    #expect(b.superview == nil)
  }
}
