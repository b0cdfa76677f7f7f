// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import ConstraintSolver
import TestSupport
import Testing

/// Every answer carries its proof, which is verified without rounding and without the tableau.
struct ProofLawTests {
  @Test func `every answer is proved after every edit`() {
    for seed in Soak.seeds(150) { check(SystemGenerator.Shape(), seed) }
  }

  @Test func `also where variables are held equal`() {
    let shape = SystemGenerator.Shape(variables: 3...6, rows: 5...10, ties: 35, nonNegative: 50)
    for seed in Soak.seeds(100) { check(shape, seed) }
  }

  @Test func `also where required inequalities leave no room`() {
    // All hold at one point, and some only there: together they are equalities.
    let shape = SystemGenerator.Shape(variables: 3...6, rows: 6...16, required: 60, tight: 100)
    for seed in Soak.seeds(150) { check(shape, seed) }
  }

  @Test func `every broken row contradicts others`() {
    let shape = SystemGenerator.Shape(rows: 4...9, required: 60, contradictory: 50)
    var conflicts = 0
    for seed in Soak.seeds(100) { conflicts += check(shape, seed) }
    #expect(conflicts > 50)
  }

  /// Returns the number of conflicts seen.
  @discardableResult
  private func check(_ shape: SystemGenerator.Shape, _ seed: Int) -> Int {
    var generator = SystemGenerator(seed: seed, shape: shape)
    var living = LivingSolver(generator.system())
    var conflicts = 0
    for step in 0..<4 {
      let repairs = living.repairs
      #expect(living.solve() == .solved, "seed \(seed), step \(step)")
      #expect(living.repairs == repairs, "seed \(seed), step \(step): the proof failed at first")
      // To choose among equally good answers, the solver may look at a component without rounding.
      if step % 2 == 1 { living.solve(canonically: true) }
      let proof = living.proof()
      #expect(ProofChecker<ExactSum>(proof).holds, "seed \(seed), step \(step)")
      #expect(ProofChecker<RoundedSum>(proof).holds, "seed \(seed), step \(step)")
      #expect(
        proof.evidence.contradictions.count == living.broken.count, "seed \(seed), step \(step)")
      conflicts += proof.evidence.contradictions.count
      living.apply(generator.edit(of: living.system))
    }
    return conflicts
  }

  @Test func `an ambiguity has two witnesses`() {
    var ambiguities = 0
    for seed in Soak.seeds(150) {
      var generator = SystemGenerator(seed: seed)
      var living = LivingSolver(generator.system())
      living.solve(canonically: seed % 2 == 0)
      var proof = living.proof()
      let values = proof.values
      for witness in living.witnesses() {
        // What proves one answer proves the other.
        proof.values = witness.values
        #expect(ProofChecker<ExactSum>(proof).holds, "seed \(seed)")
        let distance = witness.values[witness.variable] - values[witness.variable]
        #expect(abs(distance) > 1e-6, "seed \(seed)")
        ambiguities += 1
      }
    }
    #expect(ambiguities > 50)
  }
}
