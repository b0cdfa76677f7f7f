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

  /// A required constraint is violated from so many radii on: a value may end one beside a
  /// breakpoint.
  static var violation: Double { 10 }

  /// Relative to the magnitude of the value, at least 1: less is not another answer.
  static var otherValue: Double { 1e-6 }

  /// A smaller coefficient is not solved for where an equality may choose.
  static var elimination: Double { 1e-3 }

  /// Relative to the heaviest weight of the level: the floor below which a slope is none. Most
  /// rounding is gone before: see `sum`.
  static var slope: Double { 1e-10 }

  /// How many times that it may become where the descent goes in circles.
  static var greatestLooseness: Double { 1e4 }

  /// Relative to the largest coefficient of a defined activity, which is 1: less than this in a row
  /// would make a pivot out of rounding.
  static var coefficient: Double { 1e-11 }

  /// A pivot that multiplies its row by more magnifies rounding: reduced costs are summed anew
  /// after it, and the next solve starts afresh.
  static var pivotGrowth: Double { 300 }

  /// A move farther than this leaves fewer digits behind the point than `value` counts on.
  static var farMove: Double { 1e6 }

  /// Relative to the greater of two numbers that are added: less than this is what rounding left of
  /// two that cancel.
  static var cancellation: Double { 1e-11 }

  /// `a + b`, and exactly 0 where the two cancel but for rounding.
  @inline(__always)
  static func sum(_ a: Double, _ b: Double) -> Double {
    // Where the sum is that small, both numbers are as large as the other.
    let sum = a + b
    return sum.magnitude <= cancellation * b.magnitude ? 0 : sum
  }

  @inline(__always)
  static func radius(at value: Double) -> Double {
    self.value * Swift.max(1, Swift.abs(value))
  }

  @inline(__always)
  static func areEqual(_ a: Double, _ b: Double) -> Bool {
    Swift.abs(a - b) <= value * Swift.max(1, Swift.abs(a), Swift.abs(b))
  }
}
