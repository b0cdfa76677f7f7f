// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

// Properties of a tree that only the document writer reads.

extension LayoutConstraint {
  /// The constraint's number in the order of activation within its tree.
  package var activationNumber: Int { stamp }

  /// The start of the distance on the first side; nil if that side is a plain attribute.
  package var firstStart: (item: LayoutItem, attribute: Attribute)? {
    guard let start = firstSide.start, let item = start.item else { return nil }
    return (item, start.attribute)
  }

  /// Whether the second side is a distance between two positions.
  package var isSecondADistance: Bool { secondSide?.start != nil }
}

extension LayoutGuide {
  package enum Role {
    /// A purpose of the user's own.
    case own
    /// The layout margins of its owner.
    case margins
    /// The safe area of its owner.
    case safeArea
    /// The row of a grid with this index.
    case row(Int)
    /// The column of a grid with this index.
    case column(Int)
  }

  /// The purpose of the guide.
  ///
  /// - Complexity: O(*n*) in a grid, where *n* is the number of its rows and columns.
  package var role: Role {
    guard let owner = owningView else { return .own }
    if owner.marginsGuideStorage === self { return .margins }
    if owner.safeAreaGuideStorage === self { return .safeArea }
    guard let grid = owner as? GridView else { return .own }
    if let row = grid.rowStorage.firstIndex(where: { $0.guide === self }) { return .row(row) }
    if let column = grid.columnStorage.firstIndex(where: { $0.guide === self }) {
      return .column(column)
    }
    return .own
  }
}
