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
  /// The changes since the last plan, as far as the plan may take them over; nil if there are
  /// others.
  fileprivate var edits: ContainerEdits? = ContainerEdits()
  /// Whether the container notes by itself which content views come and leave, with the part of it
  /// that they belong to.
  fileprivate let notesParts: Bool
  /// The subviews marked as changed, which a search finds here rather than among all subviews.
  fileprivate var changed: [Borrowed<LayoutView>] = []

  init(of compiler: any ConstraintCompiler, notesParts: Bool = false) {
    self.compiler = compiler
    self.notesParts = notesParts
  }

  /// Records a changed subview.
  fileprivate func note(_ view: LayoutView) {
    let isOnlyContent =
      view.isPlainLeaf && view.marks.contains(.content) && !view.marks.contains(.changedItself)
    if isOnlyContent {
      edits?.contents.append(ContentEdit(view: Borrowed(view), before: view.metrics))
    } else if notesParts {
      edits?.others.append(Borrowed(view))
    } else {
      edits = nil
    }
  }

  /// Records a changed part.
  fileprivate func notePart(_ part: AnyObject) {
    guard var parts = edits?.parts, !parts.contains(ObjectIdentifier(part)) else { return }
    parts.append(ObjectIdentifier(part))
    edits?.parts = parts
    if parts.count > ContainerEdits.mostParts { edits = nil }
  }
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

  // MARK: Changed subviews

  /// Notes that a subview has been marked as changed.
  final func listChanged(_ subview: LayoutView) { state?.changed.append(Borrowed(subview)) }

  /// Notes that the marks of a subview are being removed by a search that begins there.
  final func unlistChanged(_ subview: LayoutView) {
    state?.changed.removeAll { $0.refers(to: subview) }
  }

  /// Forgets the changes of a subview that leaves.
  final func forgetChanges(of subview: LayoutView) {
    unlistChanged(subview)
    state?.edits?.contents.removeAll { $0.view.refers(to: subview) }
    state?.edits?.others.removeAll { $0.refers(to: subview) }
  }

  /// Calls the body with every subview marked as changed, in their order, and forgets the list of
  /// them: the marks are removed next.
  final func takeChangedSubviews(_ body: (LayoutView) -> Void) {
    guard let state else {
      for view in subviewStorage where view.marks.contains(.changed) { body(view) }
      return
    }
    let changed = state.changed
    state.changed.removeAll(keepingCapacity: true)
    switch changed.count {
    case 0: break
    case 1: changed[0].use(body)
    default: for view in subviewStorage where view.marks.contains(.changed) { body(view) }
    }
  }

  // MARK: Edits of contents

  /// Records, for the containers concerned, whether only the content of the view changed.
  final func noteEdit() {
    if marks.contains(.changedItself) { state?.edits = nil }
    parent?.state?.note(self)
  }

  /// Notes that a part of the container changed, came or left, and nothing else in the container.
  final func partChanged(_ part: AnyObject) {
    if !marks.contains(.compile) { state?.notePart(part) }
    markPartChanged()
  }

  /// Notes that a subview came or left.
  final func subviewsChanged() {
    if state?.notesParts == true { markPartChanged() } else { markChanged() }
  }

  /// Whether something changed in a container, but nothing that the container knows about what lies
  /// inside it: whether some of it wraps, and how deeply containers are nested.
  final var knowsInside: Bool {
    guard let edits = state?.edits, !edits.isEmpty else { return false }
    // What leaves may have been the only text that wraps, or the only container.
    let isPlain = !hasTextInside && nestedContainers == 1
    return (isPlain || edits.parts.isEmpty && edits.others.isEmpty)
      && edits.contents.allSatisfy { edit in
        edit.view.use { $0.metrics.wraps == edit.before.wraps }
      }
      && edits.others.allSatisfy { view in
        view.use { $0.subviewStorage.isEmpty && !$0.isContainer && !$0.metrics.wraps }
      }
  }

  /// Returns the changes since the last call, as far as the plan may take them over; nil if anything
  /// else changed in the container.
  final func takeEdits() -> ContainerEdits? {
    defer { state?.edits = ContainerEdits() }
    return marks.contains(.compile) ? nil : state?.edits
  }

  /// The descendant whose text determines the view's first baseline; nil if there is none.
  final var firstBaselineView: LayoutView? { state?.plan.baselines.first?.object }
  /// The descendant whose text determines the view's last baseline; nil if there is none.
  final var lastBaselineView: LayoutView? { state?.plan.baselines.last?.object }

  /// Forgets baselines that come from a view that leaves.
  final func forgetBaselines(from view: LayoutView) { state?.plan.baselines.forget(view) }
}

/// Changes in a container that leave most of its plan as it is. The container keeps the views until it
/// has planned.
struct ContainerEdits {
  /// The content views of which only the content changed.
  var contents: [ContentEdit] = []
  /// The other subviews that changed, among them those that came.
  var others: [Borrowed<LayoutView>] = []
  /// The parts of the container that changed, came or left, such as the rows of a grid.
  var parts: [ObjectIdentifier] = []

  /// The number of changed parts from which on the container makes a new plan.
  fileprivate static let mostParts = 8

  var isEmpty: Bool { contents.isEmpty && others.isEmpty && parts.isEmpty }
}

/// A content view of a container, with the metrics that its content had before it changed.
struct ContentEdit {
  var view: Borrowed<LayoutView>
  var before: ContentMetrics
}

/// What a patch of a plan changed.
enum PlanPatch {
  /// Nothing but the rectangles of the content views that changed.
  case rectangles
  /// The constraints, too, and rectangles of other content views.
  case constraints
}
