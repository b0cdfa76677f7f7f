// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import ConstraintSolver
import Testing

/// Linear programs from the literature, with their published optima. Among them are those on which
/// careless pivoting goes round in circles or visits every corner.
struct LinearProgramTests {
  /// Maximises `Σ objective · x` over `x >= 0`, `rows · x <= limits`, and returns value and point.
  private func maximum(
    of objective: [Double], rows: [[Double]], limits: [Double]
  ) -> (value: Double, point: [Double]) {
    var solver = Solver()
    let variables = objective.map { _ in solver.addVariable(isNonNegative: true) }
    func terms(_ coefficients: [Double]) -> [LinearTerm] {
      zip(coefficients, variables).map { LinearTerm($0.0, $0.1) }
    }
    for (row, limit) in zip(rows, limits) {
      _ = solver.addConstraint(terms(row), .lessThanOrEqual, limit, .required)
    }
    // What lacks to a value out of reach is least where the objective is greatest.
    let outOfReach = 1e5 + limits.reduce(0) { $0 + 10 * $1 }
    _ = solver.addConstraint(terms(objective), .greaterThanOrEqual, outOfReach, Strength(500))
    #expect(solver.solve() == .solved)
    let point = variables.map { solver.value(of: $0) }
    return (zip(objective, point).reduce(0) { $0 + $1.0 * $1.1 }, point)
  }

  @Test func `two products and three plants`() {
    // Hillier and Lieberman, Introduction to Operations Research: Wyndor Glass.
    let found = maximum(of: [3, 5], rows: [[1, 0], [0, 2], [3, 2]], limits: [4, 12, 18])
    #expect(areEqual([found.value], [36]))
    #expect(areEqual(found.point, [2, 6]))
  }

  @Test func `the first program that was seen to cycle`() {
    // Beale, Cycling in the dual simplex algorithm, 1955.
    let found = maximum(
      of: [0.75, -150, 0.02, -6],
      rows: [[0.25, -60, -0.04, 9], [0.5, -90, -0.02, 3], [0, 0, 1, 0]], limits: [0, 0, 1])
    #expect(areEqual([found.value], [0.05]))
    #expect(areEqual(found.point, [0.04, 0, 1, 0]))
  }

  @Test func `a program that cycles in six steps`() {
    // Chvátal, Linear Programming, 1983, chapter 3.
    let found = maximum(
      of: [10, -57, -9, -24],
      rows: [[0.5, -5.5, -2.5, 9], [0.5, -1.5, -0.5, 1], [1, 0, 0, 0]], limits: [0, 0, 1])
    #expect(areEqual([found.value], [1]))
    #expect(areEqual(found.point, [1, 0, 1, 0]))
  }

  @Test(arguments: 1...5)
  func `a cube whose corners are all on the way`(dimension: Int) {
    // Klee and Minty, How good is the simplex algorithm?, 1972, in Chvátal's form:
    // maximise Σ 10^(n-j) x_j where 2 Σ_{j<i} 10^(i-j) x_j + x_i <= 100^(i-1).
    func power(_ base: Double, _ exponent: Int) -> Double {
      (0..<exponent).reduce(1) { product, _ in product * base }
    }
    let objective = (1...dimension).map { power(10, dimension - $0) }
    let rows = (1...dimension).map { i in
      (1...dimension).map { j in j < i ? 2 * power(10, i - j) : j == i ? 1 : 0 }
    }
    let found = maximum(
      of: objective, rows: rows, limits: (1...dimension).map { power(100, $0 - 1) })
    #expect(areEqual([found.value], [power(100, dimension - 1)]))
    let corner = (1...dimension).map { $0 == dimension ? power(100, dimension - 1) : 0 }
    #expect(areEqual(found.point, corner))
  }

  @Test func `a median is where the sum of distances is least`() {
    // |x - 1| + |x - 2| + |x - 4| + |x - 8| + |x - 16| is least at 4: 3 + 2 + 0 + 4 + 12.
    var system = WrittenSystem()
    for place in [16.0, 1, 8, 2, 4] { system.add([1: "x"], .equal, place, at: 250) }
    system.solver.solve()
    #expect(system["x"] == 4)
    #expect(system.solver.violations().map(\.sum) == [21])
  }
}
