// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Gridwork

/// Arranged views are an ordered subset of subviews.
@Suite struct StackArrangingTests {
  let a = box("a", 30, 10)
  let b = box("b", 50, 10)
  let c = box("c", 40, 10)

  func names(_ views: [LayoutView]) -> String { views.map { $0.identifier ?? "?" }.joined() }

  @Test func `a new stack has the defaults of AppKit`() {
    let stack = StackView(views: [a])
    #expect(stack.orientation == .horizontal)
    #expect(stack.alignment == .centerY)
    #expect(stack.distribution == .gravityAreas)
    #expect(stack.spacing == 8)
    #expect(stack.edgeInsets == .zero)
    #expect(!stack.isLayoutMarginsRelativeArrangement)
    #expect(stack.detachesHiddenViews)
    for axis in LayoutAxis.allCases {
      #expect(stack.huggingPriority(for: axis) == LayoutPriority(Float(250).nextDown))
      #expect(stack.clippingResistancePriority(for: axis) == .required)
    }
    #expect(stack.visibilityPriority(for: a) == .mustHold)
    #expect(stack.customSpacing(after: a) == nil)
    #expect(names(stack.views(in: .leading)) == "a")
    #expect(!stack.translatesAutoresizingMaskIntoConstraints)
    #expect(!a.translatesAutoresizingMaskIntoConstraints)
  }

  @Test func `adding arranges the view and makes it a subview`() {
    let stack = StackView()
    stack.addSubview(a)
    stack.addArrangedSubview(b)
    #expect(names(stack.arrangedSubviews) == "b")
    #expect(names(stack.subviews) == "ab")
    stack.addArrangedSubview(a)
    #expect(names(stack.arrangedSubviews) == "ba")
    #expect(names(stack.subviews) == "ab")
  }

  @Test func `adding again moves the view and keeps what is said about it`() {
    let stack = StackView(views: [a, b, c])
    stack.setCustomSpacing(3, after: a)
    stack.setVisibilityPriority(500, for: a)
    stack.addArrangedSubview(a)
    #expect(names(stack.arrangedSubviews) == "bca")
    #expect(names(stack.subviews) == "abc")
    #expect(stack.customSpacing(after: a) == 3)
    #expect(stack.visibilityPriority(for: a) == 500)
    stack.insertArrangedSubview(c, at: 0)
    #expect(names(stack.arrangedSubviews) == "cba")
    stack.insertArrangedSubview(c, at: 2)
    #expect(names(stack.arrangedSubviews) == "bac")
  }

  @Test func `a view inserted joins the area of the view before it`() {
    let stack = StackView(views: [a])
    stack.addView(b, in: .trailing)
    stack.addArrangedSubview(c)
    #expect(names(stack.views(in: .trailing)) == "bc")
    stack.insertArrangedSubview(c, at: 1)
    #expect(names(stack.views(in: .leading)) == "ac")
    stack.insertArrangedSubview(b, at: 0)
    #expect(names(stack.views(in: .leading)) == "bac")
  }

  @Test func `a view no longer arranged stays a subview`() {
    let stack = StackView(views: [a, b])
    stack.setCustomSpacing(3, after: a)
    stack.removeArrangedSubview(a)
    #expect(names(stack.arrangedSubviews) == "b")
    #expect(names(stack.subviews) == "ab")
    stack.addArrangedSubview(a)
    #expect(stack.customSpacing(after: a) == nil)
    stack.removeArrangedSubview(c)
    #expect(names(stack.arrangedSubviews) == "ba")
  }

  @Test func `a view that leaves the subviews is no longer arranged`() {
    let stack = StackView(views: [a, b, c])
    let shown = Stacked(stack, width: 200)
    #expect(shown.line == "0 30 | 38 50 | 96 40")
    b.removeFromSuperview()
    #expect(names(stack.arrangedSubviews) == "ac")
    #expect(shown.line == "0 30 | 38 40")
    let other = StackView()
    other.addArrangedSubview(a)
    #expect(names(stack.arrangedSubviews) == "c")
    #expect(shown.line == "0 40")
    #expect(shown.isSound)
  }

  @Test func `a view that leaves a stack has the size of its content wherever it goes`() {
    let stack = StackView(views: [a])
    let shown = Stacked(stack, width: 200)
    #expect(shown.line == "0 30")
    a.removeFromSuperview()
    let frame = LayoutView()
    frame.addSubview(a)
    LayoutConstraint.activate([
      a.leadingAnchor.constraint(equalTo: frame.leadingAnchor, constant: 2),
      a.trailingAnchor.constraint(equalTo: frame.trailingAnchor, constant: -2),
      a.topAnchor.constraint(equalTo: frame.topAnchor, constant: 2),
      a.bottomAnchor.constraint(equalTo: frame.bottomAnchor, constant: -2),
    ])
    stack.addArrangedSubview(frame)
    #expect(shown.line == "0 34")
    #expect(shown.isSound)
  }

  @Test func `order changes in a living stack`() {
    let stack = StackView(views: [a, b, c])
    let shown = Stacked(stack, width: 200)
    #expect(shown.line == "0 30 | 38 50 | 96 40")
    stack.insertArrangedSubview(c, at: 0)
    #expect(shown.line == "0 40 | 48 30 | 86 50")
    stack.removeArrangedSubview(a)
    a.removeFromSuperview()
    stack.addArrangedSubview(a)
    #expect(shown.line == "0 40 | 48 50 | 106 30")
    #expect(shown.isSound)
  }

  @Test func `a centered alignment turns with the orientation`() {
    let stack = StackView()
    stack.orientation = .vertical
    #expect(stack.alignment == .centerX)
    stack.orientation = .horizontal
    #expect(stack.alignment == .centerY)
    stack.alignment = .height
    stack.orientation = .vertical
    #expect(stack.alignment == .width)
    stack.orientation = .horizontal
    #expect(stack.alignment == .height)
    stack.alignment = .leading
    stack.orientation = .vertical
    #expect(stack.alignment == .leading)
  }

  @Test func `a stack is torn down in any order`() {
    var stack: StackView? = StackView(views: [a, b])
    weak let inside = stack
    stack = nil
    #expect(inside == nil)
    #expect(a.superview == nil)
    let next = StackView(views: [b, a])
    #expect(Stacked(next).size == "88 10")
  }
}
