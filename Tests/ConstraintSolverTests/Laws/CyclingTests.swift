// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import ConstraintSolver

/// After many moves without progress the descent changes its rule, so that it cannot cycle. Hardly any
/// system makes it wait so long.
struct CyclingTests {
  @Test func `the rule against cycling leads to an optimum of the same cost`() {
    let shape = SystemGenerator.Shape(variables: 2...8, rows: 4...24, contradictory: 5)
    for seed in Soak.seeds(200) {
      var generator = SystemGenerator(seed: seed, shape: shape)
      let system = generator.system()
      let expected = system.violations(at: values(of: system, isPatient: true))
      let found = system.violations(at: values(of: system, isPatient: false))
      #expect(areEqual(found, expected), "seed \(seed)")
    }
  }

  /// The values of the variables in an optimum; without patience, every move without progress is
  /// followed by one after the rule.
  private func values(of system: LinearSystem, isPatient: Bool) -> [Double] {
    var solver = Solver()
    solver.simplex.isPatient = isPatient
    let variables = (0..<system.variableCount).map {
      solver.addVariable(isNonNegative: system.nonNegative.contains($0))
    }
    for row in system.rows {
      let terms = zip(row.coefficients, variables).map { LinearTerm(Double($0), $1) }
      _ = solver.addConstraint(
        terms.filter { $0.coefficient != 0 }, row.relation, Double(row.constant),
        Strength(row.strength))
    }
    #expect(solver.solve() == .solved)
    return variables.map { solver.value(of: $0) }
  }
}
