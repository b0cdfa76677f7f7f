// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

extension LayoutRoot {
  /// The layout together with its constraints in words, and for every item those that determine its
  /// frame: what an inspector shows beside the picture.
  ///
  /// Costs far more than ``computedLayout``, in time and in size, since it looks at every constraint
  /// of the tree and at what every frame hangs from; runs the pass first when it is due.
  public var explainedLayout: ComputedLayout {
    layoutIfNeeded()
    engine.materializeForQuestion()
    return engine.explained(computedLayout)
  }
}

extension LayoutEngine {
  /// A layout that this engine made with ``ComputedLayout/constraints`` filled in, in the order of
  /// precedence.
  func explained(_ layout: ComputedLayout) -> ComputedLayout {
    refreshOrder()
    // 1. All constraints, in words that speak of the same things by the same numbers.
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

    // 2. For every item those that its numbers hang from.
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
