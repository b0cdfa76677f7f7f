// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import ConstraintSolver

/// The checker accepts what proves an answer and nothing else.
struct ProofCheckerTests {
  /// `x >= 3` required, `x <= 1` at the next level, `x = 5` at the one below: the answer is 3.
  private func proof(x: Double, _ multipliers: [[(row: Int32, value: Double)]]) -> Proof {
    var proof = Proof(values: [x])
    let rows: [(Relation, Double)] = [
      (.greaterThanOrEqual, 3), (.lessThanOrEqual, 1), (.equal, 5),
    ]
    for (level, row) in rows.enumerated() {
      proof.terms.append(LinearTerm(1, Variable(index: 0)))
      proof.rows.append(
        StatementRow(
          terms: level..<level + 1, relation: row.0, constant: row.1, level: Int32(level)))
    }
    for level in multipliers {
      proof.evidence.multipliers += level.map { Evidence.Multiplier(row: $0.row, value: $0.value) }
      proof.evidence.ends.append(proof.evidence.multipliers.count)
    }
    return proof
  }

  /// Whether the proof holds, without and with rounding.
  private func holds(_ proof: Proof) -> [Bool] {
    [ProofChecker<ExactSum>(proof).holds, ProofChecker<RoundedSum>(proof).holds]
  }

  @Test func `multipliers that cancel prove an optimum`() {
    // The second row pulls down, against the first one, which can neither rise nor fall from then
    // on. The third one pulls up, against the same row.
    #expect(holds(proof(x: 3, [[], [(0, -1), (1, 1)], [(0, 1), (2, -1)]])) == [true, true])
    // Without the proof of the second level, the first row could rise.
    #expect(holds(proof(x: 3, [[], [(1, 1)], [(0, 1), (2, -1)]])) == [false, false])
    // The second row is violated, so it holds nothing.
    #expect(
      holds(proof(x: 3, [[], [(0, -1), (1, 1)], [(1, 1), (2, -1)]])) == [false, false])
  }

  @Test func `a required row that does not hold is no answer`() {
    #expect(holds(proof(x: 2, [[], [(0, -1), (1, 1)]])) == [false, false])
  }

  @Test func `what does not cancel is no proof`() {
    #expect(holds(proof(x: 3, [[], [(0, -0.5), (1, 1)]])) == [false, false])
    #expect(holds(proof(x: 3, [[], [(0, -1), (1, 1)]])) == [true, true])
  }

  @Test func `a required row pushes in one direction only`() {
    // At 3 the row `x >= 3` can be pushed against, not pulled at.
    var pulled = proof(x: 3, [[], [(0, 1), (1, -1)]])
    #expect(holds(pulled) == [false, false])
    pulled.rows[0].relation = .equal
    pulled.rows[1].relation = .greaterThanOrEqual
    pulled.rows[1].constant = 7
    #expect(holds(pulled) == [true, true])
  }

  @Test func `a small multiplier holds its row if it was found without rounding`() {
    func proof(_ small: Double, precisely: Bool, cancelling: Double) -> Proof {
      var proof = Proof(values: [3])
      for (relation, constant, level) in [
        (Relation.lessThanOrEqual, 3.0, 1 as Int32), (.greaterThanOrEqual, 3, 1), (.equal, 2, 2),
      ] {
        let place = proof.rows.count
        proof.terms.append(LinearTerm(1, Variable(index: 0)))
        proof.rows.append(
          StatementRow(
            terms: place..<place + 1, relation: relation, constant: constant, level: level))
      }
      // x <= 3 and x >= 3 push against each other at level 1. What pulls down at level 2 is held by the
      // first of them, which could fall if it had no multiplier at its own level.
      let levels: [[(row: Int32, value: Double)]] = [
        [], [(0, small), (1, -cancelling)], [(0, -1), (2, 1)],
      ]
      proof.evidence.ends = [0, 0, 0]
      for level in levels.indices {
        if precisely {
          proof.evidence.preciseMultipliers.append(
            levels[level].map { Evidence.PreciseMultiplier(row: $0.row, parts: [$0.value]) })
        } else {
          proof.evidence.multipliers += levels[level].map {
            Evidence.Multiplier(row: $0.row, value: $0.value)
          }
        }
        for later in level..<3 { proof.evidence.ends[later] = proof.evidence.multipliers.count }
      }
      return proof
    }
    #expect(holds(proof(1e-3, precisely: false, cancelling: 1e-3)) == [true, true])
    #expect(holds(proof(1e-20, precisely: false, cancelling: 1e-20)) == [false, false])
    #expect(holds(proof(1e-20, precisely: true, cancelling: 1e-20)) == [true, true])
    // Its last digit counts where sums are not rounded.
    let other = 1e-20 + 1e-20.ulp
    #expect(holds(proof(1e-20, precisely: true, cancelling: other)) == [false, true])
    #expect(holds(proof(0, precisely: true, cancelling: 0)) == [false, false])
    #expect(holds(proof(1e-50, precisely: true, cancelling: 1e-50)) == [false, false])
  }

  @Test func `a row of a weaker level, or a broken one, proves nothing about a level`() {
    // The third row may not push at the level of the second, above it.
    #expect(holds(proof(x: 3, [[], [(0, -1), (1, 1)]])) == [true, true])
    #expect(holds(proof(x: 3, [[], [(0, -2), (1, 1), (2, 1)]])) == [false, false])
    var broken = proof(x: 3, [[], [(0, -1), (1, 1)]])
    broken.rows[0].isInForce = false
    #expect(holds(broken) == [false, false])
  }

  @Test func `rows whose left sides cancel and whose constants do not contradict each other`() {
    // x >= 5 holds, and x <= 2 is broken: together 0 >= 3. The third row is a wish. The fourth, which says
    // what the first does, is broken, too.
    var proof = Proof(values: [5])
    for (relation, constant, level, isInForce) in [
      (Relation.greaterThanOrEqual, 5.0, 0 as Int32, true), (.lessThanOrEqual, 2, 0, false),
      (.equal, 5, 1, true), (.greaterThanOrEqual, 5, 0, false),
    ] {
      let place = proof.rows.count
      proof.terms.append(LinearTerm(1, Variable(index: 0)))
      proof.rows.append(
        StatementRow(
          terms: place..<place + 1, relation: relation, constant: constant, level: level,
          isInForce: isInForce))
    }
    func holds(_ factors: [(row: Int32, value: Double)]) -> [Bool] {
      var proof = proof
      proof.evidence.contradictions = [
        Evidence.Contradiction(
          broken: 1, factors: factors.map { Evidence.Multiplier(row: $0.row, value: $0.value) })
      ]
      return self.holds(proof)
    }
    #expect(holds([(0, 1), (1, -1)]) == [true, true])
    // The left sides do not cancel.
    #expect(holds([(0, 1), (1, -0.5)]) == [false, false])
    // They say 0 >= -3, which is true: each row is turned round.
    #expect(holds([(0, -1), (1, 1)]) == [false, false])
    // A wish is no reason to break a requirement.
    #expect(holds([(2, 1), (1, -1)]) == [false, false])
    // Neither is another broken row.
    #expect(holds([(3, 1), (1, -1)]) == [false, false])
  }

  @Test func `a broken row is proved without a search for the set that is reported`() {
    var solver = Solver()
    solver.verification = .always
    let (x, y) = (solver.addVariable(), solver.addVariable())
    _ = solver.addConstraint([LinearTerm(1, x)], .equal, 3, .required)
    _ = solver.addConstraint([LinearTerm(1, y), LinearTerm(-2, x)], .equal, 0, .required)
    _ = solver.addConstraint([LinearTerm(1, y)], .equal, 9, .required)
    let outcome = solver.solve()
    #expect(outcome == .solved)
    let proof = solver.proof()
    #expect(ProofChecker<ExactSum>(proof).holds)
    // y - (y - 2x) - 2x is 0, and 9 - 0 - 2 · 3 is 3.
    let factors = proof.evidence.contradictions.first?.factors ?? []
    #expect(factors.map(\.row) == [0, 1, 2])
    #expect(factors.map { $0.value / (factors.last?.value ?? 0) } == [-2, -1, 1])
    let areUnnamed = solver.infeasibility.sets.map { $0.named == nil }
    #expect(areUnnamed == [true])
  }

  @Test func `a limit holds what an equality beyond it fixes`() {
    var solver = Solver()
    let x = solver.addVariable()
    _ = solver.addConstraint([LinearTerm(1, x)], .lessThanOrEqual, 26, .required)
    _ = solver.addConstraint([LinearTerm(1, x)], .equal, 39, .required)
    let holds = solver.requirementsHold()
    #expect(!holds)
    // x - x is 0, and 39 - 26 is 13.
    let certificate = solver.farkasCertificate()
    #expect(certificate.map(\.row) == [0, 1])
    #expect(certificate.map(\.value) == [-1, 1])
    let areProofs = [certificate, [certificate[1]]].map { solver.isProof($0) }
    #expect(areProofs == [true, false])
  }

  @Test func `a multiplier beyond the slopes of its row is no proof`() {
    // At 5 the row `x = 5` has slopes from -1 to 1.
    var single = Proof(values: [5])
    for place in 0..<4 {
      single.terms.append(LinearTerm(1, Variable(index: 0)))
      single.rows.append(
        StatementRow(
          terms: place..<place + 1, relation: .equal, constant: place < 1 ? 5 : 9, level: 1))
    }
    // Three rows pull towards 9 with a slope of 1 each.
    single.evidence.multipliers = [
      Evidence.Multiplier(row: 0, value: 3), Evidence.Multiplier(row: 1, value: -1),
      Evidence.Multiplier(row: 2, value: -1), Evidence.Multiplier(row: 3, value: -1),
    ]
    single.evidence.ends = [0, 4]
    #expect(holds(single) == [false, false])
    // One row alone is held.
    single.rows[2].isInForce = false
    single.rows[3].isInForce = false
    single.evidence.multipliers = [
      Evidence.Multiplier(row: 0, value: 1), Evidence.Multiplier(row: 1, value: -1),
    ]
    single.evidence.ends = [0, 2]
    #expect(holds(single) == [true, true])
  }

  @Test func `a violated row needs its multiplier, once`() {
    // At 3 the second row is off by 2, which nothing accounts for.
    #expect(holds(proof(x: 3, [[], []])) == [false, false])
    // Each of these two multipliers is a slope of that row, but not their sum.
    #expect(holds(proof(x: 3, [[], [(0, -2), (1, 1), (1, 1)]])) == [false, false])
  }

  @Test func `a row that a stronger level lets fall cannot be pushed down on`() {
    // x = 5 and x = 9 at one level: both ends and everything between are best. At 5, the first one
    // is at the end of its range: it can still rise. A weaker row that pulls up is not held.
    var range = Proof(values: [5])
    for (place, row) in [(5.0, 1 as Int32), (9, 1), (12, 2)].enumerated() {
      range.terms.append(LinearTerm(1, Variable(index: 0)))
      range.rows.append(
        StatementRow(
          terms: place..<place + 1, relation: .equal, constant: row.0, level: row.1))
    }
    let first = [Evidence.Multiplier(row: 0, value: 1), Evidence.Multiplier(row: 1, value: -1)]
    range.evidence.multipliers =
      first + [Evidence.Multiplier(row: 0, value: 1), Evidence.Multiplier(row: 2, value: -1)]
    range.evidence.ends = [0, 2, 4]
    #expect(holds(range) == [false, false])
    // A weaker row that pulls down is.
    range.rows[2].constant = 2
    range.evidence.multipliers =
      first + [Evidence.Multiplier(row: 0, value: -1), Evidence.Multiplier(row: 2, value: 1)]
    #expect(holds(range) == [true, true])
    // At 9, it is the other way round.
    range.values = [9]
    range.rows[2].constant = 12
    range.evidence.multipliers =
      first + [Evidence.Multiplier(row: 1, value: 1), Evidence.Multiplier(row: 2, value: -1)]
    #expect(holds(range) == [true, true])
  }
}
