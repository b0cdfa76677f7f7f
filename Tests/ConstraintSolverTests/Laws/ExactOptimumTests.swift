// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import ConstraintSolver
import TestSupport
import Testing

/// Every answer is the best one, level by level: compared with the oracle after every edit.
struct ExactOptimumTests {
  @Test func `violations are least at every level`() {
    for seed in Soak.seeds(1000) { check(SystemGenerator.Shape(), seed, steps: 4, edits: 2) }
  }

  @Test func `also where variables are held equal`() {
    let shape = SystemGenerator.Shape(variables: 3...4, rows: 5...8, ties: 35, nonNegative: 50)
    for seed in Soak.seeds(60) { check(shape, seed, steps: 3, edits: 2) }
  }

  @Test func `many distinct priorities are as many levels`() {
    var shape = SystemGenerator.Shape(variables: 2...2, rows: 12...16, required: 10)
    shape.strengths = (0..<60).map { 100 + Float($0) * 7.25 }
    for seed in Soak.seeds(60) { check(shape, seed, steps: 3, edits: 3) }
  }

  @Test func `four variables that share their rows`() {
    let shape = SystemGenerator.Shape(variables: 4...4, rows: 5...8)
    for seed in Soak.seeds(30) { check(shape, seed, steps: 2, edits: 3) }
  }

  @Test func `rows with many different coefficients`() {
    // With `GRIDWORK_SOAK=100`, 10,000 systems.
    var shape = SystemGenerator.Shape(variables: 3...3, rows: 4...7)
    shape.terms = [2, 3, 3, 3]
    shape.coefficients = (1...40).flatMap { [$0, -$0] }
    for seed in Soak.seeds(100) { check(shape, seed, steps: 2, edits: 2) }
  }

  /// Solves and compares, then makes some edits, so many times.
  private func check(
    _ shape: SystemGenerator.Shape, _ seed: Int, steps: Int, edits: Int
  ) {
    var generator = SystemGenerator(seed: seed, shape: shape)
    var living = LivingSolver(generator.system())
    for step in 0..<steps {
      #expect(living.solve() == .solved, "seed \(seed), step \(step)")
      compare(&living, "seed \(seed), step \(step)")
      for _ in 0..<edits { living.apply(generator.edit(of: living.system)) }
    }
  }

  private func compare(_ living: inout LivingSolver, _ place: Comment) {
    let system = living.system
    let values = living.values
    #expect(living.broken.isEmpty, place)
    #expect(system.holds(at: values, broken: []), place)
    let optimum = VertexOracle(system).optimum(broken: [])
    let expected = optimum.violations.map(\.value)
    #expect(areEqual(system.violations(at: values), expected), place)
    #expect(living.reportedViolations.map(\.level) == system.softLevels, place)
    #expect(areEqual(living.reportedViolations.map(\.sum), expected), place)
  }
}

/// Whether numbers are equal up to rounding.
func areEqual(_ a: [Double], _ b: [Double]) -> Bool {
  a.count == b.count && zip(a, b).allSatisfy { abs($0 - $1) <= 1e-7 * max(1, abs($0)) }
}
