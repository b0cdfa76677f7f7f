// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// A width and a height in points.
///
/// AppKit's counterpart is `NSSize`.
public struct LayoutSize: Hashable, Sendable, CustomStringConvertible {
  /// The extent along the x axis, in points.
  public var width: Double
  /// The extent along the y axis, in points.
  public var height: Double

  /// A width and height of 0.
  public static let zero = LayoutSize(width: 0, height: 0)

  /// Creates a size from its extents in points.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// The extent along an axis: the width or the height.
  public subscript(axis: LayoutAxis) -> Double {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }

  /// The extents by name: `width 30, height 40`.
  public var description: String { "width \(numberText(width)), height \(numberText(height))" }
}
