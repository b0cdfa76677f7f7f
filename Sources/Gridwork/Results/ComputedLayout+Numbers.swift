// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

// The four numbers of a rectangle: a position and an extent along each axis.

extension ComputedLayout.Ambiguity.Attribute {
  var axis: LayoutAxis { self == .minX || self == .width ? .horizontal : .vertical }

  /// Whether the number is an extent rather than a position.
  var isExtent: Bool { self == .width || self == .height }

  static func position(along axis: LayoutAxis) -> Self { axis == .horizontal ? .minX : .minY }

  static func extent(along axis: LayoutAxis) -> Self { axis == .horizontal ? .width : .height }

  /// The number in a sentence.
  package var words: String {
    switch self {
    case .minX: "left edge"
    case .width: "width"
    case .minY: "top edge"
    case .height: "height"
    }
  }
}

extension LayoutRect {
  package subscript(number: ComputedLayout.Ambiguity.Attribute) -> Double {
    get { number.isExtent ? size[number.axis] : origin[number.axis] }
    set {
      if number.isExtent { size[number.axis] = newValue } else { origin[number.axis] = newValue }
    }
  }
}
