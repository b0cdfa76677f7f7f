// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import ConstraintSolver

/// The size of the linear system of a tree, and the work of solving it: for benchmarks, and for tests
/// of the cost of an edit.
package struct SystemSize: Hashable, Sendable {
  /// The number of variables in use.
  package var variables: Int
  /// The number of rows in use.
  package var constraints: Int
  /// The number of pivots since the root was created.
  package var pivots: Int
}

extension LayoutRoot {
  /// The work of all layouts since the root was created.
  package var work: LayoutWork { engine.work }

  /// The size of the system that was solved last.
  ///
  /// - Complexity: O(*n*), where *n* is the number of variables and rows.
  package var systemSize: SystemSize {
    SystemSize(
      variables: engine.variables.count { if case .none = $0 { false } else { true } },
      constraints: engine.rows.count { $0.isInUse }, pivots: engine.pivots)
  }
}
