// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// The lines of a container along one axis as a function of its extent W, so that they need no
/// variables.
///
/// All constraints inside influence the outside through W alone. At each priority level, the cost
/// of the optimum inside is a convex, piecewise linear function of W. Its breakpoints are given to
/// the solver in place of everything inside. For an extent at which the exact cost is unknown, the
/// breakpoints give a lower bound, and the lines are unknown, too: a solution with such an extent
/// is found again with variables. Any other solution is optimal, because its cost is exact and no
/// other solution costs less.
protocol LineFormula {
  /// The breakpoints of the cost of the optimum inside.
  var breakpoints: [Breakpoint] { get }

  /// Returns the near and the far line of every track of a container with the given extent and its
  /// near edge at `start`; nil if only a solve with variables can determine them.
  func lines(at extent: Double, from start: Double) -> [Double]?
}

extension LineFormula {
  /// The cost of growing.
  var growth: [Breakpoint] { breakpoints.filter { $0.relation == .lessThanOrEqual } }
}
