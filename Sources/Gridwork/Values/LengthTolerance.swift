// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// Every tolerance of the library above the solver, which has a file of its own.
///
/// Rules:
/// 1. Two numbers that differ only by rounding are equal.
/// 2. A difference that a user could intend is never taken for rounding.
/// 3. A tolerance for rounding scales with the number that it is compared with.
package enum LengthTolerance {
  /// The largest difference that is rounding, relative to the magnitude of the numbers (at least 1).
  package static var rounding: Double { 1e-9 }

  /// The smallest difference that counts for layout: in points, or as a fraction of the pixel or
  /// character that a length is divided into.
  package static var noticeable: Double { 1e-6 }

  /// The smallest difference that texts show, in points: numbers are printed with three decimals.
  package static var printed: Double { 1e-3 }

  /// The largest distance between two widths, in points, that need not be told apart: a search for the width
  /// at which something changes ends there.
  package static var width: Double { 1e-7 }

  /// Returns the largest difference that is rounding near a number.
  @inline(__always)
  static func radius(at number: Double) -> Double { rounding * max(1, number.magnitude) }
}
