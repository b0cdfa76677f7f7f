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
    var description = ConstraintDescription(naming: itemNames)
    var constraints: [ComputedLayout.Constraint] = []
    var positions: [Int32: Int] = [:]
    for (_, row) in sorted {
      guard let described = described(row) else { continue }
      positions[row] = constraints.count
      let text = description.text(of: described)
      constraints.append(computedConstraint(row, text: text, described, &description))
    }

    // 2. For every item, find the constraints that determine its frame.
    var explained = layout.items
    for record in items {
      guard let item = record.item, explained.indices.contains(Int(record.order)) else { continue }
      let order = Int(record.order)
      explained[order].horizontalConstraints =
        rowsAffecting([item], .numbers(along: .horizontal)).compactMap { positions[$0] }
      explained[order].verticalConstraints =
        rowsAffecting([item], .numbers(along: .vertical)).compactMap { positions[$0] }
      for number in ComputedLayout.Ambiguity.Attribute.allCases {
        let shares = shares(of: item, number).compactMap { row, amount in
          positions[row].map { ComputedLayout.Item.Share(constraint: $0, amount: amount) }
        }
        explained[order].shares[number] = shares.sorted { $0.constraint < $1.constraint }
      }
    }

    // 3. What views ask for, and what the tracks of grids follow.
    var grids = layout.grids
    for record in items {
      guard let view = record.item?.asView, explained.indices.contains(Int(record.order)) else {
        continue
      }
      explained[Int(record.order)].setSizings(of: view)
      guard let grid = grids.firstIndex(where: { $0.item == Int(record.order) }) else { continue }
      grids[grid].columnRules = view.compiler?.computedRules(along: .horizontal) ?? []
      grids[grid].rowRules = view.compiler?.computedRules(along: .vertical) ?? []
    }
    for placement in items.compactMap({ $0.item?.asView?.compiler }).flatMap({
      $0.computedPlacements()
    }) {
      let position = Int(items[Int(placement.view.slot.index)].order)
      guard explained.indices.contains(position) else { continue }
      explained[position].cell = placement.cell
      explained[position].horizontalSizing?.placement = placement.x
      explained[position].verticalSizing?.placement = placement.y
      explained[position].verticalSizing?.baseline = placement.baseline
    }
    return ComputedLayout(
      width: layout.width, height: layout.height, direction: layout.direction, scale: layout.scale,
      items: explained, grids: grids, constraints: constraints, conflicts: layout.conflicts,
      ambiguities: layout.ambiguities, problems: layout.problems)
  }
}

extension ComputedLayout.Item {
  /// Notes what a view asks for.
  fileprivate mutating func setSizings(of view: LayoutView) {
    let content = view.intrinsicContentSize
    func sizing(along axis: LayoutAxis) -> Sizing {
      Sizing(
        intrinsicExtent: content[axis] == LayoutView.noIntrinsicMetric ? nil : content[axis],
        hugging: view.contentHuggingPriority(for: axis),
        compressionResistance: view.contentCompressionResistancePriority(for: axis))
    }
    horizontalSizing = sizing(along: .horizontal)
    verticalSizing = sizing(along: .vertical)
  }
}
