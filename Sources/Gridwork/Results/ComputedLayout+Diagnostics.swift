// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

extension ComputedLayout {
  /// A constraint, described for a reader.
  public struct Constraint: Sendable, Hashable {
    /// The constraint as diagnostics print it, such as
    /// `<LayoutConstraint:0x1 'gap' H:[a]-(8)-[b]   (active, names: a:0x2, b:0x3 )>`.
    public var text: String
    /// What it says, as code states it: `field.leading == label.trailing + 8`.
    public var statement: String
    /// The identifier of a constraint that the user made; nil if it has none.
    public var identifier: String?
    /// How important the constraint is. Only required constraints can be broken.
    public var priority: LayoutPriority
    /// The positions in ``ComputedLayout/items`` of the items that the constraint relates.
    public var items: [Int]
    /// What made the constraint, such as `grid login, row 2, column 1`; empty if the user did.
    public var owner: String
    /// What the constraint is for, such as `column width`; empty if the user made it.
    public var reason: String
    /// The place in the program or document where the user made the constraint; nil if the library
    /// made it.
    public var source: LayoutSourceLocation?
    /// Whether the constraint is broken: still active, but ignored because it contradicts others.
    public var isBroken: Bool
    /// What it says, as arithmetic; nil when it mentions a quantity that only logs know.
    public var equation: Equation?
    /// How far it is from holding, in points; 0 when it holds up to a millionth.
    public var violation: Double

    /// Creates the description of a constraint, by default of a required one that the user made, which
    /// states what `text` says.
    public init(
      text: String, statement: String? = nil, identifier: String? = nil,
      priority: LayoutPriority = .required,
      items: [Int] = [], owner: String = "", reason: String = "",
      source: LayoutSourceLocation? = nil, isBroken: Bool = false, equation: Equation? = nil,
      violation: Double = 0
    ) {
      self.text = text
      self.statement = statement ?? text.withoutLogMarks
      self.identifier = identifier
      self.priority = priority
      self.items = items
      self.owner = owner
      self.reason = reason
      self.source = source
      self.isBroken = isBroken
      self.equation = equation
      self.violation = violation
    }
  }

  /// A number of an item's alignment rectangle for which another value is equally good.
  public struct Ambiguity: Sendable, Equatable {
    /// One of the four numbers that make up an item's rectangle.
    public enum Attribute: String, Sendable, CaseIterable {
      /// The x coordinate of the left edge, relative to the parent's frame.
      case minX
      /// The extent along the x axis.
      case width
      /// The y coordinate of the top edge, relative to the parent's frame.
      case minY
      /// The extent along the y axis.
      case height
    }

    /// The position of the item in ``ComputedLayout/items``.
    public var item: Int
    /// The number that is ambiguous.
    public var attribute: Attribute
    /// The value that the layout uses, in points, unrounded.
    public var value: Double
    /// Another value that is equally good, in points, unrounded. Where nothing ends the range, it is some
    /// 1,000 points away.
    public var alternative: Double
    /// The least value that is equally good, in points; nil if there is none.
    public var lowerBound: Double?
    /// The greatest value that is equally good, in points; nil if there is none.
    public var upperBound: Double?
    /// The name of the item, as in ``ComputedLayout/Item/name``; nil for an ambiguity that was created
    /// without a layout.
    public var itemName: String?

    /// Creates an ambiguity from an item's position, two values in points, the ends of the range of
    /// equally good values, by default none, and the item's name.
    public init(
      item: Int, attribute: Attribute, value: Double, alternative: Double,
      lowerBound: Double? = nil, upperBound: Double? = nil, itemName: String? = nil
    ) {
      self.item = item
      self.attribute = attribute
      self.value = value
      self.alternative = alternative
      self.lowerBound = lowerBound
      self.upperBound = upperBound
      self.itemName = itemName
    }

    /// The axis that the ambiguous number lies along.
    public var axis: LayoutAxis {
      attribute.axis
    }
  }

  /// A request that could not be carried out, such as column fractions that add up to more than 1,
  /// or one that is probably a mistake, such as an empty frame for a view that constraints place.
  public struct Problem: Sendable, Equatable {
    /// The position of the view in ``ComputedLayout/items``.
    public var item: Int
    /// What is wrong, what the layout does instead, and how to fix it.
    public var message: String
    /// The positions in ``ComputedLayout/conflicts`` of those that follow from the problem: texts leave
    /// them out. Empty for most problems.
    public var conflicts: [Int]

    /// Creates a problem of the view at a position, from which no conflict follows by default.
    public init(item: Int, message: String, conflicts: [Int] = []) {
      self.item = item
      self.message = message
      self.conflicts = conflicts
    }
  }
}
