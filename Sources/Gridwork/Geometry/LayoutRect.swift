// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// A rectangle in points; its origin is the top-left corner.
public struct LayoutRect: Hashable, Sendable {
  /// The top-left corner.
  public var origin: LayoutPoint
  /// The extents.
  public var size: LayoutSize

  /// The empty rectangle at the origin.
  public static let zero = LayoutRect(x: 0, y: 0, width: 0, height: 0)

  /// Makes a rectangle from its corner and its extents.
  public init(origin: LayoutPoint, size: LayoutSize) {
    self.origin = origin
    self.size = size
  }

  /// Makes a rectangle from four numbers, in points.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(
      origin: LayoutPoint(x: x, y: y), size: LayoutSize(width: width, height: height))
  }

  /// The left edge.
  public var minX: Double { origin.x }
  /// The right edge.
  public var maxX: Double { origin.x + size.width }
  /// The middle between the left and the right edge.
  public var midX: Double { origin.x + size.width / 2 }
  /// The top edge.
  public var minY: Double { origin.y }
  /// The bottom edge.
  public var maxY: Double { origin.y + size.height }
  /// The middle between the top and the bottom edge.
  public var midY: Double { origin.y + size.height / 2 }
  /// The extent along the x axis.
  public var width: Double { size.width }
  /// The extent along the y axis.
  public var height: Double { size.height }

  /// The rectangle moved by a vector.
  public func offset(x: Double, y: Double) -> LayoutRect {
    LayoutRect(x: origin.x + x, y: origin.y + y, width: width, height: height)
  }
}
