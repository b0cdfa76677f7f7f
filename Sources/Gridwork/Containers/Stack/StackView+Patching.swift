// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

// Views that changed while the stack arranges the same ones: content, priorities, or something at any
// depth inside. Each stack around measures one view again; the formulas follow from the measurements of
// all views.

extension StackView {
  /// Takes over what changed in views laid out by formula.
  ///
  /// - Complexity: O(arranged views), with a few operations for each view that did not change.
  final func patch(_ edits: ContainerEdits, measuring: any ContentMeasuring) -> PlanPatch? {
    guard !isMaterialized, !dirtyFlags.contains(.textInside), let compiled,
      let contents = plannedContents as? FormulaContents
    else { return nil }
    let (stack, byFormula) = (compiled.resolved, compiled.byFormula)
    // 1. The views that changed, and the axes along which they make it another stack.
    var changed = AxisPair(false)
    for edit in edits.contents {
      guard compiled.renewContent(of: edit.view, in: self, measuring, &changed) else { return nil }
    }
    for edit in edits.containers {
      guard compiled.renewContent(of: edit.view, in: self, measuring, &changed) else { return nil }
    }
    for view in edits.others {
      guard compiled.renewContent(of: view, in: self, measuring, &changed) else { return nil }
    }
    // 2. The stack gets its baselines from the same views as before.
    let sources = baselineSources(of: stack)
    guard BaselineSources(sources, in: stack) == plannedBaselines else { return nil }
    // 3. Views in which something changed may measure and grow as before. If they were asked how they
    //    give way when there is too little room, they may do that otherwise.
    for axis in LayoutAxis.allCases where !changed[axis] {
      changed[axis] = !byFormula.formula(along: axis).isShortageUntouched
    }
    guard changed != AxisPair(false) else { return .rectangles }
    // 4. What follows from all views.
    guard
      let measured = MeasuredStack(
        stack, compiled.measurement, sources: sources,
        line: changed[stack.axis] ? nil : byFormula.run.line),
      byFormula.renewFormulas(stack, compiled.measurement, measured, changed)
    else { return nil }
    for axis in LayoutAxis.allCases where changed[axis] {
      contents.setFormula(byFormula.formula(along: axis), along: axis)
    }
    if changed[stack.axis.other] { contents.renew(byFormula.cells) }
    let measurement = measured.measurement
    changePlan { plan in
      plan.formulas?.lines = byFormula.lines
      plan.measurement = measurement
    }
    return .extents
  }
}

extension StackCompilation {
  /// Measures a view again, and notes the axes along which the stack is another one. Returns false if
  /// the stack must plan again.
  fileprivate func renewContent(
    of view: Borrowed<LayoutView>, in owner: StackView, _ measuring: any ContentMeasuring,
    _ changed: inout AxisPair<Bool>
  ) -> Bool {
    let (index, isKnown) = view.use { view in
      // Of what contains others, only a container laid out by formula is known without a solve.
      (
        Int(view.formulaIndex),
        view.isContainer
          ? view.isUntouched(in: owner) && view.isPlannedLikeLeaf
          : view.leafRules(in: owner) != nil
      )
    }
    guard index >= 0, isKnown else { return false }
    guard index < measurement.contents.count else {
      return byFormula.renewContent(at: index, nil, in: owner, &changed)
    }
    let need = view.use { StackMeasurement.Content(of: $0, in: resolved, measuring) }
    measurement.contents[index] = need
    return byFormula.renewContent(at: index, need, in: owner, &changed)
  }
}
