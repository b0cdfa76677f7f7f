// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

extension LayoutView {
  /// The leaves of the subtree in the order in which a person reads them, for screen readers and for the
  /// keyboard.
  ///
  /// A grid is read row after row from the top, and each row from its leading cell to its trailing one; a
  /// merged cell is read once, in the first visible row and column that it covers. A stack is read in the
  /// order of ``StackView/arrangedSubviews``. Everywhere else, and after what a container arranges, the
  /// order of ``subviews`` counts. Right to left the order is the same, because the leading edge is on
  /// the right.
  ///
  /// Views that are hidden are left out with everything inside them: those that the program hides, those
  /// in hidden rows and columns, and those that a stack has detached. A leaf is a view without subviews,
  /// except an empty grid or stack, or a view with a content. The property brings the containers up to
  /// date first. AppKit's counterpart is `accessibilityChildrenInNavigationOrder()`.
  ///
  /// - Complexity: O(*n*), where *n* is the number of views and cells in the subtree.
  public final var readingOrder: [LayoutView] {
    bringUpToDate(runningUpdates: !(layoutRoot?.isInLayoutPhase ?? false))
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

  /// The views of ``readingOrder`` that take the keyboard focus: what the Tab key goes through.
  ///
  /// AppKit links such views by `nextKeyView`.
  public final var keyViewLoop: [LayoutView] { readingOrder.filter(\.acceptsFirstResponder) }

  /// The view that the Tab key goes to from this one: the next in the ``keyViewLoop`` of the tree, and
  /// from the last one the first. Nil if no view takes the focus, or the view is not in the reading order.
  ///
  /// - Complexity: O(*n*), where *n* is the number of views and cells in the tree.
  public final var nextValidKeyView: LayoutView? { nextKeyView(in: outermostView.readingOrder) }

  /// The view that Shift-Tab goes to from this one: the reverse of ``nextValidKeyView``.
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
