// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

extension LayoutView {
  /// The leaves of the subtree in reading order, for screen readers and for the keyboard.
  ///
  /// The order goes through a grid row by row from the top, and through each row from the leading to the
  /// trailing cell; a merged cell comes once, in the first visible row and column that it covers. In a
  /// stack it is the order of ``StackView/arrangedSubviews``. Everywhere else, and after the views that a
  /// container arranges, it is the order of ``subviews``. It is the same from right to left, where the
  /// leading edge is on the right.
  ///
  /// Hidden views are left out with everything inside them: those that the program hides, those in hidden
  /// rows and columns, and those that a stack has detached. A leaf is a view that has content, or that has
  /// no subviews and is neither a grid nor a stack. Brings the containers up to date first. AppKit's counterpart is `accessibilityChildrenInNavigationOrder()`.
  ///
  /// - Complexity: O(*n*), where *n* is the number of views and cells in the subtree.
  public final var readingOrder: [LayoutView] {
    bringUpToDateForQuestion()
    var result: [LayoutView] = []
    // The content of a cell may lie deeper than in the grid itself, where it would be met again.
    var passed: Set<LayoutView> = []
    var stack = [self]
    while let view = stack.popLast() {
      guard !view.isHidden, !view.isHiddenByContainer, passed.insert(view).inserted else {
        continue
      }
      let isLeaf = view.subviewStorage.isEmpty && !view.isContainer
      if isLeaf || view.layoutContent != nil { result.append(view) }
      stack.append(contentsOf: view.subviewsInReadingOrder.reversed())
    }
    return result
  }

  /// The views of ``readingOrder`` that accept the keyboard focus: the stops of the Tab key.
  ///
  /// AppKit links such views by `nextKeyView`.
  ///
  /// - Complexity: O(*n*), where *n* is the number of views and cells in the subtree.
  public final var keyViewLoop: [LayoutView] { readingOrder.filter { $0.acceptsFirstResponder } }

  /// The view to which the Tab key moves the focus from this one: the next in the ``keyViewLoop`` of the
  /// tree, or the first after the last one. Nil if no view accepts the focus, or if this view is not in
  /// the reading order. AppKit's counterpart has the same name.
  ///
  /// - Complexity: O(*n*), where *n* is the number of views and cells in the tree.
  public final var nextValidKeyView: LayoutView? { nextKeyView(in: outermostView.readingOrder) }

  /// The view to which Shift-Tab moves the focus from this one: the reverse of ``nextValidKeyView``.
  /// AppKit's counterpart has the same name.
  ///
  /// - Complexity: O(*n*), where *n* is the number of views and cells in the tree.
  public final var previousValidKeyView: LayoutView? {
    nextKeyView(in: outermostView.readingOrder.reversed())
  }

  /// The first view after this one, in a circle, that takes the focus.
  private final func nextKeyView(in views: [LayoutView]) -> LayoutView? {
    guard let index = views.firstIndex(of: self) else { return nil }
    return (views[(index + 1)...] + views[...index]).first { $0.acceptsFirstResponder }
  }
}
