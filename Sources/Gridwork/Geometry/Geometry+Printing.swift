// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

// What `print` shows of geometric values: their numbers by name, in points, with at most three decimals.

extension LayoutPoint: CustomStringConvertible {
  /// The coordinates by name: `x 10, y 20.5`.
  public var description: String { "x \(numberText(x)), y \(numberText(y))" }
}

extension LayoutSize: CustomStringConvertible {
  /// The extents by name: `width 30, height 40`.
  public var description: String { "width \(numberText(width)), height \(numberText(height))" }
}

extension LayoutRect: CustomStringConvertible {
  /// The corner and the size: `x 10, y 20.5, width 30, height 40`.
  public var description: String { "\(origin), \(size)" }
}

extension LayoutEdgeInsets: CustomStringConvertible {
  /// The four distances by name: `top 1, left 2, bottom 3, right 4`.
  public var description: String {
    let distances = [("top", top), ("left", left), ("bottom", bottom), ("right", right)]
    return distances.map { "\($0) \(numberText($1))" }.joined(separator: ", ")
  }
}
