// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

extension LayoutView {
  /// The layout direction of this view and everything inside it; nil, the default, inherits the
  /// superview's.
  ///
  /// A constraint follows the direction of the nearest view that contains all its items.
  ///
  /// - Complexity: O(1) to read, O(*n*) to set, where *n* is the number of views inside that inherit it.
  public final var userInterfaceLayoutDirection: UserInterfaceLayoutDirection? {
    get { rareProperties?.direction }
    set {
      guard newValue != userInterfaceLayoutDirection else { return }
      ownRareProperties.direction = newValue
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
    guard updateDirection() else { return }
    var stack = subviewStorage
    while let view = stack.popLast() {
      if view.updateDirection() { stack.append(contentsOf: view.subviewStorage) }
    }
  }

  /// Updates the effective direction of this view alone. Returns whether it changed.
  private final func updateDirection() -> Bool {
    let inherited =
      unretainedParent?.use { $0.directionStorage } ?? rootStorage?.direction ?? .leftToRight
    let direction = userInterfaceLayoutDirection ?? inherited
    guard direction != directionStorage else { return false }
    directionStorage = direction
    rootStorage?.directionChanged(of: self)
    spreadChange()
    return true
  }
}
