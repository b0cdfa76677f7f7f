// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// The lines of a container along one axis as a function of its extent W, so that they need no
/// variables.
///
/// All constraints inside influence the outside through W alone. At each priority level, the cost
/// of the optimum inside is a convex, piecewise linear function of W. Its breakpoints are given to
/// the solver in place of everything inside. Where the container is smaller than it needs, they may
/// give a lower bound only. A solution with such an extent is solved again with the exact cost: with
/// the pieces of the container's shortage, or with variables if only a solve knows it. Any other
/// solution is optimal, because its cost is exact and no other solution costs less.
protocol LineFormula: AnyObject {
  /// How many times the formula was recomputed because something inside changed: see ``FormulaVersion``.
  var revision: Int { get }

  /// The breakpoints of the cost of the optimum inside.
  var breakpoints: [CostBreakpoint] { get }

  /// Those that are the cost of growing.
  var growth: [CostBreakpoint] { get }

  /// The extent that the contents need.
  var needed: Double { get }

  /// The exact cost of being smaller.
  var shortage: Shortage { get }

  /// Whether the cost of being smaller, and how small the container can be, are still unasked for.
  var isShortageUntouched: Bool { get }

  /// The shortage up to which the breakpoints are exact.
  var exactShortage: Double { get }

  /// An extent below which a required constraint inside is violated; 0 if none would be, or if only a
  /// solve knows.
  var leastExtent: Double { get }

  /// Returns the near and the far line of every track of a container with the given extent and its
  /// near edge at `start`; nil if only a solve with variables can determine them.
  func lines(at extent: Double, from start: Double) -> [Double]?

  /// Returns the same lines in memory that the caller frees.
  func makeLines(at extent: Double, from start: Double) -> TrackLines?
}

extension LineFormula {
  /// Most formulas never change; another one takes their place.
  var revision: Int { 0 }

  func makeLines(at extent: Double, from start: Double) -> TrackLines? {
    lines(at: extent, from: start).map { TrackLines($0) }
  }

  var exactShortage: Double { 0 }

  var leastExtent: Double { max(needed - shortage.greatestLoss, 0) }

  var isShortageUntouched: Bool { shortage.isUntouched && shortage.knownLoss == nil }

  /// Returns the number of pieces of the shortage that the solver must know so that the cost of an
  /// extent is exact; 0 if the breakpoints are, or if only variables make it exact.
  func piecesNeeded(at extent: Double) -> Int {
    let lacking = needed - extent
    guard lacking > exactShortage + LengthTolerance.radius(at: needed),
      let index = shortage.indexOfPiece(at: lacking), shortage.piece(at: index)?.isKnown == true
    else { return 0 }
    return index + 1
  }

  var growth: [CostBreakpoint] { breakpoints.filter { $0.relation == .lessThanOrEqual } }
}

/// A formula as it was at some time. Two versions that are equal have the same lines at the same cost.
struct FormulaVersion: Equatable {
  let formula: any LineFormula
  private let revision: Int

  init(_ formula: any LineFormula) {
    self.formula = formula
    revision = formula.revision
  }

  static func == (first: FormulaVersion, second: FormulaVersion) -> Bool {
    first.formula === second.formula && first.revision == second.revision
  }
}

/// The formulas of a container along both axes.
struct ContainerFormulas {
  var lines: AxisPair<any LineFormula>
  /// How many pieces of the cost of being smaller the solver knows.
  var pieces = AxisPair(0)
  /// Whether the solver knows the least extents.
  var requiresLeast: Bool
  var names: CostNames
  /// Whether all subviews are laid out by the formulas, so that a container around this one can lay it
  /// out like a leaf.
  var holdEverything: Bool

  /// The cost of growing beyond the measured size, on both axes; nil if the container cannot be laid
  /// out like a leaf by the container around it.
  var growth: AxisPair<[CostBreakpoint]>? { holdEverything ? lines.map { $0.growth } : nil }

  /// The cost of shrinking below the measured size, on both axes; nil where ``growth`` is.
  var shortage: AxisPair<Shortage>? { holdEverything ? lines.map { $0.shortage } : nil }

  /// The breakpoints that stand for the costs of both extents; nil if anything else does, too.
  var plainCosts: AxisPair<[CostBreakpoint]>? {
    guard pieces == AxisPair(0), !requiresLeast else { return nil }
    return lines.map { $0.breakpoints }
  }

  /// The constraints that stand for the costs of the container's extents.
  func costs(of container: LayoutView) -> [WantedConstraint] {
    var costs = Costs()
    if let plain = plainCosts {
      costs.wanted.reserveCapacity(plain.horizontal.count + plain.vertical.count)
    }
    for axis in LayoutAxis.allCases {
      costs.addCost(
        of: lines[axis], pieces: pieces[axis], requiresLeast: requiresLeast,
        ItemReference(container), along: axis, names)
    }
    return costs.wanted
  }

  private struct Costs: Formulation {
    var wanted: [WantedConstraint] = []
  }
}

extension Formulation {
  /// Adds the cost of a container's extent along an axis that is laid out by formula: breakpoints, or, in
  /// place of those of a shortage, so many pieces of the exact cost. Requires the least extent, too, if
  /// the solver is to know it.
  mutating func addCost(
    of formula: any LineFormula, pieces: Int, requiresLeast: Bool, _ container: ItemReference,
    along axis: LayoutAxis, _ names: CostNames
  ) {
    defer {
      if requiresLeast { requireLeastExtent(of: formula, container, along: axis, names) }
    }
    guard pieces > 0 else {
      return addBreakpoints(formula.breakpoints, container, along: axis, names)
    }
    let growth = formula.growth
    addBreakpoints(growth, container, along: axis, names)
    addPieces(
      formula.shortage.pieces(pieces), below: formula.needed, container, along: axis, names,
      after: growth.count)
  }

  /// Requires the least extent of a container along an axis that is laid out by formula.
  private mutating func requireLeastExtent(
    of formula: any LineFormula, _ container: ItemReference, along axis: LayoutAxis,
    _ names: CostNames
  ) {
    let least = formula.leastExtent
    guard least > 0 else { return }
    want(
      ConstraintKey(
        subject: ObjectIdentifier(container.item), role: names.leastExtent,
        index: Int32(axis.rawValue)),
      [WantedTerm(1, .item(container, axis.extent))], .greaterThanOrEqual, least,
      ConstraintReason(.shortage))
  }
}
