// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// Required constraints that contradict each other.
///
/// The policy: take the required constraints in order of precedence; one that contradicts those
/// kept before it is broken. What is broken is then a function of the system, whatever its
/// history.
///
/// The descent only says that the required level cannot reach zero. First everything that is
/// violated at its optimum is put aside; the rest holds, the optimum shows it. Then what was put
/// aside comes back, in order of precedence:
///
/// - It holds: it stays.
/// - It does not: a minimal set that contradicts itself is found, and its last member `n` is put
///   aside. If `n` is the constraint itself, it contradicts those before it and is broken for good.
///   Otherwise it stays, and `n` is to be decided when its turn comes.
///
/// Everything before the one being decided is decided rightly, so the outcome is the policy's.
extension Solver {
  mutating func resolveConflicts(
    _ precedes: (ConstraintID, ConstraintID) -> Bool
  ) -> SolveOutcome {
    func isBefore(_ a: Int32, _ b: Int32) -> Bool {
      precedes(ConstraintID(index: a), ConstraintID(index: b))
    }
    var undecided = infeasibility.takeStaleSets(isBefore, table.view)
    while simplex.violatedActivities > 0 {
      undecided += putViolatedAside(isBefore)
      let outcome = redescend()
      if outcome != .solved { return outcome }
    }
    // The first in order is last in the list.
    undecided.sort { isBefore($1, $0) }
    func decideLater(_ constraint: Int32) {
      var (low, high) = (0, undecided.count)
      while low < high {
        let middle = (low + high) / 2
        if isBefore(constraint, undecided[middle]) { low = middle + 1 } else { high = middle }
      }
      undecided.insert(constraint, at: low)
    }
    while let next = undecided.popLast() {
      let outcome = reinstate(next)
      if outcome != .solved { return outcome }
      if simplex.violatedActivities == 0 { continue }
      let set = findIrreducibleSet(next, isBefore)
      putAside(next)
      if let last = set.members.last, last != next {
        putAside(last)
        decideLater(next)
        decideLater(last)
      } else {
        // What only this one contradicted may come back.
        for broken in infeasibility.takeSets(where: { $0.members.contains(next) }) {
          decideLater(broken)
        }
        infeasibility.sets.append(set)
      }
      let settled = redescend()
      if settled != .solved { return settled }
    }
    infeasibility.sets.sort { isBefore($0.broken, $1.broken) }
    return .solved
  }

  private mutating func redescend() -> SolveOutcome {
    placePending()
    let outcome = simplex.descend()
    simplex.countViolatedActivities()
    return outcome
  }

  private mutating func putAside(_ constraint: Int32) {
    removeBreakpoint(of: Int(constraint))
    table.records[Int(constraint)].state = .broken
  }

  private mutating func reinstate(_ constraint: Int32) -> SolveOutcome {
    table.records[Int(constraint)].state = .pending
    table.pending.append(constraint)
    return redescend()
  }

  /// Puts aside every violated required constraint. Where only bounds are violated, which stay in
  /// force, it is the last of the constraints that push against them.
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
    if violated.isEmpty, let last = farkasCertificate().max(by: isBefore) { violated = [last] }
    for constraint in violated { putAside(constraint) }
    return violated
  }
}
