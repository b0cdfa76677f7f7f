// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

extension Measurement {
  /// Measures a grid by arithmetic, if its content alone determines its size; nil if only a solve
  /// can determine it.
  ///
  /// `contents` are the measurements of the visible cells, in order. The sources are the positions
  /// of the content views that give the grid its baselines.
  init?(
    _ grid: borrowing ResolvedGrid, _ measurement: borrowing GridMeasurement,
    _ contents: [Measurement], sources: (first: Int?, last: Int?)
  ) {
    let weakest = grid.weakestResistance
    guard grid.hasRoom(for: contents, measurement), weakest.horizontal.resistsFitting,
      weakest.vertical.resistsFitting, !grid.isPulledTogether(against: weakest),
      let columns = SmallestTracks(
        grid, measurement, contents, .horizontal, resistance: weakest.horizontal),
      let rows = SmallestTracks(
        grid, measurement, contents, .vertical, resistance: weakest.vertical)
    else { return nil }
    size = LayoutSize(width: columns.extent, height: rows.extent)
    hugging = measurement.hugging(of: grid)
    resistance = AxisPair(horizontal: columns.resistance, vertical: rows.resistance)

    for (baseline, source) in [(Baseline.first, sources.first), (.last, sources.last)] {
      guard let source else { continue }
      guard let heights = rows.tracks,
        let distance = grid.distance(to: baseline, of: source, contents, heights, measurement)
      else { return nil }
      switch baseline {
      case .first: firstBaseline = distance
      case .last: lastBaseline = distance
      }
    }
  }
}

/// The visible tracks of one axis when the grid is as small as it can be.
private struct SmallestTracks {
  /// The grid's extent.
  private(set) var extent: Double
  /// The extent of each track; nil if only their sum is determined.
  private(set) var tracks: [Double]?
  /// The weakest priority that a smaller extent violates.
  private(set) var resistance: LayoutPriority

  init?(
    _ grid: borrowing ResolvedGrid, _ measurement: borrowing GridMeasurement,
    _ contents: [Measurement], _ axis: LayoutAxis, resistance weakest: LayoutPriority
  ) {
    let resolved = grid[axis]
    let needs = measurement[axis]
    let weights = needs.hasWeights ? needs.priorityOfWeights(resolved) : nil
    resistance = weakest
    let sum: Double
    if needs.sharesGrowth {
      // Tracks are kept at the needs of other grids in a shared size group, which must be firm enough.
      let floor = needs.priorityOfWeights(resolved).nextUp
      guard floor > .fittingSizeCompression, !needs.hasFractions else { return nil }
      resistance = min(resistance, floor)
      tracks = needs.needs
      sum = needs.sum
    } else if needs.hasFractions {
      // Content in tracks with fractions makes the whole grid larger, although the grid hugs.
      guard !needs.isRaised, resistance > weights ?? resolved.hold,
        let inner = needs.smallestInnerExtent(
          with: grid.spanning(along: axis, contents, resolved))
      else { return nil }
      if needs.hasFractionBelowMinimum { resistance = min(resistance, .limitedFraction) }
      sum = inner
      tracks = needs.extents(atInner: inner)
    } else if needs.isRaised, !needs.isOneGroup(resolved.tracks) {
      // Raised needs describe how the tracks share a surplus; together the tracks may take less. If they
      // cannot, and none exceeds its need, each takes exactly that.
      let hold = weights ?? needs.raisedHold
      let isHeld = hold > .fittingSizeCompression
      guard hold != .fittingSizeCompression, !needs.hasTiedGroups,
        let least = needs.smallestSum(
          of: grid.spanning(along: axis, contents, resolved), isHeld: isHeld)
      else { return nil }
      sum = least
      if isHeld, least.isSame(needs.sum) { tracks = needs.needs }
    } else {
      // Nothing keeps a shared track that takes no surplus at the needs of other grids.
      let isKnown = needs.tracks.allSatisfy { !$0.isShared || $0.sizing != .content }
      guard isKnown else { return nil }
      tracks = needs.needs
      sum = needs.sum
    }
    let whole = sum + resolved.extentBesidesTracks
    extent = max(whole, 0)
    // Negative paddings may exceed the extents of all tracks; the tracks are then left with a
    // surplus.
    if whole < 0 { tracks = nil }
  }
}

extension ResolvedGrid {
  /// Returns whether all content views can have the room that they require. If one cannot, a
  /// constraint is broken, and arithmetic cannot determine the others.
  fileprivate func hasRoom(for contents: [Measurement], _ measurement: borrowing GridMeasurement)
    -> Bool
  {
    LayoutAxis.allCases.allSatisfy {
      hasRoom(for: contents, along: $0, self[$0], measurement[$0])
    }
      && zip(groups, measurement.groups).allSatisfy { group, extent in
        extent.ascent + extent.descent
          <= measurement.rows.largestRoom(of: TrackSpan(group.row), rows)
      }
  }

  private func hasRoom(
    for contents: [Measurement], along axis: LayoutAxis, _ resolved: borrowing ResolvedAxis,
    _ needs: borrowing TrackNeeds
  ) -> Bool {
    for index in cells.indices {
      let isAligned = axis == .vertical && cells[index].baseline != nil
      guard !isAligned, cells[index].placement(along: axis) != .none else { continue }
      let extent = contents[index].size[axis]
      // Only a leaf knows how much of its room is required.
      let isPlainLeaf = cells[index].content.use { $0.isPlainLeaf }
      let minimum = CellDemand(
        cell: index, span: cells[index].span(along: axis), floor: isPlainLeaf ? nil : extent,
        extent: extent, resistance: contents[index].resistance[axis])
      guard minimum.canBeMet(needs.largestRoom(of: minimum.span, resolved)) else { return false }
    }
    return true
  }

  /// Returns the content views that span several tracks, with the extents that they require of the
  /// tracks alone.
  fileprivate func spanning(
    along axis: LayoutAxis, _ contents: [Measurement], _ resolved: ResolvedAxis
  ) -> [TrackNeeds.Content] {
    zip(cells, contents).compactMap { cell, content in
      let span = cell.span(along: axis)
      guard span.count > 1, cell.placement(along: axis) != .none else { return nil }
      return TrackNeeds.Content(
        span: span, extent: content.size[axis] - resolved.gaps(inside: span))
    }
  }

  /// Returns the distance from the top of the smallest grid to its first baseline, or from its last
  /// baseline to the bottom; nil if only a solve can determine it. The content view that gives the grid
  /// the baseline lies in the first, or last, row.
  fileprivate func distance(
    to baseline: Baseline, of index: Int, _ contents: [Measurement], _ heights: [Double],
    _ measurement: GridMeasurement
  ) -> Double? {
    let (cell, content) = (cells[index], contents[index])
    let room = cell.rows.positions.reduce(rows.gaps(inside: cell.rows)) { $0 + heights[$1] }
    guard let top = top(of: index, content, in: room, measurement) else { return nil }
    switch baseline {
    case .first:
      let edge = rows.outerNearPadding + top
      return content.firstBaseline.map { edge + $0 }
    case .last:
      let edge = room - top - content.size.height + rows.outerFarPadding
      return content.lastBaseline.map { edge + $0 }
    }
  }

  /// Returns the distance of a content view from the top of its room; nil if only a solve can determine
  /// it.
  private func top(
    of index: Int, _ content: Measurement, in room: Double, _ measurement: GridMeasurement
  ) -> Double? {
    let cell = cells[index]
    let height = content.size.height
    // Content stretched to the height of its cell has different baselines there.
    if cell.holds.vertical.isStretched, !height.isSame(room) { return nil }

    if cell.baseline != nil {
      let group = known(groups.firstIndex { $0.members.contains(index) })
      let extent = measurement.groups[group]
      let ascent = cell.reach(content).ascent
      switch groups[group].placement {
      case .none where !(extent.ascent + extent.descent).isSame(room): return nil
      case .near, .fill, .none: return extent.ascent - ascent
      case .far: return room - extent.descent - ascent
      case .center: return (room + extent.ascent - extent.descent) / 2 - ascent
      }
    }
    guard height <= room else { return nil }
    switch cell.y {
    case .none: return nil
    case .near: return 0
    case .far: return room - height
    case .center: return (room - height) / 2
    case .fill: return height.isSame(room) ? 0 : nil
    }
  }
}
