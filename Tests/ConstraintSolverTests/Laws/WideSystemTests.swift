// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import ConstraintSolver
import TestSupport
import Testing

/// Systems that layouts rarely contain: every answer carries a proof that holds without rounding.
///
/// The judge is the checker, which knows the constraints as given and nothing of the solver.
/// `GRIDWORK_SOAK=667` takes 10,000 systems of every family. (`ExactOptimumTests` compares small dense
/// systems with the oracle.)
struct WideSystemTests {
  @Test(arguments: WideSystem.Family.allCases)
  func `answers are proved`(family: WideSystem.Family) {
    for seed in Soak.seeds(7) {
      var solver = Solver()
      _ = WideSystem(family, seed: seed).add(to: &solver)
      #expect(solver.solve() == .solved, "seed \(seed)")
      #expect(holds(solver.proof()), "seed \(seed)")
    }
  }

  @Test(arguments: WideSystem.Family.allCases)
  func `so are the canonical ones, the other ones, and those after edits`(
    family: WideSystem.Family
  ) {
    for seed in Soak.seeds(2) {
      let system = WideSystem(family, seed: seed)
      var source = RandomSource(seed: seed)
      var solver = Solver()
      let constraints = system.add(to: &solver).constraints
      for step in 0..<4 {
        solver.solve()
        solver.canonicalize()
        var proof = solver.proof()
        #expect(holds(proof), "seed \(seed), step \(step)")
        for ambiguity in solver.ambiguities().prefix(2) {
          proof.values = solver.witness(of: ambiguity)
          #expect(holds(proof), "seed \(seed), step \(step)")
        }
        let place = source.below(constraints.count)
        solver.setConstant(
          system.rows[place].constant + Double(source.integer(-50...50)), of: constraints[place])
      }
    }
  }

  @Test func `what was solved without rounding is explained without rounding`() {
    var repairs = 0
    for seed in Soak.seeds(40) {
      let system = WideSystem(.illScaled, seed: seed)
      var solver = Solver()
      let (variables, constraints) = system.add(to: &solver)
      solver.solve()
      if solver.statistics.repairs == 0 { continue }
      repairs += 1
      func expect(_ parts: Composition, toBe value: Double) {
        var (sum, scale) = (0.0, 1.0)
        for (constraint, factor) in parts {
          guard let place = constraints.firstIndex(of: constraint) else { continue }
          sum += factor * system.rows[place].constant
          scale += abs(factor * system.rows[place].constant)
        }
        #expect(abs(sum - value) <= 1e-9 * scale, "seed \(seed)")
      }
      for (variable, other) in zip(variables, variables.dropFirst() + variables.prefix(1)) {
        let (value, otherValue) = (solver.value(of: variable), solver.value(of: other))
        expect(solver.composition(of: variable), toBe: value)
        expect(
          solver.composition(of: [LinearTerm(1, variable), LinearTerm(-3, other)]),
          toBe: value - 3 * otherValue)
      }
    }
    #expect(repairs > 4)
  }

  @Test(arguments: [(WideSystem.Family.denser, 39), (.illScaled, 261)])
  func `the proof holds where rounding was not expected, or it was`(
    family: WideSystem.Family, seed: Int
  ) {
    // In the first, changes of reduced costs left 4e-14 where nothing costs anything. In the second,
    // rows of two terms have coefficients that differ by a factor of 1e9.
    var solver = Solver()
    _ = WideSystem(family, seed: seed).add(to: &solver)
    #expect(solver.solve() == .solved)
    #expect(holds(solver.proof()))
  }

  @Test(arguments: [
    980, 1601, 1882, 2317, 2760, 2959, 4666, 5180, 5533, 5808, 6018, 6619, 6787, 7693, 7758, 8851,
    9175, 9204,
  ])
  func `multipliers below the precision of one number hold their rows`(seed: Int) {
    // A row of a stronger level is held by 1e-13 to 1e-23 of its slope, or by what a slope is short
    // of 1. Only exact arithmetic tells these from 0 and 1.
    var solver = Solver()
    _ = WideSystem(.illScaled, seed: seed).add(to: &solver)
    #expect(solver.solve() == .solved)
    #expect(solver.statistics.repairs == 1)
    var proof = solver.proof()
    #expect(holds(proof))
    // The first part of every multiplier alone is no proof.
    for level in proof.evidence.preciseMultipliers.indices {
      for place in proof.evidence.preciseMultipliers[level].indices {
        let first = proof.evidence.preciseMultipliers[level][place].parts[0]
        proof.evidence.preciseMultipliers[level][place].parts = [first]
      }
    }
    #expect(!holds(proof))
  }

  @Test func `without a verification some would be wrong`() {
    // The families are hard enough: without a verification, some answers are wrong.
    var failures = 0
    for seed in 0..<40 {
      var solver = Solver()
      solver.verification = .never
      _ = WideSystem(.illScaled, seed: seed).add(to: &solver)
      solver.solve()
      if !holds(solver.proof()) { failures += 1 }
    }
    #expect(failures > 4)
  }

  @Test func `what cannot be decided is reported`() {
    // One coefficient of 1e-200 puts whole numbers out of reach.
    var undecided = 0
    for seed in 0..<40 {
      var solver = Solver()
      let variables = WideSystem(.illScaled, seed: seed).add(to: &solver).variables
      for variable in variables {
        _ = solver.addConstraint(
          [LinearTerm(1e-200, variable)], .lessThanOrEqual, 1, Strength(1))
      }
      switch solver.solve() {
      case .solved: #expect(holds(solver.proof()), "seed \(seed)")
      case .undecided:
        undecided += 1
        // It stays so when nothing changes, whichever answer is chosen.
        solver.canonicalize()
        #expect(solver.solve() == .undecided, "seed \(seed)")
      case .iterationLimit: Issue.record("seed \(seed): the answer was not verified")
      }
    }
    #expect(undecided > 4)
  }

  @Test(arguments: [0, 2000, 20_000] as [Int64])
  func `without enough work for whole numbers, an answer is undecided, and questions end`(
    work: Int64
  ) {
    var undecided = 0
    for seed in 0..<60 {
      let system = WideSystem(.illScaled, seed: seed)
      var solver = Solver()
      solver.exactWork = work
      _ = system.add(to: &solver)
      let outcome = solver.solve()
      if outcome == .solved { continue }
      #expect(outcome == .undecided, "seed \(seed)")
      undecided += 1
      // Questions end, too.
      solver.canonicalize()
      _ = solver.conflicts()
      _ = solver.ambiguities()
      #expect(solver.solve() == .undecided, "seed \(seed)")
    }
    #expect(undecided > 0)
  }

  private func holds(_ proof: Proof) -> Bool {
    ProofChecker<ExactSum>(proof, precision: 1e-11, resolution: 1e-12).holds
  }
}
