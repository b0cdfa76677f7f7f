// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// Which contradiction is named where a constraint is broken.
///
/// A broken constraint may contradict those kept before it in several ways. The one that is named
/// is a function of the system, not of its history: of all minimal sets the earliest, compared from
/// the last member to the first.
extension Solver {
  /// Whether required constraints were broken by the last solve.
  package var hasConflicts: Bool { !proofs.isEmpty }

  /// Broken constraints in order of precedence, each with the earliest minimal set. `precedes` is the
  /// order of the last `solve`.
  package func conflicts(
    precedes: (ConstraintID, ConstraintID) -> Bool = { $0 < $1 }
  ) -> [Conflict] {
    if proofs.isEmpty { return [] }
    func isBefore(_ a: Int32, _ b: Int32) -> Bool {
      precedes(ConstraintID(index: a), ConstraintID(index: b))
    }
    let requirements = (0..<Int32(records.count)).filter { isRequirement($0) }
    var groups = VariableGroups(count: nodes.count)
    for requirement in requirements { join(requirement, in: &groups) }
    return proofs.map { proof in
      join(proof.broken, in: &groups)
      let group = firstVariable(of: proof.broken).map { groups.group(of: $0) }
      var candidates = requirements.filter { requirement in
        firstVariable(of: requirement).map { groups.group(of: $0) } == group
          && isBefore(requirement, proof.broken)
      }
      candidates.sort(by: isBefore)
      var trial = ConflictTrial(candidates + [proof.broken], of: self)
      trial.keepEarliestSet()
      return Conflict(
        broken: ConstraintID(index: proof.broken),
        members: trial.kept.map { ConstraintID(index: $0) }, excess: trial.leastViolationOfLast())
    }
  }

  private func firstVariable(of constraint: Int32) -> Int? {
    let block = records[Int(constraint)].terms
    return block.isEmpty ? nil : Int(terms.element(block, 0).index)
  }

  private func join(_ constraint: Int32, in groups: inout VariableGroups) {
    guard let first = firstVariable(of: constraint) else { return }
    let block = records[Int(constraint)].terms
    for index in block.indices { groups.join(first, Int(terms.element(block, index).index)) }
  }
}

/// Variables that constraints tie together, directly or through others.
private struct VariableGroups {
  /// Another variable of the group, nearer to the one that stands for it; that one has itself.
  private var nearer: [Int]

  init(count: Int) { nearer = Array(0..<count) }

  mutating func group(of variable: Int) -> Int {
    var here = variable
    while nearer[here] != here {
      nearer[here] = nearer[nearer[here]]
      here = nearer[here]
    }
    return here
  }

  mutating func join(_ a: Int, _ b: Int) { nearer[group(of: a)] = group(of: b) }
}
