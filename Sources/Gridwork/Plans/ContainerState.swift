// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// The data stored with a container.
final class ContainerState {
  /// The container, which owns this.
  fileprivate unowned(unsafe) let compiler: any ConstraintCompiler
  /// The last plan.
  var plan = ContainerPlan()
  /// How many pieces of the cost of being smaller than its contents need the solver knows.
  var pricedPieces = AxisPair(0)
  /// The custom constraints that the container has activated.
  var activeCustomConstraints: [LayoutConstraint] = []
  /// The content views that changed since the last plan and of which only the content did; nil if
  /// anything else changed.
  fileprivate var edits: [ContentEdit]? = []

  init(of compiler: any ConstraintCompiler) { self.compiler = compiler }
}

extension LayoutView {
  private var state: ContainerState? {
    // Every container stores a `ContainerState` there.
    containerState.map { unsafeDowncast($0, to: ContainerState.self) }
  }

  /// The view as a container; nil for a plain view.
  final var compiler: (any ConstraintCompiler)? { state?.compiler }

  /// The container's last plan; empty for a plain view.
  final var plan: ContainerPlan {
    get { state?.plan ?? ContainerPlan() }
    set { state?.plan = newValue }
  }

  /// The measurement in the container's plan; nil if only a solve can determine it, and for a plain
  /// view.
  final var plannedMeasurement: Measurement? { state?.plan.measurement }

  /// The cost of growing in the container's plan; nil if part of the container has variables, and
  /// for a plain view.
  final var plannedGrowth: AxisPair<[Breakpoint]>? { state?.plan.growth }

  /// The room in a stack's plan in which some views have left; nil while all are present.
  final var plannedRoom: Room? { state?.plan.room }

  /// The intermediate values of the last plan, for readers of the layout.
  final var compilation: AnyObject? { state?.plan.compilation }

  /// How many pieces of the cost of being smaller than its contents need the solver knows, from the
  /// next plan on.
  final var pricedPieces: AxisPair<Int> {
    get { state?.pricedPieces ?? AxisPair(0) }
    set { state?.pricedPieces = newValue }
  }

  /// The custom constraints that the container has activated.
  final var activeCustomConstraints: [LayoutConstraint] {
    get { state?.activeCustomConstraints ?? [] }
    set { state?.activeCustomConstraints = newValue }
  }

  /// The measurements of the view by solves; nil if it must be measured again.
  final var knownMeasurements: KnownMeasurements? {
    get { measurements.map { unsafeDowncast($0, to: KnownMeasurements.self) } }
    set { measurements = newValue }
  }

  // MARK: Edits of contents

  /// Records, for the containers concerned, whether only the content of the view changed.
  final func noteEdit() {
    if marks.contains(.changedItself) { state?.edits = nil }
    guard let container = parent?.state else { return }
    if isPlainLeaf, marks.contains(.content), !marks.contains(.changedItself) {
      container.edits?.append(ContentEdit(view: Borrowed(self), before: metrics))
    } else {
      container.edits = nil
    }
  }

  /// Returns the content views of which only the content changed since the last call; nil if anything
  /// else changed in the container.
  final func takeEdits() -> [ContentEdit]? {
    defer { state?.edits = [] }
    return marks.contains(.compile) ? nil : state?.edits
  }

  /// The descendant whose text determines the view's first baseline; nil if there is none.
  final var firstBaselineView: LayoutView? { state?.plan.baselines.first?.object }
  /// The descendant whose text determines the view's last baseline; nil if there is none.
  final var lastBaselineView: LayoutView? { state?.plan.baselines.last?.object }

  /// Forgets baselines that come from a view that leaves.
  final func forgetBaselines(from view: LayoutView) { state?.plan.baselines.forget(view) }
}

/// A content view of a container, with the metrics that its content had before it changed.
struct ContentEdit {
  /// The container keeps the view until it has planned.
  var view: Borrowed<LayoutView>
  var before: ContentMetrics
}
