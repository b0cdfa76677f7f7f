// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork
import Testing

/// Small things that AppKit's programs say all the time.
struct AppKitSpellingTests {
  @Test func `priorities are made from their raw values`() {
    let priority = LayoutConstraint.Priority(rawValue: 749.5)
    #expect(priority == LayoutPriority(749.5))
    #expect(priority.rawValue == 749.5)
    #expect(
      LayoutConstraint.Priority(rawValue: LayoutConstraint.Priority.defaultHigh.rawValue - 0.5)
        == priority)
    #expect(StackView.VisibilityPriority(rawValue: 900) == .detachOnlyIfNecessary)
    #expect(StackView.VisibilityPriority(900).rawValue == 900)
  }

  @Test func `an axis has the names that AppKit gives it`() {
    let axis: LayoutConstraint.Orientation = .vertical
    let orientation: UserInterfaceLayoutOrientation = .vertical
    let stack = StackView()
    stack.orientation = orientation
    stack.setHuggingPriority(.defaultHigh, for: axis)
    #expect(stack.orientation == .vertical)
    #expect(stack.huggingPriority(for: orientation) == 750)
  }

  @Test func `edge insets say only what is not zero`() {
    #expect(LayoutEdgeInsets() == .zero)
    #expect(LayoutEdgeInsets(left: 3) == LayoutEdgeInsets(top: 0, left: 3, bottom: 0, right: 0))
  }

  final class Counter: LayoutView {
    var layouts = 0
    var updates = 0
    override func layout() {
      super.layout()
      layouts += 1
    }
    override func updateConstraints() {
      updates += 1
      super.updateConstraints()
    }
  }

  @Test func `what is needed can be set`() {
    let view = Counter()
    let root = LayoutRoot(view, width: .exact(10), height: .exact(10))
    view.layoutSubtreeIfNeeded()
    #expect(view.layouts == 1)
    #expect(view.updates == 1)
    view.needsLayout = true
    #expect(view.needsLayout)
    view.needsUpdateConstraints = true
    #expect(view.needsUpdateConstraints)
    view.layoutSubtreeIfNeeded()
    #expect(view.layouts == 2)
    #expect(view.updates == 2)
    #expect(!view.needsLayout)
    view.layoutSubtreeIfNeeded()
    #expect(view.layouts == 2)
    view.needsUpdateConstraints = true
    view.updateConstraintsForSubtreeIfNeeded()
    #expect(view.updates == 3)
    #expect(!view.needsUpdateConstraints)
    #expect(view.layouts == 2)
    view.needsLayout = true
    view.needsLayout = false
    #expect(view.needsLayout)
    withExtendedLifetime(root) {}
  }

  @Test func `a custom spacing is reset`() {
    let a = LayoutView(content: FixedText("a"))
    let stack = StackView(views: [a, LayoutView(content: FixedText("b"))])
    #expect(stack.customSpacing(after: a) == nil)
    stack.setCustomSpacing(20, after: a)
    #expect(stack.fittingSize.width == 40)
    stack.setCustomSpacing(nil, after: a)
    #expect(stack.fittingSize.width == 28)
  }
}
