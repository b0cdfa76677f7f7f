// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// Decides which irreducible infeasible set is reported for a broken constraint.
///
/// A broken constraint may contradict those kept before it in several ways. The set that is
/// reported is a function of the system, not of its history: the earliest of all minimal sets,
/// compared from the last member to the first.
extension Solver {
  /// Whether the last solve broke required constraints.
  package var hasConflicts: Bool { !infeasibility.sets.isEmpty }

  /// Returns the broken constraints in order of precedence, each with its earliest irreducible
  /// infeasible set. Pass the same `precedes` as to the last `solve`.
  package func conflicts(
    precedes: (ConstraintID, ConstraintID) -> Bool = { $0 < $1 }
  ) -> [Conflict] {
    if infeasibility.sets.isEmpty { return [] }
    let repaired = repairs.flatMap { repair in
      repair.answer.contradictions.map { repair.conflict(of: $0.broken, precedes) }
    }
    let sets = infeasibility.sets.filter { set in
      !repaired.contains { $0.broken.index == set.broken }
    }
    return (conflicts(sets, precedes) + repaired).sorted { precedes($0.broken, $1.broken) }
  }

  /// Returns some broken constraints, each with its earliest irreducible infeasible set.
  func conflicts(
    _ sets: [IrreducibleSet], _ precedes: (ConstraintID, ConstraintID) -> Bool
  ) -> [Conflict] {
    if sets.isEmpty { return [] }
    func isBefore(_ a: Int32, _ b: Int32) -> Bool {
      precedes(ConstraintID(index: a), ConstraintID(index: b))
    }
    let requirements = RequirementIndex(table, variables: forest.nodes.count)
    return sets.map { set in
      var search = EarliestSetSearch(set.broken, in: self)
      let members = search.earliestSet(requirements, in: self, isBefore) ?? set.members
      return Conflict(
        broken: ConstraintID(index: set.broken),
        members: members.map { ConstraintID(index: $0) },
        excess: search.leastViolation(in: members, of: self))
    }
  }
}
