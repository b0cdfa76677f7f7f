// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import TestSupport

@testable import Gridwork

/// Lays one tree out by formula and by solver: as it is; with constraints that cannot matter on every
/// view, so that every view has variables and no size is known by arithmetic; and with variables for
/// everything that grids contain.
enum FormulaComparison {
  /// Where the three layouts of a tree differ; `make` makes it anew each time.
  static func differences(_ make: () -> LayoutRoot) -> [String] {
    let padded = make()
    for view in padded.view.subtree {
      for dimension in [view.widthAnchor, view.heightAnchor] {
        let constraint = dimension.constraint(greaterThanOrEqualToConstant: 0)
        constraint.priority = 1
        constraint.isActive = true
      }
    }
    let whole = make()
    for case let grid as GridView in whole.view.subtree { grid.materialized = .contents }
    for case let stack as StackView in whole.view.subtree { stack.isMaterialized = true }
    let layout = make().computedLayout
    let negative = layout.items.filter { min($0.frame.width, $0.frame.height) < 0 }
    return layout.differences(from: padded.computedLayout).map { "padded: \($0)" }
      + layout.differences(from: whole.computedLayout).map { "whole: \($0)" }
      + negative.map { "\($0.name): negative" }
  }
}
