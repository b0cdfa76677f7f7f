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

  /// A number from zero up to a bound, without the bound.
  package mutating func below(_ bound: Int) -> Int { integer(0...bound - 1) }

  /// True in so many of a hundred cases.
  package mutating func chance(_ percent: Int) -> Bool { below(100) < percent }

  package mutating func pick<T>(_ choices: [T]) -> T { choices[below(choices.count)] }

  /// One of the choices; nil where there is none.
  package mutating func any<T>(of choices: [T]) -> T? {
    choices.isEmpty ? nil : pick(choices)
  }

  /// A multiple of a unit, from zero to fewer than so many units.
  package mutating func length(_ bound: Int, by unit: Double = 5) -> Double {
    Double(below(bound)) * unit
  }
}
