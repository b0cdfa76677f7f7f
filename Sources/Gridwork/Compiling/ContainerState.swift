// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// The data stored with a container.
final class ContainerState: ContainerEdits {
  /// The container, which owns this, or ``ownedCompiler``.
  fileprivate unowned(unsafe) let compiler: any ConstraintCompiler
  /// What compiles a plain view; nil for a grid or a stack.
  private let ownedCompiler: AnyObject?
  /// The last plan.
  @exclusivity(unchecked) var plan = ContainerPlan()
  /// The parts that have variables although no constraint mentions them.
  var materialized: Materialization = []
  /// The custom constraints that the container has activated.
  var activeCustomConstraints: [LayoutConstraint] = []

  /// Creates the state of a grid or a stack, or of a plain view, which owns what compiles it.
  init(of compiler: any ConstraintCompiler, owned: Bool = false, notesParts: Bool = false) {
    self.compiler = compiler
    ownedCompiler = owned ? compiler : nil
    super.init(notesParts: notesParts, framesSubview: owned)
  }
}

extension LayoutView {
  /// The container's state, which the view keeps alive; nil for a plain view.
  private var state: Unretained<ContainerState>? {
    guard let containerState else { return nil }
    // Every container stores a `ContainerState` there.
    return Unretained(downcast(containerState, to: ContainerState.self))
  }

  /// What compiles the container: a grid or a stack itself; nil for a plain view that has variables.
  final var compiler: (any ConstraintCompiler)? { state?.use { $0.compiler } }

  /// The container's last plan; empty for a plain view.
  final var plan: ContainerPlan { state?.use { $0.plan } ?? ContainerPlan() }

  /// Keeps a plan as the container's last one.
  final func keepPlan(_ plan: consuming ContainerPlan) { state?.object.plan = plan }

  /// Calls the body with the container's last plan, in place.
  final func withPlan(_ body: (borrowing ContainerPlan) -> Void) { state?.use { body($0.plan) } }

  /// Changes the container's last plan in place.
  final func changePlan(_ change: (inout ContainerPlan) -> Void) {
    state?.use { change(&$0.plan) }
  }

  /// The measurement in the container's plan; nil if only a solve can determine it, and for a plain
  /// view.
  final var plannedMeasurement: Measurement? { state?.use { $0.plan.measurement } ?? nil }

  /// The contents that the container's plan lays out by formula; nil if all have variables, and for a
  /// plain view.
  final var plannedContents: FormulaContents? { state?.use { $0.plan.contents } ?? nil }

  /// The views that determine the baselines in the container's plan.
  final var plannedBaselines: BaselineSources {
    state?.use { $0.plan.baselines } ?? BaselineSources()
  }

  /// The cost of growing in the container's plan; nil if part of the container has variables, and
  /// for a plain view.
  final var plannedGrowth: AxisPair<[CostBreakpoint]>? {
    state?.use { $0.plan.formulas?.growth } ?? nil
  }

  /// The cost of growing in the container's plan, even if formulas give way to variables; nil if they cannot lay
  /// the container out like a leaf, and for a plain view.
  final var possibleGrowth: AxisPair<[CostBreakpoint]>? {
    state?.use { $0.plan.formulas?.growth ?? $0.plan.unusedGrowth } ?? nil
  }

  /// Whether formulas could lay the container out, but part of it has variables.
  final var givesWayToVariables: Bool { state?.use { $0.plan.unusedGrowth != nil } ?? false }

  /// The room in a stack's plan in which some views have left; nil while all are present.
  final var plannedRoom: Room? { state?.use { $0.plan.room } ?? nil }

  /// The intermediate values of the last plan, for readers of the layout.
  final var compilation: AnyObject? { state?.use { $0.plan.compilation } ?? nil }

  /// The parts of the container that have variables although no constraint mentions them, from the next plan
  /// on.
  package final var materialized: Materialization {
    get { state?.use { $0.materialized } ?? [] }
    set { state?.use { $0.materialized = newValue } }
  }

  /// The custom constraints that the container has activated.
  final var activeCustomConstraints: [LayoutConstraint] {
    get { state?.use { $0.activeCustomConstraints } ?? [] }
    set { state?.use { $0.activeCustomConstraints = newValue } }
  }

  /// The measurements of the view by solves; nil if it must be measured again.
  final var knownMeasurements: KnownMeasurements? {
    measurements.map { downcast($0, to: KnownMeasurements.self) }
  }

  /// Forgets baselines that come from a view that leaves.
  final func forgetBaselines(from view: LayoutView) {
    state?.use { $0.plan.baselines.forget(view) }
  }
}

/// What a patch of a plan changed.
enum PlanPatch {
  /// Nothing but the rectangles of the content views that changed.
  case rectangles
  /// The constants of some constraints, too.
  case constants([PlannedConstant])
  /// What the container's extents cost, and rectangles of other content views, too.
  case extents
  /// Whatever a plan determines.
  case constraints
}

/// The constant of a planned constraint.
struct PlannedConstant {
  var key: ConstraintKey
  var value: Double
}
