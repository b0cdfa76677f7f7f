// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import BenchmarkKit
import ConstraintSolver
import TestSupport
import Testing

/// Whatever the numbers, an answer is an answer: finite, and reached.
struct FiniteValueTests {
  @Test func `coefficients far apart give finite values`() {
    let coefficients = [1, -1, 1e4, -1e-3, 500, 0.01]
    let constants = [0, 1e9, -1e9, 0.001, 7, -1e-12]
    for seed in Soak.seeds(300) {
      var source = RandomSource(seed: seed)
      var solver = Solver()
      let variables = (0..<source.integer(1...6)).map { _ in
        solver.addVariable(isNonNegative: source.chance(20))
      }
      var ids: [ConstraintID] = []
      for step in 0..<24 {
        if step % 4 == 3, !ids.isEmpty {
          solver.removeConstraint(ids.remove(at: source.integer(0...ids.count - 1)))
        } else {
          let terms = (0..<source.integer(0...3)).map { _ in
            LinearTerm(source.pick(coefficients), source.pick(variables))
          }
          ids.append(
            solver.addConstraint(
              terms, source.pick([.equal, .lessThanOrEqual, .greaterThanOrEqual]),
              source.pick(constants), Strength(source.pick([1000, 750, 250, 0.5]))))
        }
        if step % 5 != 4 { continue }
        solver.solve()
        let areFinite = variables.map { solver.value(of: $0).isFinite }
        #expect(!areFinite.contains(false), "seed \(seed)")
      }
    }
  }
}
