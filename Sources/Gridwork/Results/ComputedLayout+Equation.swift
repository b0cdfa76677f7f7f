// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

extension ComputedLayout.Constraint {
  /// What a constraint says, as arithmetic: `Σ factor · attribute  relation  constant`.
  public struct Equation: Sendable, Hashable {
    /// What a term measures.
    public enum Subject: Sendable, Hashable {
      /// The view or guide at a position in ``ComputedLayout/items``.
      case item(Int)
      /// Something else that a container places, by its name in diagnostics, such as `column 0`.
      case part(String)
    }

    /// A multiple of one attribute.
    public struct Term: Sendable, Hashable {
      /// The multiplier of the attribute.
      public var factor: Double
      /// The owner of the attribute.
      public var subject: Subject
      /// The edge, centre, baseline or size.
      public var attribute: LayoutConstraint.Attribute

      /// Creates a term.
      public init(factor: Double, subject: Subject, attribute: LayoutConstraint.Attribute) {
        self.factor = factor
        self.subject = subject
        self.attribute = attribute
      }
    }

    /// The terms whose sum is compared.
    public var terms: [Term]
    /// How the sum compares with the constant.
    public var relation: LayoutConstraint.Relation
    /// The right-hand side, in points.
    public var constant: Double

    /// Creates an equation or inequality.
    public init(terms: [Term], relation: LayoutConstraint.Relation, constant: Double) {
      self.terms = terms
      self.relation = relation
      self.constant = constant
    }
  }
}
