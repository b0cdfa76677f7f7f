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
    let stack = compiled.resolved
    var isSame = true
    // 1. The views that changed.
    for edit in edits.contents {
      guard compiled.renewContent(of: edit.view, in: self, measuring, &isSame) else { return nil }
    }
    for edit in edits.containers {
      guard compiled.renewContent(of: edit.view, in: self, measuring, &isSame) else { return nil }
    }
    for view in edits.others {
      guard compiled.renewContent(of: view, in: self, measuring, &isSame) else { return nil }
    }
    // 2. The stack gets its baselines from the same views as before.
    let sources = baselineSources(of: stack)
    guard BaselineSources(sources, in: stack) == plannedBaselines else { return nil }
    // 3. Views in which something changed may measure and grow as before.
    if isSame, compiled.byFormula.isShortageUntouched { return .rectangles }
    // 4. What follows from all views.
    guard
      let measured = MeasuredStack(stack, compiled.measurement, sources: sources),
      compiled.byFormula.renewFormulas(stack, compiled.measurement, measured)
    else { return nil }
    contents.renew(compiled.byFormula.cells, compiled.byFormula.formulas.lines)
    changePlan { plan in
      plan.formulas?.lines = compiled.byFormula.formulas.lines
      plan.measurement = measured.measurement
    }
    return .extents
  }
}

extension StackCompilation {
  /// Measures a view again, and notes if it measures or grows otherwise than before. Returns false if
  /// the stack must plan again.
  fileprivate func renewContent(
    of view: Borrowed<LayoutView>, in owner: StackView, _ measuring: any ContentMeasuring,
    _ isSame: inout Bool
  ) -> Bool {
    view.use { renewContent(of: $0, in: owner, measuring, &isSame) }
  }

  private func renewContent(
    of view: LayoutView, in owner: StackView, _ measuring: any ContentMeasuring,
    _ isSame: inout Bool
  ) -> Bool {
    let index = Int(view.formulaIndex)
    // Of what contains others, only a container laid out by formula is known without a solve.
    let isKnown =
      view.isContainer
      ? view.isUntouched(in: owner) && view.isPlannedLikeLeaf : view.isUntouchedLeaf(in: owner)
    guard index >= 0, isKnown else { return false }
    guard index < measurement.contents.count else {
      return byFormula.renewContent(at: index, nil, in: owner, isSame: &isSame)
    }
    let need = StackMeasurement.Content(of: view, in: resolved, measuring)
    measurement.contents[index] = need
    return byFormula.renewContent(at: index, need, in: owner, isSame: &isSame)
  }
}
