// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

public import Gridwork

/// Sizes, directions and scales under which one layout is looked at, all with each other.
///
/// ```swift
/// assertLayout(of: form, in: LayoutMatrix(widths: [200, 320, nil], directions: [.leftToRight, .rightToLeft]))
/// ```
public struct LayoutMatrix: Sendable, Hashable {
  /// The widths of the root, in points; nil is as narrow as the content allows.
  public var widths: [Double?]
  /// The heights of the root, in points; nil is as low as the content allows.
  public var heights: [Double?]
  /// The directions.
  public var directions: [UserInterfaceLayoutDirection]
  /// The scales, in pixels per point; 0 is no snapping.
  public var scales: [Double]

  /// Makes a matrix; by default of one layout, as small as the content allows, left to right, with
  /// one pixel for a point.
  public init(
    widths: [Double?] = [nil], heights: [Double?] = [nil],
    directions: [UserInterfaceLayoutDirection] = [.leftToRight], scales: [Double] = [1]
  ) {
    self.widths = widths
    self.heights = heights
    self.directions = directions
    self.scales = scales
  }

  /// Lays a tree out under every combination: directions outermost, then scales, widths, heights.
  ///
  /// One living tree takes them all in turn; afterwards the root is as it was.
  func layouts(of root: LayoutRoot) -> [ComputedLayout] {
    let before = (root.width, root.height, root.direction, root.scale)
    defer { (root.width, root.height, root.direction, root.scale) = before }
    var layouts: [ComputedLayout] = []
    for direction in directions {
      for scale in scales {
        for width in widths {
          for height in heights {
            root.direction = direction
            root.scale = scale
            root.width = width.map(LayoutRoot.Extent.exact) ?? .unbounded
            root.height = height.map(LayoutRoot.Extent.exact) ?? .unbounded
            layouts.append(root.computedLayout)
          }
        }
      }
    }
    return layouts
  }
}
