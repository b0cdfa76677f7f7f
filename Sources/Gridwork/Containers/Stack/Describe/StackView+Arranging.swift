// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

extension StackView {
  /// The arranged views in order, including detached ones: first the leading area, then the centre,
  /// then the trailing area.
  ///
  /// - Complexity: O(*n*), where *n* is the number of arranged views.
  public final var arrangedSubviews: [LayoutView] { entries.map { $0.view } }

  /// AppKit's older name for ``arrangedSubviews``.
  ///
  /// - Complexity: O(*n*), where *n* is the number of arranged views.
  public final var views: [LayoutView] { arrangedSubviews }

  /// Adds a view at the end of the arranged views, and as a subview if it is not one yet. A view
  /// that is already arranged moves.
  ///
  /// The view joins the gravity area of the last view, or the leading area of an empty stack.
  /// Adding a view that contains the stack is a programmer error.
  ///
  /// - Complexity: O(*n*), where *n* is the number of arranged views. A new view takes amortised O(1),
  ///   besides that of ``LayoutView/addSubview(_:)``.
  public final func addArrangedSubview(_ view: LayoutView) {
    insertArrangedSubview(
      view, at: entry(of: view) == nil ? entries.count : entries.count - 1)
  }

  /// Inserts a view among the arranged views, and adds it as a subview if it is not one yet.
  ///
  /// The index is the view's position afterwards. A view that is already arranged moves, and keeps
  /// its place among the subviews, its custom spacing and its visibility priority. The view joins
  /// the gravity area of the view before it or, at the beginning, of the view after it. An index
  /// out of range is a programmer error.
  ///
  /// - Complexity: O(*n*), where *n* is the number of arranged views.
  public final func insertArrangedSubview(_ view: LayoutView, at index: Int) {
    let old = entry(of: view)
    let count = old == nil ? entries.count : entries.count - 1
    guard index >= 0, index <= count else {
      programmerError(
        "\(view.label) cannot be inserted at \(index) in \(label): its positions are 0 to \(count)."
      )
    }
    var others = entries
    if let old { others.removeAll { $0 === old } }
    let neighbor = index > 0 ? others[index - 1] : others.first
    place(view, at: index, in: neighbor?.gravity ?? old?.gravity ?? .leading)
  }

  /// Removes a view from the arranged views. It stays a subview, but the stack no longer places it.
  ///
  /// Nothing happens if the view is not arranged.
  ///
  /// - Complexity: O(*n*), where *n* is the number of arranged views.
  public final func removeArrangedSubview(_ view: LayoutView) {
    guard let entry = entry(of: view) else { return }
    remove(entry)
    view.leaveContainer()
    view.planCellsAgain()
    markChanged()
  }

  // MARK: Entries

  /// Places a view in a gravity area, at a position that does not count the view itself.
  final func place(_ view: LayoutView, at index: Int, in gravity: Gravity) {
    if let entry = entry(of: view), let old = entries.firstIndex(where: { $0 === entry }) {
      guard old != index || entry.gravity != gravity else { return }
      entry.gravity = gravity
      entries.remove(at: old)
      entries.insert(entry, at: index)
    } else {
      if view.superview !== self { addSubview(view) }
      view.translatesAutoresizingMaskIntoConstraints = false
      let entry = Entry(view, gravity)
      entries.insert(entry, at: index)
      note(entry)
    }
    markChanged()
  }
}
