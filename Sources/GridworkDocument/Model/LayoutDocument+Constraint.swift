// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

public import Gridwork

extension LayoutDocument {
  /// A constraint of a document, or the constraints that one visual format describes.
  public struct Constraint: Sendable, Equatable {
    /// The relation or the visual format.
    public var form: Form
    /// The priority of a relation; required by default. A visual format contains its own
    /// priorities.
    public var priority: LayoutPriority
    /// The name for diagnostics and variants; nil, the default, for none.
    public var identifier: String?
    /// Whether the constraint exists in the document only and not in an application's tree; false
    /// by default. Interface Builder's counterpart is “Remove at build time”.
    public var isPlaceholder: Bool

    /// A relation or a visual format.
    public enum Form: Sendable, Equatable {
      /// A relation between attributes.
      case relation(Relation)
      /// A visual format and its options. It may stand for several constraints.
      case visualFormat(String, LayoutConstraint.FormatOptions)
    }

    /// Creates a constraint; by default required, without an identifier, and not a placeholder.
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

  /// A linear relation: `first  relation  multiplier * second + constant`.
  public struct Relation: Sendable, Hashable {
    /// The attribute on the left.
    public var first: Attribute
    /// The relation between the two sides.
    public var relation: LayoutConstraint.Relation
    /// The factor of the second attribute; 1 by default.
    public var multiplier: Double
    /// The attribute on the right; nil, the default, to compare with the constant alone.
    public var second: Attribute?
    /// The number added on the right, in points; 0 by default.
    public var constant: Double

    /// Creates a relation; by default with the factor 1, no second attribute and the constant 0.
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

  /// An attribute of an item or of a part of it, such as `form.row[2].top`.
  public struct Attribute: Sendable, Hashable {
    /// The id of the view, guide or grid; `root` is the top-level view.
    public var id: String
    /// The part of the item that has the attribute.
    public var part: Part
    /// The attribute.
    public var attribute: LayoutConstraint.Attribute

    /// The part of an item that an attribute belongs to.
    public enum Part: Sendable, Hashable {
      /// The view or guide itself.
      case whole
      /// A row of a grid, by its index in the document.
      case row(Int)
      /// A column of a grid, by its index in the document.
      case column(Int)
      /// The layout margins guide.
      case margins
      /// The safe area layout guide.
      case safeArea
    }

    /// Creates an attribute of an item, or of a part of it: `Attribute("form", .top, of: .row(2))`.
    public init(
      _ id: String, _ attribute: LayoutConstraint.Attribute, of part: Part = .whole
    ) {
      self.id = id
      self.part = part
      self.attribute = attribute
    }
  }
}
