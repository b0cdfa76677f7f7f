// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// The lines of a container along one axis as a function of its extent W, so that they need no
/// variables.
///
/// All constraints inside influence the outside through W alone. At each priority level, the cost
/// of the optimum inside is a convex, piecewise linear function of W. Its breakpoints are given to
/// the solver in place of everything inside. Where the container is smaller than it needs, they give a lower
/// bound only: a solution with such an extent is solved again with variables. Any other solution is optimal,
/// because its cost is exact and no other solution costs less.
protocol LineFormula: AnyObject {
  /// The breakpoints of the cost of the optimum inside.
  var breakpoints: [CostBreakpoint] { get }

  /// Those that are the cost of growing.
  var growth: [CostBreakpoint] { get }

  /// The extent that the contents need.
  var needed: Double { get }

  /// Returns the near and the far line of every track of a container with the given extent and its
  /// near edge at `start`, in memory that the caller frees; nil if only a solve with variables can determine
  /// them.
  func makeLines(at extent: Double, from start: Double) -> TrackLines?
}

extension LineFormula {
  /// The same lines in an array.
  func lines(at extent: Double, from start: Double) -> [Double]? {
    makeLines(at: extent, from: start).map { lines in
      defer { lines.free() }
      return Array(lines.numbers)
    }
  }

  var growth: [CostBreakpoint] { breakpoints.filter { $0.relation == .lessThanOrEqual } }
}

/// The formulas of a container along both axes.
struct ContainerFormulas {
  /// What is laid out between the lines, and knows their formulas.
  let contents: FormulaContents
  /// Whether all subviews are laid out by the formulas, so that a container around this one can lay it
  /// out like a leaf.
  var holdEverything: Bool

  func line(along axis: LayoutAxis) -> any LineFormula { known(contents.formula(along: axis)) }

  /// The cost of growing beyond the measured size, on both axes; nil if the container cannot be laid
  /// out like a leaf by the container around it.
  var growth: AxisPair<[CostBreakpoint]>? {
    holdEverything ? AxisPair { line(along: $0).growth } : nil
  }

  /// The breakpoints that stand for the costs of both extents.
  var costs: AxisPair<[CostBreakpoint]> { AxisPair { line(along: $0).breakpoints } }

  /// The constraints that stand for the costs of the container's extents.
  func costs(of container: LayoutView) -> [WantedConstraint] {
    LayoutAxis.allCases.flatMap {
      line(along: $0).breakpoints.wanted(of: ItemReference(container), along: $0)
    }
  }
}
