// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// Resolves contradictions between required constraints.
///
/// The rule: take the required constraints in order of precedence; one that contradicts those kept
/// before it is broken. The broken constraints are then a function of the system, whatever its
/// history.
///
/// The descent only finds that the required level cannot reach zero. First, every constraint that
/// is violated at its optimum is put aside; the optimum proves that the rest holds. Then the
/// constraints put aside return one by one, in order of precedence:
///
/// - If the constraint holds, it stays.
/// - If it does not, a set that contradicts itself is found, and its last member `n` is put aside.
///   If `n` is the constraint itself, it contradicts those before it and is broken for good.
///   Otherwise both are decided when their turns come.
///
/// Every constraint before the one being decided is decided correctly, so the outcome follows the
/// rule.
///
/// All this concerns the required level alone. Once it is decided, one descent satisfies the weaker levels. A
/// violation near the tolerance may show only where these put it: then all levels take part.
extension Solver {
  mutating func resolveConflicts(
    _ precedes: (ConstraintID, ConstraintID) -> Bool
  ) -> SolveOutcome {
    var decided = decideConflicts(precedes, forRequirements: true)
    var outcome = redescend()
    if decided == .solved, simplex.violatedActivities > 0 {
      decided = decideConflicts(precedes, forRequirements: false)
      outcome = redescend()
    }
    return decided == .solved ? outcome : decided
  }

  private mutating func decideConflicts(
    _ precedes: (ConstraintID, ConstraintID) -> Bool, forRequirements isForRequirements: Bool
  ) -> SolveOutcome {
    func isBefore(_ a: Int32, _ b: Int32) -> Bool {
      precedes(ConstraintID(index: a), ConstraintID(index: b))
    }
    var undecided = infeasibility.takeStaleSets(isBefore, table.view)
    while simplex.violatedActivities > 0 {
      let violated = putViolatedAside(isBefore)
      // Rounding alone violates a bound that nothing pushes against.
      if violated.isEmpty { return .undecided }
      undecided += violated
      let outcome = redescend(forRequirements: isForRequirements)
      if outcome != .solved { return outcome }
    }
    // The list is in reverse order: the next constraint to decide is its last.
    undecided.sort { isBefore($1, $0) }
    func decideLater(_ constraint: Int32) {
      var (low, high) = (0, undecided.count)
      while low < high {
        let middle = (low + high) / 2
        if isBefore(constraint, undecided[middle]) { low = middle + 1 } else { high = middle }
      }
      undecided.insert(constraint, at: low)
    }
    // No set that is found below has members that are decided after it.
    var older = infeasibility.sets.count
    while let next = undecided.popLast() {
      table.records[Int(next)].state = .pending
      table.pending.append(next)
      let outcome = redescend(forRequirements: isForRequirements)
      if outcome != .solved { return outcome }
      if simplex.violatedActivities == 0 { continue }
      let set = findInfeasibleSet(next, isBefore)
      putAside(next)
      if let last = set.members.max(by: isBefore), last != next {
        putAside(last)
        decideLater(next)
        decideLater(last)
      } else {
        // Constraints that only this one contradicted may return.
        for broken in infeasibility.takeSets(with: next, amongFirst: &older) {
          decideLater(broken)
        }
        infeasibility.sets.append(set)
      }
      let settled = redescend(forRequirements: isForRequirements)
      if settled != .solved { return settled }
    }
    infeasibility.sets.sort { isBefore($0.broken, $1.broken) }
    return .solved
  }

  /// Places what is pending, and descends again; with `isForRequirements`, until no more requirements can hold.
  mutating func redescend(forRequirements isForRequirements: Bool = false) -> SolveOutcome {
    placePending()
    if isForRequirements {
      simplex.countViolatedActivities()
      if simplex.violatedActivities == 0 { return .solved }
    }
    let outcome = simplex.descend(forRequirements: isForRequirements)
    simplex.countViolatedActivities()
    return outcome
  }

  /// Descends again, and returns whether all required constraints in force hold.
  mutating func requirementsHold() -> Bool {
    _ = redescend(forRequirements: true)
    return simplex.violatedActivities == 0
  }

  mutating func putAside(_ constraint: Int32) {
    removeBreakpoint(of: Int(constraint))
    table.records[Int(constraint)].state = .broken
  }

  /// Puts aside every violated required constraint. If only bounds are violated, which always stay
  /// in force, puts aside the last of the constraints that push against them.
  private mutating func putViolatedAside(_ isBefore: (Int32, Int32) -> Bool) -> [Int32] {
    var violated: [Int32] = []
    for activity in 0..<simplex.activities.count where simplex.activities[activity].isViolated {
      let block = simplex.activities[activity].breakpoints
      for index in block.indices {
        let breakpoint = simplex.breakpoints.element(block, index)
        if breakpoint.level == 0
          && simplex.isViolated(breakpoint, at: simplex.activities[activity].value)
          && !table.records[Int(breakpoint.constraint)].isBound
        {
          violated.append(breakpoint.constraint)
        }
      }
    }
    if violated.isEmpty, let last = constraints(of: farkasCertificate()).max(by: isBefore) {
      violated = [last]
    }
    for constraint in violated { putAside(constraint) }
    return violated
  }
}
