// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

extension GridView {
  /// Puts a view, or nothing, into a cell. The previous content view leaves the grid.
  final func setContent(_ view: LayoutView?, of cell: GridCell) {
    if let view {
      if let other = view.cell(in: self), other !== cell {
        programmerError(
          "\(view.diagnosticName) cannot be the contentView of \(cell.description): it is in "
            + "\(other.description). Use another view, or set the contentView of that cell to nil "
            + "first.")
      }
      guard view.subviewStorage.isEmpty || !isDescendant(of: view) else {
        programmerError(
          "\(view.diagnosticName) cannot be the contentView of \(cell.description): the grid lies "
            + "inside it. Take the grid out of that view first.")
      }
    }
    removeContent(of: cell)
    if let view {
      cell.contentStorage = view
      view.join(cell)
      view.translatesAutoresizingMaskIntoConstraints = false
      if view.isDescendant(of: self) { replanContainer(around: view) } else { addSubview(view) }
    }
    cellChanged(cell)
  }

  /// Removes the content view from its cell and from the grid's subviews.
  final func removeContent(of cell: GridCell) {
    guard let view = cell.contentStorage else { return }
    // A subview that leaves is forgotten on its way.
    if view.superview === self { view.removeFromSuperview() }
    if cell.contentStorage === view { forgetContent(view, of: cell) }
  }

  /// Ends the grid's management of a content view and returns it to the app.
  private func forgetContent(_ view: LayoutView, of cell: GridCell) {
    view.leave(cell)
    cell.contentStorage = nil
    view.leaveContainer()
    // It now decides alone.
    replanContainer(around: view)
    deactivateCustomConstraints(cell.customConstraints)
    cellChanged(cell)
  }

  /// Makes the view further inside that lays out a content view, too, plan again.
  private func replanContainer(around view: LayoutView) {
    guard let inner = view.superview, inner !== self else { return }
    inner.markChanged()
  }

  /// Notes that a cell changed, and thereby its row.
  final func cellChanged(_ cell: GridCell) {
    guard let row = cell.unretainedRow else { return markChanged() }
    partChanged(row.use { ObjectIdentifier($0) })
  }

  /// Empties the cells of content views that leave the grid on their own or inside another view.
  final func forgetContents(in view: LayoutView) {
    for inner in view.subtree {
      if let cell = inner.cell(in: self) { forgetContent(inner, of: cell) }
    }
  }

  // MARK: Custom placement constraints

  /// Deactivates those of the constraints that the grid activated.
  final func deactivateCustomConstraints(_ constraints: [LayoutConstraint]) {
    guard !constraints.isEmpty, !activeCustomConstraints.isEmpty else { return }
    for constraint in constraints
    where activeCustomConstraints.contains(where: { $0 === constraint }) {
      constraint.isActive = false
    }
    activeCustomConstraints.removeAll { active in constraints.contains { $0 === active } }
  }
}
