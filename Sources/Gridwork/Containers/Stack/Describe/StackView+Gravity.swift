// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

extension StackView {
  /// Returns the views of one gravity area in order, including detached ones.
  ///
  /// - Complexity: O(*n*), where *n* is the number of arranged views.
  public final func views(in gravity: Gravity) -> [LayoutView] {
    entries.filter { $0.gravity == gravity }.map { $0.view }
  }

  /// Adds a view at the end of a gravity area. A view that is already arranged moves.
  ///
  /// - Complexity: O(*n*), where *n* is the number of arranged views.
  public final func addView(_ view: LayoutView, in gravity: Gravity) {
    let others = entries.count - (entry(of: view) == nil ? 0 : 1)
    // The areas are consecutive: an area ends where the next begins.
    var index = others
    for entry in entries.reversed() where entry.view !== view {
      guard entry.gravity > gravity else { break }
      index -= 1
    }
    place(view, at: index, in: gravity)
  }

  /// Inserts a view into a gravity area. A view that is already arranged moves.
  ///
  /// The index counts within the area and is the view's position there afterwards. An index out of
  /// range is a programmer error.
  ///
  /// - Complexity: O(*n*), where *n* is the number of arranged views.
  public final func insertView(_ view: LayoutView, at index: Int, in gravity: Gravity) {
    let others = entries.filter { $0.view !== view }
    let count = others.count { $0.gravity == gravity }
    guard index >= 0, index <= count else {
      programmerError(
        "\(view.label) cannot be inserted at \(index) in the \(gravity) area of \(label): its "
          + "positions there are 0 to \(count).")
    }
    place(view, at: others.count { $0.gravity < gravity } + index, in: gravity)
  }

  /// Removes a view from the stack and from its subviews.
  ///
  /// ``removeArrangedSubview(_:)`` keeps it as a subview. A view that the stack does not arrange is
  /// a programmer error.
  ///
  /// - Complexity: That of ``removeArrangedSubview(_:)`` and ``LayoutView/removeFromSuperview()``.
  public final func removeView(_ view: LayoutView) {
    guard entry(of: view) != nil else {
      programmerError(
        "\(view.label) cannot be removed from \(label): it is not one of its arranged views. "
          + "Use removeFromSuperview() for any other subview.")
    }
    view.removeFromSuperview()
  }

  /// Replaces the views of a gravity area. Previous views that are not in the list leave the stack
  /// and its subviews.
  ///
  /// A list that contains a view twice is a programmer error.
  ///
  /// - Complexity: O(*m* · *n*), where *m* is the number of views in the area, before and after, and *n*
  ///   that of all arranged views.
  public final func setViews(_ views: [LayoutView], in gravity: Gravity) {
    let wanted = Set(views.map { ObjectIdentifier($0) })
    guard wanted.count == views.count else {
      programmerError(
        "The \(gravity) area of \(label) cannot contain a view twice. List every view once.")
    }
    for view in self.views(in: gravity) where !wanted.contains(ObjectIdentifier(view)) {
      removeView(view)
    }
    for (index, view) in views.enumerated() { insertView(view, at: index, in: gravity) }
  }
}
