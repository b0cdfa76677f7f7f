// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// The work of all layouts since the root was created, in numbers that are the same on every
/// machine.
package struct LayoutWork: Hashable, Sendable {
  /// Solves of the living tree.
  package var solves = 0
  /// Plans of containers of the living tree.
  package var plans = 0
  /// Changes that a container of the living tree took over into its plan, without making another.
  package var patches = 0
  /// Containers laid out by formula that looked after a solve of the living tree where their contents
  /// are.
  package var follows = 0
  /// Views that their superview gave the frame of their solved rectangle.
  package var placements = 0
  /// Measurements by a solve of their own.
  package var measuringSolves = 0
  /// Constraints given to the solvers of these measurements.
  package var measuringConstraints = 0
  /// Pivots of these solves.
  package var measuringPivots = 0
  /// Answers of these solves whose proofs were verified.
  package var measuringVerifications = 0
}
