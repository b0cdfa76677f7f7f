// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// A constraint that a container wants: a value that mentions items, attributes and the container's
/// private variables, and knows nothing about how it is solved.
///
/// `Σ coefficient · quantity  relation  constant  @ priority`.
///
/// Horizontal positions are distances from the *owner's* leading frame edge in the owner's effective
/// direction, so that a formulation is written once, left to right; vertical positions are distances
/// from the owner's top frame edge. The owner's own leading edge is therefore its alignment inset.
struct WantedConstraint: Equatable {
  var key: ConstraintKey
  var terms: [WantedTerm]
  var relation: LayoutConstraint.Relation
  var constant: Double
  var priority: LayoutPriority
  var reason: ConstraintReason
  /// Whether the constraint is required and goes before all others, as that sizes are not negative
  /// does: it is never broken, and no conflict lists it.
  var isBound = false
}

/// One summand: `coefficient · quantity`.
struct WantedTerm: Equatable {
  var coefficient: Double
  var quantity: Quantity

  init(_ coefficient: Double, _ quantity: Quantity) {
    self.coefficient = coefficient
    self.quantity = quantity
  }
}

/// A number that a wanted constraint mentions.
enum Quantity: Hashable {
  case item(ItemReference, LayoutConstraint.Attribute)
  case own(OwnVariable)
}

/// The identity of a view or guide: the container itself or something inside it.
struct ItemReference: Hashable {
  unowned let item: LayoutItem
  /// Compared instead of the item, which may be gone from what was wanted before.
  private let identity: ObjectIdentifier

  init(_ item: LayoutItem) {
    self.item = item
    identity = ObjectIdentifier(item)
  }

  static func == (a: ItemReference, b: ItemReference) -> Bool { a.identity == b.identity }

  func hash(into hasher: inout Hasher) { hasher.combine(identity) }
}

/// A private variable of a container: a line of a track, an extent, a surplus.
///
/// The engine makes a solver variable when one is first mentioned and releases it when no installed
/// constraint mentions it. Equal names are the same variable; names are the container's own.
struct OwnVariable: Hashable {
  /// The object that the variable belongs to: a row, a column, the container.
  var subject: ObjectIdentifier
  /// What the variable is for that object: a number from the container's own list of roles.
  var role: Int32
  /// Tells variables of one subject and role apart.
  var index: Int32 = 0
  var isNonNegative = false
}

/// The name of a wanted constraint, stable within its container.
struct ConstraintKey: Hashable {
  /// The object that the constraint belongs to: a row, a column, a cell, a view, the container.
  var subject: ObjectIdentifier
  /// What the constraint does for that object: a number from the container's own list of roles.
  var role: Int32
  /// Tells constraints of one subject and role apart.
  var index: Int32 = 0
}

/// Why the library wants a constraint: data that Diagnostics renders in words.
struct ConstraintReason: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    // The engine's own.
    case rootSize
    case contentHugging
    case compressionResistance
    case autoresizing
    case guideInset
    // Grids.
    case trackOrder
    case trackSize
    case trackNeed
    case trackEmpty
    case gridEdge
    case containment
    case filling
    case placement
    case baseline
    case rowGroup
    case surplus
    case shortage
    // Stacks.
    case stackEdge
    case spacing
    case gravity
    case alignment
    case distribution
  }

  var kind: Kind
  /// The rows concerned, in the order of the grid; nil where there are none.
  var rows: Range<Int>?
  /// The columns concerned; nil where there are none.
  var columns: Range<Int>?
  /// The position among the arranged views of a stack; nil elsewhere.
  var position: Int?

  init(
    _ kind: Kind, rows: Range<Int>? = nil, columns: Range<Int>? = nil, position: Int? = nil
  ) {
    self.kind = kind
    self.rows = rows
    self.columns = columns
    self.position = position
  }
}
