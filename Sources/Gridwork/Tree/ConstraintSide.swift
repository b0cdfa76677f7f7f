// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// One attribute of one item, as an anchor represents it. It does not own the item.
struct AnchorPart {
  private let handle: ItemHandle
  let attribute: LayoutConstraint.Attribute

  init(_ item: LayoutItem, _ attribute: LayoutConstraint.Attribute) {
    (handle, self.attribute) = (item.handle, attribute)
  }

  /// The item; nil once it has been released.
  var item: LayoutItem? { handle.item }

  /// `item.attribute`.
  var name: String {
    "\(item.map { $0.identifier ?? $0.className } ?? "a lost item").\(attribute)"
  }
}

/// One side of a constraint: an attribute of an item, or the distance between
/// two positions.
struct ConstraintSide {
  let end: AnchorPart
  /// The position at which the distance begins; nil for a plain attribute.
  let start: AnchorPart?

  init(_ end: AnchorPart, minus start: AnchorPart? = nil) {
    self.end = end
    self.start = start
  }

  /// `item.attribute`, or the difference of two such positions.
  var name: String { start.map { "(\(end.name) - \($0.name))" } ?? end.name }

  var kind: AttributeKind { start == nil ? end.attribute.kind : .extent }

  /// The number of attributes that the side mentions.
  var partCount: Int { start == nil ? 1 : 2 }
}

/// The kinds of attributes; a constraint relates attributes of one kind only.
enum AttributeKind: Equatable {
  case xPosition
  case yPosition
  case extent
  case none
}

extension LayoutConstraint.Attribute {
  var kind: AttributeKind {
    switch self {
    case .left, .right, .leading, .trailing, .centerX: .xPosition
    case .top, .bottom, .centerY, .firstBaseline, .lastBaseline: .yPosition
    case .width, .height: .extent
    case .notAnAttribute: .none
    }
  }

  /// Whether the attribute follows the direction: leading and trailing do, left and right never.
  var isRelativeToDirection: Bool { self == .leading || self == .trailing }
  var isAbsolute: Bool { self == .left || self == .right }
  var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }

  /// The axis of the attribute; nil for `notAnAttribute`.
  package var axis: LayoutAxis? {
    switch self {
    case .left, .right, .leading, .trailing, .centerX, .width: .horizontal
    case .top, .bottom, .centerY, .firstBaseline, .lastBaseline, .height: .vertical
    case .notAnAttribute: nil
    }
  }
}

extension LayoutConstraint.Attribute: CustomStringConvertible {
  /// The attribute's name in logs.
  public var description: String {
    switch self {
    case .left: "left"
    case .right: "right"
    case .top: "top"
    case .bottom: "bottom"
    case .leading: "leading"
    case .trailing: "trailing"
    case .width: "width"
    case .height: "height"
    case .centerX: "centerX"
    case .centerY: "centerY"
    case .lastBaseline: "lastBaseline"
    case .firstBaseline: "firstBaseline"
    case .notAnAttribute: "notAnAttribute"
    }
  }
}

extension LayoutConstraint.Relation: CustomStringConvertible {
  /// The name of the relation, such as `lessThanOrEqual`.
  public var description: String {
    switch self {
    case .lessThanOrEqual: "lessThanOrEqual"
    case .equal: "equal"
    case .greaterThanOrEqual: "greaterThanOrEqual"
    }
  }

  /// The relation as code and logs spell it.
  package var sign: String {
    switch self {
    case .lessThanOrEqual: "<="
    case .equal: "=="
    case .greaterThanOrEqual: ">="
    }
  }
}
