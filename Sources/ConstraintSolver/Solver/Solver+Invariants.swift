// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// What holds between calls, checked when the package is built with the trait `InternalChecks`.
extension Solver {
  @inline(__always)
  func verifyInvariants() {
    #if InternalChecks
      simplex.verifyRows()
      // Where digits were lost, everything is built anew before it is used again.
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
