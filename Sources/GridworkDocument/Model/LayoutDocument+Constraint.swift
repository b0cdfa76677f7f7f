// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

public import Gridwork

extension LayoutDocument {
  /// A constraint of a document, or several described by one visual format.
  public struct Constraint: Sendable, Equatable {
    /// What the constraint says.
    public var form: Form
    /// The priority of a relation; required by default. A visual format has its own.
    public var priority: LayoutPriority
    /// A name for diagnostics and variants; nil for none.
    public var identifier: String?
    /// Whether the constraint holds in the document only, never in an application's tree.
    public var isPlaceholder: Bool

    /// What a constraint says.
    public enum Form: Sendable, Equatable {
      /// A relation between attributes.
      case relation(Relation)
      /// A visual format and its options.
      case visualFormat(String, LayoutConstraint.FormatOptions)
    }

    /// Makes a constraint.
    public init(
      _ form: Form, priority: LayoutPriority = .required, identifier: String? = nil,
      isPlaceholder: Bool = false
    ) {
      self.form = form
      self.priority = priority
      self.identifier = identifier
      self.isPlaceholder = isPlaceholder
    }
  }

  /// `first  relation  multiplier * second + constant`.
  public struct Relation: Sendable, Hashable {
    /// What is constrained.
    public var first: Attribute
    /// How the two sides compare.
    public var relation: LayoutConstraint.Relation
    /// The factor of the second attribute.
    public var multiplier: Double
    /// What it is compared with; nil for the constant alone.
    public var second: Attribute?
    /// What is added, in points.
    public var constant: Double

    /// Makes a relation.
    public init(
      _ first: Attribute, _ relation: LayoutConstraint.Relation, multiplier: Double = 1,
      _ second: Attribute? = nil, constant: Double = 0
    ) {
      self.first = first
      self.relation = relation
      self.multiplier = multiplier
      self.second = second
      self.constant = constant
    }
  }

  /// An attribute of an item, such as `form.row[2].top`.
  public struct Attribute: Sendable, Hashable {
    /// The view, guide or grid; `root` is the top-level view.
    public var id: String
    /// The part of it whose attribute is meant.
    public var part: Part
    /// The attribute.
    public var attribute: LayoutConstraint.Attribute

    /// What of a view an attribute belongs to.
    public enum Part: Sendable, Hashable {
      /// The view or guide itself.
      case whole
      /// A row of a grid, by its index in the document.
      case row(Int)
      /// A column of a grid, by its index in the document.
      case column(Int)
      /// The layout margins guide.
      case margins
      /// The safe area guide.
      case safeArea
    }

    /// Makes an attribute.
    public init(
      _ id: String, _ part: Part = .whole, _ attribute: LayoutConstraint.Attribute
    ) {
      self.id = id
      self.part = part
      self.attribute = attribute
    }
  }
}
