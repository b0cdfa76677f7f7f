// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// One attribute of one item, as an anchor says it.
struct AnchorPart {
  let item: LayoutItem
  let attribute: LayoutConstraint.Attribute

  init(_ item: LayoutItem, _ attribute: LayoutConstraint.Attribute) {
    self.item = item
    self.attribute = attribute
  }
}

/// One side of a constraint: an attribute of an item, or the distance between two positions.
///
/// It holds items weakly, because a constraint does not own its items.
struct ConstraintSide {
  private(set) weak var item: LayoutItem?
  let attribute: LayoutConstraint.Attribute
  /// The position that the distance begins at; nil for a plain attribute.
  let start: Start?

  final class Start {
    private(set) weak var item: LayoutItem?
    let attribute: LayoutConstraint.Attribute

    init(_ part: AnchorPart) {
      item = part.item
      attribute = part.attribute
    }
  }

  init(_ part: AnchorPart, minus start: AnchorPart? = nil) {
    item = part.item
    attribute = part.attribute
    self.start = start.map(Start.init)
  }

  /// What kind of number the side is.
  var kind: AttributeKind { start == nil ? attribute.kind : .extent }
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
