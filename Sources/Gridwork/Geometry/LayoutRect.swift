// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// A rectangle in points, given by its top-left corner and its size.
///
/// AppKit's counterpart is `NSRect`, in the coordinates of a flipped view.
public struct LayoutRect: Hashable, Sendable {
  /// The top-left corner.
  public var origin: LayoutPoint
  /// The width and height.
  public var size: LayoutSize

  /// The empty rectangle at the origin.
  public static let zero = LayoutRect(x: 0, y: 0, width: 0, height: 0)

  /// Creates a rectangle from its top-left corner and its size.
  public init(origin: LayoutPoint, size: LayoutSize) {
    self.origin = origin
    self.size = size
  }

  /// Creates a rectangle from the coordinates of its top-left corner and its extents, in points.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(
      origin: LayoutPoint(x: x, y: y), size: LayoutSize(width: width, height: height))
  }

  /// The x coordinate of the left edge.
  public var minX: Double { origin.x }
  /// The x coordinate of the right edge.
  public var maxX: Double { origin.x + size.width }
  /// The x coordinate of the centre.
  public var midX: Double { origin.x + size.width / 2 }
  /// The y coordinate of the top edge.
  public var minY: Double { origin.y }
  /// The y coordinate of the bottom edge.
  public var maxY: Double { origin.y + size.height }
  /// The y coordinate of the centre.
  public var midY: Double { origin.y + size.height / 2 }
  /// The extent along the x axis, in points.
  public var width: Double { size.width }
  /// The extent along the y axis, in points.
  public var height: Double { size.height }

  /// Whether the rectangle has no width or no height.
  public var isEmpty: Bool { width == 0 || height == 0 }

  /// Returns whether a point lies inside the rectangle, or on its left or top edge.
  public func contains(_ point: LayoutPoint) -> Bool {
    minX <= point.x && point.x < maxX && minY <= point.y && point.y < maxY
  }

  /// Returns the rectangle moved right by `dx` and down by `dy` points.
  public func offsetBy(dx: Double, dy: Double) -> LayoutRect {
    LayoutRect(x: origin.x + dx, y: origin.y + dy, width: width, height: height)
  }

  /// Returns the rectangle with its left and right edges moved inwards by `dx` points, and its top
  /// and bottom edges by `dy`. A negative distance moves them outwards.
  ///
  /// The size is negative where the edges pass each other. AppKit returns a null rectangle then.
  public func insetBy(dx: Double, dy: Double) -> LayoutRect {
    LayoutRect(
      x: origin.x + dx, y: origin.y + dy, width: width - 2 * dx, height: height - 2 * dy)
  }
}

/// A frame as a layout calculates with it.
func cut(_ frame: LayoutRect) -> LayoutRect {
  LayoutRect(
    x: cut(frame.minX), y: cut(frame.minY), width: cut(frame.width), height: cut(frame.height))
}
