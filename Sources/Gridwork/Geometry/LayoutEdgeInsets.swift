// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// Distances inward from the four edges of a rectangle, in points.
///
/// Left and right are absolute: they do not swap in a right-to-left layout. AppKit's counterpart is
/// `NSEdgeInsets`.
public struct LayoutEdgeInsets: Hashable, Sendable, CustomStringConvertible {
  /// The distance down from the top edge.
  public var top: Double
  /// The distance to the right from the left edge.
  public var left: Double
  /// The distance up from the bottom edge.
  public var bottom: Double
  /// The distance to the left from the right edge.
  public var right: Double

  /// Insets of 0 at all four edges.
  public static let zero = LayoutEdgeInsets()

  /// Creates insets from four distances in points, in AppKit's order. Each is 0 by default.
  public init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// Creates insets with the same distance, in points, at all four edges.
  public init(all distance: Double) {
    self.init(top: distance, left: distance, bottom: distance, right: distance)
  }

  /// The sums of the distances at each edge.
  static func + (a: Self, b: Self) -> Self {
    LayoutEdgeInsets(
      top: a.top + b.top, left: a.left + b.left, bottom: a.bottom + b.bottom,
      right: a.right + b.right)
  }

  var isFinite: Bool { top.isFinite && left.isFinite && bottom.isFinite && right.isFinite }

  /// The distances along an axis: those from left and right, or from top and bottom.
  subscript(axis: LayoutAxis) -> AxisInsets {
    axis == .horizontal ? AxisInsets(near: left, far: right) : AxisInsets(near: top, far: bottom)
  }

  /// The four distances by name: `top 1, left 2, bottom 3, right 4`.
  public var description: String {
    let distances = [("top", top), ("left", left), ("bottom", bottom), ("right", right)]
    return distances.map { "\($0) \(numberText($1))" }.joined(separator: ", ")
  }
}

/// The distances from both edges of a rectangle to what lies inside, along one axis, in points.
struct AxisInsets: Equatable {
  var near = 0.0
  var far = 0.0

  var sum: Double { near + far }
  var reversed: AxisInsets { AxisInsets(near: far, far: near) }
}

func cut(_ insets: LayoutEdgeInsets) -> LayoutEdgeInsets {
  LayoutEdgeInsets(
    top: cut(insets.top), left: cut(insets.left), bottom: cut(insets.bottom),
    right: cut(insets.right))
}
