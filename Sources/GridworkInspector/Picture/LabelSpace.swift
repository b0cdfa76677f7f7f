// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork

/// The parts of a picture that views and labels occupy. It keeps labels from covering views or each
/// other.
///
/// Rectangles are stored in horizontal strips. Looking up a rectangle takes time in proportion to
/// the number of rectangles in the strips that it crosses.
struct LabelSpace {
  /// The height of a strip, in points.
  private static let stripHeight = 32.0
  /// The distance by which rectangles may overlap.
  private static let rounding = LengthTolerance.printed

  private var strips: [Int64: [LayoutRect]] = [:]

  /// Marks a rectangle as occupied.
  mutating func take(_ rect: LayoutRect) {
    for strip in Self.strips(of: rect) { strips[strip, default: []].append(rect) }
  }

  /// Occupies the first free rectangle of a list.
  ///
  /// - Returns: The rectangle; nil if none is free.
  mutating func takeFirst(of rects: [LayoutRect]) -> LayoutRect? {
    guard let free = rects.first(where: isFree) else { return nil }
    take(free)
    return free
  }

  private func isFree(_ rect: LayoutRect) -> Bool {
    // Rectangles that touch are apart, whichever way their edges are rounded.
    let (minX, maxX) = (rect.minX + Self.rounding, rect.maxX - Self.rounding)
    let (minY, maxY) = (rect.minY + Self.rounding, rect.maxY - Self.rounding)
    return Self.strips(of: rect).allSatisfy { strip in
      strips[strip, default: []].allSatisfy { taken in
        maxX <= taken.minX || taken.maxX <= minX || maxY <= taken.minY || taken.maxY <= minY
      }
    }
  }

  private static func strips(of rect: LayoutRect) -> ClosedRange<Int64> {
    let first = Int64((rect.minY / stripHeight).rounded(.down))
    return first...max(first, Int64((rect.maxY / stripHeight).rounded(.down)))
  }
}
