// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import ConstraintSolver

/// Whole numbers of any size.
struct WideIntegerTests {
  /// 2^exponent.
  private func power(_ exponent: Int) -> WideInteger { WideInteger(1, shiftedBy: exponent) }

  /// A random number with up to so many bits, and the same one as a sum of small parts.
  private func number(_ source: inout RandomSource, parts: Int) -> WideInteger {
    var number = WideInteger()
    for _ in 0..<parts {
      number = number * power(40) + WideInteger(Int64(source.integer(-(1 << 40)...1 << 40)))
    }
    return number
  }

  /// A quotient without remainder.
  private func quotient(_ a: WideInteger, by b: WideInteger) -> WideInteger {
    let divisor = ExactDivisor(b.magnitude)
    let quotient = divisor.quotient(a, WideInteger(1), minus: WideInteger(), WideInteger(5))
    return b.isNegative ? -quotient : quotient
  }

  @Test func `small numbers calculate as Int does`() {
    var source = RandomSource(seed: 1)
    for _ in 0..<2000 {
      let a = Int64(source.integer(-9...9))
      let b = Int64(source.integer(-1_000_000...1_000_000))
      let (x, y) = (WideInteger(a), WideInteger(b))
      #expect(x + y == WideInteger(a + b))
      #expect(x - y == WideInteger(a - b))
      #expect(x * y == WideInteger(a * b))
      #expect((x < y) == (a < b))
      #expect(x.signum == Int(a.signum()))
      #expect(x << 3 == WideInteger(8 * a))
      if b != 0 { #expect(quotient(x * y, by: y) == x) }
    }
  }

  @Test func `doubles of every size are read as they are`() {
    #expect(WideInteger(.leastNonzeroMagnitude, shiftedBy: 1074) == WideInteger(1))
    #expect(WideInteger(-3 * .leastNonzeroMagnitude, shiftedBy: 1080) == WideInteger(-3 * 64))
    #expect(WideInteger(.leastNormalMagnitude, shiftedBy: 1022 + 5) == WideInteger(32))
    #expect(WideInteger(0x1.8p200, shiftedBy: -190) == WideInteger(1536))
  }

  @Test func `carries run through all digits`() {
    // (2^200 - 1) + 1 = 2^200, and (2^100 - 1)^2 = 2^200 - 2^101 + 1.
    let one = WideInteger(1)
    #expect(power(200) - one + one == power(200))
    let ones = power(100) - one
    #expect(ones * ones == power(200) - power(101) + one)
    #expect(quotient(power(200) - one, by: ones) == power(100) + one)
    #expect(power(64) - power(64) == WideInteger())
    #expect((-power(64)).magnitude == power(64))
    // One less than 2^63 is the greatest number without memory of its own.
    let greatest = WideInteger(Int64.max)
    #expect(greatest + one == power(63))
    #expect(-greatest - one == -power(63))
    #expect(-power(63) + one == -greatest)
    #expect(WideInteger(-0x1p63, shiftedBy: 0) == -power(63))
    #expect(power(31) * -power(32) == -power(63))
    #expect(-power(63) < -greatest && greatest < power(63) && -power(63) < power(63))
  }

  @Test func `products distribute, and division undoes them`() {
    var source = RandomSource(seed: 2)
    for _ in 0..<500 {
      let a = number(&source, parts: source.integer(1...12))
      let b = number(&source, parts: source.integer(1...12))
      let c = number(&source, parts: source.integer(1...12))
      #expect((a + b) * c == a * c + b * c)
      if b.signum != 0 { #expect((a * b * power(source.below(130))).signum == a.signum * b.signum) }
      if c.signum != 0 {
        let shift = power(source.below(130))
        #expect(quotient(a * c * shift, by: c * shift) == a)
      }
    }
  }

  @Test func `a difference of products is divided by what divides it`() {
    var source = RandomSource(seed: 3)
    for _ in 0..<500 {
      let (a, b) = (number(&source, parts: 3), number(&source, parts: source.integer(1...6)))
      let (c, d) = (number(&source, parts: source.integer(1...6)), number(&source, parts: 2))
      let divisor = (number(&source, parts: source.integer(1...4)) * power(source.below(130)))
        .magnitude
      if divisor.signum == 0 { continue }
      let quotient = ExactDivisor(divisor).quotient(a * divisor, b, minus: c, d * divisor)
      #expect(quotient == a * b - c * d)
    }
    // 3 · 7 - 5 · 4 = 1, where all products are as great as they can be without digits of their own.
    func wide(_ value: Int64) -> WideInteger { WideInteger(value) * power(60) }
    #expect(
      ExactDivisor(power(120)).quotient(wide(3), wide(7), minus: wide(5), wide(4))
        == WideInteger(1))
  }

  @Test func `floating-point numbers are whole multiples of a power of two`() {
    // 0.1 is 3602879701896397 / 2^55.
    #expect(WideInteger(0.1, shiftedBy: 55) == WideInteger(3_602_879_701_896_397))
    #expect(WideInteger(-0.5, shiftedBy: 1) == WideInteger(-1))
    #expect(WideInteger(0, shiftedBy: 7) == WideInteger())
    #expect(WideInteger(1e9, shiftedBy: 70) == WideInteger(1_000_000_000) * power(70))
  }

  @Test func `quotients are rounded to a floating-point number`() {
    #expect(WideInteger.quotient(WideInteger(1), WideInteger(-4)) == -0.25)
    #expect(WideInteger.quotient(power(300) * WideInteger(3), power(301)) == 1.5)
    let third = WideInteger.quotient(power(500), power(500) * WideInteger(3))
    #expect((third - 1.0 / 3).magnitude <= third.ulp)
    #expect(WideInteger.quotient(WideInteger(), WideInteger(3)) == 0)
  }

  @Test func `what rounding a quotient loses is in its other parts`() {
    func parts(_ a: WideInteger, _ b: WideInteger, times exponent: Int = 0) -> [Double] {
      WideInteger.quotientParts(a, b, times: exponent, count: 4)
    }
    // 1 - 2^-90, which no floating-point number is.
    #expect(parts(power(90) - WideInteger(1), power(90)) == [1, -0x1p-90])
    #expect(parts(WideInteger(1) - power(90), power(90), times: 2) == [-4, 0x1p-88])
    #expect(parts(WideInteger(3), WideInteger(4), times: -100) == [0x1.8p-101])
    #expect(parts(WideInteger(), WideInteger(3)).isEmpty)
    // 1/3 has no end: four parts are 208 bits of it.
    let third = parts(power(500), power(500) * WideInteger(3))
    #expect(third.count == 4)
    var rest = ExactSum()
    rest.add(-1, 1)
    for part in third { rest.add(3, part) }
    #expect(rest.value.magnitude < 0x1p-200)
  }
}
