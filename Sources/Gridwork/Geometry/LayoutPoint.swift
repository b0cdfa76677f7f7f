// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// A point in a coordinate system with its origin at the top left, x to the right and y down.
///
/// AppKit's counterpart is `NSPoint`, in the coordinates of a flipped view.
public struct LayoutPoint: Hashable, Sendable, CustomStringConvertible {
  /// The distance to the right from the origin, in points.
  public var x: Double
  /// The distance down from the origin, in points.
  public var y: Double

  /// The origin, (0, 0).
  public static let zero = LayoutPoint(x: 0, y: 0)

  /// Creates a point from its coordinates, in points.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  subscript(axis: LayoutAxis) -> Double {
    get { axis == .horizontal ? x : y }
    set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }

  /// The coordinates by name: `x 10, y 20.5`.
  public var description: String { "x \(numberText(x)), y \(numberText(y))" }
}
