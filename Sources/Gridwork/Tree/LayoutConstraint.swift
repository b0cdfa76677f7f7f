// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// A linear relation between attributes of two items, or of one item and a constant.
///
/// `item1.attribute1  relation  multiplier × item2.attribute2 + constant  @ priority`. Lengths are
/// in points; positions grow to the right and down. Only ``constant``, ``priority``, ``identifier``
/// and ``isActive`` can change after creation. A constraint does not own its items: once one of
/// them has been released, the constraint can no longer be activated. AppKit's counterpart is
/// `NSLayoutConstraint`.
public final class LayoutConstraint: IdentityHashable {
  /// How important a constraint is, under AppKit's name.
  public typealias Priority = LayoutPriority
  /// An axis, under AppKit's name.
  public typealias Orientation = LayoutAxis

  /// What a constraint relates: an edge, extent, centre or baseline of an item's alignment
  /// rectangle.
  public enum Attribute: Int, Hashable, Sendable, CaseIterable {
    /// The left edge; never flips.
    case left = 1
    /// The right edge; never flips.
    case right
    /// The top edge.
    case top
    /// The bottom edge.
    case bottom
    /// The edge where text begins: left, or right in a right-to-left layout.
    case leading
    /// The edge where text ends: right, or left in a right-to-left layout.
    case trailing
    /// The extent along the x axis.
    case width
    /// The extent along the y axis.
    case height
    /// The middle along the x axis.
    case centerX
    /// The middle along the y axis.
    case centerY
    /// The baseline of the last line of text; the bottom of a view without one.
    case lastBaseline
    /// The baseline of the first line of text; the top of a view without one.
    case firstBaseline
    /// No attribute, for a constraint without a second item.
    case notAnAttribute = 0

    /// AppKit's older name for ``lastBaseline``.
    public static let baseline = Attribute.lastBaseline
  }

  /// How the two sides compare.
  public enum Relation: Int, Hashable, Sendable, CaseIterable {
    /// The first side is at most the second.
    case lessThanOrEqual = -1
    /// Both sides are equal.
    case equal = 0
    /// The first side is at least the second.
    case greaterThanOrEqual = 1
  }

  /// An attribute of the first item, or a distance that ends there.
  let firstSide: ConstraintSide
  /// The same for the second item; nil if there is none.
  let secondSide: ConstraintSide?
  /// How the two sides compare.
  public let relation: Relation
  /// The factor of the second item's attribute; 1 by default.
  public let multiplier: Double
  /// The multiple of the system spacing that replaces the constant; nil once the constant is set.
  package internal(set) var systemSpacing: Double?
  var maker: Maker

  var constantStorage: Double
  var priorityStorage = LayoutPriority.required
  /// A name for diagnostics; nil by default.
  public var identifier: String?

  /// Whether the constraint applies only at design time, when ``LayoutRoot/isDesignTime`` is true.
  ///
  /// It takes the place of constraints that the running program creates, so that a design is not
  /// ambiguous. False by default. Interface Builder calls this "Placeholder - remove at build
  /// time".
  public var isPlaceholder = false {
    didSet { if isPlaceholder != oldValue { valueChanged() } }
  }

  /// Whether the constraint is left out while a remedy is tried. It stays active, in its place.
  var isLeftOut = false {
    didSet { if isLeftOut != oldValue { valueChanged() } }
  }

  // MARK: While active

  /// The nearest view that contains all items, which keeps the constraint alive; nil while
  /// inactive. Maintained by hand: the holder clears the reference.
  @Unowned var holder: LayoutView?
  /// The view that the constraint was added to, if it lies above the holder. Also maintained by
  /// hand.
  @Unowned var lister: LayoutView?
  /// The constraint's index among those of its holder.
  var heldIndex = 0
  /// The indices of the constraint among the mentions of its items, by part.
  var mentionIndices = SIMD4<Int32>(repeating: -1)
  /// The place in the order of activation, among the constraints of one tree; becoming required counts as
  /// activation. Fixed places are negative.
  var stamp = 0
  /// The constraint's row in the solver; negative if it has none.
  var row: Int32 = -1
  /// Whether the engine has an edit of the constraint queued.
  var isQueued = false

  init(
    _ first: ConstraintSide, _ relation: Relation, multiplier: Double, _ second: ConstraintSide?,
    constant: Double, systemSpacing: Double? = nil, file: StaticString, line: UInt
  ) {
    firstSide = first
    secondSide = second
    self.relation = relation
    self.multiplier = multiplier
    self.systemSpacing = systemSpacing
    maker = .line(file, line)
    constantStorage = constant
    validate()
  }

  /// Creates a constraint, with the same parameters as AppKit's classic initialiser.
  ///
  /// A size may be constrained without a second item (`toItem: nil`, attribute `notAnAttribute`); a
  /// position may not. Relating a position to a size, x to y, or leading or trailing to left or
  /// right is a programmer error, as is a number that is not finite.
  public convenience init(
    item: LayoutItem, attribute: Attribute, relatedBy relation: Relation,
    toItem other: LayoutItem?, attribute otherAttribute: Attribute,
    multiplier: Double = 1, constant: Double = 0,
    file: StaticString = #fileID, line: UInt = #line
  ) {
    self.init(
      ConstraintSide(AnchorPart(item, attribute)), relation, multiplier: multiplier,
      other.map { ConstraintSide(AnchorPart($0, otherAttribute)) }, constant: constant,
      file: file, line: line)
  }

  /// The first item; nil once it has been released.
  public var firstItem: LayoutItem? { firstSide.end.item }
  /// The first item's attribute.
  public var firstAttribute: Attribute { firstSide.end.attribute }
  /// The second item; nil if there is none, or once it has been released.
  public var secondItem: LayoutItem? { secondSide?.end.item }
  /// The second item's attribute; ``Attribute/notAnAttribute`` when there is none.
  public var secondAttribute: Attribute { secondSide?.end.attribute ?? .notAnAttribute }
}
