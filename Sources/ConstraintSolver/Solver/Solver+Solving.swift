// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// The order of calls.
extension Solver {
  /// Updates the values and the set of broken constraints. Does nothing if nothing has changed: the
  /// outcome is that of the last time then.
  ///
  /// `precedes` orders required constraints: if they contradict each other, a constraint that
  /// contradicts those before it is broken. It is called only for constraints involved in a
  /// conflict.
  @discardableResult
  package mutating func solve(
    precedes: (ConstraintID, ConstraintID) -> Bool = { $0 < $1 }
  ) -> SolveOutcome {
    if !needsSolve { return outcome }
    counters.solves &+= 1
    answers.closeFace(&simplex)
    if !repairs.isEmpty { repairs.removeAll() }
    rebuildIfDue()
    placePending()
    // Where constraints contradict each other, which of them hold is decided before the rest.
    let isInConflict = !infeasibility.sets.isEmpty
    outcome = simplex.descend(forRequirements: isInConflict)
    if outcome != .solved {
      // Rounding is the most likely cause, and a rebuild removes it.
      rebuild()
      placePending()
      outcome = simplex.descend(forRequirements: isInConflict)
    }
    simplex.countViolatedActivities()
    if simplex.violatedActivities > 0 || isInConflict {
      let settled = resolveConflicts(precedes)
      if outcome == .solved { outcome = settled }
    }
    if growthOfRebuild < 0 { growthOfRebuild = simplex.growthSinceRebuild }
    updateValues()
    if needsProof {
      outcome = certify(outcome, precedes)
    }
    needsSolve = false
    verifyInvariants()
    return outcome
  }

  /// Finds the best values for what was added so far, apart from conflicts, so that the next solve has
  /// less to do. The values in use stay those of the last solve.
  ///
  /// It pays where a system is added part by part and the rows of later parts mention earlier ones.
  @discardableResult
  package mutating func settle(within mostSteps: Int = .max) -> SolveOutcome {
    defer { verifyEdit() }
    answers.closeFace(&simplex)
    placePending()
    return simplex.descend(within: mostSteps)
  }

  /// Updates the values of variables. Every 1,024th solve sums all of them again.
  mutating func updateValues() {
    forest.updateValues(summingAnew: counters.solves % 1024 == 0, &simplex)
    if !repairs.isEmpty { writeRepairs() }
  }

  /// Returns the value of a variable after the last `solve` or `canonicalize`.
  @inline(__always)
  package func value(of variable: Variable) -> Double { forest.values[Int(variable.index)] }

  /// Returns the values of four variables; 0 in place of a number below 0.
  ///
  /// It changes nothing. It is `mutating` for the sake of a solver that is stored in a class, all of
  /// which would otherwise be copied to the stack first.
  @inline(__always)
  package mutating func values(of variables: SIMD4<Int32>) -> SIMD4<Double> {
    var values = SIMD4<Double>.zero
    for index in 0..<4 where variables[index] >= 0 {
      values[index] = forest.values[Int(variables[index])]
    }
    return values
  }

  /// Writes the values of the variables 0, 1, … into `copy`, up to its count: the fastest way to
  /// read them all. The values of removed variables are meaningless.
  package mutating func copyValues(into copy: inout [Double]) {
    let count = Swift.min(copy.count, forest.values.count)
    copy.withUnsafeMutableBufferPointer { copy in
      copy.baseAddress?.update(from: forest.values.base, count: count)
    }
  }
}
