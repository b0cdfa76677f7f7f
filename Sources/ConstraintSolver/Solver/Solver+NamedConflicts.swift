// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// Which contradiction is named where a constraint is broken.
///
/// A broken constraint may contradict those kept before it in several ways. The one that is named
/// is a function of the system, not of its history: of all minimal sets the earliest, compared from
/// the last member to the first.
extension Solver {
  /// Whether required constraints were broken by the last solve.
  package var hasConflicts: Bool { !infeasibility.sets.isEmpty }

  /// Broken constraints in order of precedence, each with the earliest minimal set. `precedes` is
  /// the order of the last `solve`.
  package func conflicts(
    precedes: (ConstraintID, ConstraintID) -> Bool = { $0 < $1 }
  ) -> [Conflict] {
    if infeasibility.sets.isEmpty { return [] }
    func isBefore(_ a: Int32, _ b: Int32) -> Bool {
      precedes(ConstraintID(index: a), ConstraintID(index: b))
    }
    let requirements = (0..<Int32(table.records.count)).filter { table.isRequirement($0) }
    var groups = VariableGroups(count: forest.nodes.count)
    for requirement in requirements { table.join(requirement, in: &groups) }
    return infeasibility.sets.map { set in
      table.join(set.broken, in: &groups)
      let group = table.firstVariable(of: set.broken).map { groups.group(of: $0) }
      var candidates = requirements.filter { requirement in
        table.firstVariable(of: requirement).map { groups.group(of: $0) } == group
          && isBefore(requirement, set.broken)
      }
      candidates.sort(by: isBefore)
      var trial = DeletionFilter(candidates + [set.broken], of: self)
      trial.keepEarliestSet()
      return Conflict(
        broken: ConstraintID(index: set.broken),
        members: trial.kept.map { ConstraintID(index: $0) }, excess: trial.leastViolationOfLast())
    }
  }
}
