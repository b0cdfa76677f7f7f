// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

// Content that changed without any consequence for the tracks, which is what most edits of a large
// grid are: a column stays as wide as its widest content, whatever the others do.

extension GridView {
  /// Takes over the sizes of content views laid out by formula, if all tracks, and everything that the
  /// grid measures, stay as they are.
  ///
  /// - Complexity: O(number of edits).
  final func patch(_ edits: [ContentEdit]) -> Bool {
    guard materialized.isEmpty, !marks.contains(.textInside),
      let contents = plan.contents as? FormulaContents, let compiled,
      !compiled.measurement.columns.isRaised, !compiled.measurement.rows.isRaised,
      edits.allSatisfy({ edit in
        edit.view.use { isUnaffected(by: $0, edit.before, contents, compiled) }
      })
    else { return false }
    for edit in edits {
      edit.view.use { contents.setSize($0.metrics.size, at: Int($0.formulaIndex)) }
    }
    return true
  }

  private func isUnaffected(
    by view: LayoutView, _ before: ContentMetrics, _ contents: FormulaContents,
    _ compiled: GridCompilation
  ) -> Bool {
    let after = view.metrics
    guard view.formulaIndex >= 0, !view.slot.hasVariables, after.isAligned(as: before) else {
      return false
    }
    let cell = contents.cells[Int(view.formulaIndex)]
    return LayoutAxis.allCases.allSatisfy { axis in
      let (old, new) = (before.size[axis], after.size[axis])
      guard old != new else { return true }
      // Content without an extent, or with one of 0, resists differently.
      guard old > 0, new > 0, let formula = compiled.formulas[axis] else { return false }
      if axis == .vertical {
        // Heights move baselines: those of the group, and the grid's own.
        guard compiled.resolved.groups.isEmpty, view !== firstBaselineView,
          view !== lastBaselineView
        else { return false }
      }
      let place = axis == .horizontal ? cell.x : cell.y
      return place.rest != .nowhere && place.first == place.last
        && formula.isUnaffected(byContentOf: Int(place.first), from: old, to: new)
    }
  }
}

extension ContentMetrics {
  /// Whether other metrics differ from these by their size only, and neither of them wraps.
  fileprivate func isAligned(as other: ContentMetrics) -> Bool {
    insets == other.insets && firstBaseline == other.firstBaseline
      && lastBaseline == other.lastBaseline
      && lastBaselineIsFromTop == other.lastBaselineIsFromTop && !wraps && !other.wraps
  }
}
