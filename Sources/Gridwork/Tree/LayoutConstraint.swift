// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// A linear relation between attributes of two items, or of one item and a constant.
///
/// `item1.attribute1  relation  multiplier × item2.attribute2 + constant  @ priority`. Lengths are
/// points; positions grow to the right and down. Only ``constant``, ``priority``, ``identifier`` and
/// ``isActive`` change after creation. A constraint does not own its items: once one of them is gone
/// it can no longer be activated. AppKit's counterpart is `NSLayoutConstraint`.
public final class LayoutConstraint: IdentityHashable {
  /// What a constraint relates: an edge, an extent, a centre or a baseline of an item's alignment
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
    /// The edge where text begins: left, in right-to-left right.
    case leading
    /// The edge where text ends: right, in right-to-left left.
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
    /// Stands for the absence of a second item.
    case notAnAttribute = 0

    /// The same as ``lastBaseline``, by its older name.
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

  // A constraint does not own its items.
  private let firstHandle: ItemHandle
  private let secondHandle: ItemHandle?
  /// The first item's attribute.
  public let firstAttribute: Attribute
  /// The second item's attribute; ``Attribute/notAnAttribute`` when there is none.
  public let secondAttribute: Attribute
  let starts: ConstraintStarts?
  /// How the two sides compare.
  public let relation: Relation
  /// The factor of the second side; 1 by default.
  public let multiplier: Double
  /// The multiple of the system spacing that stands in for the constant; nil once that is set.
  package internal(set) var systemSpacing: Double?
  var maker: Maker

  var constantStorage: Double
  var priorityStorage = LayoutPriority.required
  /// A name for diagnostics; nil by default.
  public var identifier: String?

  /// Whether the constraint only holds at design time: where ``LayoutRoot/isDesignTime`` is true.
  ///
  /// It stands in for constraints that the running program makes, so that a design is not ambiguous.
  /// False by default. Interface Builder calls it "Placeholder - remove at build time".
  public var isPlaceholder = false {
    didSet { if isPlaceholder != oldValue { valueChanged() } }
  }

  // MARK: While active

  /// The nearest view that contains all items, which keeps the constraint; nil while inactive. Kept by
  /// hand: the holder clears it.
  unowned(unsafe) var holder: LayoutView?
  /// The view that the constraint was added to, where that lies above the holder. Kept by hand, too.
  unowned(unsafe) var lister: LayoutView?
  /// The position among the holder's constraints.
  var heldIndex = 0
  /// The positions among the mentions of the items, by part.
  var mentionIndices = SIMD4<Int32>(repeating: -1)
  /// The order of activation within the tree; becoming required counts. Negative: a fixed place,
  /// before all that were activated.
  var stamp = 0
  /// The solver's name for the constraint; negative while there is none.
  var row: Int32 = -1
  /// Whether the engine has an edit of the constraint before it.
  var isPending = false

  init(
    _ first: ConstraintSide, _ relation: Relation, multiplier: Double, _ second: ConstraintSide?,
    constant: Double, systemSpacing: Double? = nil, file: StaticString, line: UInt
  ) {
    firstHandle = first.end.handle
    secondHandle = second?.end.handle
    firstAttribute = first.end.attribute
    secondAttribute = second?.end.attribute ?? .notAnAttribute
    starts = ConstraintStarts(first.start, second?.start)
    self.relation = relation
    self.multiplier = multiplier
    self.systemSpacing = systemSpacing
    maker = .line(file, line)
    constantStorage = constant
    validate(first, second)
  }

  /// Makes a constraint from its parts, as the classic initialiser of AppKit does.
  ///
  /// A size may have no second item (`toItem: nil`, attribute `notAnAttribute`); a position must. A
  /// position with a size, x with y, and leading or trailing with left or right are programmer
  /// errors, and so are numbers that are not finite.
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

  /// The first item; nil once it is gone.
  public var firstItem: LayoutItem? { firstHandle.item }
  /// The second item; nil when there is none or once it is gone.
  public var secondItem: LayoutItem? { secondHandle?.item }
}
