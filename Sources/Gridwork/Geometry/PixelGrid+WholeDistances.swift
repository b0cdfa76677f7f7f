// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

// Edges that lie whole pixels apart snap by the same distance, wherever they are. Arithmetic errors are
// the exception: with o the first edge, R its whole distance to another one, both in pixels, and n the
// number of additions by which the other edge is found,
//
//     floor(o + R + 1/2 + t + e) = floor(o + 1/2 + t) + R      where |e| <= n · 2⁻⁵³ · (|o| + |R| + 1)
//
// holds if o + 1/2 + t is farther than e from every whole number. Half of t, the tolerance for such
// errors, is taken for the most that e may be, so that an edge exactly halfway between two pixels is
// far enough.

extension PixelGrid {
  /// Whether a pixel is a power of two, so that distances between snapped edges are exact numbers.
  var isExact: Bool { pixel > 0 }

  /// Returns how many pixels a frame inside a view reaches from the view's corner, counting the steps in
  /// which its edges are found from its alignment rectangle and its insets; infinite unless all these
  /// lie whole pixels apart.
  @inline(__always)
  func reach(of rect: LayoutRect, _ insets: LayoutEdgeInsets) -> Double {
    let corner = SIMD2(rect.minX, rect.minY) * scale
    let size = SIMD2(rect.width, rect.height) * scale
    let near = SIMD2(insets.left, insets.top) * scale
    let far = SIMD2(insets.right, insets.bottom) * scale
    let areWhole =
      Self.areWhole(corner) .& Self.areWhole(size) .& Self.areWhole(near) .& Self.areWhole(far)
    guard all(areWhole) else { return .infinity }
    let reach = corner.magnitude + size + near.magnitude + far.magnitude
    return max(reach.x, reach.y) + 1
  }

  /// Whether whatever lies whole pixels from a corner, and no farther than a reach, snaps by the same
  /// distance as the corner.
  func snapsFirmly(_ corner: LayoutPoint, reach: Double) -> Bool {
    // The reach is not less than the number of views between, each of which takes two additions.
    let place = SIMD2(corner.x, corner.y) * scale
    let farthest = max(abs(place.x), abs(place.y)) + reach + 1
    guard (2 * reach + 9) * farthest < 0x1p32 else { return false }
    let raised = place + 0.5 + LengthTolerance.noticeable
    let rest = raised - Self.floor(raised, raised).0
    let least = LengthTolerance.noticeable / 2
    return rest.min() > least && rest.max() < 1 - least
  }

  /// Which numbers are whole. Of those from 2⁵¹ on, which are farther than anything reaches, some are
  /// taken for others: see ``floor(_:_:)``.
  @inline(__always)
  private static func areWhole(_ numbers: SIMD2<Double>) -> SIMDMask<SIMD2<Int64>> {
    nearestOfSmall(numbers) .== numbers
  }
}
