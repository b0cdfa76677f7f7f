// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// Every tolerance of the solver.
///
/// Rules:
/// 1. Two values that differ only by rounding are equal: a vertex reached by two paths is one
///    vertex (`0.1 + 0.2` and `0.3`).
/// 2. A difference that a user could intend is never taken for rounding: 1e-6 points between
///    coordinates up to 1,000 is a difference.
/// 3. A tolerance scales with what it is compared with: the tolerance of a value with its
///    magnitude, that of a slope with the heaviest weight of its level, that of a coefficient with
///    the largest coefficient of its row.
/// 4. Values that are equal up to rounding are a tie, and a tie decides nothing: the next level
///    decides.
enum Tolerance {
  /// The radius within which two values are equal, relative to their magnitude (at least 1).
  static var value: Double { 1e-9 }

  /// A required constraint is violated beyond this many radii; a value may legitimately rest one
  /// radius away from a breakpoint.
  static var violation: Double { 10 }

  /// The smallest change that counts as a different answer, relative to the magnitude of the value
  /// (at least 1).
  static var otherValue: Double { 1e-6 }

  /// When an equality can be solved for several variables, those with a smaller coefficient are not
  /// considered.
  static var elimination: Double { 1e-3 }

  /// Slopes smaller than this count as zero, relative to the heaviest weight of the level. Most
  /// rounding is removed earlier, by `sum`.
  static var slope: Double { 1e-10 }

  /// The largest factor by which `slope` grows while the descent cycles.
  static var greatestLooseness: Double { 1e4 }

  /// A smaller coefficient is dropped: as a pivot it would only magnify rounding. Relative to the
  /// largest coefficient of a defined activity, which is 1.
  static var coefficient: Double { 1e-11 }

  /// A pivot that multiplies its row by more than this magnifies rounding: the reduced costs are
  /// then summed again, and the next solve starts from scratch.
  static var pivotGrowth: Double { 300 }

  /// How far past its breakpoint a move takes an activity that changes so slowly that its pivot would do that,
  /// if a faster one stops the move on the way (Harris' ratio test).
  static var overrun: Double { value / 8 }

  /// With weights outside this range, slopes that matter may be as small as rounding.
  static var usualWeights: ClosedRange<Double> { 0x1p-6...0x1p6 }

  /// The same for a constraint on a single coordinate, which brings no coefficients into the rows: only
  /// sums of weights round, and those of many equal parts are whole.
  static var usualWeightsAlone: ClosedRange<Double> { 0x1p-6...0x1p10 }

  /// The binary orders of magnitude by which pivots can grow, in total, before rounding may show in
  /// a small system; a larger one spreads them over more rows.
  static var usualGrowth: Int { 24 }

  /// After a longer move, values keep fewer decimal places than `value` relies on.
  static var farMove: Double { 1e6 }

  /// A smaller sum is the rounding left over by two numbers that cancel. Relative to the larger of
  /// the two.
  static var cancellation: Double { 1e-11 }

  /// The total of multiples in a coordinate that counts as 0 in a proof.
  static var multiplier: Double { 1e-14 }

  /// Returns `a + b`, or exactly 0 if the two cancel up to rounding.
  @inline(__always)
  static func sum(_ a: Double, _ b: Double) -> Double {
    // If the sum is that small, the two numbers have practically the same magnitude.
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
