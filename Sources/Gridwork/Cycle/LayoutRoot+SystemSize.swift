// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import ConstraintSolver

/// How large the system is that a tree became, and what solving it took: for measurements and for
/// tests of what an edit costs.
package struct SystemSize: Hashable, Sendable {
  package var variables: Int
  package var constraints: Int
  /// Since the root was made.
  package var pivots: Int
}

extension LayoutRoot {
  /// What layouts took so far.
  package var work: LayoutWork { engine.work }

  /// The size of the system as solved last.
  package var systemSize: SystemSize {
    var size = SystemSize(
      variables: 0, constraints: 0, pivots: engine.solver.statistics.pivots)
    for variable in engine.variables {
      if case .none = variable { continue }
      size.variables += 1
    }
    for row in engine.rows {
      if case .none = row.owner { continue }
      size.constraints += 1
    }
    return size
  }
}
