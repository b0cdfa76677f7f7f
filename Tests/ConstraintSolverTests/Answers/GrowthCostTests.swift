// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import ConstraintSolver
import Testing

/// What it costs a variable to grow by one, by hand.
struct GrowthCostTests {
  @Test func `it is what the part costs that grows most easily`() {
    let sum = Whole()
    let parts = sum.addParts(2)
    sum.limit(parts[0], to: 3, at: Strength(300))
    sum.limit(parts[1], times: 4, to: 0, at: Strength(200))
    _ = sum.solver.addConstraint([LinearTerm(1, parts[0])], .greaterThanOrEqual, 3, Strength(750))
    sum.solver.solve()
    #expect(sum.solver.value(of: sum.whole) == 3)
    let cost = sum.solver.costOfGrowth(of: sum.whole, besides: sum.pull)
    #expect(cost?.strength == Strength(200))
    #expect(cost?.amount == 4)
    // Asking changes nothing.
    #expect(sum.solver.value(of: sum.whole) == 3)
    #expect(sum.solver.value(of: parts[1]) == 0)
  }

  @Test
  func `it is nothing for a part that is free, and required for a whole that is given`() {
    let sum = Whole()
    let parts = sum.addParts(1)
    sum.solver.solve()
    #expect(sum.solver.costOfGrowth(of: sum.whole, besides: sum.pull) == nil)
    sum.limit(parts[0], to: 0.25, at: .required)
    sum.solver.solve()
    #expect(sum.solver.costOfGrowth(of: sum.whole, besides: sum.pull)?.strength == .required)
  }

  @Test func `asking changes nothing where the cost takes many steps`() {
    // Each part grows by a two-hundredth, the first ones most easily.
    let sum = Whole()
    let parts = sum.addParts(200)
    for (number, part) in parts.enumerated() {
      sum.limit(part, to: 0.005, at: .required)
      sum.limit(part, times: Double(number + 1), to: 0, at: Strength(100))
    }
    sum.solver.solve()
    _ = sum.solver.costOfGrowth(of: sum.whole, besides: sum.pull)
    #expect(parts.allSatisfy { sum.solver.value(of: $0) == 0 })
    sum.solver.solve()
    #expect(sum.solver.value(of: sum.whole) == 0)
    #expect(sum.solver.violations().allSatisfy { $0.sum == 0 })
  }
}

/// A whole that is as small as its parts allow.
private final class Whole {
  var solver = Solver()
  let whole: Variable
  let pull: ConstraintID

  init() {
    whole = solver.addVariable(isNonNegative: true)
    pull = solver.addConstraint([LinearTerm(1, whole)], .equal, 0, Strength(50))
  }

  /// Adds parts that add up to the whole.
  func addParts(_ count: Int) -> [Variable] {
    let parts = (0..<count).map { _ in solver.addVariable(isNonNegative: true) }
    let terms = parts.map { LinearTerm(-1, $0) }
    _ = solver.addConstraint([LinearTerm(1, whole)] + terms, .equal, 0, .required)
    return parts
  }

  func limit(
    _ part: Variable, times factor: Double = 1, to constant: Double, at strength: Strength
  ) {
    _ = solver.addConstraint([LinearTerm(factor, part)], .lessThanOrEqual, constant, strength)
  }
}
