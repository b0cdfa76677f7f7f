// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

extension GridView {
  /// Puts a view into a cell, or nothing; the view that was there leaves the grid.
  final func setContent(_ view: LayoutView?, of cell: GridCell) {
    if let view {
      if let other = cellsByContent[ObjectIdentifier(view)], other !== cell {
        programmerError(
          "\(name(of: view)) cannot be the contentView of \(cell.diagnosticName): it is in "
            + "\(other.diagnosticName). Set the contentView of that cell to nil first.")
      }
      guard !isDescendant(of: view) else {
        programmerError(
          "\(name(of: view)) cannot be the contentView of \(cell.diagnosticName): the grid lies "
            + "inside it.")
      }
    }
    removeContent(of: cell)
    if let view {
      cell.contentStorage = view
      cellsByContent[ObjectIdentifier(view)] = cell
      view.translatesAutoresizingMaskIntoConstraints = false
      if !view.isDescendant(of: self) { addSubview(view) }
    }
    setNeedsCompile()
  }

  /// Takes the content out of a cell, and out of the grid's subviews.
  final func removeContent(of cell: GridCell) {
    guard let view = cell.contentStorage else { return }
    forgetContent(view, of: cell)
    if view.superview === self { view.removeFromSuperview() }
  }

  /// Ends what the grid does for a content view: it is the app's again.
  private func forgetContent(_ view: LayoutView, of cell: GridCell) {
    cell.contentStorage = nil
    cellsByContent[ObjectIdentifier(view)] = nil
    view.isHiddenByContainer = false
    view.setDependentIndex(-1)
    for axis in LayoutAxis.allCases { view.setHugsContent(true, for: axis) }
    deactivateCustomConstraints(cell.customConstraints)
    setNeedsCompile()
  }

  /// Content views that leave the grid by themselves, alone or inside another view, leave their cells.
  final func forgetContents(in view: LayoutView) {
    guard !cellsByContent.isEmpty else { return }
    for inner in view.subtree {
      if let cell = cellsByContent[ObjectIdentifier(inner)] { forgetContent(inner, of: cell) }
    }
  }

  // MARK: Custom placement constraints

  /// Deactivates those of the constraints that the grid has activated.
  final func deactivateCustomConstraints(_ constraints: [LayoutConstraint]) {
    guard !constraints.isEmpty, !activeCustomConstraints.isEmpty else { return }
    for constraint in constraints
    where activeCustomConstraints.contains(where: { $0 === constraint }) {
      constraint.isActive = false
    }
    activeCustomConstraints.removeAll { active in constraints.contains { $0 === active } }
  }
}
