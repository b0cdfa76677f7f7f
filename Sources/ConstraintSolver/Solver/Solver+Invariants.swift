// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// The invariants that hold between calls, checked in builds with the trait `InternalChecks`.
extension Solver {
  @inline(__always)
  func verifyInvariants() {
    #if InternalChecks
      simplex.verifyRows()
      // After a loss of precision, everything is rebuilt before it is used again.
      if simplex.lostPrecision { return }
      simplex.verifyReducedCosts()
      simplex.verifyBreakpoints()
      simplex.verifyRunningSlopes()
      elimination.verifyDefinedValues(simplex)
      simplex.verifyAliases(table.view)
      elimination.verifyDefinitions(simplex)
    #endif
  }
}
