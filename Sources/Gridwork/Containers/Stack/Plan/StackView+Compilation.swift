// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

extension StackView {
  /// The formulas of the last plan, whether they lay the stack out or not; nil if only a solve can.
  final var formulas: StackByFormula? {
    // A stack stores only a `StackByFormula` there.
    compilation.map { downcast($0, to: StackByFormula.self) }
  }
}

extension BaselineSources {
  /// Finds the views whose text gives a stack its baselines, given their positions in the stack.
  init(_ positions: (first: Int?, last: Int?), in stack: ResolvedStack) {
    first = positions.first.map { stack.views[$0].view.unretainedSource(of: .first) }
    last = positions.last.map { stack.views[$0].view.unretainedSource(of: .last) }
  }
}

extension StackView: ConstraintCompiler {
  /// Describe → Resolve → Measure → Formulate.
  final func plan(measuring: any ContentMeasuring) -> ContainerPlan {
    let detachmentPlan = makeDetachmentPlan(measuring)
    let room = detachmentPlan == nil ? nil : measuring.room(of: self)
    let resolved = resolved(in: room)
    let needs = resolved.viewsAcross.map { StackNeed(of: $0.view, in: resolved, measuring) }
    let sources = baselineSources(of: resolved)
    var measured: Measurement?
    var possible: StackByFormula?
    if holdsNothingElse, detachmentPlan == nil {
      needs.withUnsafeBufferPointer { needs in
        let line = StackLine(resolved, needs)
        measured = Measurement(resolved, needs, line, sources: sources)
        possible = measured.flatMap { StackByFormula(resolved, needs, $0, line, of: self) }
      }
    }
    let hasVariables =
      !materialized.isEmpty || measuring.isFullyMaterialized
      || resolved.views.contains { $0.unretainedView.use { $0.givesWayToVariables } }
    let byFormula = hasVariables ? nil : possible
    return ContainerPlan(
      listed: byFormula == nil
        ? StackFormulation(resolved, needs, detachmentPlan, room, of: self).wanted : nil,
      formulas: byFormula?.formulas(of: self),
      unusedGrowth: hasVariables ? possible?.formulas(of: self).growth : nil,
      contents: byFormula?.layout, measurement: measured,
      baselines: BaselineSources(sources, in: resolved),
      detachmentPlan: detachmentPlan, room: room,
      compilation: possible,
      effects: PlanEffects(
        participations: entries.compactMap { entry in
          // A view in a cell of a grid around the stack is shown or hidden by the grid.
          if entry.view.firstCell != nil { return nil }
          return PlanEffects.Participation(
            view: Unretained(entry.view),
            isHidden: !isCandidate(entry) || lacksRoom(entry, in: room))
        }))
  }

  // MARK: More variables, and fewer

  final func needsPromotion(at size: LayoutSize) -> Bool {
    guard !materialized.isEmpty, let formulas else { return false }
    // A container around it would let it grow again, before it is known what that costs.
    if !formulas.knowsGrowth, parent?.compiler != nil { return true }
    return shortAxis(at: size) != nil
      || LayoutAxis.allCases.contains { axis in
        formulas.formula(along: axis).lines(at: size[axis], from: 0) == nil
      }
  }

  // MARK: Baselines

  /// Returns the positions of the views from which the stack takes its baselines: the first view
  /// with a baseline; for the last baseline of a vertical stack, the last such view.
  ///
  /// AppKit does not define which view it is; UIKit takes the tallest of a horizontal stack.
  final func baselineSources(of stack: ResolvedStack) -> (first: Int?, last: Int?) {
    var sources: (first: Int?, last: Int?)
    stack.views.withUnsafeBufferPointer { views in
      for index in views.indices {
        views[index].unretainedView.use { view in
          if sources.first == nil, view.hasBaseline(.first) { sources.first = index }
          if sources.last == nil || stack.axis == .vertical, view.hasBaseline(.last) {
            sources.last = index
          }
        }
      }
    }
    return sources
  }

  // MARK: Room

  /// Returns the plan that decides which views leave; nil if none may.
  private func makeDetachmentPlan(_ measuring: any ContentMeasuring) -> DetachmentPlan? {
    let axis = settings.orientation
    let clipping = settings.clippingResistancePriorities[axis]
    guard !clipping.isRequired,
      entries.contains(where: { isCandidate($0) && $0.visibilityPriority < .mustHold })
    else { return nil }
    return DetachmentPlan(
      axis: axis, insets: arrangementInsets[axis].sum,
      candidates: entries.filter(isCandidate).map { entry in
        DetachmentPlan.Candidate(
          priority: entry.visibilityPriority.rawValue,
          minimum: entry.view.minimum(along: axis, against: clipping, measuring),
          spacingAfter: spacing(after: entry))
      })
  }
}

extension LayoutView {
  /// Returns the length below which a stack clips rather than shrinks the view: the length that the
  /// view needs, unless it gives way earlier, and at least what constraints of its own require.
  fileprivate func minimum(
    along axis: LayoutAxis, against clipping: LayoutPriority, _ measuring: any ContentMeasuring
  ) -> Double {
    let resistance =
      (self as? StackView)?.clippingResistancePriority(for: axis)
      ?? contentCompressionResistancePriority(for: axis)
    let givesWay = metrics.size[axis] >= 0 || isContainer && !framesSubview
    guard givesWay, resistance < clipping else { return measuring.measurement(of: self).size[axis] }
    var minimum = 0.0
    held.forEach { constraint in
      guard constraint.firstItem === self, constraint.secondItem == nil,
        constraint.firstAttribute == axis.extent, constraint.relation != .lessThanOrEqual,
        constraint.priority >= clipping
      else { return }
      minimum = max(minimum, constraint.constant)
    }
    return minimum
  }
}
