// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// The one file of tolerances.
///
/// Laws:
/// 1. Two values that differ only by rounding are equal: a corner reached along two ways is one
///    corner (`0.1 + 0.2` and `0.3`).
/// 2. A difference that a person could mean is never taken for rounding: 1e-6 points beside
///    coordinates up to 1,000 are a difference.
/// 3. A tolerance scales with what it is compared with: values with their magnitude, slopes with
///    the
///    heaviest weight of their level, coefficients with the largest of their row.
/// 4. Equality up to rounding decides nothing: where two corners tie at one level, the next
///    decides.
enum Tolerance {
  /// Relative to the magnitude of the values, at least 1.
  static var value: Double { 1e-9 }

  /// Relative to the heaviest weight of the level.
  static var slope: Double { 1e-10 }

  /// Relative to the largest coefficient of a form, which is 1.
  static var coefficient: Double { 1e-11 }

  @inline(__always)
  static func radius(at value: Double) -> Double {
    self.value * Swift.max(1, Swift.abs(value))
  }

  @inline(__always)
  static func areEqual(_ a: Double, _ b: Double) -> Bool {
    Swift.abs(a - b) <= value * Swift.max(1, Swift.abs(a), Swift.abs(b))
  }
}
