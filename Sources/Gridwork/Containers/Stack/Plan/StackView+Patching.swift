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
    guard materialized.isEmpty, !hasTextInside, let formulas, plannedContents != nil
    else { return nil }
    // 1. The views that changed, and the axes along which they make it another stack.
    var changed = AxisPair(false)
    guard formulas.renewContents(edits, in: self, measuring, &changed) else { return nil }
    // 2. The stack gets its baselines from the same views as before.
    let stack = formulas.resolved
    let sources = baselineSources(of: stack)
    guard BaselineSources(sources, in: stack) == plannedBaselines else { return nil }
    // 3. Views in which something changed may measure and grow as before.
    guard changed != AxisPair(false) else { return .rectangles }
    // 4. What follows from all views.
    guard let measurement = formulas.renew(sources: sources, changed) else { return nil }
    changePlan { $0.measurement = measurement }
    return .extents
  }
}
