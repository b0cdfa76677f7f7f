// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import ConstraintSolver
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
    forEachAnswer(400) { living, oracle, place in
      let expected = oracle.broken()
      #expect(living.conflicts.map(\.broken) == expected, place)
      #expect(living.broken == Set(expected), place)
    }
  }

  @Test func `a conflict is minimal, names the broken row, and lists by age`() {
    forEachAnswer(400) { living, oracle, place in
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
    forEachAnswer(400) { living, oracle, place in
      for conflict in living.conflicts {
        #expect(conflict.members == oracle.earliestSet(endingWith: conflict.broken), place)
      }
    }
  }

  @Test func `the excess is the least violation that the others leave`() {
    forEachAnswer(400) { living, oracle, place in
      for conflict in living.conflicts {
        let others = conflict.members.filter { $0 != conflict.broken }
        let least = oracle.leastViolation(of: conflict.broken, whileHolding: others)
        #expect(areEqual([conflict.excess], [least?.value ?? .nan]), place)
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
