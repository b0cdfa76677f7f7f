// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

extension LayoutRoot {
  /// The layout with a description of every constraint, and for every item the constraints that
  /// determine its frame. Runs the pass first if a layout is due.
  ///
  /// An inspector shows them beside the picture. AppKit has no counterpart.
  ///
  /// - Complexity: Far more time and memory than ``computedLayout`` takes, because every constraint of the
  ///   tree is described, and for each item those on which its frame depends are determined: O(*n*²) in
  ///   the worst case, where *n* is the number of items and constraints.
  public var explainedLayout: ComputedLayout {
    layOutToRead()
    engine.materializeForQuestion()
    return engine.explained(computedLayout)
  }
}

extension LayoutEngine {
  /// Returns a layout of this engine with its ``ComputedLayout/constraints`` filled in, in order of
  /// precedence.
  func explained(_ layout: ComputedLayout) -> ComputedLayout {
    // 1. Describe all constraints, with one numbering for all of them.
    let rows = ordered(self.rows.indices.lazy.filter { self.rows[$0].isInUse }.map { Int32($0) })
    let constraints = computedConstraints(rows)
    let positions = Dictionary(first: zip(rows, constraints.indices))

    // 2. For every item, find the constraints that determine its frame.
    var explained = layout
    explained.constraints = constraints
    var compositions = Compositions(self, layout.items, constraints)
    for item in explained.items.indices {
      var determining = AxisPair<Set<Int>>([])
      for number in ComputedLayout.Ambiguity.Attribute.allCases {
        let composition = compositions.composition(of: item, number)
        let shares = composition.parts.compactMap { row, amount in
          positions[row].map { ComputedLayout.Item.Share(constraint: $0, amount: amount) }
        }.sorted { $0.constraint < $1.constraint }
        determining[number.axis].formUnion(shares.map { $0.constraint })
        explained.items[item].shares[number] = shares.filter { $0.amount != 0 }
        explained.items[item].references[number] = composition.reference
      }
      explained.items[item].horizontalConstraints = determining.horizontal.sorted()
      explained.items[item].verticalConstraints = determining.vertical.sorted()
    }

    // 3. What views ask for, and what the tracks of grids follow.
    var placements: [ComputedPlacement] = []
    for record in items {
      let position = Int(record.order)
      guard let view = record.item?.asView, explained.items.indices.contains(position) else {
        continue
      }
      explained.items[position].setSizings(of: view)
      guard let compiler = view.compiler else { continue }
      placements += compiler.computedPlacements()
      guard let grid = explained.grid(at: position) else { continue }
      explained.grids[grid].columnRules = compiler.computedRules(along: .horizontal)
      explained.grids[grid].rowRules = compiler.computedRules(along: .vertical)
    }
    for placement in placements {
      let position = Int(items[Int(placement.view.slot.index)].order)
      guard explained.items.indices.contains(position) else { continue }
      explained.items[position].cell = placement.cell
      explained.items[position].horizontalSizing?.placement = placement.x
      explained.items[position].verticalSizing?.placement = placement.y
      explained.items[position].verticalSizing?.baseline = placement.baseline
    }
    for grid in explained.grids.indices { explained.grids[grid].letColumnsWrap(explained.items) }
    return explained
  }
}

extension ComputedLayout.Item {
  fileprivate mutating func setSizings(of view: LayoutView) {
    var content = view.metrics.size
    var wrapped: Wrapping?
    if view.metrics.wraps, let height = view.height(forWidth: alignmentRect.width) {
      wrapped = Wrapping(lineCount: view.lineCount(ofHeight: height, unwrapped: content.height))
      content.height = height
    }
    wrapping = wrapped
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

extension LayoutView {
  /// The number of lines that content takes at a height; nil if it is not known. Content whose first
  /// and last baselines are the same unless it wraps has a single line then.
  fileprivate func lineCount(ofHeight height: Double, unwrapped lineHeight: Double) -> Int? {
    guard lineHeight > 0, let ascent = firstBaselineOffsetFromTop,
      let descent = lastBaselineOffsetFromBottom,
      (ascent + descent - lineHeight).magnitude < LengthTolerance.noticeable
    else { return nil }
    let count = (height / lineHeight).rounded()
    let isWhole = (count * lineHeight - height).magnitude < LengthTolerance.noticeable
    return isWhole ? Int(exactly: count) : nil
  }
}

extension ComputedLayout.Grid {
  /// Notes the columns that are narrower than what their contents ask for only because some of these
  /// wrap. Such a column lacks nothing.
  fileprivate mutating func letColumnsWrap(_ items: [ComputedLayout.Item]) {
    var widest = [Double](repeating: 0, count: columnRules.count)
    var wraps = [Bool](repeating: false, count: columnRules.count)
    for child in items where child.parent == item && child.visibility == .shown {
      guard let cell = child.cell, cell.columns.count == 1,
        widest.indices.contains(cell.columns.lowerBound)
      else { continue }
      let column = cell.columns.lowerBound
      if child.wrapping != nil {
        wraps[column] = true
      } else {
        let content = child.horizontalSizing?.intrinsicExtent ?? child.alignmentRect.width
        widest[column] = max(widest[column], content)
      }
    }
    for column in columnRules.indices where wraps[column] && columnRules[column].extent == nil {
      let extent = columns[column].extent
      // Tracks are snapped to pixels, needs are not.
      guard columnRules[column].need > extent + LengthTolerance.noticeable,
        widest[column] < extent + 1
      else { continue }
      columnRules[column].need = extent
      columnRules[column].wraps = true
    }
  }
}
