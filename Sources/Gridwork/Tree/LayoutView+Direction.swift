// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

extension LayoutView {
  /// The layout direction of this view and everything inside it; nil, the default, inherits the
  /// superview's.
  ///
  /// A constraint follows the direction of the nearest view that contains all its items.
  public final var userInterfaceLayoutDirection: UserInterfaceLayoutDirection? {
    get { ownDirection }
    set {
      guard newValue != ownDirection else { return }
      ownDirection = newValue
      noteInvalidation(.constraints)
      directionMayHaveChanged()
    }
  }

  /// The effective direction: the view's own, or else the superview's, or else the root's; left to
  /// right if none of them sets one.
  public final var effectiveUserInterfaceLayoutDirection: UserInterfaceLayoutDirection {
    directionStorage
  }

  /// Updates the effective direction of this view and of the views that inherit it.
  final func directionMayHaveChanged() {
    var stack = [self]
    while let view = stack.popLast() {
      let inherited = view.parent?.directionStorage ?? view.rootStorage?.direction ?? .leftToRight
      let direction = view.ownDirection ?? inherited
      guard direction != view.directionStorage else { continue }
      view.directionStorage = direction
      view.rootStorage?.directionChanged(of: view)
      if view.isContainer { view.marks.insert(.compile) }
      view.spreadChange()
      stack.append(contentsOf: view.subviewStorage)
    }
  }
}
