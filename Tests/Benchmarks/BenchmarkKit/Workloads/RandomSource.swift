// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// Random numbers that are the same everywhere for the same seed (SplitMix64).
package struct RandomSource: RandomNumberGenerator {
  private var state: UInt64

  package init(seed: Int) { state = UInt64(bitPattern: Int64(seed)) &* 0xD134_2543_DE82_EF95 }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  package mutating func integer(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &self)
  }

  /// True in so many of a hundred cases.
  package mutating func chance(_ percent: Int) -> Bool { integer(0...99) < percent }

  package mutating func pick<T>(_ choices: [T]) -> T { choices[integer(0...choices.count - 1)] }
}
