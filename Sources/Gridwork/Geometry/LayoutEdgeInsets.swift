// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// Distances inward from the four edges of a rectangle, in points.
///
/// Left and right are absolute: they do not swap in a right-to-left layout. AppKit's counterpart is
/// `NSEdgeInsets`.
public struct LayoutEdgeInsets: Hashable, Sendable {
  /// The distance down from the top edge.
  public var top: Double
  /// The distance to the right from the left edge.
  public var left: Double
  /// The distance up from the bottom edge.
  public var bottom: Double
  /// The distance to the left from the right edge.
  public var right: Double

  /// Insets of 0 at all four edges.
  public static let zero = LayoutEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)

  /// Creates insets from four distances in points, in AppKit's order.
  public init(top: Double, left: Double, bottom: Double, right: Double) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// Creates insets with the same distance, in points, at all four edges.
  public init(all distance: Double) {
    self.init(top: distance, left: distance, bottom: distance, right: distance)
  }

  var isFinite: Bool { top.isFinite && left.isFinite && bottom.isFinite && right.isFinite }
}
