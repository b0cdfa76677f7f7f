// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// The order of calls.
extension Solver {
  /// Brings values and broken marks up to date; does nothing when nothing changed.
  ///
  /// `precedes` orders required constraints: where they contradict each other, one that contradicts
  /// those before it is broken. It is asked only about constraints involved in a conflict.
  @discardableResult
  package mutating func solve(
    precedes: (ConstraintID, ConstraintID) -> Bool = { $0 < $1 }
  ) -> SolveOutcome {
    if !needsSolve { return .solved }
    counters.solves += 1
    answers.closeFace(&simplex)
    rebuildIfDue()
    placePending()
    var outcome = simplex.descend()
    if outcome != .solved {
      // Rounding is the likeliest cause; a fresh start is the remedy.
      rebuild()
      placePending()
      outcome = simplex.descend()
    }
    simplex.countViolatedActivities()
    if simplex.violatedActivities > 0 || !infeasibility.sets.isEmpty {
      let settled = resolveConflicts(precedes)
      if outcome == .solved { outcome = settled }
    }
    updateValues()
    needsSolve = false
    verifyInvariants()
    return outcome
  }

  /// Brings the values of variables up to date; every thousandth time all of them are summed anew.
  mutating func updateValues() {
    forest.updateValues(summingAnew: counters.solves % 1024 == 0, &simplex)
  }

  /// The value after the last `solve`, or after the last `canonicalize`.
  @inline(__always)
  package func value(of variable: Variable) -> Double { forest.values[Int(variable.index)] }

  /// Writes the values of the variables 0, 1, … as far as `copy` reaches: the fastest way to read
  /// them all. Those of removed variables mean nothing.
  package mutating func copyValues(into copy: inout [Double]) {
    let count = Swift.min(copy.count, forest.values.count)
    copy.withUnsafeMutableBufferPointer { copy in
      copy.baseAddress?.update(from: forest.values.base, count: count)
    }
  }
}
