// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// What the checker has to know about a multiplier.
protocol RowMultiplier {
  var row: Int32 { get }
  var isPositive: Bool { get }

  /// The multiplier less `end`, which is near if the multiplier is at the end of its range.
  func distance(from end: Double) -> Double

  /// Adds the multiplier times a coefficient to a sum. Returns the magnitude of the product.
  func add(times coefficient: Double, to sum: inout some ProductSum) -> Double
}

extension Evidence {
  /// A multiplier that was found with rounding.
  package struct Multiplier: BitwiseCopyable, Sendable {
    package var row: Int32
    package var value: Double
  }

  /// A multiplier that was found without rounding, as the sum of a few numbers. Each is what those
  /// before it leave, rounded to the nearest.
  package struct PreciseMultiplier: Sendable {
    package var row: Int32
    package var parts: [Double]
  }
}

extension Evidence.Multiplier: RowMultiplier {
  @inline(__always)
  var isPositive: Bool { value > 0 }

  @inline(__always)
  func distance(from end: Double) -> Double { value - end }

  @inline(__always)
  func add(times coefficient: Double, to sum: inout some ProductSum) -> Double {
    sum.add(value, coefficient)
    return (value * coefficient).magnitude
  }
}

extension Evidence.PreciseMultiplier: RowMultiplier {
  /// The first part has the sign of the sum.
  var isPositive: Bool { parts[0] > 0 }

  /// Near the end the first difference is exact, so the sum has the right sign.
  func distance(from end: Double) -> Double {
    parts.dropFirst().reduce(parts[0] - end, +)
  }

  func add(times coefficient: Double, to sum: inout some ProductSum) -> Double {
    for part in parts { sum.add(part, coefficient) }
    return (parts[0] * coefficient).magnitude
  }
}
