// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

extension LayoutView {
  /// The direction of this view and of what is inside it; nil, the default, for the superview's.
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

  /// The direction in force: the view's own, else the superview's, else the root's; left to right
  /// where nobody says anything.
  public final var effectiveUserInterfaceLayoutDirection: UserInterfaceLayoutDirection {
    directionStorage
  }

  /// Finds the direction in force again, here and wherever it is inherited.
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
