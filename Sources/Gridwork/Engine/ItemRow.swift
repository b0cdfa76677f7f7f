// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// One of the rows that an item has for its content or for its frame: two along each axis.
struct ItemRow<Role: RawRepresentable> where Role.RawValue == Int {
  let axis: LayoutAxis
  let role: Role

  init(_ axis: LayoutAxis, _ role: Role) {
    self.axis = axis
    self.role = role
  }

  /// The row's place among the item's four of its kind, which is also its precedence among them.
  var place: Int { 2 * axis.rawValue + role.rawValue }
}

/// What a row for an item's content does.
enum ContentRole: Int {
  /// Keeps the item from growing past its content: `size <= v @hugging`.
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

/// Which of the two rows for an item's frame along an axis a row is.
enum FrameRole: Int {
  /// The first demand of a view's autoresizing mask, or a guide's inset from the left or top edge.
  case first
  /// The second demand of a view's autoresizing mask, or a guide's inset from the right or bottom edge.
  case second
}
