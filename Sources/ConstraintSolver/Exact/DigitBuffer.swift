// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// Whole numbers modulo a power of 2^64, in 64-bit digits, least significant first.
extension UnsafeMutableBufferPointer<UInt64> {
  /// Adds a product.
  func add(_ a: [UInt64], times b: [UInt64]) {
    b.withUnsafeBufferPointer { b in
      for (place, factor) in a.enumerated() where place < count {
        var carry: UInt64 = 0
        let end = Swift.min(count, place + b.count)
        for position in place..<end {
          let (high, low) = factor.multipliedFullWidth(by: b[position - place])
          let given = self[position]
          let first = given &+ low
          let second = first &+ carry
          self[position] = second
          carry = high &+ Self.carry(given, low, first) &+ Self.carry(first, carry, second)
        }
        var position = end
        while position < count && carry != 0 {
          let (sum, overflows) = self[position].addingReportingOverflow(carry)
          self[position] = sum
          carry = overflows ? 1 : 0
          position += 1
        }
      }
    }
  }

  /// Subtracts a product.
  func subtract(_ a: [UInt64], times b: [UInt64]) {
    b.withUnsafeBufferPointer { b in
      for (place, factor) in a.enumerated() where place < count {
        subtract(b, times: factor, at: place, before: count)
      }
    }
  }

  /// Subtracts a product with a digit, shifted up by some digits, from the digits before a place.
  func subtract(
    _ a: UnsafeBufferPointer<UInt64>, times factor: UInt64, at start: Int, before limit: Int
  ) {
    var borrow: UInt64 = 0
    let end = Swift.min(limit, start + a.count)
    for position in start..<end {
      let (high, low) = factor.multipliedFullWidth(by: a[position - start])
      let given = self[position]
      let first = given &- low
      let second = first &- borrow
      self[position] = second
      borrow = high &+ Self.carry(first, low, given) &+ Self.carry(second, borrow, first)
    }
    var position = end
    while position < limit && borrow != 0 {
      let (difference, isBelow) = self[position].subtractingReportingOverflow(borrow)
      self[position] = difference
      borrow = isBelow ? 1 : 0
      position += 1
    }
  }

  /// What is carried when two digits add up to a third, without a branch.
  @inline(__always)
  private static func carry(_ a: UInt64, _ b: UInt64, _ sum: UInt64) -> UInt64 {
    (a & b | (a | b) & ~sum) >> 63
  }

  func negate() {
    var carries = true
    for position in indices {
      (self[position], carries) = (~self[position]).addingReportingOverflow(carries ? 1 : 0)
    }
  }

  /// Halves the number so often; zeros come in at the top.
  func shiftDown(by bits: Int) {
    let (words, offset) = (bits / 64, UInt64(bits % 64))
    for position in indices {
      let low = position + words < count ? self[position + words] : 0
      let high = position + words + 1 < count ? self[position + words + 1] : 0
      self[position] = offset == 0 ? low : low >> offset | high << (64 - offset)
    }
  }
}
