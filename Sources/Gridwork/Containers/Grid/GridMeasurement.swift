// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// The numbers of a resolved grid: what its contents need, and so its tracks.
struct GridMeasurement {
  var columns: TrackNeeds
  var rows: TrackNeeds
  /// The extent above and below the common baseline, for every aligned group.
  var groups: [GroupExtent]

  /// How far a group of aligned contents reaches from its common line.
  struct GroupExtent: Equatable {
    var ascent: Double
    var descent: Double
  }

  subscript(axis: LayoutAxis) -> TrackNeeds { axis == .horizontal ? columns : rows }

  /// Whether a size group has a visible track here.
  var hasGroups: Bool { !columns.groups.isEmpty || !rows.groups.isEmpty }

  /// Asks for every content once.
  init(
    of grid: ResolvedGrid, measuring: any ContentMeasuring,
    elsewhere: (LayoutAxis) -> [GridView.SizeGroup: TrackNeeds.GroupNeed] = { _ in [:] }
  ) {
    var horizontal: [TrackNeeds.Content] = []
    var vertical: [TrackNeeds.Content] = []
    horizontal.reserveCapacity(grid.cells.count)
    vertical.reserveCapacity(grid.cells.count)
    groups = grid.groups.map { _ in GroupExtent(ascent: -.infinity, descent: -.infinity) }
    var heights = [Double](repeating: 0, count: grid.cells.count)
    for (index, cell) in grid.cells.enumerated() {
      let size = cell.content.use { measuring.fittingSize(of: $0) }
      heights[index] = size.height
      if cell.x != .none { horizontal.append(.init(span: cell.columns, extent: size.width)) }
      if cell.y != .none, cell.baseline == nil {
        vertical.append(.init(span: cell.rows, extent: size.height))
      }
    }

    // An aligned group needs its greatest ascent plus its greatest descent.
    for (index, group) in grid.groups.enumerated() {
      for member in group.members {
        let cell = grid.cells[member]
        let height = heights[member]
        let ascent: Double
        switch cell.baseline {
        case .first:
          ascent = cell.content.use { measuring.firstBaselineOffsetFromTop(of: $0) } ?? 0
        case .last, nil:
          let descent = cell.content.use { measuring.lastBaselineOffsetFromBottom(of: $0) } ?? 0
          ascent = height - descent
        }
        groups[index].ascent = max(groups[index].ascent, ascent)
        groups[index].descent = max(groups[index].descent, height - ascent)
      }
      vertical.append(
        .init(
          span: TrackSpan(group.row), extent: groups[index].ascent + groups[index].descent))
    }

    columns = TrackNeeds(of: grid.columns, contents: horizontal, elsewhere: elsewhere(.horizontal))
    rows = TrackNeeds(of: grid.rows, contents: vertical, elsewhere: elsewhere(.vertical))
  }
}
