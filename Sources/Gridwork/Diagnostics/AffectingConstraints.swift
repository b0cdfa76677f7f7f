// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import ConstraintSolver

// Which constraints a frame hangs from.

extension LayoutView {
  /// The constraints that determine the view's frame on an axis, indirect ones included, also across
  /// axes where an aspect ratio ties them; in the order of their precedence. Empty without a root.
  ///
  /// The library's own are among them: content sizes, frames and masks, what grids and stacks want.
  /// Brings the engine up to date first.
  public final func constraintsAffectingLayout(
    for axis: LayoutAxis
  ) -> [ComputedLayout.Constraint] {
    guard let engine = rootStorage?.engine else { return [] }
    engine.updateForQuestion()
    return engine.constraintsAffecting(self, axis)
  }
}

extension LayoutEngine {
  func constraintsAffecting(_ item: LayoutItem, _ axis: LayoutAxis) -> [ComputedLayout.Constraint] {
    var description = ConstraintDescription()
    return rowsAffecting(item, axis).compactMap { row in
      guard let described = described(row) else { return nil }
      return computedConstraint(row, text: description.text(of: described), described)
    }
  }

  /// The rows that determine position and size of an item on an axis, in order of precedence.
  func rowsAffecting(_ item: LayoutItem, _ axis: LayoutAxis) -> [Int32] {
    let slot = item.slot
    guard !slot.isNone else { return [] }
    let numbers =
      axis == .horizontal ? [slot.x, slot.width] : [slot.y, slot.height]
    var found: Set<Int32> = []
    for variable in numbers where variable >= 0 {
      for id in solver.determiningConstraints(of: Variable(index: variable)) {
        found.insert(id.index)
      }
    }
    return found.map { (rank(of: $0), $0) }.sorted { $0.0 < $1.0 }.map(\.1)
  }
}
