// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// One of the four rows for the content of an item, or of the four for its frame: two on each axis.
struct ItemRow<Role: RawRepresentable> where Role.RawValue == Int {
  let axis: LayoutAxis
  let role: Role

  init(_ axis: LayoutAxis, _ role: Role) {
    self.axis = axis
    self.role = role
  }

  /// The position among the four, which is also the precedence.
  var place: Int { 2 * axis.rawValue + role.rawValue }
}

/// The two rows for the content of an item along an axis.
enum ContentRole: Int {
  /// Keeps the item from growing beyond its content: `size <= v @hugging`.
  case hugging
  /// Keeps the item from shrinking below its content: `size >= v @resistance`.
  case resistance

  var relation: LayoutConstraint.Relation {
    switch self {
    case .hugging: .lessThanOrEqual
    case .resistance: .greaterThanOrEqual
    }
  }
}

/// The two rows for the frame of an item along an axis.
enum FrameRole: Int {
  /// The first equation of a view's autoresizing mask, or a guide's inset from the left or top
  /// edge.
  case first
  /// The second equation of a view's autoresizing mask, or a guide's inset from the right or bottom
  /// edge.
  case second
}
