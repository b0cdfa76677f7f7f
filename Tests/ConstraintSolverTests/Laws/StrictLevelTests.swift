// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import ConstraintSolver
import TestSupport
import Testing

/// No number of weaker constraints trades against a stronger one.
struct StrictLevelTests {
  @Test func `a weaker row never raises the sum of a stronger level`() {
    let shape = SystemGenerator.Shape(variables: 2...8, rows: 4...24, contradictory: 5)
    for seed in Soak.seeds(500) {
      var generator = SystemGenerator(seed: seed, shape: shape)
      var living = LivingSolver(generator.system())
      for step in 0..<4 {
        living.solve()
        let (levels, before) = sums(of: living)
        var row = generator.row()
        row.strength = levels.last.map { $0 / 2 } ?? 1
        living.apply(SystemEdit(old: nil, new: row))
        living.solve()
        let after = sums(of: living).violations.prefix(before.count)
        #expect(areEqual(Array(after), before), "seed \(seed), step \(step)")
      }
    }
  }

  @Test func `a thousand at 250 do not move one at 250 and a half`() {
    var solver = Solver()
    let x = solver.addVariable()
    _ = solver.addConstraint([LinearTerm(1, x)], .equal, 1, Strength(250.5))
    for _ in 0..<1000 {
      _ = solver.addConstraint([LinearTerm(1, x)], .equal, 7, Strength(250))
    }
    solver.solve()
    #expect(solver.value(of: x) == 1)
    // Within a level the many win: 2 · 1 + 1 more of distance against 6 at each.
    _ = solver.addConstraint([LinearTerm(1, x)], .equal, 7, Strength(250.5))
    _ = solver.addConstraint([LinearTerm(1, x)], .equal, 7, Strength(250.5))
    solver.solve()
    #expect(solver.value(of: x) == 7)
  }

  @Test func `neighbouring floats are different levels`() {
    let level: Float = 250
    for (first, second) in [(level.nextUp, level), (level, level.nextDown)] {
      var solver = Solver()
      let x = solver.addVariable()
      for _ in 0..<3 {
        _ = solver.addConstraint([LinearTerm(1, x)], .equal, 5, Strength(second))
      }
      _ = solver.addConstraint([LinearTerm(1, x)], .equal, 2, Strength(first))
      solver.solve()
      #expect(solver.value(of: x) == 2)
    }
  }

  private func sums(of living: borrowing LivingSolver) -> (levels: [Float], violations: [Double]) {
    (living.system.softLevels, living.system.violations(at: living.values))
  }
}
