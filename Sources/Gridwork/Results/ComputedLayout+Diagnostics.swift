// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

extension ComputedLayout {
  /// A constraint in words.
  public struct Constraint: Sendable, Equatable {
    /// The constraint as diagnostics print it, such as `<LayoutConstraint:0x1 'gap' H:[a]-(8)-[b]>`.
    public var text: String
    /// The name that the person gave; nil when there is none.
    public var identifier: String?
    /// The constraint's priority.
    public var priority: LayoutPriority
    /// Positions in ``ComputedLayout/items`` of what the constraint relates, without repetition.
    public var items: [Int]
    /// Who wanted it, such as `grid login, row 2, column 1`; empty for a person's own.
    public var owner: String
    /// Why, such as `column width`; empty for a person's own.
    public var reason: String
    /// The place in the program that made it; nil when unknown.
    public var source: LayoutSourceLocation?
    /// Whether it is broken: kept, but ignored, because it contradicts others.
    public var isBroken: Bool
    /// What it says, as arithmetic; nil when it mentions a quantity that only logs know.
    public var equation: Equation?
    /// How far it is from holding, in points; 0 when it holds up to a millionth.
    public var violation: Double

    /// Makes a constraint in words.
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

  /// Required constraints that cannot hold together.
  public struct Conflict: Sendable, Equatable {
    /// A minimal set: without any one of them the rest could hold.
    public var constraints: [Constraint]
    /// The position in ``constraints`` of the one that is broken.
    public var broken: Int
    /// The least violation that the broken one can have while the others hold, in points.
    public var excess: Double
    /// What is wrong and what helps, in plain words.
    public var message: String
    /// The same in the words of Apple's log, which other tools can read.
    public var log: String

    /// Makes a conflict; a position of the broken one outside the set is a programmer error.
    public init(
      constraints: [Constraint], broken: Int, excess: Double, message: String, log: String = ""
    ) {
      guard constraints.indices.contains(broken) else {
        programmerError(
          "The broken constraint of a conflict is one of its \(constraints.count) constraints; "
            + "there is no number \(broken).")
      }
      self.constraints = constraints
      self.broken = broken
      self.excess = excess
      self.message = message
      self.log = log
    }
  }

  /// A number of a frame that could as well be another.
  public struct Ambiguity: Sendable, Equatable {
    /// A number of a frame.
    public enum Attribute: String, Sendable, CaseIterable {
      /// The left edge, relative to the parent.
      case minX
      /// The extent along x.
      case width
      /// The top edge, relative to the parent.
      case minY
      /// The extent along y.
      case height
    }

    /// The position of the item in ``ComputedLayout/items``.
    public var item: Int
    /// The number that is open.
    public var attribute: Attribute
    /// What it is now, unrounded.
    public var value: Double
    /// What it could be just as well, unrounded.
    public var alternative: Double

    /// Makes an ambiguity.
    public init(item: Int, attribute: Attribute, value: Double, alternative: Double) {
      self.item = item
      self.attribute = attribute
      self.value = value
      self.alternative = alternative
    }

    /// The axis that the number belongs to.
    public var axis: LayoutAxis {
      attribute == .minX || attribute == .width ? .horizontal : .vertical
    }
  }

  /// Something that a container could not do as it was told, such as fractions above 1.
  public struct Problem: Sendable, Equatable {
    /// The position of the container in ``ComputedLayout/items``.
    public var item: Int
    /// What is wrong, what was done instead, and what helps.
    public var message: String

    /// Makes a problem.
    public init(item: Int, message: String) {
      self.item = item
      self.message = message
    }
  }
}
