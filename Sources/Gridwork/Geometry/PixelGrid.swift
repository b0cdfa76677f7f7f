// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// Where lengths in points meet pixels. The one place that rounds.
///
/// Edges are rounded, never sizes, so that neighbours that share an edge still share it: a size is
/// the difference of two rounded edges.
public struct PixelGrid: Hashable, Sendable {
  /// Pixels per point; 0 for no rounding.
  public let scale: Double

  /// How much of a pixel arithmetic may be off before an edge counts as another one.
  private static let noise = 1e-6

  /// Makes a grid; a scale that is negative or not finite is a programmer error.
  public init(scale: Double) {
    guard scale >= 0, scale.isFinite else {
      programmerError("A scale is finite and not negative; \(scale) is not. 0 means no rounding.")
    }
    self.scale = scale
  }

  /// The nearest edge of a pixel; halfway between two, the one to the right or below.
  ///
  /// A distance off the halfway point that only rounding errors explain does not count.
  public func snapped(_ edge: Double) -> Double { snapped(LayoutPoint(x: edge, y: 0)).x }

  /// Both edges that meet in a corner.
  @inline(__always)
  func snapped(_ corner: LayoutPoint) -> LayoutPoint {
    guard scale > 0 else { return corner }
    let pixels = Self.floor(SIMD2(corner.x, corner.y) * scale + 0.5 + Self.noise) / scale
    return LayoutPoint(x: pixels.x, y: pixels.y)
  }

  /// The greatest whole number that is not above each. (`rounded(.down)` calls a function in a program
  /// that is to run on processors of any age.)
  ///
  /// From 2⁵² on every number is whole, so that adding as much rounds to the nearest one.
  @inline(__always)
  private static func floor(_ numbers: SIMD2<Double>) -> SIMD2<Double> {
    let large = SIMD2(repeating: 0x1p52)
    let shift = large.replacing(with: -large, where: numbers .< 0)
    let nearest = numbers + shift - shift
    return nearest.replacing(with: nearest - 1, where: nearest .> numbers)
      .replacing(with: numbers, where: numbers .>= large .| numbers .<= -large)
  }

  /// The smallest length of whole pixels that is not less than a length.
  public func roundedUp(_ length: Double) -> Double {
    guard scale > 0 else { return length }
    return (length * scale - Self.noise).rounded(.up) / scale
  }
}
