// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Gridwork

/// What a person reads who asks for something that a stack cannot do.
@Suite struct StackErrorTests {
  /// A stack called toolbar with views a and b.
  static func toolbar() -> StackView {
    let stack = StackView(views: [box("a", 1, 1), box("b", 1, 1)])
    stack.identifier = "toolbar"
    return stack
  }

  @Test func `a view that is not arranged has no custom spacing`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      Self.toolbar().setCustomSpacing(3, after: box("c", 1, 1))
    }
    #expect(
      said(result).contains(
        "A custom spacing cannot be given for LayoutView 'c': it is not an arranged view of StackView 'toolbar'. Add it with "
          + "addArrangedSubview first."))
  }

  @Test func `a view that is not arranged cannot be removed`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      Self.toolbar().removeView(box("c", 1, 1))
    }
    #expect(
      said(result).contains(
        "LayoutView 'c' cannot be removed from StackView 'toolbar': it is not one of its arranged views. "
          + "Use removeFromSuperview() for any other subview."
      ))
  }

  @Test func `positions count inside the stack`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      Self.toolbar().insertArrangedSubview(box("c", 1, 1), at: 3)
    }
    #expect(
      said(result).contains(
        "LayoutView 'c' cannot be inserted at 3 in StackView 'toolbar': its positions are 0 to 2."))
  }

  @Test func `positions count inside the area`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      Self.toolbar().insertView(box("c", 1, 1), at: 1, in: .center)
    }
    #expect(
      said(result).contains(
        "LayoutView 'c' cannot be inserted at 1 in the center area of StackView 'toolbar': its positions there are 0 to 0."
      ))
  }

  @Test func `an area contains a view once`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let stack = Self.toolbar()
      stack.setViews([stack.views[0], stack.views[0]], in: .leading)
    }
    #expect(
      said(result).contains(
        "The leading area of StackView 'toolbar' cannot contain a view twice. List every view once."
      ))
  }

  @Test func `spacings, insets and visibility priorities are numbers in range`() async {
    let spacing = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      Self.toolbar().spacing = .nan
    }
    #expect(
      said(spacing).contains(
        "spacing of StackView 'toolbar' cannot be nan: it must be a finite number of points."))
    let custom = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let stack = Self.toolbar()
      stack.views[0].identifier = "back"
      stack.setCustomSpacing(.infinity, after: stack.views[0])
    }
    #expect(
      said(custom).contains(
        "customSpacing of LayoutView 'back' cannot be inf: it must be a finite number of points."))
    let insets = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      Self.toolbar().edgeInsets.left = .infinity
    }
    #expect(said(insets).contains("The edgeInsets of StackView 'toolbar' must be finite, not "))
    let priority = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = StackView.VisibilityPriority(1001)
    }
    #expect(
      said(priority).contains(
        "A visibility priority must be from 0 (not visible) to 1000 (must hold), not 1001.0."))
  }

  @Test func `a stack cannot arrange a view that it lies in`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let outer = Self.toolbar()
      let inner = StackView()
      outer.addArrangedSubview(inner)
      inner.addArrangedSubview(outer)
    }
    #expect(said(result).contains("StackView 'toolbar' cannot become a subview of"))
  }
}
