// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import ConstraintSolver
import Testing

/// The oracle itself, on systems whose answers a person can see.
struct VertexOracleTests {
  private func row(
    _ label: Int, _ coefficients: [Int], _ relation: Relation, _ constant: Int,
    _ strength: Float = 1000
  ) -> LinearSystem.Row {
    LinearSystem.Row(
      label: label, age: label, coefficients: coefficients, relation: relation,
      constant: constant, strength: strength)
  }

  @Test func `a triangle has its corners among the vertices`() {
    // x + y <= 4, x - y >= -2, y >= 1: corners (1, 3), (3, 1), (-1, 1).
    let system = LinearSystem(
      variableCount: 2,
      rows: [
        row(0, [1, 1], .lessThanOrEqual, 4), row(1, [1, -1], .greaterThanOrEqual, -2),
        row(2, [0, 1], .greaterThanOrEqual, 1),
      ])
    let points = VertexOracle(system).vertices.filter { $0.violations == [0, 0, 0] }
      .map { $0.numerators.map { Double($0) } + [Double($0.denominator)] }
    for corner in [[1.0, 3.0, 1.0], [3.0, 1.0, 1.0], [-1.0, 1.0, 1.0]] {
      #expect(points.contains(corner))
    }
  }

  @Test func `a vertex may have fractions`() {
    // 2x = 1 and x + 3y = 2 meet at (1/2, 1/2).
    let system = LinearSystem(
      variableCount: 2, rows: [row(0, [2, 0], .equal, 1), row(1, [1, 3], .equal, 2)])
    let oracle = VertexOracle(system)
    let optimum = oracle.optimum(broken: [])
    #expect(oracle.canonicalValues(of: optimum) == [0.5, 0.5])
  }

  @Test func `a stronger level decides before a weaker one`() {
    // One against two: x = 0 at 500 beats x = 3 twice at 499.
    let system = LinearSystem(
      variableCount: 1,
      rows: [
        row(0, [1], .equal, 0, 500), row(1, [1], .equal, 3, 499), row(2, [1], .equal, 3, 499),
      ])
    #expect(VertexOracle(system).optimum(broken: []).violations == [Fraction(0), Fraction(6)])
  }

  @Test func `the newest of three contradictory rows is broken`() {
    // x >= 3, x <= 5, x <= 1: the third contradicts the first by 2.
    let system = LinearSystem(
      variableCount: 1,
      rows: [
        row(0, [1], .greaterThanOrEqual, 3), row(1, [1], .lessThanOrEqual, 5),
        row(2, [1], .lessThanOrEqual, 1),
      ])
    let oracle = VertexOracle(system)
    #expect(oracle.broken() == [2])
    #expect(oracle.leastViolation(of: 2, whileHolding: [0]) == Fraction(2))
    #expect(oracle.leastViolation(of: 2, whileHolding: [1]) == Fraction(0))
  }

  @Test func `a bound is in force throughout`() {
    var system = LinearSystem(variableCount: 1, rows: [row(0, [1], .lessThanOrEqual, -2)])
    #expect(VertexOracle(system).broken().isEmpty)
    system.nonNegative = [0]
    #expect(VertexOracle(system).broken() == [0])
    #expect(VertexOracle(system).leastViolation(of: 0, whileHolding: []) == Fraction(2))
  }

  @Test func `a box ends what goes on for ever`() {
    let system = LinearSystem(variableCount: 1, rows: [row(0, [1], .greaterThanOrEqual, 5)])
    let oracle = VertexOracle(system, box: 100)
    let range = oracle.range(of: 0, in: oracle.optimum(broken: []))
    #expect(range?.least == Fraction(5))
    #expect(range?.greatest == Fraction(100))
  }
}
