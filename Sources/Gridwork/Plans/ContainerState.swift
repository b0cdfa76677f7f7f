// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// What is kept with a view that compiles itself to constraints.
final class ContainerState {
  /// The container, which owns this.
  fileprivate unowned(unsafe) let compiler: any ConstraintCompiler
  /// What the container wants, as compiled last.
  var plan = ContainerPlan()
  /// The custom constraints that the container has activated.
  var activeCustomConstraints: [LayoutConstraint] = []
  /// The content views that changed since the last plan and of which only the content did; nil if
  /// anything else changed.
  fileprivate var edits: [ContentEdit]? = []

  init(of compiler: any ConstraintCompiler) { self.compiler = compiler }
}

extension LayoutView {
  private var state: ContainerState? {
    // Nobody else keeps anything here.
    containerState.map { unsafeDowncast($0, to: ContainerState.self) }
  }

  /// The view as something that compiles itself to constraints; nil for a plain view.
  final var compiler: (any ConstraintCompiler)? { state?.compiler }

  /// What the container wants, as compiled last; a plain view wants nothing.
  final var plan: ContainerPlan {
    get { state?.plan ?? ContainerPlan() }
    set { state?.plan = newValue }
  }

  /// What the container measures by its plan; nil where only a solve can tell, and for a plain view.
  final var plannedMeasurement: Measurement? { state?.plan.measurement }

  /// What growing costs the container by its plan; nil where some of it has variables, and for a plain
  /// view.
  final var plannedGrowth: AxisPair<[Kink]>? { state?.plan.growth }

  /// The room in which some views have left a stack by its plan; nil while all are there.
  final var plannedRoom: Room? { state?.plan.room }

  /// What lies between the container's description and its constraints, as compiled last.
  final var compilation: AnyObject? { state?.plan.compilation }

  /// The custom constraints that the container has activated.
  final var activeCustomConstraints: [LayoutConstraint] {
    get { state?.activeCustomConstraints ?? [] }
    set { state?.activeCustomConstraints = newValue }
  }

  /// What was measured of the view by solves aside; nil when it is to be measured again.
  final var knownMeasurements: KnownMeasurements? {
    get { measurements.map { unsafeDowncast($0, to: KnownMeasurements.self) } }
    set { measurements = newValue }
  }

  // MARK: Edits of contents

  /// Notes for the containers concerned whether only the view's content changed.
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

  /// The descendant whose text gives the view its first baseline, when it has one; nil otherwise.
  final var firstBaselineView: LayoutView? { state?.plan.baselines.first?.object }
  /// The descendant whose text gives the view its last baseline, when it has one; nil otherwise.
  final var lastBaselineView: LayoutView? { state?.plan.baselines.last?.object }

  /// Lets go of baselines that come from a view which leaves.
  final func forgetBaselines(from view: LayoutView) { state?.plan.baselines.forget(view) }
}

/// A content view of a container, with the metrics that its content had before it changed.
struct ContentEdit {
  /// The container keeps the view until it has planned.
  var view: Borrowed<LayoutView>
  var before: ContentMetrics
}
