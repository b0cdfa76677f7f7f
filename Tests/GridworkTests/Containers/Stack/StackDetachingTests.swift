// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Gridwork

/// Views that leave when there is too little room.
@Suite struct StackDetachingTests {
  let a = box("a", 30, 10)
  let b = box("b", 50, 10)
  let c = box("c", 40, 10)
  let d = box("d", 20, 10)

  final class Listener: StackViewDelegate {
    var heard: [String] = []

    func stackView(_ stackView: StackView, willDetach views: [LayoutView]) {
      heard.append("-" + views.map { $0.identifier ?? "?" }.joined())
    }

    func stackView(_ stackView: StackView, didReattach views: [LayoutView]) {
      heard.append("+" + views.map { $0.identifier ?? "?" }.joined())
    }
  }

  /// 30 + 8 + 50 + 8 + 40 + 8 + 20 = 164 wide; c leaves first, then b and d.
  func stack() -> StackView {
    let stack = StackView(views: [a, b, c, d])
    stack.setClippingResistancePriority(400, for: .horizontal)
    stack.setVisibilityPriority(.detachOnlyIfNecessary, for: b)
    stack.setVisibilityPriority(500, for: c)
    stack.setVisibilityPriority(.detachOnlyIfNecessary, for: d)
    return stack
  }

  func names(_ views: [LayoutView]) -> String { views.map { $0.identifier ?? "?" }.joined() }

  @Test(arguments: [
    (164.0, "", "0 30 | 38 50 | 96 40 | 144 20"),
    // 30 + 8 + 50 + 8 + 20 = 116.
    (163.0, "c", "0 30 | 38 50 | 96 20"),
    (116.0, "c", "0 30 | 38 50 | 96 20"),
    (115.0, "bcd", "0 30"),
    (30.0, "bcd", "0 30"),
    // The one that must hold runs past the trailing edge.
    (20.0, "bcd", "0 30"),
  ])
  func `views leave in order of their priority, equal ones together`(
    width: Double, detached: String, line: String
  ) {
    let stack = stack()
    let shown = Stacked(stack, width: width)
    #expect(shown.line == line)
    #expect(names(stack.detachedViews) == detached)
    #expect(shown.isSound)
  }

  @Test func `what is away follows from the size, not from how it was reached`() {
    let stack = stack()
    let shown = Stacked(stack, width: 164)
    for (width, detached) in [(164.0, ""), (100, "bcd"), (120, "c"), (200, ""), (10, "bcd")] {
      shown.root.width = .exact(width)
      shown.root.layoutIfNeeded()
      #expect(names(stack.detachedViews) == detached, "\(width)")
    }
  }

  @Test func `a stack as small as possible comes back to its size`() {
    let stack = stack()
    let root = LayoutRoot(stack, width: .atMost(120))
    root.layoutIfNeeded()
    // All views want 164, so the stack takes what it can get.
    #expect(stack.frame.width == 120)
    #expect(names(stack.detachedViews) == "c")
    root.width = .fitting
    root.layoutIfNeeded()
    #expect(stack.frame.width == 164)
    #expect(names(stack.detachedViews) == "")
    root.width = .atMost(50)
    root.layoutIfNeeded()
    #expect(names(stack.detachedViews) == "bcd")
    #expect(stack.fittingSize.width == 164)
  }

  @Test func `the delegate is told about both, group by group`() {
    let stack = stack()
    let listener = Listener()
    stack.delegate = listener
    let shown = Stacked(stack, width: 164)
    _ = shown.line
    #expect(listener.heard == [])
    shown.root.width = .exact(10)
    _ = shown.line
    #expect(listener.heard == ["-c", "-bd"])
    shown.root.width = .exact(300)
    _ = shown.line
    #expect(listener.heard == ["-c", "-bd", "+bd", "+c"])
  }

  @Test func `the delegate is not told about what the app does itself`() {
    let stack = stack()
    let listener = Listener()
    stack.delegate = listener
    let shown = Stacked(stack, width: 300)
    _ = shown.line
    b.isHidden = true
    stack.setVisibilityPriority(.notVisible, for: c)
    stack.removeArrangedSubview(d)
    #expect(shown.line == "0 30")
    #expect(listener.heard == [])
  }

  @Test func `a delegate may change the stack`() {
    final class Shrinker: StackViewDelegate {
      func stackView(_ stackView: StackView, willDetach views: [LayoutView]) {
        stackView.spacing = 2
      }
    }
    let stack = stack()
    let shrinker = Shrinker()
    stack.delegate = shrinker
    // 164 do not fit, with gaps of 2 it is 146: all are back.
    let shown = Stacked(stack, width: 150)
    #expect(shown.line == "0 30 | 32 50 | 84 40 | 126 20")
    #expect(stack.detachedViews.isEmpty)
  }

  @Test func `a view that is not visible is away whatever the room`() {
    let stack = StackView(views: [a, b, c])
    stack.setVisibilityPriority(.notVisible, for: b)
    let shown = Stacked(stack, width: 500)
    #expect(shown.line == "0 30 | 38 40")
    #expect(names(stack.detachedViews) == "b")
    stack.setVisibilityPriority(.mustHold, for: b)
    #expect(shown.line == "0 30 | 38 50 | 96 40")
  }

  @Test func `nothing leaves a stack that resists clipping firmly`() {
    let stack = stack()
    let shown = Stacked(stack, width: 100)
    #expect(shown.line == "0 30")
    stack.setClippingResistancePriority(.required, for: .horizontal)
    // 100 - 30 - 50 - 3 * 8 = -4: the last ones give way first, c down to nothing and b by 4.
    #expect(shown.line == "0 30 | 38 46 | 92 0 | 100 0")
    #expect(stack.detachedViews.isEmpty)
  }

  @Test func `custom spacing counts for the room that is needed`() {
    let stack = stack()
    stack.setCustomSpacing(20, after: c)
    // 176 with all; without c its spacing is gone with it.
    #expect(names(detached(stack, at: 175)) == "c")
    #expect(names(detached(stack, at: 116)) == "c")
    stack.setCustomSpacing(20, after: b)
    #expect(names(detached(stack, at: 116)) == "bcd")
    stack.edgeInsets = LayoutEdgeInsets(top: 0, left: 10, bottom: 0, right: 10)
    #expect(names(detached(stack, at: 207)) == "c")
    #expect(names(detached(stack, at: 208)) == "")
    // Margins of 8 at both ends count, too.
    stack.isLayoutMarginsRelativeArrangement = true
    #expect(names(detached(stack, at: 223)) == "c")
    #expect(names(detached(stack, at: 224)) == "")
  }

  /// What is away at a width; takes the stack into a root of its own.
  func detached(_ stack: StackView, at width: Double) -> [LayoutView] {
    let root = LayoutRoot(stack, width: .exact(width))
    root.layoutIfNeeded()
    return stack.detachedViews
  }

  @Test func `a view that gives way before the stack clips needs no room`() {
    let stack = stack()
    a.setContentCompressionResistancePriority(300, for: .horizontal)
    // All but a need 0 + 8 + 50 + 8 + 40 + 8 + 20 = 134.
    let shown = Stacked(stack, width: 140)
    #expect(shown.line == "0 6 | 14 50 | 72 40 | 120 20")
    a.widthAnchor.constraint(greaterThanOrEqualToConstant: 10).isActive = true
    #expect(shown.line == "0 30 | 38 50 | 96 20")
  }

  @Test func `stacks in stacks let their own views go`() {
    let inner = stack()
    inner.setContentHuggingPriority(1, for: .horizontal)
    let outer = StackView(views: [inner, box("e", 20, 10)])
    outer.distribution = .fill
    let shown = Stacked(outer, width: 164 + 8 + 20)
    #expect(shown.line == "0 164 | 172 20")
    #expect(names(inner.detachedViews) == "")
    shown.root.width = .exact(150)
    #expect(shown.line == "0 122 | 130 20")
    #expect(names(inner.detachedViews) == "c")
    shown.root.width = .exact(400)
    _ = shown.line
    #expect(names(inner.detachedViews) == "")
  }

  @Test func `a view that may leave from now on leaves where there is no room`() {
    // The first view alone is too long: nothing else is about to change.
    let stack = row(350, 40, 30)
    stack.setClippingResistancePriority(400, for: .horizontal)
    stack.setVisibilityPriority(500, for: stack.views[2])
    let shown = Stacked(stack, width: 300)
    shown.root.layoutIfNeeded()
    #expect(names(stack.detachedViews) == "c")
    stack.setVisibilityPriority(900, for: stack.views[1])
    shown.root.layoutIfNeeded()
    #expect(names(stack.detachedViews) == "bc")
  }
}
