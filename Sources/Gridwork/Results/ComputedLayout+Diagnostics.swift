// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

extension ComputedLayout {
  /// A constraint, described for a reader.
  public struct Constraint: Sendable, Equatable {
    /// The constraint as diagnostics print it, such as
    /// `<LayoutConstraint:0x1 'gap' H:[a]-(8)-[b]   (active, names: a:0x2, b:0x3 )>`.
    public var text: String
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

    /// Creates the description of a constraint, by default of a required one that the user made.
    public init(
      text: String, identifier: String? = nil, priority: LayoutPriority = .required,
      items: [Int] = [], owner: String = "", reason: String = "",
      source: LayoutSourceLocation? = nil, isBroken: Bool = false, equation: Equation? = nil,
      violation: Double = 0
    ) {
      self.text = text
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

  /// A minimal set of required constraints that contradict each other.
  public struct Conflict: Sendable, Equatable {
    /// The constraints of the set. Without any one of them, the others can hold.
    public var constraints: [Constraint]
    /// The position in ``constraints`` of the broken constraint.
    public var broken: Int
    /// The smallest violation, in points, of the broken constraint while the others hold.
    public var excess: Double
    /// What is wrong and how to fix it, in plain words.
    public var message: String
    /// The conflict in the format of Apple's log, which log visualisers can read.
    public var log: String

    /// Creates a conflict. It is a programmer error if `broken` is not a position in `constraints`.
    public init(
      constraints: [Constraint], broken: Int, excess: Double, message: String, log: String = ""
    ) {
      guard constraints.indices.contains(broken) else {
        programmerError(
          "The broken constraint of a conflict must be one of its \(constraints.count) "
            + "constraints; there is no constraint number \(broken).")
      }
      self.constraints = constraints
      self.broken = broken
      self.excess = excess
      self.message = message
      self.log = log
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
    /// Another value that is equally good, in points, unrounded.
    public var alternative: Double

    /// Creates an ambiguity from an item's position and two values in points.
    public init(item: Int, attribute: Attribute, value: Double, alternative: Double) {
      self.item = item
      self.attribute = attribute
      self.value = value
      self.alternative = alternative
    }

    /// The axis that the ambiguous number lies along.
    public var axis: LayoutAxis {
      attribute == .minX || attribute == .width ? .horizontal : .vertical
    }
  }

  /// A request that could not be carried out, such as column fractions that add up to more than 1,
  /// or one that is probably a mistake, such as an empty frame for a view that constraints place.
  public struct Problem: Sendable, Equatable {
    /// The position of the view in ``ComputedLayout/items``.
    public var item: Int
    /// What is wrong, what the layout does instead, and how to fix it.
    public var message: String

    /// Creates a problem of the container at a position.
    public init(item: Int, message: String) {
      self.item = item
      self.message = message
    }
  }
}
