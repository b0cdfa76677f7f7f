// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// Rounds positions and lengths in points to whole pixels. All rounding of frames happens here.
///
/// Edges are rounded, not sizes, so that neighbours that share an edge still share it afterwards. A
/// frame's size is the difference between its rounded edges.
public struct PixelGrid: Hashable, Sendable {
  /// The number of pixels per point; 0 turns rounding off.
  public let scale: Double

  /// Creates a grid with a number of pixels per point. A scale that is negative or not finite is a
  /// programmer error.
  public init(scale: Double) {
    guard scale >= 0, scale.isFinite else {
      programmerError(
        "A scale must be finite and not negative, not \(scale); 0 turns rounding off.")
    }
    self.scale = scale
  }

  /// Returns the pixel edge nearest to a position, in points.
  ///
  /// A position halfway between two edges snaps to the right or down. So does one that misses the
  /// halfway point by less than a millionth of a pixel, which counts as an arithmetic error.
  public func snapped(_ edge: Double) -> Double { snapped(LayoutPoint(x: edge, y: 0)).x }

  /// Returns a corner with both of its edges snapped.
  @inline(__always)
  func snapped(_ corner: LayoutPoint) -> LayoutPoint {
    guard scale > 0 else { return corner }
    let edges = SIMD2(corner.x, corner.y) * scale
    let pixels = Self.floor(edges + 0.5 + LengthTolerance.noticeable) / scale
    return LayoutPoint(x: pixels.x, y: pixels.y)
  }

  /// Rounds each number down to a whole number. (`rounded(.down)` compiles to a function call
  /// unless the program requires a recent processor.)
  ///
  /// Every `Double` from 2⁵² upward is whole, so adding 2⁵² and subtracting it again rounds to the
  /// nearest whole number.
  @inline(__always)
  static func floor(_ numbers: SIMD2<Double>) -> SIMD2<Double> {
    let large = SIMD2(repeating: 0x1p52)
    let shift = large.replacing(with: -large, where: numbers .< 0)
    let nearest = numbers + shift - shift
    return nearest.replacing(with: nearest - 1, where: nearest .> numbers)
      .replacing(with: numbers, where: numbers .>= large .| numbers .<= -large)
  }

  /// Returns a length, in points, rounded up to a whole number of pixels.
  public func roundedUp(_ length: Double) -> Double {
    guard scale > 0 else { return length }
    return (length * scale - LengthTolerance.noticeable).rounded(.up) / scale
  }
}
