// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// Proofs of infeasibility.
extension Solver {
  /// Returns the required constraints and bounds that take part in the contradiction, each with the factor by
  /// which it counts: with these, the constraints add up to `0 >= ` something greater.
  ///
  /// They are the multipliers of the required level at its optimum. There, the slopes of what is violated
  /// cancel against what holds it.
  mutating func farkasCertificate() -> [Evidence.Multiplier] {
    requiredMultipliers().compactMap {
      $0.value.magnitude <= Tolerance.multiplier
        ? nil : Evidence.Multiplier(row: $0.row, value: -$0.value)
    }
  }

  /// Whether a certificate proves a contradiction. Rounding may spoil it.
  func isProof(_ certificate: [Evidence.Multiplier]) -> Bool {
    // None of the constraints is broken yet.
    ProofChecker<RoundedSum>(
      statement, Evidence.Contradiction(broken: -1, factors: certificate)
    ).holds
  }

  /// The constraints of a certificate, which bounds are not.
  func constraints(of certificate: [Evidence.Multiplier]) -> [Int32] {
    certificate.map { $0.row }.filter { !table.records[Int($0)].isBound }
  }

  /// Finds a set of required constraints that contradict each other, `constraint` among them; without it, all
  /// constraints in force hold.
  mutating func findInfeasibleSet(_ constraint: Int32, _ isBefore: (Int32, Int32) -> Bool)
    -> InfeasibleSet
  {
    let certificate = farkasCertificate()
    var members = constraints(of: certificate)
    // What holds without the constraint may contradict itself by less than counts.
    if members.contains(constraint), isProof(certificate) {
      return InfeasibleSet(
        broken: constraint, members: members,
        contradiction: Evidence.Contradiction(broken: constraint, factors: certificate),
        clock: table.changeClock)
    }
    if !members.contains(constraint) { members.append(constraint) }
    var trial = DeletionFilter(members, of: self)
    if trial.holds() {
      // Rounding hid a member: every required constraint is a candidate.
      let candidates = (0..<Int32(table.records.count)).filter { table.isRequirement($0) }
        .sorted(by: isBefore)
      trial = DeletionFilter(candidates, of: self)
      for place in candidates.indices.reversed() where candidates[place] != constraint {
        trial.drop(place)
        if trial.holds() { trial.restore(place) }
      }
      members = trial.kept
    }
    return InfeasibleSet(broken: constraint, members: members, clock: table.changeClock)
  }
}
