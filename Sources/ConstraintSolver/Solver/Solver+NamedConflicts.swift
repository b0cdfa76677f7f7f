// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// Decides which irreducible infeasible set is reported for a broken constraint.
///
/// A broken constraint may contradict those kept before it in several ways. The set that is
/// reported is a function of the system, not of its history: the earliest of all minimal sets,
/// compared from the last member to the first.
extension Solver {
  /// Whether the last solve broke required constraints.
  package var hasConflicts: Bool {
    // Otherwise every question would copy the solver.
    mutating get { !infeasibility.sets.isEmpty }
  }

  /// The broken constraints of the last solve, in order of precedence. Finding them takes no search.
  package var brokenConstraints: [ConstraintID] {
    mutating get { infeasibility.sets.map { ConstraintID(index: $0.broken) } }
  }

  /// Returns the broken constraints in order of precedence, each with its earliest irreducible
  /// infeasible set. Pass the same `precedes` as to the last `solve`.
  package mutating func conflicts(
    precedes: (ConstraintID, ConstraintID) -> Bool = { $0 < $1 }
  ) -> [Conflict] {
    if infeasibility.sets.isEmpty { return [] }
    var work = exactWork
    let repaired = repairs.flatMap { repair in
      repair.answer.contradictions.map { repair.conflict(of: $0.broken, &work, precedes) }
    }
    let named = namedConflicts(precedes) { broken in
      !repaired.contains { $0.broken.index == broken }
    }
    return (named.map { $0.conflict } + repaired).sorted { precedes($0.broken, $1.broken) }
  }

  /// Names the set of every broken constraint that is wanted.
  ///
  /// A set that was named before is searched for again if one of its members changed, or if its witnesses
  /// no longer satisfy what they should.
  mutating func namedConflicts(
    _ precedes: (ConstraintID, ConstraintID) -> Bool, where isWanted: (Int32) -> Bool
  ) -> [NamedConflict] {
    func isBefore(_ a: Int32, _ b: Int32) -> Bool {
      precedes(ConstraintID(index: a), ConstraintID(index: b))
    }
    infeasibility.indexRequirements(table, variables: forest.nodes.count)
    var result: [NamedConflict] = []
    for place in infeasibility.sets.indices where isWanted(infeasibility.sets[place].broken) {
      let set = infeasibility.sets[place]
      var named = set.named.flatMap { isTrue($0, isBefore) ? $0 : nil } ?? named(set, isBefore)
      named.clock = table.changeClock
      infeasibility.sets[place].named = named
      result.append(named)
    }
    return result
  }

  private func named(
    _ set: InfeasibleSet, _ isBefore: (Int32, Int32) -> Bool
  ) -> NamedConflict {
    var search = EarliestConflictSearch(set, in: self, isBefore)
    let members = search.earliestSet(in: self, isBefore) ?? set.members.sorted(by: isBefore)
    var trial = DeletionFilter(members, of: self)
    let conflict = Conflict(
      broken: ConstraintID(index: set.broken), members: members.map { ConstraintID(index: $0) },
      excess: trial.leastViolationOfLast())
    return NamedConflict(
      conflict: conflict, witnesses: search.witnesses, clock: table.changeClock)
  }

  /// Whether a set that was named is still the earliest one. Its members contradict each other as long as
  /// they do not change.
  private func isTrue(
    _ named: NamedConflict, _ isBefore: (Int32, Int32) -> Bool
  ) -> Bool {
    let members = named.conflict.members.map { $0.index }
    guard members.allSatisfy({ table.records[Int($0)].changed <= named.clock }) else {
      return false
    }
    if table.requirementClock <= named.clock { return true }
    guard named.witnesses.count == members.count - 1 else { return false }
    var moves = [Double](repeating: 0, count: forest.nodes.count)
    return named.witnesses.allSatisfy { witness in
      for move in witness.moves { moves[Int(move.index)] = move.coefficient }
      defer { for move in witness.moves { moves[Int(move.index)] = 0 } }
      return isTrue(witness, of: members, moves, isBefore)
    }
  }

  private func isTrue(
    _ witness: NamedConflict.Witness, of members: [Int32], _ moves: [Double],
    _ isBefore: (Int32, Int32) -> Bool
  ) -> Bool {
    func holds(_ constraint: Int32) -> Bool {
      !table.isViolated(constraint) { forest.values[$0] + moves[$0] }
    }
    for member in members.reversed() {
      if member == witness.excluded { break }
      guard holds(member) else { return false }
    }
    for move in witness.moves {
      let variable = Int(move.index)
      let value = forest.values[variable] + move.coefficient
      if forest.nodes[variable].isNonNegative, value < -Tolerance.radius(at: move.coefficient) {
        return false
      }
      var isTrue = true
      infeasibility.requirements?.forEach(mentioning: variable) { requirement in
        guard isTrue, table.isRequirement(requirement), !holds(requirement) else { return }
        isTrue = !isBefore(requirement, witness.excluded)
      }
      guard isTrue else { return false }
    }
    return true
  }
}
