// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// A rectangle in points, given by its top-left corner and its size.
///
/// AppKit's counterpart is `NSRect`, in the coordinates of a flipped view.
public struct LayoutRect: Hashable, Sendable, CustomStringConvertible {
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

  /// Returns the smallest rectangle that contains both. An empty one counts as the point or the line that it
  /// is.
  ///
  /// The sizes must not be negative. AppKit's counterpart is `NSUnionRect`, which leaves empty rectangles out.
  public func union(_ other: LayoutRect) -> LayoutRect {
    LayoutRect(
      from: LayoutPoint(x: min(minX, other.minX), y: min(minY, other.minY)),
      to: LayoutPoint(x: max(maxX, other.maxX), y: max(maxY, other.maxY)))
  }

  /// Returns the part that both have in common: empty where they only touch, nil where they do not.
  ///
  /// The sizes must not be negative. AppKit's counterpart is `NSIntersectionRect`, which returns an empty
  /// rectangle at the origin in both cases.
  public func intersection(_ other: LayoutRect) -> LayoutRect? {
    let start = LayoutPoint(x: max(minX, other.minX), y: max(minY, other.minY))
    let end = LayoutPoint(x: min(maxX, other.maxX), y: min(maxY, other.maxY))
    return start.x <= end.x && start.y <= end.y ? LayoutRect(from: start, to: end) : nil
  }

  /// Returns whether positions and sizes differ by at most a tolerance, in points.
  package func isNear(_ other: LayoutRect, within tolerance: Double) -> Bool {
    abs(minX - other.minX) <= tolerance && abs(minY - other.minY) <= tolerance
      && abs(width - other.width) <= tolerance && abs(height - other.height) <= tolerance
  }

  private init(from start: LayoutPoint, to end: LayoutPoint) {
    self.init(
      origin: start, size: LayoutSize(width: end.x - start.x, height: end.y - start.y))
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

  /// The corner and the size: `x 10, y 20.5, width 30, height 40`.
  public var description: String { "\(origin), \(size)" }
}

func cut(_ frame: LayoutRect) -> LayoutRect {
  LayoutRect(
    x: cut(frame.minX), y: cut(frame.minY), width: cut(frame.width), height: cut(frame.height))
}
