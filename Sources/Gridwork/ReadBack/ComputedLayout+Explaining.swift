// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

extension LayoutRoot {
  /// The layout with a description of every constraint, and for every item the constraints that
  /// determine its frame. Runs the pass first if a layout is due.
  ///
  /// An inspector shows them beside the picture. The explained layout takes far more time and
  /// memory than ``computedLayout``, because it describes every constraint of the tree and
  /// determines for each item which of them its frame depends on. AppKit has no counterpart.
  public var explainedLayout: ComputedLayout {
    layoutIfNeeded()
    engine.materializeForQuestion()
    return engine.explained(computedLayout)
  }
}

extension LayoutEngine {
  /// Returns a layout of this engine with its ``ComputedLayout/constraints`` filled in, in order of
  /// precedence.
  func explained(_ layout: ComputedLayout) -> ComputedLayout {
    refreshOrder()
    // 1. Describe all constraints, with one numbering for all of them.
    let sorted = rows.indices.map { (rank: rank(of: Int32($0)), row: Int32($0)) }
      .sorted { $0.rank < $1.rank }
    var description = ConstraintDescription()
    var constraints: [ComputedLayout.Constraint] = []
    var positions: [Int32: Int] = [:]
    for (_, row) in sorted {
      guard let described = described(row) else { continue }
      positions[row] = constraints.count
      constraints.append(
        computedConstraint(row, text: description.text(of: described), described))
    }

    // 2. For every item, find the constraints that determine its frame.
    var explained = layout.items
    for record in items {
      guard let item = record.item, explained.indices.contains(Int(record.order)) else { continue }
      explained[Int(record.order)].horizontalConstraints =
        rowsAffecting([item], .numbers(along: .horizontal)).compactMap { positions[$0] }
      explained[Int(record.order)].verticalConstraints =
        rowsAffecting([item], .numbers(along: .vertical)).compactMap { positions[$0] }
    }
    return ComputedLayout(
      width: layout.width, height: layout.height, direction: layout.direction, scale: layout.scale,
      items: explained, grids: layout.grids, constraints: constraints, conflicts: layout.conflicts,
      ambiguities: layout.ambiguities, problems: layout.problems)
  }
}
