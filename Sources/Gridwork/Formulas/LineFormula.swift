// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// Where the lines of a container lie along one axis, as a function of the container's extent W, so that
/// they need no variables.
///
/// Whatever is wanted inside, only W is known outside. What the best answer inside costs at a given W is
/// a convex function of it, level by level: a few kinks, which go to the solver in place of everything
/// inside. Where the function is not known exactly, it is never more than the true cost; the lines are
/// then unknown, too, and an answer that asks for them is found again with variables. An answer that
/// does not is the answer.
protocol LineFormula {
  /// What the best answer inside costs at an extent.
  var kinks: [Kink] { get }

  /// The near and the far line of every track, when the container has an extent and its near edge lies
  /// at `start`; nil where only a solve with variables can tell.
  func lines(at extent: Double, from start: Double) -> [Double]?
}

extension LineFormula {
  /// What growing costs.
  var growth: [Kink] { kinks.filter { $0.relation == .lessThanOrEqual } }
}
