// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// A whole number of any size.
///
/// A number that fits into 64 bits needs no memory of its own. Of any other one the magnitude is a list of
/// 64-bit digits, least significant first, without leading zeros.
struct WideInteger {
  /// The number itself if it is greater than -2^63 and less than 2^63; otherwise its sign.
  private(set) var small: Int64 = 0
  /// The magnitude of any other number; empty for a small one.
  private var large: [UInt64] = []

  /// Zero.
  init() {}

  /// A number greater than -2^63.
  init(_ value: Int64) { small = value }

  /// `value · 2^shift`, which must be a whole number.
  init(_ value: Double, shiftedBy shift: Int) {
    let significand = value.significandBitPattern | (value.isNormal ? 1 << 52 : 0)
    let exponent = Int(value.isNormal ? value.exponent : -1022) - 52 + shift
    if value == 0 {
      self.init()
    } else if exponent <= 0 {
      self.init([significand >> UInt64(-exponent)], isNegative: value < 0)
    } else {
      self.init(Self.shifted([significand], up: exponent), isNegative: value < 0)
    }
  }

  init(_ digits: [UInt64], isNegative: Bool) {
    var digits = digits
    while digits.last == 0 { digits.removeLast() }
    guard digits.count > 1 || digits.count == 1 && digits[0] > UInt64(Int64.max) else {
      small = digits.first.map { isNegative ? -Int64($0) : Int64($0) } ?? 0
      return
    }
    large = digits
    small = isNegative ? -1 : 1
  }

  /// What adding or multiplying two small numbers gives; nil if it is not small.
  @inline(__always)
  private init?(_ result: (partialValue: Int64, overflow: Bool)) {
    if result.overflow || result.partialValue == .min { return nil }
    small = result.partialValue
  }

  var isSmall: Bool { large.isEmpty }

  /// The digits of the magnitude; none for zero.
  var digits: [UInt64] { isSmall ? small == 0 ? [] : [small.magnitude] : large }

  /// The number of digits, at least 1.
  var length: Int { Swift.max(1, large.count) }

  /// The number of binary digits of the magnitude.
  var bitWidth: Int {
    isSmall
      ? 64 - small.magnitude.leadingZeroBitCount
      : 64 * large.count - large[large.count - 1].leadingZeroBitCount
  }

  /// -1, 0 or 1.
  var signum: Int { Int(small.signum()) }

  var isNegative: Bool { small < 0 }

  var magnitude: WideInteger { isNegative ? -self : self }

  mutating func negate() { small = -small }

  static prefix func - (a: WideInteger) -> WideInteger {
    var negated = a
    negated.negate()
    return negated
  }
}

// MARK: Comparing

extension WideInteger: Comparable {
  static func < (a: WideInteger, b: WideInteger) -> Bool {
    if a.isSmall && b.isSmall { return a.small < b.small }
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
    if a.isSmall, b.isSmall, let sum = Self(a.small.addingReportingOverflow(b.small)) {
      return sum
    }
    let (first, second) = (a.digits, b.digits)
    if a.isNegative == b.isNegative {
      return WideInteger(added(first, second), isNegative: a.isNegative)
    }
    return compareMagnitudes(first, second) > 0
      ? WideInteger(subtracted(first, second), isNegative: a.isNegative)
      : WideInteger(subtracted(second, first), isNegative: b.isNegative)
  }

  static func - (a: WideInteger, b: WideInteger) -> WideInteger { a + -b }

  static func * (a: WideInteger, b: WideInteger) -> WideInteger {
    if a.isSmall, b.isSmall, let product = Self(a.small.multipliedReportingOverflow(by: b.small)) {
      return product
    }
    return WideInteger(multiplied(a.digits, b.digits), isNegative: a.isNegative != b.isNegative)
  }

  static func << (a: WideInteger, shift: Int) -> WideInteger {
    shift == 0 || a.signum == 0
      ? a : WideInteger(shifted(a.digits, up: shift), isNegative: a.isNegative)
  }
}

// MARK: Magnitudes

extension WideInteger {
  private static func multiplied(_ a: [UInt64], _ b: [UInt64]) -> [UInt64] {
    var product = [UInt64](repeating: 0, count: a.count + b.count)
    product.withUnsafeMutableBufferPointer { $0.add(a, times: b) }
    return product
  }

  private static func shifted(_ digits: [UInt64], up shift: Int) -> [UInt64] {
    let offset = UInt64(shift % 64)
    var shifted = [UInt64](repeating: 0, count: shift / 64)
    var carry: UInt64 = 0
    for digit in digits {
      shifted.append(digit << offset | carry)
      carry = offset == 0 ? 0 : digit >> (64 - offset)
    }
    shifted.append(carry)
    return shifted
  }

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

  /// The difference of two magnitudes; the first is not the smaller one.
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
    return difference
  }
}
