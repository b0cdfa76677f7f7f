// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import ConstraintSolver

/// A sum of products without any rounding: as an unevaluated sum of floating-point numbers that do not
/// overlap, the least first (Shewchuk, Adaptive precision floating-point arithmetic, 1997).
struct ExactSum: ProductSum {
  static var isRounded: Bool { false }

  private var parts: [Double] = []

  init() {}

  mutating func add(_ a: Double, _ b: Double) {
    let product = a * b
    add((-product).addingProduct(a, b))
    add(product)
  }

  private mutating func add(_ number: Double) {
    var sum = number
    var kept: [Double] = []
    for part in parts {
      let next = sum + part
      let share = next - sum
      let lost = (sum - (next - share)) + (part - share)
      if lost != 0 { kept.append(lost) }
      sum = next
    }
    if sum != 0 { kept.append(sum) }
    parts = kept
  }

  var value: Double { parts.reduce(0, +) }
}
