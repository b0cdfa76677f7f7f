// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// Rounds positions and lengths in points to whole pixels. All rounding of frames happens here.
///
/// Edges are rounded, not sizes, so that neighbours that share an edge still share it afterwards. A
/// frame's size is the difference between its rounded edges.
public struct PixelGrid: Hashable, Sendable {
  /// The number of pixels per point; 0 turns rounding off.
  public let scale: Double
  /// The extent of a pixel where a product with it is exactly a quotient by the scale, and takes less
  /// time; 0 elsewhere.
  let pixel: Double

  /// Creates a grid with a number of pixels per point. A scale that is negative or not finite is a
  /// programmer error.
  public init(scale: Double) {
    guard scale >= 0, scale.isFinite else {
      programmerError(
        "A scale must be finite and not negative, not \(scale); 0 turns rounding off.")
    }
    self.scale = scale
    let isPowerOfTwo = scale > 0 && scale.significand == 1
    pixel = isPowerOfTwo && (1 / scale).isFinite ? 1 / scale : 0
  }

  /// Returns the pixel edge nearest to a position, in points.
  ///
  /// A position halfway between two edges snaps to the right or down. So does one that misses the
  /// halfway point by less than a millionth of a pixel, which counts as an arithmetic error.
  public func snapped(_ edge: Double) -> Double { snapped(LayoutPoint(x: edge, y: 0)).x }

  @inline(__always)
  func snapped(_ corner: LayoutPoint) -> LayoutPoint {
    let snapped = snapped(SIMD2(corner.x, corner.y))
    return LayoutPoint(x: snapped.x, y: snapped.y)
  }

  @inline(__always)
  func snapped(_ edges: SIMD2<Double>) -> SIMD2<Double> { snapped(edges, edges).0 }

  /// Returns two opposite corners with their edges snapped.
  @inline(__always)
  func snapped(_ near: SIMD2<Double>, _ far: SIMD2<Double>) -> (SIMD2<Double>, SIMD2<Double>) {
    guard scale > 0 else { return (near, far) }
    let tolerance = LengthTolerance.noticeable
    let (first, last) = Self.floor(
      near * scale + 0.5 + tolerance, far * scale + 0.5 + tolerance)
    if pixel > 0 { return (first * pixel, last * pixel) }
    return (first / scale, last / scale)
  }

  /// Rounds each number down to a whole number. (`rounded(.down)` compiles to a function call
  /// unless the program requires a recent processor.)
  ///
  /// From 2⁵² to 2⁵³ there are just the whole numbers, so adding 1.5 · 2⁵² to a number of less than 2⁵¹,
  /// and subtracting it again, rounds to the nearest whole number.
  @inline(__always)
  static func floor(
    _ a: SIMD2<Double>, _ b: SIMD2<Double>
  ) -> (SIMD2<Double>, SIMD2<Double>) {
    let limit = 0x1p51
    guard all(a.magnitude .< limit .& b.magnitude .< limit) else {
      return (floorOfLarge(a), floorOfLarge(b))
    }
    return (floorOfSmall(a), floorOfSmall(b))
  }

  @inline(__always)
  private static func floorOfSmall(_ numbers: SIMD2<Double>) -> SIMD2<Double> {
    let nearest = nearestOfSmall(numbers)
    return nearest - SIMD2.zero.replacing(with: 1, where: nearest .> numbers)
  }

  /// Rounds each number to the nearest whole number, if it is less than 2⁵¹.
  @inline(__always)
  static func nearestOfSmall(_ numbers: SIMD2<Double>) -> SIMD2<Double> {
    numbers + 0x1.8p52 - 0x1.8p52
  }

  @inline(never)
  private static func floorOfLarge(_ numbers: SIMD2<Double>) -> SIMD2<Double> {
    SIMD2(numbers.x.rounded(.down), numbers.y.rounded(.down))
  }

  /// Returns a length, in points, rounded up to a whole number of pixels.
  ///
  /// An excess of less than a millionth of a pixel counts as an arithmetic error and is dropped.
  public func roundedUp(_ length: Double) -> Double {
    guard scale > 0 else { return length }
    return (length * scale - LengthTolerance.noticeable).rounded(.up) / scale
  }
}

extension SIMD2<Double> {
  @inline(__always)
  var magnitude: SIMD2<Double> { SIMD2(x.magnitude, y.magnitude) }
}
