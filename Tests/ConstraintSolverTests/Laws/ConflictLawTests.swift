// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import ConstraintSolver
import TestSupport
import Testing

/// What happens where required rows contradict each other, compared with the oracle.
struct ConflictLawTests {
  private static let contradictory = SystemGenerator.Shape(
    variables: 1...3, rows: 3...8, required: 75, contradictory: 50, nonNegative: 40)

  /// Looks at a solver after every few edits of random contradictory systems.
  private func forEachAnswer(
    _ count: Int, _ check: (inout LivingSolver, VertexOracle, Comment) -> Void
  ) {
    for seed in Soak.seeds(count) {
      var generator = SystemGenerator(seed: seed, shape: Self.contradictory)
      var living = LivingSolver(generator.system())
      for step in 0..<4 {
        living.solve()
        check(&living, VertexOracle(living.system), "seed \(seed), step \(step)")
        for _ in 0..<2 { living.apply(generator.edit(of: living.system)) }
      }
    }
  }

  @Test func `a row is broken exactly when it contradicts those kept before it`() {
    forEachAnswer(200) { living, oracle, place in
      let expected = oracle.broken()
      #expect(living.conflicts.map(\.broken) == expected, place)
      #expect(living.broken == Set(expected), place)
    }
  }

  @Test func `a conflict is minimal, names the broken row, and lists by age`() {
    forEachAnswer(200) { living, oracle, place in
      for conflict in living.conflicts {
        let members = conflict.members
        #expect(members.contains(conflict.broken), place)
        #expect(!oracle.canHold(members), place)
        for member in members {
          #expect(oracle.canHold(members.filter { $0 != member }), place)
        }
        let ages = members.map { living.system[label: $0]?.age ?? -1 }
        #expect(ages == ages.sorted(), place)
      }
    }
  }

  @Test func `of all minimal sets the earliest is named, whatever the history`() {
    forEachAnswer(200) { living, oracle, place in
      for conflict in living.conflicts {
        #expect(conflict.members == oracle.earliestSet(endingWith: conflict.broken), place)
      }
    }
  }

  // Too many variables for the oracle. Whether rows can hold together, a solver without history says.
  @Test func `in wide systems, too, the earliest set is named after every edit`() {
    let shape = SystemGenerator.Shape(
      variables: 8...16, rows: 20...40, terms: [1, 1, 2, 2, 2, 2, 2, 2, 3, 4], required: 85,
      contradictory: 8, ties: 20, nonNegative: 40)
    var count = 0
    for seed in Soak.seeds(8) {
      var generator = SystemGenerator(seed: seed, shape: shape)
      var living = LivingSolver(generator.system())
      for step in 0..<8 {
        living.solve()
        let (system, conflicts) = (living.system, living.conflicts)
        let broken = Set(conflicts.map(\.broken))
        for conflict in conflicts {
          let earliest = system.earliestSet(endingWith: conflict.broken, broken: broken) {
            system.canHold($0)
          }
          #expect(conflict.members == earliest, "seed \(seed), step \(step)")
          count += 1
        }
        living.apply(generator.edit(of: living.system))
      }
    }
    #expect(count > 40)
  }

  @Test
  func `the earliest set is named, too, where equally good answers were found without rounding`() {
    // z is anything from x to x + 100, and a coefficient of 1e-6 makes rounding count.
    var solver = Solver()
    let (x, z) = (solver.addVariable(), solver.addVariable())
    for (relation, constant) in [(Relation.greaterThanOrEqual, 0.0), (.lessThanOrEqual, 100)] {
      _ = solver.addConstraint(
        [LinearTerm(1, z), LinearTerm(-1, x)], relation, constant, .required)
    }
    _ = solver.addConstraint(
      [LinearTerm(1, x), LinearTerm(1e-6, z)], .lessThanOrEqual, 1000, Strength(500))
    _ = solver.addConstraint([LinearTerm(1, x)], .lessThanOrEqual, 0, Strength(400))
    // The last to come is the first in the order of precedence.
    let last = solver.addConstraint([LinearTerm(1, x)], .lessThanOrEqual, 0, .required)
    _ = solver.addConstraint([LinearTerm(1, x)], .greaterThanOrEqual, 5, .required)
    let first = solver.addConstraint([LinearTerm(1, x)], .greaterThanOrEqual, 10, .required)
    solver.solve { $0 > $1 }
    solver.canonicalize()
    #expect(solver.ambiguities().map(\.variable) == [z])
    #expect(solver.statistics.repairs == 1)
    let conflicts = solver.conflicts { $0 > $1 }
    #expect(conflicts.map(\.broken) == [last])
    #expect(conflicts.map(\.members) == [[first, last]])
    #expect(conflicts.map(\.excess) == [10])
  }

  @Test func `the excess is the least violation that the others leave`() {
    forEachAnswer(200) { living, oracle, place in
      for conflict in living.conflicts {
        let others = conflict.members.filter { $0 != conflict.broken }
        let least = oracle.leastViolation(of: conflict.broken, whileHolding: others)
        #expect(areEqual([conflict.excess], [least?.value ?? .nan]), place)
      }
    }
  }

  @Test func `a sum of the members proves each conflict, and accounts for its excess`() {
    forEachAnswer(1000) { living, oracle, place in
      for (conflict, contradiction) in zip(living.conflicts, living.contradictions) {
        guard let contradiction else {
          Issue.record("There is no sum: \(place)")
          continue
        }
        var left = [Double](repeating: 0, count: living.system.variableCount)
        var total = 0.0
        for (label, factor) in contradiction.factors {
          guard let row = living.system[label: label] else { continue }
          // An inequality may only be multiplied so that it says "at least".
          switch row.relation {
          case .equal: break
          case .greaterThanOrEqual: #expect(factor >= 0, place)
          case .lessThanOrEqual: #expect(factor <= 0, place)
          }
          if label == conflict.broken { #expect(abs(factor) == 1, place) }
          for (variable, coefficient) in row.coefficients.enumerated() {
            left[variable] += factor * Double(coefficient)
          }
          total += factor * Double(row.constant)
        }
        // What is left of the variables can only be negative.
        for (variable, coefficient) in left.enumerated() {
          #expect(
            contradiction.bounds.contains(variable)
              ? living.system.nonNegative.contains(variable) && coefficient < 0
              : abs(coefficient) < 1e-7, place)
        }
        #expect(abs(total - conflict.excess) < 1e-6 * max(1, conflict.excess), place)
        // Every member counts: the set is minimal.
        #expect(contradiction.factors.allSatisfy { $0.factor != 0 }, place)
      }
    }
  }

  @Test func `everything else holds as well as it can`() {
    forEachAnswer(500) { living, oracle, place in
      let broken = living.broken
      let values = living.values
      #expect(living.system.holds(at: values, broken: broken), place)
      let expected = oracle.optimum(broken: broken).violations.map(\.value)
      #expect(areEqual(living.system.violations(at: values), expected), place)
    }
  }
}

extension LinearSystem {
  /// Whether rows can hold together, as a new solver sees it.
  fileprivate func canHold(_ labels: [Int]) -> Bool {
    var part = LinearSystem(variableCount: variableCount)
    part.nonNegative = nonNegative
    part.rows = rows.filter { labels.contains($0.label) }
    var solver = LivingSolver(part)
    solver.solve()
    return solver.conflicts.isEmpty
  }
}
