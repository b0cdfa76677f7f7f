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

  @Test func `multipliers prove the answer where required inequalities leave no room`() throws {
    let shape = SystemGenerator.Shape(variables: 2...4, rows: 6...12, required: 60, tight: 100)
    for seed in Soak.seeds(100) {
      var generator = SystemGenerator(seed: seed, shape: shape)
      let system = exact(generator.system())
      let answer = try #require(system.solve())
      #expect(answer.contradictions.isEmpty, "seed \(seed)")
      #expect(ProofChecker<ExactSum>(proof(of: answer, system)).holds, "seed \(seed)")
    }
  }

  /// An answer with its multipliers. The rows are followed by the bounds of all variables.
  private func proof(of answer: ExactAnswer, _ system: ExactSystem) -> Proof {
    var proof = Proof(values: answer.values)
    let bounds = system.isNonNegative.enumerated().map { variable, isBounded in
      (
        isBounded,
        ExactRow(
          terms: [(variable, 1)], relation: .greaterThanOrEqual, constant: 0, level: 0)
      )
    }
    for (isInForce, row) in system.rows.map({ (true, $0) }) + bounds {
      let first = proof.terms.count
      for term in row.terms {
        proof.terms.append(LinearTerm(term.coefficient, Variable(index: Int32(term.column))))
      }
      proof.rows.append(
        StatementRow(
          terms: first..<proof.terms.count, relation: row.relation,
          constant: row.constant, level: Int32(row.level), isInForce: isInForce))
    }
    for (place, level) in answer.multipliers.enumerated() {
      proof.evidence.ends.append(0)
      proof.evidence.preciseMultipliers.append(
        level.enumerated().compactMap { row, parts in
          place == 0 || parts.isEmpty
            ? nil : Evidence.PreciseMultiplier(row: Int32(row), parts: parts)
        })
    }
    return proof
  }

  @Test func `constants times their factors add up to the values`() throws {
    for seed in Soak.seeds(100) {
      var generator = SystemGenerator(seed: seed)
      let system = exact(generator.system())
      let answer = try #require(system.solve())
      for (variable, value) in answer.values.enumerated() {
        let sum = system.composition(of: variable, in: answer)
          .reduce(0) { $0 + $1.factor * system.rows[$1.row].constant }
        #expect(areEqual([sum], [value]), "seed \(seed)")
      }
    }
  }

  @Test func `equally good answers are found from the one that is known`() throws {
    for seed in Soak.seeds(200) {
      var generator = SystemGenerator(seed: seed)
      let system = generator.system()
      let answer = try #require(exact(system).solve())
      let movable = exact(system).movableVariables(in: answer)
      // Ranges that go on for ever end at the box, or before.
      let boxed = VertexOracle(system, box: 500)
      let optimum = boxed.optimum(broken: [])
      var work = 1 << 24
      for variable in 0..<system.variableCount {
        let range = try #require(boxed.range(of: variable, in: optimum))
        #expect(range.least == range.greatest || movable.contains(variable), "seed \(seed)")
        for (direction, end) in [(-1.0, range.least), (1, range.greatest)] {
          let values = try #require(
            exact(system).values(
              farthest: 2000 * direction, along: variable, from: answer, &work))
          #expect(system.holds(at: values, broken: []), "seed \(seed)")
          #expect(
            areEqual(system.violations(at: values), optimum.violations.map(\.value)),
            "seed \(seed)")
          #expect(direction * (values[variable] - end.value) >= -1e-7, "seed \(seed)")
        }
      }
      let order = Array((0..<system.variableCount).reversed())
      let chosen = try #require(exact(system, choices: order).chosenAnswer(from: answer))
      let oracle = VertexOracle(system)
      #expect(
        areEqual(chosen.values, oracle.canonicalValues(of: oracle.optimum(broken: []))),
        "seed \(seed)")
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
