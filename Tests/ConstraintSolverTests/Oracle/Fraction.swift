// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// A ratio of whole numbers, exact.
struct Fraction: Comparable {
  var numerator: Int
  /// Above 0.
  var denominator: Int

  init(_ numerator: Int, over denominator: Int = 1) {
    self.numerator = denominator < 0 ? -numerator : numerator
    self.denominator = abs(denominator)
  }

  var value: Double { Double(numerator) / Double(denominator) }

  static func == (a: Fraction, b: Fraction) -> Bool {
    a.numerator * b.denominator == b.numerator * a.denominator
  }

  static func < (a: Fraction, b: Fraction) -> Bool {
    a.numerator * b.denominator < b.numerator * a.denominator
  }
}
