// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// A whole number of any size: a sign and a magnitude in 64-bit digits, least significant first,
/// without leading zeros. Zero has no digits and is not negative.
struct WideInteger {
  private(set) var digits: [UInt64] = []
  private(set) var isNegative = false

  /// Zero.
  init() {}

  init(_ value: Int) {
    if value != 0 { digits = [UInt64(value.magnitude)] }
    isNegative = value < 0
  }

  /// `value · 2^shift`, which must be a whole number.
  init(_ value: Double, shiftedBy shift: Int) {
    if value == 0 { return }
    let significand = value.significandBitPattern | (value.isNormal ? 1 << 52 : 0)
    let exponent = Int(value.isNormal ? value.exponent : -1022) - 52 + shift
    isNegative = value < 0
    if exponent <= 0 {
      digits = [significand >> UInt64(-exponent)]
      return
    }
    digits = [UInt64](repeating: 0, count: exponent / 64)
    let offset = UInt64(exponent % 64)
    digits.append(significand << offset)
    let carry = offset == 0 ? 0 : significand >> (64 - offset)
    if carry != 0 { digits.append(carry) }
  }

  /// -1, 0 or 1.
  var signum: Int { digits.isEmpty ? 0 : isNegative ? -1 : 1 }

  var magnitude: WideInteger {
    var copy = self
    copy.isNegative = false
    return copy
  }

  mutating func negate() { if !digits.isEmpty { isNegative.toggle() } }

  static prefix func - (a: WideInteger) -> WideInteger {
    var negated = a
    negated.negate()
    return negated
  }
}

// MARK: Comparing

extension WideInteger: Comparable {
  static func < (a: WideInteger, b: WideInteger) -> Bool {
    if a.isNegative != b.isNegative { return a.isNegative }
    let order = compareMagnitudes(a.digits, b.digits)
    return a.isNegative ? order > 0 : order < 0
  }

  private static func compareMagnitudes(_ a: [UInt64], _ b: [UInt64]) -> Int {
    if a.count != b.count { return a.count < b.count ? -1 : 1 }
    var index = a.count - 1
    while index >= 0 {
      if a[index] != b[index] { return a[index] < b[index] ? -1 : 1 }
      index -= 1
    }
    return 0
  }
}

// MARK: Arithmetic

extension WideInteger {
  static func + (a: WideInteger, b: WideInteger) -> WideInteger {
    if b.digits.isEmpty { return a }
    if a.digits.isEmpty { return b }
    var sum = WideInteger()
    if a.isNegative == b.isNegative {
      sum.digits = added(a.digits, b.digits)
      sum.isNegative = a.isNegative
      return sum
    }
    let order = compareMagnitudes(a.digits, b.digits)
    if order == 0 { return sum }
    sum.digits = order > 0 ? subtracted(a.digits, b.digits) : subtracted(b.digits, a.digits)
    sum.isNegative = order > 0 ? a.isNegative : b.isNegative
    return sum
  }

  static func - (a: WideInteger, b: WideInteger) -> WideInteger { a + -b }

  static func * (a: WideInteger, b: WideInteger) -> WideInteger {
    if a.digits.isEmpty || b.digits.isEmpty { return WideInteger() }
    var product = WideInteger()
    product.isNegative = a.isNegative != b.isNegative
    product.digits = [UInt64](repeating: 0, count: a.digits.count + b.digits.count)
    a.digits.withUnsafeBufferPointer { a in
      b.digits.withUnsafeBufferPointer { b in
        product.digits.withUnsafeMutableBufferPointer { digits in
          for i in 0..<a.count {
            let factor = a[i]
            var carry: UInt64 = 0
            for j in 0..<b.count {
              carry = addProduct(factor, b[j], carry, to: &digits[i + j])
            }
            digits[i + b.count] = carry
          }
        }
      }
    }
    product.trim()
    return product
  }

  /// Divides by a number that divides this one without remainder.
  ///
  /// The digits of the quotient follow from the last one up: the last digit of the dividend is that
  /// of the quotient times that of the divisor.
  func dividedExactly(by divisor: WideInteger) -> WideInteger {
    if digits.isEmpty { return self }
    let (dividend, odd) = WideInteger.makeOdd(self, divisor)
    var quotient = WideInteger()
    quotient.isNegative = isNegative != divisor.isNegative
    if odd == [1] {
      quotient.digits = dividend
      return quotient
    }
    // Newton's iteration doubles the number of correct bits; three are correct at the start.
    var inverse = odd[0]
    for _ in 0..<5 { inverse = inverse &* (2 &- odd[0] &* inverse) }
    var rest = dividend
    let count = dividend.count - odd.count + 1
    quotient.digits = [UInt64](repeating: 0, count: count)
    rest.withUnsafeMutableBufferPointer { rest in
      odd.withUnsafeBufferPointer { odd in
        for i in 0..<count {
          let digit = rest[i] &* inverse
          quotient.digits[i] = digit
          // Only the digits that later ones of the quotient depend on matter.
          var borrow: UInt64 = 0
          var j = 0
          while j < odd.count && i + j < count {
            borrow = Self.subtractProduct(digit, odd[j], borrow, from: &rest[i + j])
            j += 1
          }
          while i + j < count && borrow != 0 {
            let (difference, isBelow) = rest[i + j].subtractingReportingOverflow(borrow)
            rest[i + j] = difference
            borrow = isBelow ? 1 : 0
            j += 1
          }
        }
      }
    }
    quotient.trim()
    return quotient
  }

  /// The magnitudes of both numbers, halved as often as makes the second one odd.
  private static func makeOdd(
    _ a: WideInteger, _ b: WideInteger
  ) -> (a: [UInt64], b: [UInt64]) {
    var words = 0
    while b.digits[words] == 0 { words += 1 }
    let bits = UInt64(b.digits[words].trailingZeroBitCount)
    return (shiftedDown(a.digits, words, bits), shiftedDown(b.digits, words, bits))
  }

  private static func shiftedDown(_ digits: [UInt64], _ words: Int, _ bits: UInt64) -> [UInt64] {
    var shifted = Array(digits.dropFirst(words))
    if bits > 0 {
      for index in shifted.indices {
        let next = index + 1 < shifted.count ? shifted[index + 1] << (64 - bits) : 0
        shifted[index] = shifted[index] >> bits | next
      }
    }
    while shifted.last == 0 { shifted.removeLast() }
    return shifted
  }

  private mutating func trim() { while digits.last == 0 { digits.removeLast() } }

  private static func added(_ a: [UInt64], _ b: [UInt64]) -> [UInt64] {
    var sum = a.count >= b.count ? a : b
    let shorter = a.count >= b.count ? b : a
    var carries = false
    for index in sum.indices {
      if index >= shorter.count && !carries { break }
      let (first, overflows) = sum[index].addingReportingOverflow(
        index < shorter.count ? shorter[index] : 0)
      let (second, overflowsAgain) = first.addingReportingOverflow(carries ? 1 : 0)
      sum[index] = second
      carries = overflows || overflowsAgain
    }
    if carries { sum.append(1) }
    return sum
  }

  /// The difference of two magnitudes; the first is the greater one.
  private static func subtracted(_ a: [UInt64], _ b: [UInt64]) -> [UInt64] {
    var difference = a
    var borrows = false
    for index in difference.indices {
      if index >= b.count && !borrows { break }
      let (first, isBelow) = difference[index].subtractingReportingOverflow(
        index < b.count ? b[index] : 0)
      let (second, isBelowToo) = first.subtractingReportingOverflow(borrows ? 1 : 0)
      difference[index] = second
      borrows = isBelow || isBelowToo
    }
    while difference.last == 0 { difference.removeLast() }
    return difference
  }

  /// `digit += a · b + carry`; returns what goes on to the next digit.
  @inline(__always)
  private static func addProduct(
    _ a: UInt64, _ b: UInt64, _ carry: UInt64, to digit: inout UInt64
  ) -> UInt64 {
    let (high, low) = a.multipliedFullWidth(by: b)
    let (first, overflows) = low.addingReportingOverflow(carry)
    let (second, overflowsAgain) = digit.addingReportingOverflow(first)
    digit = second
    return high &+ (overflows ? 1 : 0) &+ (overflowsAgain ? 1 : 0)
  }

  /// `digit -= a · b + borrow`; returns what the next digit lends.
  @inline(__always)
  private static func subtractProduct(
    _ a: UInt64, _ b: UInt64, _ borrow: UInt64, from digit: inout UInt64
  ) -> UInt64 {
    let (high, low) = a.multipliedFullWidth(by: b)
    let (first, overflows) = low.addingReportingOverflow(borrow)
    let (second, isBelow) = digit.subtractingReportingOverflow(first)
    digit = second
    return high &+ (overflows ? 1 : 0) &+ (isBelow ? 1 : 0)
  }
}
