// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// What layouts took since the root was made, in numbers that are the same on every machine.
package struct LayoutWork: Hashable, Sendable {
  /// Solves of the living tree.
  package var solves = 0
  /// Plans of containers of the living tree.
  package var plans = 0
  /// Edits of contents that a container of the living tree took over without a plan.
  package var patches = 0
  /// Measurements that took a solve aside.
  package var solvesAside = 0
  /// Constraints that these solves had to be given.
  package var constraintsAside = 0
  /// Pivots that they took.
  package var pivotsAside = 0
}
