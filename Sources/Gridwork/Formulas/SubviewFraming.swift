// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// Lays out by formula the only subview of a plain view that does nothing but frame it, such as a view
/// with some padding around a field.
///
/// The constraints that tie the subview to the view have no rows then. A view that cannot be laid out
/// like this any more is an ordinary view again: see ``LayoutView/updateFraming(_:)``.
final class SubviewFraming: ConstraintCompiler {
  private let reference: Unretained<LayoutView>
  /// What the view frames, found in the last update of the living tree.
  private var content: FramedContent

  fileprivate init(_ content: FramedContent, in container: LayoutView) {
    (self.content, reference) = (content, Unretained(container))
  }

  var container: LayoutView { reference.object }

  /// Notes what the view frames now. Formulas that say the same stay the same objects, so that those
  /// around can tell.
  fileprivate func renew(_ new: FramedContent) {
    let old = content.formulas
    content = new
    for axis in LayoutAxis.allCases where old[axis] == new.formulas[axis] {
      content.formulas[axis] = old[axis]
    }
  }

  var computedKind: ComputedLayout.Item.Kind { .view }

  func describedVariable(_ variable: OwnVariable) -> DescribedVariable? { nil }

  // MARK: Plans

  func plan(measuring: any ContentMeasuring) -> ContainerPlan {
    guard !measuring.isFullyMaterialized else {
      return ContainerPlan(measurement: FramedContent(in: container, measuring)?.measurement)
    }
    guard container.materialized.isEmpty else {
      return ContainerPlan(measurement: content.measurement)
    }
    let contents = FormulaContents(
      [content.position], content.formulas.map { .formula($0) },
      in: FormulaContents.Surroundings(of: container))
    return ContainerPlan(
      listed: nil,
      formulas: ContainerFormulas(contents: contents, holdEverything: true),
      contents: contents, measurement: content.measurement)
  }

  /// Takes over what changed in the subview, or inside it.
  func patch(_ edits: ContainerEdits, measuring: any ContentMeasuring) -> PlanPatch? {
    guard let contents = container.plannedContents,
      content.unretainedView.use({ $0.formulaIndex }) == 0
    else { return nil }
    let changed = LayoutAxis.allCases.filter {
      contents.formula(along: $0) !== content.formulas[$0]
    }
    guard !changed.isEmpty else { return .rectangles }
    for axis in changed { contents.setFormula(content.formulas[axis], along: axis) }
    container.changePlan { $0.measurement = content.measurement }
    return .extents
  }

  // MARK: More variables, and fewer

  func needsPromotion(at size: LayoutSize) -> Bool {
    !container.materialized.isEmpty
      && LayoutAxis.allCases.contains { content.formulas[$0].lines(at: size[$0], from: 0) == nil }
  }
}

/// A framed subview that formulas can lay out.
private struct FramedContent {
  /// The subview, which the view around it keeps.
  let unretainedView: Unretained<LayoutView>
  /// The measurement of the view around it.
  let measurement: Measurement
  var formulas: AxisPair<InsetTrack>

  /// The position of the subview: it fills the only cell.
  var position: ContentFormula {
    let cell = CellFormula(0..<1, .fill, extent: 0)
    return ContentFormula(of: unretainedView, x: cell, y: cell)
  }

  /// Nil if a constraint other than those that frame the subview mentions it, if it is neither a leaf
  /// nor a container laid out by formula, or if the view around it has a baseline of its own.
  init?(in container: LayoutView, _ measuring: any ContentMeasuring) {
    guard let frame = FramedSubview(in: container),
      let horizontal = frame.margins.horizontal, let vertical = frame.margins.vertical,
      container.metrics.firstBaseline == nil, container.metrics.lastBaseline == nil,
      frame.view.isUntouched(in: container, besides: container.held.count)
    else { return nil }
    let view = frame.view
    unretainedView = Unretained(view)
    let inner = measuring.measurement(of: view)
    guard let measurement = frame.measurement(around: inner),
      // What has no extent fills its container; what gives way to a fitting size is measured smaller than it is
      // where it has room.
      measurement.size.width > 0, measurement.size.height > 0, measurement.resistsFitting
    else { return nil }
    self.measurement = measurement
    let growth: AxisPair<[CostBreakpoint]>
    if view.isLeaf {
      guard let rules = view.leafRules else { return nil }
      growth = AxisPair { rules[$0].growth(past: inner.size[$0]) }
    } else {
      guard let inside = view.plannedGrowth else { return nil }
      growth = inside
    }
    func track(_ axis: LayoutAxis) -> InsetTrack {
      let margins = axis == .horizontal ? horizontal : vertical
      let sum = margins.sum
      return InsetTrack(
        margins, needed: measurement.size[axis],
        growth: growth[axis].map { .growth($0.weight, past: $0.extent + sum, at: $0.priority) },
        resisting: measurement.resistance[axis])
    }
    formulas = AxisPair(track)
  }
}

extension LayoutView {
  /// Finds out whether the view does nothing but frame a subview that formulas can lay out. It is then
  /// laid out like a container. The view is about to be planned, and what is inside has been.
  @inline(__always)
  final func updateFraming(_ measuring: any ContentMeasuring) {
    // Most views hold no constraints.
    if holdsConstraints || isContainer { findFraming(measuring) }
  }

  private final func findFraming(_ measuring: any ContentMeasuring) {
    guard framesSubview || !isContainer else { return }
    switch (compiler, FramedContent(in: self, measuring)) {
    case (nil, nil): return
    case (let framing?, let content?):
      // Nothing else compiles a view that frames its subview.
      return downcast(framing, to: SubviewFraming.self).renew(content)
    case (nil, let content?):
      containerState = ContainerState(of: SubviewFraming(content, in: self), owned: true)
      for view in subviewStorage where view.dirtyFlags.contains(.changed) { listChanged(view) }
    case (_?, nil):
      containerState = nil
      for view in subviewStorage { view.setFormulaIndex(-1) }
      enqueueHeldConstraints()
      rootStorage?.removeContainer(self)
    }
    rootStorage?.enqueue(self)
    // The view may do without variables now, or needs them.
    parent?.dirtyFlags.insert(.compile)
  }
}
