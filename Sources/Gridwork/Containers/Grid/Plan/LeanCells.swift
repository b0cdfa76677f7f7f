// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// What the contents without variables ask of the tracks, and where they lie between the lines.
///
/// A content near, far or centred is as large as it wants to be, or as there is room for; one that
/// fills, or has no extent of its own, is as large as its cell. Its hugging then always holds, its resistance is one of the tracks,
/// and so is that its size is not negative.
///
/// Members of a group at the top that all measure their baseline from the top stand on
/// `n + ascent`: containment keeps the line from being higher, the pull keeps it from being lower. Each
/// begins an inset below n, and the rest is as for content at the near line. At the bottom likewise.
struct LeanCells {
  /// What they ask of the tracks, in the order of the cells.
  private(set) var demands = AxisPair<[CellDemand]>([])
  /// Where they lie, in the order of the cells.
  private(set) var formulas: [FormulaContents.Cell] = []
  private(set) var views: [Borrowed<LayoutView>] = []

  /// The contents measured are those of the visible cells, in order.
  init(_ grid: ResolvedGrid, _ measurement: GridMeasurement, _ contents: [Measurement]) {
    var insets = [Double](repeating: 0, count: grid.groups.isEmpty ? 0 : grid.cells.count)
    var restsAtFar = [Bool](repeating: false, count: insets.count)
    for (index, group) in grid.groups.enumerated() where group.isLean {
      let extent = measurement.groups[index]
      let isAtFar = group.placement == .far
      for member in group.members {
        let offset = grid.cells[member].baselineOffset(contents[member]) ?? 0
        insets[member] = (isAtFar ? extent.descent : extent.ascent) - offset
        restsAtFar[member] = isAtFar
      }
    }

    let count = grid.cells.count
    views.reserveCapacity(count)
    formulas.reserveCapacity(count)
    var (widths, heights): ([CellDemand], [CellDemand]) = ([], [])
    widths.reserveCapacity(count)
    heights.reserveCapacity(count)
    for (index, cell) in grid.cells.enumerated() where cell.isLean {
      let (size, resistance) = cell.content.use { $0.wishes(contents[index]) }
      let isAligned = cell.baseline != nil
      let inset = isAligned ? insets[index] : 0
      let x = cell.x.rest(of: size.width)
      let y = isAligned ? (restsAtFar[index] ? .far : .near) : cell.y.rest(of: size.height)
      guard let x, let y else { continue }
      views.append(cell.content)
      formulas.append(
        FormulaContents.Cell(
          x: CellFormula(cell.columns.positions, x, extent: size.width),
          y: CellFormula(cell.rows.positions, y, inset: inset, extent: size.height)))
      let width = CellDemand(
        index, cell.columns, in: grid.columns, inset: 0, size.width, resistance.horizontal)
      let height = CellDemand(
        index, cell.rows, in: grid.rows, inset: inset, size.height, resistance.vertical)
      if let width { widths.append(width) }
      if let height { heights.append(height) }
    }
    demands = AxisPair(horizontal: widths, vertical: heights)
  }

  /// Adds the contents that are taken out of the layout, as far as nobody else wants anything of them.
  mutating func addHidden(_ contents: [Borrowed<LayoutView>], in grid: GridView) {
    for content in contents {
      content.use { view in
        guard view.isUntouchedLeaf(in: grid) else { return }
        views.append(content)
        formulas.append(
          FormulaContents.Cell(
            x: CellFormula(hidden: view.metrics.size.width),
            y: CellFormula(hidden: view.metrics.size.height)))
      }
    }
  }
}

extension CellDemand {
  /// nil where a content asks for nothing: it has no extent, and its room is never negative.
  fileprivate init?(
    _ cell: Int, _ span: TrackSpan, in axis: ResolvedAxis, inset: Double, _ extent: Double,
    _ resistance: LayoutPriority
  ) {
    // Negative gaps inside an area eat into its tracks.
    let canBeNegative = span.count > 1 && axis.gaps(inside: span) < 0
    let floor = inset > 0 ? inset : canBeNegative ? 0 : nil
    guard extent >= 0 || floor != nil else { return nil }
    self.init(
      cell: cell, span: span, floor: floor, extent: max(inset + max(extent, 0), 0),
      resistance: extent >= 0 ? resistance : nil)
  }
}

extension ResolvedGrid {
  /// Finds the contents that fill their cells because nothing says how large they are.
  mutating func findOpenCells(_ contents: [Measurement], _ measuring: any ContentMeasuring) {
    for (index, content) in contents.enumerated() {
      for axis in LayoutAxis.allCases {
        cells[index].isOpen[axis] = cells[index].content.use {
          measuring.isOpen($0, along: axis, content)
        }
      }
    }
  }

  /// Finds the contents of a grid that nobody else wants anything of.
  mutating func findLeanCells(in owner: GridView, _ contents: [Measurement]) {
    for index in cells.indices {
      let cell = cells[index]
      cells[index].isLean = cell.content.use { view in
        if view.compiler == nil { return view.isUntouchedLeaf(in: owner) && cell.isSettled }
        guard let growth = view.growthUntouched(in: owner) else { return false }
        return LayoutAxis.allCases.allSatisfy { axis in
          cell.canGrow(along: axis, growth[axis], in: self[axis])
        }
      }
    }
    for index in groups.indices {
      let members = groups[index].members
      let isTop = groups[index].placement == .near
      groups[index].isLean =
        (groups[index].placement == .near || groups[index].placement == .far)
        && members.allSatisfy {
          cells[$0].isLean && cells[$0].measuresBaseline(fromTop: isTop, contents[$0])
        }
      guard !groups[index].isLean else { continue }
      for member in members { cells[member].isLean = false }
    }
  }
}

extension ResolvedCell {
  /// Whether the content says how large it is where its cell does not.
  fileprivate var isSettled: Bool {
    let size = content.use { $0.metrics.size }
    return x.rest(of: size.width) != nil
      && (baseline != nil ? size.height >= 0 : y.rest(of: size.height) != nil)
  }

  /// Whether a container that is laid out like a leaf has no say in how tracks grow: it keeps its size,
  /// or what its growth costs is weaker than how the tracks share it.
  fileprivate func canGrow(
    along axis: LayoutAxis, _ growth: [Kink], in tracks: ResolvedAxis
  ) -> Bool {
    guard axis == .horizontal || baseline == nil else { return true }
    switch placement(along: axis) {
    case .none: return false
    case .near, .far, .center: return true
    case .fill: return growth.allSatisfy { $0.priority < tracks.pull }
    }
  }

  /// Whether the baseline that the content stands on keeps its distance from the top, or from the
  /// bottom, whatever its height.
  fileprivate func measuresBaseline(fromTop: Bool, _ measurement: Measurement) -> Bool {
    guard baselineOffset(measurement) != nil else { return false }
    let isFromTop =
      baseline == .first
      || content.use { $0.compiler == nil && $0.metrics.lastBaselineIsFromTop }
    return isFromTop == fromTop
  }

  /// The distance of the baseline that the content stands on from the edge that it keeps to.
  fileprivate func baselineOffset(_ measurement: Measurement) -> Double? {
    content.use { view in
      if view.compiler != nil {
        return baseline == .first ? measurement.firstBaseline : measurement.lastBaseline
      }
      return baseline == .first ? view.metrics.firstBaseline : view.metrics.lastBaseline
    }
  }
}

extension ResolvedPlacement {
  /// How a leaf with an intrinsic extent, negative where it has none, rests in its cell; nil where that
  /// is open.
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
