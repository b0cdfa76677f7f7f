// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

extension GridView {
  /// Resolves inheritance, merged areas and hidden tracks.
  ///
  /// - Complexity: O(cells + tracks crossed by merged areas).
  final func resolved() -> ResolvedGrid { resolved(rows: rowStorage.indices, columns: nil) }

  /// Resolves some of the rows as if there were no others. They contain no part of a merged area. Nil
  /// stands for columns that are not resolved yet.
  final func resolved(rows range: Range<Int>, columns: ResolvedAxis?) -> ResolvedGrid {
    // 1. The visible tracks, and the visible line that corresponds to each line of the grid.
    let visibleColumns = VisibleTracks(of: columnStorage, in: columnStorage.indices)
    let visibleRows = VisibleTracks(of: rowStorage, in: range)
    var grid = ResolvedGrid(
      columns: columns
        ?? resolvedAxis(columnStorage, columnStorage.indices, .horizontal, visibleColumns),
      rows: resolvedAxis(rowStorage, range, .vertical, visibleRows),
      cells: [], groups: [], areas: [])

    // 2. The visible cells with content, row by row, then the baseline groups.
    grid.cells.reserveCapacity(min(subviewStorage.count, visibleRows.count * columnStorage.count))
    let columnPlacements = columnStorage.map { $0.state.placement.or(settings.xPlacement) }
    rowStorage.forEachUnretained(in: range) { row in
      let yPlacement = row.state.placement.or(settings.yPlacement)
      let alignment = row.rowAlignment.or(settings.rowAlignment)
      var next = 0
      row.cells.forEachUnretained { cell in
        let column = next
        next += 1
        guard let content = cell.contentStorage.unretained else { return }
        guard let columns = visibleColumns.span(of: cell.merge?.columns ?? column..<column + 1),
          let rows = visibleRows.span(of: cell.merge?.rows ?? row.index..<row.index + 1)
        else {
          grid.hiddenContents.append(content)
          return
        }
        if !cell.customConstraints.isEmpty { grid.customConstraints += cell.customConstraints }
        var resolved = ResolvedCell(
          subject: ObjectIdentifier(cell), content: content, columns: columns, rows: rows,
          x: cell.state.xPlacement.resolved(inheriting: columnPlacements[column]),
          y: cell.state.yPlacement.resolved(inheriting: yPlacement))
        if rows.count == 1,
          let baseline = cell.state.rowAlignment.or(alignment).baseline,
          content.use({ $0.hasBaseline(baseline) })
        {
          resolved.baseline = baseline
        }
        grid.cells.append(resolved)
      }
    }
    grid.alignCells()

    // 3. The visible parts of merged areas.
    for area in merges {
      guard let columns = visibleColumns.span(of: area.columns),
        let rows = visibleRows.span(of: area.rows)
      else { continue }
      grid.areas.append(ResolvedArea(columns: columns, rows: rows))
    }
    return consume grid
  }

  private func resolvedAxis<Track: GridTrack>(
    _ tracks: [Track], _ range: Range<Int>, _ axis: LayoutAxis, _ visible: VisibleTracks
  ) -> ResolvedAxis {
    let isHorizontal = axis == .horizontal
    var resolved = ResolvedAxis(
      axis: axis, tracks: [],
      spacing: isHorizontal ? settings.columnSpacing : settings.rowSpacing,
      separator: isHorizontal ? settings.columnSeparator : settings.rowSeparator,
      hugging: contentHuggingPriority(for: axis),
      compressionResistance: contentCompressionResistancePriority(for: axis))
    resolved.tracks.reserveCapacity(visible.count)
    tracks.forEachUnretained(in: range) { track in
      if track.state.isHidden {
        if let guide = track.guide {
          resolved.hiddenGuides.append((guide, visible.line(before: track.index)))
        }
      } else {
        resolved.tracks.append(
          ResolvedTrack(ObjectIdentifier(track), track.index, track.state, track.guide))
      }
    }
    return resolved
  }
}

/// The visible line that corresponds to each line of a range of tracks.
private struct VisibleTracks {
  private var lines = [LineIndex(0)]
  private let range: Range<Int>

  init<Track: GridTrack>(of tracks: [Track], in range: Range<Int>) {
    self.range = range
    lines.reserveCapacity(range.count + 1)
    tracks.forEachUnretained(in: range) {
      lines.append(LineIndex($0.state.isHidden ? count : count + 1))
    }
  }

  /// The number of visible tracks.
  var count: Int { lines[lines.count - 1].position }

  /// Returns the visible part of a range of indices; nil if none of it is visible.
  func span(of range: Range<Int>) -> TrackSpan? {
    TrackSpan(from: line(before: range.lowerBound), to: line(before: range.upperBound))
  }

  /// Returns the visible line before the track with an index.
  func line(before index: Int) -> LineIndex { lines[index - range.lowerBound] }
}

extension ResolvedTrack {
  fileprivate init(
    _ subject: ObjectIdentifier, _ index: Int, _ state: TrackState, _ guide: LayoutGuide?
  ) {
    // The maximum wins over the minimum, a size over a fraction, a fraction over a size group.
    let maximum = state.maximum ?? .infinity
    self.init(
      subject: subject, index: index,
      sizing: state.extent.map { .fixed($0) } ?? state.fraction.map { .fraction($0) } ?? .content,
      minimum: min(state.minimum ?? 0, maximum), maximum: maximum, weight: state.weight,
      sizeGroup: state.groupInForce,
      nearPadding: state.nearPadding, farPadding: state.farPadding,
      guide: guide)
  }
}

extension ResolvedGrid {
  /// Groups the cells of every row that take part in its alignment.
  ///
  /// The first member whose placement is not none places the group; fill counts as top. If there is
  /// no such member, the group's position is open. A single member is placed like any other cell.
  fileprivate mutating func alignCells() {
    // A merged area whose head is hidden comes early in the list of cells.
    let members = cells.indices.filter { cells[$0].baseline != nil }.sorted {
      (cells[$0].rows.first, cells[$0].columns.first)
        < (cells[$1].rows.first, cells[$1].columns.first)
    }
    var start = 0
    while start < members.count {
      let row = cells[members[start]].rows.first
      var placement = ResolvedPlacement.none
      var end = start
      while end < members.count, cells[members[end]].rows.first == row {
        let y = cells[members[end]].y
        if placement == .none { placement = y == .fill ? .near : y }
        end += 1
      }
      if end - start > 1 {
        groups.append(
          AlignedGroup(row: row, members: members[start..<end], placement: placement))
      } else {
        cells[members[start]].baseline = nil
        cells[members[start]].y = placement
      }
      start = end
    }
  }
}

extension GridCell.Placement {
  /// Returns the resolved placement along its axis; one that is inherited at every level is near.
  fileprivate func resolved(inheriting inherited: Self) -> ResolvedPlacement {
    switch or(inherited) {
    case .inherited, .leading: .near
    case .none: .none
    case .trailing: .far
    case .center: .center
    case .fill: .fill
    }
  }
}

extension GridRow.Alignment {
  fileprivate var baseline: Baseline? {
    switch self {
    case .inherited, .none: nil
    case .firstBaseline: .first
    case .lastBaseline: .last
    }
  }
}
