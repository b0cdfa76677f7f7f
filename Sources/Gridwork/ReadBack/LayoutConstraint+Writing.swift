// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

// What the writer of documents has to know about a tree and nobody else.

extension LayoutConstraint {
  /// The constraint's number in the order of activation within its tree.
  package var activationNumber: Int { stamp }

  /// Where the distance begins that the first side is; nil when it is a plain attribute.
  package var firstStart: (item: LayoutItem, attribute: Attribute)? {
    guard let item = starts?.first, let attribute = starts?.firstAttribute else { return nil }
    return (item, attribute)
  }

  /// Whether the second side is a distance between two positions.
  package var isSecondADistance: Bool { starts?.secondAttribute != nil }
}

extension LayoutGuide {
  /// Who made a guide, and for what.
  package enum Role {
    /// Somebody, for something of their own.
    case own
    /// The owner, for its layout margins.
    case margins
    /// The owner, for its safe area.
    case safeArea
    /// A grid, for the row with this index.
    case row(Int)
    /// A grid, for the column with this index.
    case column(Int)
  }

  /// Who made the guide.
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
