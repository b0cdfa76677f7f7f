// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import ConstraintSolver
import TestSupport
import Testing

/// What is named as determining a value.
struct DeterminingLawTests {
  @Test func `every row that is named holds exactly, also after asking what is open`() {
    let shape = SystemGenerator.Shape(variables: 2...8, rows: 2...14, ties: 25, nonNegative: 40)
    for seed in Soak.seeds(150) {
      var generator = SystemGenerator(seed: seed, shape: shape)
      var living = LivingSolver(generator.system())
      for step in 0..<4 {
        living.solve(canonically: step % 2 == 0)
        expectExactRows(&living, "seed \(seed), step \(step)")
        _ = living.ambiguities()
        expectExactRows(&living, "seed \(seed), step \(step), after asking")
        for _ in 0..<2 { living.apply(generator.edit(of: living.system)) }
      }
    }
  }

  @Test func `multiples of the rows that are named add up to the value`() {
    let shape = SystemGenerator.Shape(variables: 2...8, rows: 2...16, ties: 25, nonNegative: 40)
    var count = 0
    for seed in Soak.seeds(200) {
      var generator = SystemGenerator(seed: seed, shape: shape)
      var living = LivingSolver(generator.system())
      for step in 0..<4 {
        living.solve(canonically: step % 2 == 0)
        let open = living.ambiguities()
        for variable in 0..<living.system.variableCount where open[variable] == nil {
          count += 1
          let place: Comment = "seed \(seed), step \(step)"
          let value = living.values[variable]
          expectSum(living.composition(of: variable), value, in: living.system, place)
          // How far it is from another value, and from twice that.
          for other in 0..<living.system.variableCount where open[other] == nil {
            for factor in [1.0, 2] {
              expectSum(
                living.composition(of: variable, from: other, times: factor),
                value - factor * living.values[other], in: living.system, place)
            }
          }
        }
        for _ in 0..<2 { living.apply(generator.edit(of: living.system)) }
      }
    }
    #expect(count > 500)
  }

  @Test func `a value that only rows hold is a sum of their constants`() {
    // d = e + 6, a = e + 6 and b = e + 5, so 3d = a + b + 10 leaves e = 3, and c = e + 5 = 8. While
    // c = 8 is in force as well, it holds c; then only sums do.
    var solver = Solver()
    let (a, b, c) = (solver.addVariable(), solver.addVariable(), solver.addVariable())
    let (d, e) = (solver.addVariable(isNonNegative: true), solver.addVariable())
    var constants: [ConstraintID: Double] = [:]
    func require(_ terms: [(Double, Variable)], _ constant: Double) -> ConstraintID {
      let id = solver.addConstraint(
        terms.map { LinearTerm($0.0, $0.1) }, .equal, constant, .required)
      constants[id] = constant
      return id
    }
    _ = require([(1, d), (-1, e)], 6)
    _ = require([(-1, a), (1, e)], -6)
    _ = require([(-1, a), (-1, b), (3, d)], 10)
    let direct = require([(-1, c)], -8)
    _ = require([(-1, b), (1, e)], -5)
    _ = require([(1, c), (-1, e)], 5)
    _ = require([(-1, b), (1, c)], 0)
    solver.solve()
    solver.removeConstraint(direct)
    solver.solve()
    #expect(solver.value(of: c) == 8)
    let sum = solver.composition(of: c).reduce(0) {
      $0 + $1.factor * constants[$1.constraint, default: 0]
    }
    #expect(abs(sum - 8) < 1e-9)
  }

  @Test func `a value that a sum of others holds names the first row that holds it`() {
    // q and r are fixed, so that p + q and p + q + r are p, but for a constant. p = 10 - 3 - 2.
    var solver = Solver()
    let (p, q, r) = (solver.addVariable(), solver.addVariable(), solver.addVariable())
    func require(_ variables: [Variable], _ relation: Relation, _ constant: Double) -> ConstraintID
    {
      solver.addConstraint(variables.map { LinearTerm(1, $0) }, relation, constant, .required)
    }
    let three = require([r], .equal, 3)
    let two = require([q], .equal, 2)
    let ten = require([p, q, r], .equal, 10)
    _ = require([p, q], .greaterThanOrEqual, 7)
    solver.solve()
    #expect(solver.value(of: p) == 5)
    let parts = solver.composition(of: p).filter { $0.factor != 0 }
    #expect(parts.map(\.constraint) == [three, two, ten])
    #expect(parts.map(\.factor) == [-1, -1, 1])
  }

  private func expectSum(
    _ parts: [(label: Int, factor: Double)], _ value: Double, in system: LinearSystem,
    _ place: Comment
  ) {
    var (sum, scale) = (0.0, 1.0)
    for (label, factor) in parts {
      let constant = Double(system[label: label]?.constant ?? 0)
      sum += factor * constant
      scale += abs(factor * constant)
    }
    #expect(abs(sum - value) <= 1e-7 * scale, place)
  }

  private func expectExactRows(_ living: inout LivingSolver, _ place: Comment) {
    for variable in 0..<living.system.variableCount {
      for label in living.determiningRows(of: variable) {
        guard var row = living.system[label: label] else {
          Issue.record("an unknown row is named: \(place)")
          continue
        }
        row.relation = .equal
        #expect(row.violation(at: living.values) <= 1e-7, place)
      }
    }
  }
}
