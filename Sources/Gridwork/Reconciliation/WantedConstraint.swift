// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// A constraint in a container's plan: a value that mentions items, attributes and the container's
/// private variables, independent of how it is solved.
///
/// `Σ coefficient · quantity  relation  constant  @ priority`.
///
/// Horizontal positions are distances from the *owner's* leading frame edge in the owner's
/// effective direction, so that a formulation is written once, from left to right; vertical
/// positions are distances from the owner's top frame edge. The owner's own leading edge is
/// therefore at its alignment inset.
struct WantedConstraint: Equatable {
  var key: ConstraintKey
  var terms: [WantedTerm]
  var relation: LayoutConstraint.Relation
  var constant: Double
  var priority: LayoutPriority
  var reason: ConstraintReason
  /// Whether the constraint is required and takes precedence over all others, like the rule that
  /// sizes are not negative: it is never broken, and no conflict lists it.
  var isBound = false
}

/// A term: `coefficient · quantity`.
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

/// A reference to a view or guide: the container itself or something inside it. Another owner keeps it alive; using
/// it afterwards ends the program.
struct ItemReference: Hashable {
  #if hasFeature(Embedded)
    private let handle: ItemHandle

    var item: LayoutItem {
      guard let item = handle.item else { programmerError("An item is used after its release.") }
      return item
    }
  #else
    unowned let item: LayoutItem
  #endif
  /// Compared instead of the item, which may no longer exist when an old plan is compared.
  let identity: ObjectIdentifier

  init(_ item: LayoutItem) {
    #if hasFeature(Embedded)
      handle = item.handle
    #else
      self.item = item
    #endif
    identity = ObjectIdentifier(item)
  }

  static func == (a: ItemReference, b: ItemReference) -> Bool { a.identity == b.identity }

  func hash(into hasher: inout Hasher) { hasher.combine(identity) }
}

/// A private variable of a container: a line of a track, an extent, a surplus.
///
/// The engine makes a solver variable when a constraint first mentions it, and retires it when no
/// installed constraint mentions it. Equal values name the same variable; every container
/// has its own.
struct OwnVariable: Hashable {
  /// The object that the variable belongs to: a row, a column, the container.
  var subject: ObjectIdentifier
  /// The role of the variable for that object: a number from the container's own list.
  var role: Int32
  /// Tells variables of one subject and role apart.
  var index: Int32 = 0
  var isNonNegative = false
}

/// The name of a planned constraint, stable within its container.
struct ConstraintKey: Hashable {
  /// The object that the constraint belongs to: a row, a column, a cell, a view, the container.
  var subject: ObjectIdentifier
  /// The role of the constraint for that object: a number from the container's own list.
  var role: Int32
  /// Tells constraints of one subject and role apart.
  var index: Int32 = 0
}

/// The reason for a constraint of the library, which diagnostics put into words.
struct ConstraintReason: Hashable, Sendable {
  enum Kind: String, Sendable {
    // The engine's own.
    case rootSize = "size"
    case contentHugging = "content hugging"
    case compressionResistance = "compression resistance"
    case autoresizing = "autoresizing mask"
    case guideInset = "inset of a guide"
    // Grids.
    case trackSize
    case trackNeed = "content size"
    case trackEmpty = "no content"
    case gridEdge
    case containment
    case pull
    case placement
    case baseline
    case rowGroup = "baseline group"
    case surplus
    case shortage = "shortage of room"
    // Stacks.
    case stackEdge
    case spacing
    case gravity = "gravity area"
    case alignment
    case distribution
  }

  var kind: Kind
  /// The rows concerned, as positions in the grid; nil if there are none.
  var rows: Range<Int>?
  /// The columns concerned; nil if there are none.
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
