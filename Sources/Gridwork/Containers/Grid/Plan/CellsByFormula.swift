// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// The requirements of content views without variables, and their positions between the lines.
///
/// Content that keeps its extent has its fitting size, or as much of it as there is room for. Content that
/// is stretched is as large as its cell. What it hugs or pulls with is a cost of its tracks; its
/// resistance, and the rule that its size is not negative, become requirements of them.
///
/// The line of a group at the top is at `n + ascent`: containment keeps it from being higher, and the
/// pull keeps it from being lower. Each member begins at a fixed inset below n; the rest is as for
/// content at the near line. A group at the bottom works the same way. This holds with less room, too, as
/// the members of a group at the top measure their baselines from the top.
struct CellsByFormula {
  /// The requirements, in the order of the cells.
  private(set) var cellDemands = AxisPair<[CellDemand]>([])
  /// The positions, in the order of the cells.
  var formulas: [ContentFormula] = []

  /// Creates the formulas. `contents` are the measurements of the visible cells, in order.
  init(
    _ grid: borrowing ResolvedGrid, _ measurement: borrowing GridMeasurement,
    _ contents: [Measurement]
  ) {
    // Where the lines of the groups keep their members, by cells.
    var lines = [(inset: Double, isAtFar: Bool)](
      filledWith: (0, false), count: grid.groups.isEmpty ? 0 : grid.cells.count)
    for (index, group) in grid.groups.enumerated() where group.isByFormula {
      let extent = measurement.groups[index]
      let isAtFar = group.placement == .far
      for member in group.members {
        let reach = grid.cells[member].reach(contents[member])
        lines[member] = (
          isAtFar ? extent.descent - reach.descent : extent.ascent - reach.ascent, isAtFar
        )
      }
    }

    let count = grid.cells.count
    formulas.reserveCapacity(count)
    cellDemands.horizontal.reserveCapacity(count)
    cellDemands.vertical.reserveCapacity(count)
    for (index, cell) in grid.cells.enumerated() where cell.isByFormula {
      let (size, resistance) = cell.content.use { $0.sizeByFormula(contents[index]) }
      let isAligned = cell.baseline != nil
      let inset = isAligned ? lines[index].inset : 0
      let x = cell.rest(along: .horizontal)
      let y = isAligned ? (lines[index].isAtFar ? .far : .near) : cell.rest(along: .vertical)
      formulas.append(
        ContentFormula(
          of: cell.content,
          x: CellFormula(
            cell.columns.positions, x, extent: size.width, hold: cell.holds.horizontal.priority),
          y: CellFormula(
            cell.rows.positions, y, inset: inset, extent: size.height,
            hold: cell.holds.vertical.priority)))
      let width = CellDemand(
        index, cell.columns, in: grid.columns, inset: 0, size.width, resistance.horizontal)
      let height = CellDemand(
        index, cell.rows, in: grid.rows, inset: inset, size.height, resistance.vertical)
      if let width { cellDemands.horizontal.append(width) }
      if let height { cellDemands.vertical.append(height) }
    }
  }
}

extension CellDemand {
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

extension ResolvedCell {
  /// The behaviour of content laid out by formula.
  fileprivate func rest(along axis: LayoutAxis) -> CellFormula.Rest {
    if holds[axis].isStretched { return .fill }
    return switch placement(along: axis) {
    case .near, .none: .near
    case .far: .far
    case .center: .center
    case .fill: .fill
    }
  }
}
