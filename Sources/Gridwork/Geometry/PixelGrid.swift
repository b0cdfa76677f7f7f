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
  public func snapped(_ edge: Double) -> Double {
    guard scale > 0 else { return edge }
    return (edge * scale + 0.5 + Self.noise).rounded(.down) / scale
  }

  /// The smallest length of whole pixels that is not less than a length.
  public func roundedUp(_ length: Double) -> Double {
    guard scale > 0 else { return length }
    return (length * scale - Self.noise).rounded(.up) / scale
  }
}
