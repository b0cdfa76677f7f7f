// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// Reads the proof of an answer from the tableau.
///
/// Of a basic activity, every breakpoint contributes the slope of its side. A nonbasic one needs
/// `-D_j` in total (`MultiplierTable.distribute`). Of a fixed activity, nothing else is known; it
/// needs what makes the sum of all multiples cancel in its coordinate.
///
/// At the required level, too, the tableau has multipliers `λ` that cancel. Where required
/// constraints leave no room between them, such as `a <= 3` and `a >= 3`, some are not 0, and the
/// tableau may hold a weaker level by a constraint that has to push the wrong way. Adding a multiple
/// of `λ` makes the others push instead:
///
///     before   Σ y_i · a_i  cancels      y_r has the wrong sign, λ_r the right one
///     after    Σ (y_i + t · λ_i) · a_i   cancels too
extension Solver {
  /// The answer of the last solve with its proof. Where the tableau does not have one, the proof
  /// fails.
  ///
  /// Pass the same `precedes` as to the last `solve`.
  package mutating func proof(
    precedes: (ConstraintID, ConstraintID) -> Bool = { $0 < $1 }
  ) -> Proof {
    let evidence = evidence(precedes)
    return Proof(statement, evidence)
  }

  /// The answer of the last solve and the constraints as given.
  var statement: LiveStatement { LiveStatement(table, forest.values) }

  /// The evidence for the answer of the last solve.
  mutating func evidence(_ precedes: (ConstraintID, ConstraintID) -> Bool) -> Evidence {
    let repaired = repairedConstraints
    var evidence = evidence(repaired)
    for repair in repairs { evidence.contradictions += repair.contradictions }
    if infeasibility.sets.isEmpty { return evidence }
    var unproved: [Int32] = []
    for set in infeasibility.sets where repaired.isEmpty || !repaired[Int(set.broken)] {
      if let contradiction = set.contradiction {
        evidence.contradictions.append(contradiction)
      } else {
        unproved.append(set.broken)
      }
    }
    if unproved.isEmpty { return evidence }
    for named in namedConflicts(precedes, where: unproved.contains) {
      if let sum = contradiction(of: named.conflict) {
        evidence.contradictions.append(self.named(sum, of: named.conflict))
      }
    }
    return evidence
  }

  /// For every constraint, whether its component was solved without rounding; empty if none was.
  private var repairedConstraints: [Bool] {
    if repairs.isEmpty { return [] }
    var repaired = [Bool](repeating: false, count: table.records.count)
    for repair in repairs {
      for constraint in repair.named.constraints { repaired[Int(constraint)] = true }
      for bound in repair.named.bounds where bound >= 0 { repaired[Int(bound)] = true }
    }
    return repaired
  }

  /// A contradiction in terms of a statement's rows. What the left sides leave of variables that are not
  /// negative, the bounds take.
  private func named(_ sum: Contradiction, of conflict: Conflict) -> Evidence.Contradiction {
    var found = Evidence.Contradiction(broken: conflict.broken.index, factors: [])
    var rest = [Double](repeating: 0, count: sum.bounds.isEmpty ? 0 : forest.nodes.count)
    for (member, factor) in zip(conflict.members, sum.factors) where factor != 0 {
      found.factors.append(Evidence.Multiplier(row: member.index, value: factor))
      if rest.isEmpty { continue }
      let terms = table.records[Int(member.index)].terms
      for position in terms.indices {
        let entry = table.terms.element(terms, position)
        rest[Int(entry.index)] += factor * entry.coefficient
      }
    }
    if rest.isEmpty { return found }
    for index in 0..<table.records.count
    where table.records[index].isBound && table.records[index].state == .placed {
      guard let variable = table.firstVariable(of: Int32(index)) else { continue }
      if sum.bounds.contains(Variable(index: Int32(variable))) {
        found.factors.append(Evidence.Multiplier(row: Int32(index), value: -rest[variable]))
      }
    }
    return found
  }
}
