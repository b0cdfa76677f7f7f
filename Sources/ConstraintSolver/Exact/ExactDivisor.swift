// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// Divides differences of products by one positive number that leaves no remainder.
///
/// The digits of such a quotient follow from the last one up: the last digit of the dividend is that of
/// the quotient times that of the divisor. So only as many digits of the products matter as the quotient
/// has, in two's complement.
struct ExactDivisor {
  private let divisor: WideInteger
  /// The digits of the divisor, halved until it is odd.
  private let odd: [UInt64]
  /// How many times it was halved.
  private let zeros: Int
  /// The inverse of the last digit of `odd`.
  private let inverse: UInt64

  init(_ divisor: WideInteger) {
    self.divisor = divisor
    var digits = divisor.digits
    var words = 0
    while digits[words] == 0 { words += 1 }
    zeros = 64 * words + digits[words].trailingZeroBitCount
    digits.withUnsafeMutableBufferPointer { [zeros] in $0.shiftDown(by: zeros) }
    while digits.last == 0 { digits.removeLast() }
    odd = digits
    // Newton's iteration doubles the number of correct bits; three are correct at the start.
    var inverse = odd[0]
    for _ in 0..<5 { inverse = inverse &* (2 &- odd[0] &* inverse) }
    self.inverse = inverse
  }

  /// `(a · b - c · d) / divisor`.
  func quotient(_ a: WideInteger, _ b: WideInteger, minus c: WideInteger, _ d: WideInteger)
    -> WideInteger
  {
    if let small = smallQuotient(a, b, minus: c, d) { return small }
    if a.signum * b.signum == 0 && c.signum * d.signum == 0 { return WideInteger() }
    let size = Swift.max(a.bitWidth + b.bitWidth, c.bitWidth + d.bitWidth)
    // The difference may need one bit more, the quotient another one, and its sign a third.
    let count = Swift.max(0, size - divisor.bitWidth + 3) / 64 + 1
    var digits = [UInt64](repeating: 0, count: count + zeros / 64 + 1)
    digits.withUnsafeMutableBufferPointer { digits in
      digits.add(a.digits, times: b.digits)
      if a.isNegative != b.isNegative { digits.negate() }
      if c.isNegative == d.isNegative {
        digits.subtract(c.digits, times: d.digits)
      } else {
        digits.add(c.digits, times: d.digits)
      }
      digits.shiftDown(by: zeros)
      if odd.count > 1 || odd[0] > 1 {
        odd.withUnsafeBufferPointer { odd in
          for place in 0..<count {
            let digit = digits[place] &* inverse
            digits.subtract(odd, times: digit, at: place, before: count)
            digits[place] = digit
          }
        }
      }
    }
    digits.removeLast(digits.count - count)
    let isNegative = digits[count - 1] >> 63 == 1
    if isNegative { digits.withUnsafeMutableBufferPointer { $0.negate() } }
    return WideInteger(digits, isNegative: isNegative)
  }

  private func smallQuotient(
    _ a: WideInteger, _ b: WideInteger, minus c: WideInteger, _ d: WideInteger
  ) -> WideInteger? {
    guard a.isSmall, b.isSmall, c.isSmall, d.isSmall, divisor.isSmall else { return nil }
    let (first, overflows) = a.small.multipliedReportingOverflow(by: b.small)
    let (second, overflowsToo) = c.small.multipliedReportingOverflow(by: d.small)
    let (difference, overflowsAtLast) = first.subtractingReportingOverflow(second)
    if overflows || overflowsToo || overflowsAtLast || difference == .min { return nil }
    return WideInteger(difference / divisor.small)
  }
}
