// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// The invariants that hold between calls, checked in builds with the trait `InternalChecks`.
extension Solver {
  /// Verifies what holds after every edit: edits wait for the next solve, and leave the tableau, the
  /// reduced costs and the definitions as they are, or take their own share back. (That values lie
  /// in their segments, and that violations are marked, holds again after the solve.) In systems of
  /// more than 24 activities, only solves are verified, so that a build takes linear time.
  @inline(__always)
  func verifyEdit() {
    #if InternalChecks
      guard simplex.activities.count <= 24 else { return }
      simplex.verifyRows()
      if simplex.lostPrecision { return }
      simplex.verifyReducedCosts()
      simplex.verifyRunningSlopes()
      elimination.verifyDefinitions(simplex)
    #endif
  }

  /// Verifies everything after a solve.
  @inline(__always)
  func verifyInvariants() {
    #if InternalChecks
      simplex.verifyRows()
      // After a loss of precision, everything is rebuilt before it is used again.
      if simplex.lostPrecision { return }
      simplex.verifyReducedCosts()
      simplex.verifyBreakpoints()
      simplex.verifyPrices()
      simplex.verifyRunningSlopes()
      elimination.verifyDefinedValues(simplex)
      simplex.verifyAliases(table.view)
      elimination.verifyDefinitions(simplex)
    #endif
  }
}
