// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// What holds between calls, checked when the package is built with the trait `InternalChecks`.
extension Solver {
  /// Verifies everything at the end of a mutation. The checks take as long as the system is large, so that
  /// one of many constraints is only checked after solves: all its edits together would take as long as
  /// the square of its size.
  @inline(__always)
  func verifyInvariantsAfterEdit() {
    #if InternalChecks
      if table.records.count <= 100 { verifyInvariants() }
    #endif
  }

  /// Verifies everything.
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
