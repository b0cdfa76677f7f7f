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
    func renewContent(of view: Borrowed<LayoutView>) -> Bool {
      view.use { compiled.renewContent(of: $0, stack, in: self, measuring) }
    }
    // 1. The views that changed.
    guard edits.contents.allSatisfy({ renewContent(of: $0.view) }),
      edits.containers.allSatisfy({ renewContent(of: $0.view) }),
      edits.others.allSatisfy(renewContent),
      // 2. The stack gets its baselines from the same views as before.
      case let sources = baselineSources(of: stack),
      BaselineSources(sources, in: stack) == plannedBaselines,
      // 3. What follows from all views.
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
  /// Measures a view again. Returns false if the stack must plan again.
  fileprivate func renewContent(
    of view: LayoutView, _ stack: ResolvedStack, in owner: StackView,
    _ measuring: any ContentMeasuring
  ) -> Bool {
    let index = Int(view.formulaIndex)
    // Of what contains others, only a container laid out by formula is known without a solve.
    let isKnown =
      view.isContainer
      ? view.isUntouched(in: owner) && view.isPlannedLikeLeaf : view.isUntouchedLeaf(in: owner)
    guard index >= 0, isKnown else { return false }
    if index < measurement.contents.count {
      measurement.contents[index] = StackMeasurement.Content(of: view, in: stack, measuring)
    }
    return byFormula.renewContent(at: index, measurement, in: owner)
  }
}
