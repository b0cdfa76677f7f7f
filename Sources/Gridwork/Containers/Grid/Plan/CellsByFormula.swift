// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// The requirements of content views without variables, and their positions between the lines.
///
/// Content placed near, far or centred has its fitting size, or as much of it as there is room for.
/// Content that fills its cell, or has no extent of its own, is as large as the cell. Its hugging
/// therefore always holds; its resistance, and the rule that its size is not negative, become
/// requirements of the tracks.
///
/// The line of a group at the top is at `n + ascent`: containment keeps it from being higher, and the
/// pull keeps it from being lower. Each member begins at a fixed inset below n; the rest is as for
/// content at the near line. A group at the bottom works the same way. This holds as long as the row has
/// the room that the group needs, and with less room if all members of a group at the top measure their
/// baseline from the top.
struct CellsByFormula {
  /// The requirements, in the order of the cells.
  private(set) var minimumRooms = AxisPair<[MinimumRoom]>([])
  /// The positions, in the order of the cells.
  private(set) var formulas: [ContentFormula] = []
  /// The containers that get less room than they would like where their tracks have what they need.
  private(set) var yielding = AxisPair<[Yielding]>([])

  /// Creates the formulas. `contents` are the measurements of the visible cells, in order.
  init(
    _ grid: borrowing ResolvedGrid, _ measurement: borrowing GridMeasurement,
    _ contents: [Measurement]
  ) {
    // Where the lines of the groups keep their members, by cells.
    var lines = [(inset: Double, isAtFar: Bool, moves: Bool)](
      filledWith: (0, false, false), count: grid.groups.isEmpty ? 0 : grid.cells.count)
    for (index, group) in grid.groups.enumerated() where group.isByFormula {
      let extent = measurement.groups[index]
      let isAtFar = group.placement == .far
      for member in group.members {
        let reach = grid.cells[member].reach(contents[member])
        lines[member] = (
          isAtFar ? extent.descent - reach.descent : extent.ascent - reach.ascent, isAtFar,
          group.movesWithHeights
        )
      }
    }

    let count = grid.cells.count
    formulas.reserveCapacity(count)
    var (widths, heights): ([MinimumRoom], [MinimumRoom]) = ([], [])
    widths.reserveCapacity(count)
    heights.reserveCapacity(count)
    for (index, cell) in grid.cells.enumerated() where cell.isByFormula {
      let (size, resistance) = cell.content.use { $0.sizeByFormula(contents[index]) }
      let isAligned = cell.baseline != nil
      let inset = isAligned ? lines[index].inset : 0
      let x = cell.x.rest(of: size.width)
      let y = isAligned ? (lines[index].isAtFar ? .far : .near) : cell.y.rest(of: size.height)
      guard let x, let y else { continue }
      formulas.append(
        ContentFormula(
          of: cell.content,
          x: CellFormula(cell.columns.positions, x, extent: size.width),
          y: CellFormula(
            cell.rows.positions, y, cell.baseline, inset: inset, extent: size.height)))
      var width = MinimumRoom(
        index, cell.columns, in: grid.columns, inset: 0, size.width, resistance.horizontal)
      var height = MinimumRoom(
        index, cell.rows, in: grid.rows, inset: inset, size.height, resistance.vertical)
      if cell.content.use({ $0.isContainer }) {
        width?.isContainer = true
        height?.isContainer = true
      }
      if isAligned, lines[index].moves { height?.movesBaseline = true }
      if cell.yields { addYielding(cell, contents[index]) }
      if let width { widths.append(width) }
      if let height { heights.append(height) }
    }
    minimumRooms = AxisPair(horizontal: widths, vertical: heights)
  }

  private mutating func addYielding(_ cell: ResolvedCell, _ content: Measurement) {
    for axis in LayoutAxis.allCases {
      cell.content.use { view in
        guard view.yields(content, along: axis),
          let cost = view.costOfYielding(along: axis, content)
        else { return }
        yielding[axis].append(Yielding(track: cell.span(along: axis).first.position, cost: cost))
      }
    }
  }

  /// Adds the content views that are taken out of the layout and that no other constraint mentions.
  mutating func addHidden(_ contents: [Borrowed<LayoutView>], in grid: GridView) {
    for content in contents {
      content.use { view in
        guard view.isUntouchedLeaf(in: grid) else { return }
        formulas.append(ContentFormula(hidden: view))
      }
    }
  }
}

extension MinimumRoom {
  /// Nil if the content requires nothing: it has no extent, and its room is never negative.
  fileprivate init?(
    _ cell: Int, _ span: TrackSpan, in axis: borrowing ResolvedAxis, inset: Double,
    _ extent: Double, _ resistance: LayoutPriority
  ) {
    // Negative gaps inside an area reduce the extent of its tracks.
    let canBeNegative = span.count > 1 && axis.gaps(inside: span) < 0
    let floor = inset > 0 ? inset : canBeNegative ? 0 : nil
    guard extent >= 0 || floor != nil else { return nil }
    self.init(
      cell: cell, span: span, floor: floor, extent: max(inset + max(extent, 0), 0),
      resistance: extent >= 0 ? resistance : nil)
  }
}

extension ResolvedGrid {
  /// Finds the content views that fill their cells because nothing determines their size.
  mutating func findOpenCells(_ contents: [Measurement], _ measuring: any ContentMeasuring) {
    for (index, content) in contents.enumerated() {
      for axis in LayoutAxis.allCases {
        cells[index].isOpen[axis] = cells[index].content.use {
          measuring.isOpen($0, along: axis, content)
        }
      }
    }
  }

  /// Finds the content views of a grid that no other constraint mentions.
  mutating func findCellsByFormula(in owner: GridView, _ contents: [Measurement]) {
    // Most grids contain no other container, and need no limit.
    var knownLimit: AxisPair<LayoutPriority>?
    for index in cells.indices {
      let cell = cells[index]
      cells[index].isByFormula = cell.content.use { view in
        if view.compiler == nil { return cell.hasDeterminedSize(in: owner) }
        guard let growth = view.growthUntouched(in: owner) else { return false }
        let limit = knownLimit ?? growthLimit(contents)
        knownLimit = limit
        let canGrow = LayoutAxis.allCases.allSatisfy { axis in
          cell.canGrow(along: axis, growth[axis], below: limit[axis])
        }
        let content = contents[index]
        let yielding = LayoutAxis.allCases.filter { view.yields(content, along: $0) }
        cells[index].yields = !yielding.isEmpty
        return canGrow && yielding.allSatisfy { canHoldYielding(cell, content, along: $0) }
      }
    }
    for index in groups.indices {
      let members = groups[index].members
      let isTop = groups[index].placement == .near
      groups[index].isByFormula =
        (isTop || groups[index].placement == .far)
        && members.allSatisfy { cells[$0].isByFormula && cells[$0].hasBaseline(contents[$0]) }
      groups[index].movesWithHeights = members.contains {
        cells[$0].measuresBaselineFromTop != isTop
      }
      if !groups[index].isByFormula { takeFromFormula(groups[index]) }
    }
  }

  /// Gives variables to the groups whose lines move when their rows have less room than they need.
  /// Returns whether there are any.
  mutating func takeMovingGroupsFromFormula() -> Bool {
    var isAny = false
    for index in groups.indices where groups[index].isByFormula && groups[index].movesWithHeights {
      groups[index].isByFormula = false
      takeFromFormula(groups[index])
      isAny = true
    }
    return isAny
  }

  /// Gives variables to the containers that get less room than they would like, and to the groups that
  /// they are in. Returns whether there are any.
  mutating func takeYieldingFromFormula() -> Bool {
    var isAny = false
    for index in cells.indices where cells[index].isByFormula && cells[index].yields {
      cells[index].isByFormula = false
      isAny = true
    }
    guard isAny else { return false }
    for index in groups.indices where groups[index].isByFormula {
      let group = groups[index]
      guard !group.members.allSatisfy({ cells[$0].isByFormula }) else { continue }
      groups[index].isByFormula = false
      takeFromFormula(group)
    }
    return true
  }

  private mutating func takeFromFormula(_ group: AlignedGroup) {
    for member in group.members { cells[member].isByFormula = false }
  }
}

extension ResolvedGrid {
  /// Returns the priorities, one for each axis, below which the growth of a content view that fills its
  /// cell has no influence on the tracks: it is weaker than the pull of the grid, and no other
  /// content view gives way to it.
  private func growthLimit(_ contents: [Measurement]) -> AxisPair<LayoutPriority> {
    var limit = AxisPair(horizontal: columns.pull, vertical: rows.pull)
    for (cell, content) in zip(cells, contents) {
      for axis in LayoutAxis.allCases where cell.placement(along: axis) != .none {
        limit[axis] = min(limit[axis], content.resistance[axis])
      }
    }
    return limit
  }
}

extension ResolvedGrid {
  /// Returns whether a formula can tell what it costs a container to have less room than it would like
  /// where its track has what it needs. The grid must hug more firmly than what gives way resists, no track
  /// may stop growing before another one, and baselines stay where they are.
  private func canHoldYielding(
    _ cell: ResolvedCell, _ content: Measurement, along axis: LayoutAxis
  ) -> Bool {
    let resolved = self[axis]
    return resolved.pull.resistsFitting && areas.isEmpty
      && cell.placement(along: axis) != .fill && (axis == .horizontal || groups.isEmpty)
      && resolved.tracks.allSatisfy {
        $0.sizing == .content && $0.sizeGroup == nil && $0.maximum == .infinity
      }
      && cell.content.use { $0.costOfYielding(along: axis, content) } != nil
  }
}

extension ResolvedCell {
  /// Whether formulas can lay out a leaf, which determines its own size where its cell does not.
  fileprivate func hasDeterminedSize(in owner: GridView) -> Bool {
    guard let rules = content.use({ $0.leafRules(in: owner) }) else { return false }
    return x.isDetermined(by: rules.horizontal)
      && (baseline != nil ? rules.vertical.extent >= 0 : y.isDetermined(by: rules.vertical))
  }

  /// Returns whether a container that is laid out like a leaf leaves the sizes of tracks alone: it
  /// keeps its size, or its growth violates only priorities below the given one.
  fileprivate func canGrow(
    along axis: LayoutAxis, _ growth: [Breakpoint], below priority: LayoutPriority
  ) -> Bool {
    guard axis == .horizontal || baseline == nil else { return true }
    switch placement(along: axis) {
    case .none: return false
    case .near, .far, .center: return content.use { $0.keepsExtent(growth) }
    case .fill: return growth.allSatisfy { $0.priority < priority }
    }
  }

  /// Whether the content has the baseline that it is aligned on, whatever its height.
  fileprivate func hasBaseline(_ measurement: Measurement) -> Bool {
    content.use { view in
      if view.compiler != nil {
        return (baseline == .first ? measurement.firstBaseline : measurement.lastBaseline) != nil
      }
      return baseline.flatMap(view.metrics.distance(of:)) != nil
    }
  }

  /// Whether the aligned baseline of the content keeps its distance from the top, rather than from the
  /// bottom, whatever the content's height.
  fileprivate var measuresBaselineFromTop: Bool {
    baseline == .first || content.use { $0.compiler == nil && $0.metrics.lastBaselineIsFromTop }
  }
}

extension ResolvedPlacement {
  /// Whether a leaf that keeps an extent lies at a known place in its cell: one that fills its cell keeps
  /// none.
  fileprivate func isDetermined(by rule: LeafRule) -> Bool {
    rest(of: rule.extent).map { $0 != .fill || !rule.isFixed } ?? false
  }

  /// The behaviour in its cell of a leaf with an intrinsic extent (negative if it has none); nil if
  /// that is not determined.
  fileprivate func rest(of extent: Double) -> CellFormula.Rest? {
    switch self {
    case .none: nil
    case .fill: .fill
    case .near: extent >= 0 ? .near : .fill
    case .far: extent >= 0 ? .far : .fill
    case .center: extent >= 0 ? .center : .fill
    }
  }
}
