// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// One attribute of one item, as an anchor says it; it does not own the item.
struct AnchorPart {
  let handle: ItemHandle
  let attribute: LayoutConstraint.Attribute

  init(_ item: LayoutItem, _ attribute: LayoutConstraint.Attribute) {
    handle = item.handle
    self.attribute = attribute
  }

  /// The item; nil once it is gone.
  var item: LayoutItem? { handle.item }

  /// `item.attribute`.
  var name: String {
    "\(item.map { $0.identifier ?? $0.className } ?? "a lost item").\(attribute)"
  }
}

/// One side of a constraint while it is made: an attribute of an item, or the distance between two
/// positions.
struct ConstraintSide {
  let end: AnchorPart
  /// The position that the distance begins at; nil for a plain attribute.
  let start: AnchorPart?

  init(_ end: AnchorPart, minus start: AnchorPart? = nil) {
    self.end = end
    self.start = start
  }

  /// `item.attribute`, or the difference of two such positions.
  var name: String { start.map { "(\(end.name) - \($0.name))" } ?? end.name }

  /// What kind of number the side is.
  var kind: AttributeKind { start == nil ? end.attribute.kind : .extent }
}

/// Where the distances of a constraint begin, for the few constraints that are about distances.
final class ConstraintStarts {
  private let firstHandle: ItemHandle?
  private let secondHandle: ItemHandle?
  let firstAttribute: LayoutConstraint.Attribute?
  let secondAttribute: LayoutConstraint.Attribute?

  /// nil when neither side is a distance.
  init?(_ first: AnchorPart?, _ second: AnchorPart?) {
    if first == nil && second == nil { return nil }
    firstHandle = first?.handle
    secondHandle = second?.handle
    firstAttribute = first?.attribute
    secondAttribute = second?.attribute
  }

  /// Where the first side's distance begins; nil when it is no distance, or once the item is gone.
  var first: LayoutItem? { firstHandle?.item }
  /// Where the second side's distance begins; nil when it is no distance, or once the item is gone.
  var second: LayoutItem? { secondHandle?.item }
}

/// What attributes may meet in one constraint.
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
  /// Whether the attribute is left or right by name.
  var isAbsolute: Bool { self == .left || self == .right }
  /// Whether the attribute is a baseline.
  var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }

  /// The axis that the attribute is measured along; nil for no attribute.
  var axis: LayoutAxis? {
    switch self {
    case .left, .right, .leading, .trailing, .centerX, .width: .horizontal
    case .top, .bottom, .centerY, .firstBaseline, .lastBaseline, .height: .vertical
    case .notAnAttribute: nil
    }
  }
}

extension LayoutConstraint.Attribute: CustomStringConvertible {
  /// The name as the logs spell it.
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
