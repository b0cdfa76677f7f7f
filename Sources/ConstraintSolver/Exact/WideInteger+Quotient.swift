// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// Quotients as floating-point numbers.
extension WideInteger {
  /// `a / b · 2^exponent`, correct to about one unit in the last place.
  static func quotient(_ a: WideInteger, _ b: WideInteger, times exponent: Int = 0) -> Double {
    let (top, bottom) = (a.scaled, b.scaled)
    return Double(
      sign: .plus, exponent: top.exponent - bottom.exponent + exponent,
      significand: top.fraction / bottom.fraction)
  }

  /// `a / b · 2^exponent` as the sum of at most `count` numbers other than 0. Each is what those before
  /// it leave, correct to about one unit in the last place.
  ///
  ///     before   a · 2^e / b
  ///     after    m · 2^q + (a · 2^(e-q) - m · b) · 2^q / b
  static func quotientParts(
    _ a: WideInteger, _ b: WideInteger, times exponent: Int, count: Int
  ) -> [Double] {
    var (rest, exponent) = (a, exponent)
    var parts: [Double] = []
    while parts.count < count {
      let part = quotient(rest, b, times: exponent)
      if !part.isNormal { break }
      parts.append(part)
      let unit = Int(part.exponent) - 52
      let product = WideInteger(part, shiftedBy: -unit) * b
      if exponent >= unit {
        rest = (rest << (exponent - unit)) - product
        exponent = unit
      } else {
        rest = rest - (product << (unit - exponent))
      }
    }
    return parts
  }

  /// The number as `fraction · 2^exponent`, where the fraction carries the leading 64 to 128 bits.
  private var scaled: (fraction: Double, exponent: Int) {
    if isSmall { return (Double(small), 0) }
    let digits = digits
    guard let top = digits.last else { return (0, 0) }
    var fraction = Double(top)
    var exponent = 64 * (digits.count - 1)
    if digits.count > 1 {
      fraction = fraction * 0x1p64 + Double(digits[digits.count - 2])
      exponent -= 64
    }
    return (isNegative ? -fraction : fraction, exponent)
  }
}
