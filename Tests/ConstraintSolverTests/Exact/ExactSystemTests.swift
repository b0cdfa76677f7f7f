// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import ConstraintSolver

/// The simplex in whole numbers, against the oracle that looks at every vertex.
struct ExactSystemTests {
  private func exact(_ system: LinearSystem, choices: [Int] = []) -> ExactSystem {
    let levels = [1000] + system.softLevels
    let rows = rows(of: system).map { row in
      ExactRow(
        terms: row.coefficients.enumerated().filter { $0.element != 0 }
          .map { (column: $0.offset, coefficient: Double($0.element)) },
        relation: row.relation, constant: Double(row.constant),
        level: levels.firstIndex(of: row.strength) ?? 0)
    }
    return ExactSystem(
      isNonNegative: (0..<system.variableCount).map { system.nonNegative.contains($0) },
      rows: rows, levelCount: levels.count, choices: choices)
  }

  /// The required rows first, the oldest first.
  private func rows(of system: LinearSystem) -> [LinearSystem.Row] {
    system.rows.filter(\.isRequired).sorted { $0.age < $1.age }
      + system.rows.filter { !$0.isRequired }
  }

  @Test func `broken rows, sums and canonical values are exact`() throws {
    let shape = SystemGenerator.Shape(contradictory: 20)
    for seed in Soak.seeds(400) {
      var generator = SystemGenerator(seed: seed, shape: shape)
      let system = generator.system()
      let oracle = VertexOracle(system)
      let order = Array((0..<system.variableCount).reversed())
      let answer = try #require(exact(system, choices: order).solve())
      let broken = answer.contradictions.map { rows(of: system)[$0.broken].label }
      #expect(broken == oracle.broken(), "seed \(seed)")
      let optimum = oracle.optimum(broken: broken)
      #expect(
        areEqual(system.violations(at: answer.values), optimum.violations.map(\.value)),
        "seed \(seed)")
      #expect(areEqual(answer.values, oracle.canonicalValues(of: optimum)), "seed \(seed)")
    }
  }

  @Test func `what takes too much work is not solved`() {
    // Numbers from 1e-200 to 1e200 need more than a thousand bits to be whole.
    let row = ExactRow(
      terms: [(0, 1e-200), (1, 1e200)], relation: .equal, constant: 1, level: 0)
    #expect(
      ExactSystem(isNonNegative: [false, false], rows: [row], levelCount: 1).solve() == nil)
  }
}
