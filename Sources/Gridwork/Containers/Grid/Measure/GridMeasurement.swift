// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// The numbers of a resolved grid: what its content views need, and therefore its tracks.
struct GridMeasurement {
  var columns: TrackNeeds
  var rows: TrackNeeds
  /// The extent above and below the common baseline, for every aligned group.
  var groups: [GroupExtent]

  /// The distances that a group of aligned content views extends above and below its common line.
  struct GroupExtent: Equatable {
    var ascent: Double
    var descent: Double
  }

  subscript(axis: LayoutAxis) -> TrackNeeds {
    // In place, without copying the lists.
    @inline(__always) _read { if axis == .horizontal { yield columns } else { yield rows } }
    @inline(__always) _modify { if axis == .horizontal { yield &columns } else { yield &rows } }
  }

  /// How firmly a grid that is measured like this keeps its size: the strongest priority that the first
  /// point of growth violates.
  func hugging(of grid: borrowing ResolvedGrid) -> AxisPair<LayoutPriority> {
    AxisPair(horizontal: columns.hugging(grid.columns), vertical: rows.hugging(grid.rows))
  }

  /// Whether a visible track of the grid belongs to a size group.
  var hasGroups: Bool { !columns.groups.isEmpty || !rows.groups.isEmpty }

  /// Measures the grid. `contents` are the measurements of the visible cells, in order.
  init(
    of grid: borrowing ResolvedGrid, _ contents: [Measurement],
    elsewhere: (LayoutAxis) -> [GridView.SizeGroup: TrackNeeds.GroupNeed] = { _ in [:] }
  ) {
    // The closure would take a copy of the whole grid, here and below.
    let (cells, areas) = (grid.cells, grid.areas)
    let columns = TrackNeeds(of: grid.columns, elsewhere: elsewhere(.horizontal)) { add in
      for (cell, content) in zip(cells, contents) where cell.x != .none {
        add(cell.need(along: .horizontal, content))
      }
      for area in areas { add(.init(span: area.columns, extent: -.infinity)) }
    }
    self.init(rowsOf: grid, contents, columns: columns, elsewhere: elsewhere(.vertical))
  }

  /// Measures the rows of a grid whose columns are measured already.
  init(
    rowsOf grid: borrowing ResolvedGrid, _ contents: [Measurement], columns: TrackNeeds,
    elsewhere: [GridView.SizeGroup: TrackNeeds.GroupNeed] = [:]
  ) {
    // An aligned group needs its greatest ascent plus its greatest descent.
    groups = grid.groups.map { group in
      var extent = GroupExtent(ascent: -.infinity, descent: -.infinity)
      for member in group.members {
        let reach = grid.cells[member].reach(contents[member])
        extent.ascent = max(extent.ascent, reach.ascent)
        extent.descent = max(extent.descent, reach.descent)
      }
      return extent
    }

    self.columns = columns
    let (cells, areas, aligned, groups) = (grid.cells, grid.areas, grid.groups, groups)
    rows = TrackNeeds(of: grid.rows, elsewhere: elsewhere) { add in
      for (cell, content) in zip(cells, contents)
      where cell.y != .none && cell.baseline == nil {
        add(cell.need(along: .vertical, content))
      }
      for area in areas { add(.init(span: area.rows, extent: -.infinity)) }
      for (group, extent) in zip(aligned, groups) {
        var content = TrackNeeds.Content(
          span: TrackSpan(group.row), extent: extent.ascent + extent.descent)
        for member in group.members {
          let need = cells[member].need(along: .vertical, contents[member])
          content.cost.add(need.cost)
          content.knowledge = min(content.knowledge, need.knowledge)
        }
        add(content)
      }
    }
  }
}

extension ResolvedCell {
  /// What the content needs of its tracks along an axis, and what they cost it that are longer.
  fileprivate func need(along axis: LayoutAxis, _ content: Measurement) -> TrackNeeds.Content {
    TrackNeeds.Content(
      span: span(along: axis), extent: content.size[axis], cost: costOfGrowth(along: axis),
      knowledge: knowledgeOfCost(along: axis))
  }

  /// Returns the distances that the content extends above and below the line of its group.
  func reach(_ content: Measurement) -> (ascent: Double, descent: Double) {
    content.reach(of: baseline ?? .first) ?? (0, content.size.height)
  }
}
