// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// The numbers that a random subject is made from, kept so that a failing subject can be made small.
///
/// A draw of 0 stands for the plainest choice. Numbers that are taken out or made smaller still make a
/// subject, a smaller one: what is drawn after the last of them is 0.
struct Draws {
  private(set) var numbers: [Int]
  private var position = 0
  private var random: SplitMix?

  /// Draws afresh from a seed.
  init(seed: UInt64) {
    numbers = []
    random = SplitMix(state: seed)
  }

  /// Repeats what was drawn.
  init(_ numbers: [Int]) { self.numbers = numbers }

  mutating func below(_ bound: Int) -> Int {
    defer { position += 1 }
    if random != nil, let drawn = random?.below(bound) {
      numbers.append(drawn)
      return drawn
    }
    return position < numbers.count ? min(numbers[position], bound - 1) : 0
  }

  /// True so many times out of a hundred; false is the plainer choice.
  mutating func chance(_ percent: Int) -> Bool { below(100) >= 100 - percent }

  mutating func pick<Value>(_ values: [Value]) -> Value { values[below(values.count)] }

  /// Small numbers that still fail: none of them can be left out, or be smaller, unless so many trials
  /// did not suffice.
  static func minimized(
    _ numbers: [Int], trials: Int, fails isFailing: ([Int]) -> Bool
  ) -> [Int] {
    var best = numbers
    var trialsLeft = trials
    func fails(_ numbers: [Int]) -> Bool {
      trialsLeft -= 1
      return trialsLeft >= 0 && isFailing(numbers)
    }
    var isSmaller = true
    while isSmaller {
      isSmaller = false
      for size in [64, 32, 16, 8, 4, 3, 2, 1] {
        var start = 0
        while start < best.count {
          let end = min(start + size, best.count)
          let without = Array(best[..<start] + best[end...])
          let zeroed = best[..<start] + [Int](repeating: 0, count: end - start) + best[end...]
          if fails(without) {
            best = without
            isSmaller = true
          } else if best[start..<end].contains(where: { $0 != 0 }), fails(Array(zeroed)) {
            best = Array(zeroed)
            isSmaller = true
            start = end
          } else {
            start += size
          }
        }
      }
      for index in best.indices {
        var smaller = best
        for number in [best[index] / 2, best[index] - 1] where number >= 0 {
          smaller[index] = number
          guard number < best[index], fails(smaller) else { continue }
          best = smaller
          isSmaller = true
          break
        }
      }
    }
    return best
  }
}
