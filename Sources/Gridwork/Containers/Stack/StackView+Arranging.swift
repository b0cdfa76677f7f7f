// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

extension StackView {
  /// The arranged views in order, detached ones included: the leading area, the center, the trailing
  /// area.
  public final var arrangedSubviews: [LayoutView] { entries.map(\.view) }

  /// The same as ``arrangedSubviews``, by its older name.
  public final var views: [LayoutView] { arrangedSubviews }

  /// Adds a view at the end, and as a subview unless it is one; one that is arranged already moves.
  ///
  /// It joins the gravity area of the last view; the leading area in an empty stack. A view that the
  /// stack lies in is a programmer error.
  public final func addArrangedSubview(_ view: LayoutView) {
    insertArrangedSubview(
      view, at: entriesByView[ObjectIdentifier(view)] == nil ? entries.count : entries.count - 1)
  }

  /// Inserts a view among the arranged ones, and adds it as a subview unless it is one.
  ///
  /// The index is the view's position afterwards; one that is arranged already moves, and keeps its
  /// place among the subviews, its custom spacing and its visibility priority. It joins the gravity
  /// area of the view before it; at the beginning that of the view after it. An index out of range is
  /// a programmer error.
  public final func insertArrangedSubview(_ view: LayoutView, at index: Int) {
    let old = entriesByView[ObjectIdentifier(view)]
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

  /// Takes a view out of the arranged ones; it stays a subview, without any place of the stack's.
  ///
  /// Nothing happens with a view that is not arranged.
  public final func removeArrangedSubview(_ view: LayoutView) {
    forget(view)
  }

  // MARK: Entries

  /// Lets a view be at a position, counted without itself, in an area.
  final func place(_ view: LayoutView, at index: Int, in gravity: Gravity) {
    let key = ObjectIdentifier(view)
    if let entry = entriesByView[key], let old = entries.firstIndex(where: { $0 === entry }) {
      guard old != index || entry.gravity != gravity else { return }
      entry.gravity = gravity
      entries.remove(at: old)
      entries.insert(entry, at: index)
    } else {
      if view.superview !== self { addSubview(view) }
      view.translatesAutoresizingMaskIntoConstraints = false
      let entry = Entry(view, gravity)
      entriesByView[key] = entry
      entries.insert(entry, at: index)
    }
    setNeedsCompile()
  }

  /// Ends what the stack does for a view.
  final func forget(_ view: LayoutView) {
    guard let entry = entriesByView.removeValue(forKey: ObjectIdentifier(view)) else { return }
    entries.removeAll { $0 === entry }
    view.isHiddenByContainer = false
    setNeedsCompile()
  }
}
