// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

// What determines the extents of tracks, and where cells place their content, for an explained
// layout.

extension GridView {
  final func computedRules(along axis: LayoutAxis) -> [ComputedLayout.Track.Rule] {
    guard let compiled else { return [] }
    let needs = compiled.measurement[axis]
    return compiled.resolved[axis].tracks.enumerated().map { position, track in
      var rule = ComputedLayout.Track.Rule(
        need: needs.tracks[position].need, minimum: track.minimum > 0 ? track.minimum : nil,
        maximum: track.maximum.isFinite ? track.maximum : nil,
        weight: needs.tracks[position].weight, pulls: needs.tracks[position].pulls,
        sizeGroup: track.sizeGroup?.name)
      switch needs.tracks[position].sizing {
      case .content: break
      case .fixed(let extent): rule.extent = extent
      case .fraction(let fraction): rule.fraction = fraction
      }
      return rule
    }
  }

  final func computedPlacements() -> [ComputedPlacement] {
    resolved().cells.map { cell in
      ComputedPlacement(
        view: cell.view,
        cell: ComputedLayout.Area(columns: cell.columns.positions, rows: cell.rows.positions),
        x: cell.x.placement, y: cell.y.placement,
        baseline: cell.baseline.map { $0 == .first ? .first : .last })
    }
  }
}

extension TrackNeeds.Track {
  /// What decides between the tracks that are sized for content; nil if only a solve knows.
  fileprivate var pulls: [ComputedLayout.Track.Pull]? {
    guard sizing == .content else { return [] }
    guard knowledge > .nothing else { return nil }
    var pulls: [ComputedLayout.Track.Pull] = []
    cost.forEachLevel { priority, count in
      if priority > .equalGrowth {
        pulls.append(ComputedLayout.Track.Pull(priority: priority, count: count))
      }
    }
    return pulls
  }
}

extension ResolvedPlacement {
  fileprivate var placement: ComputedLayout.Item.Sizing.Placement {
    switch self {
    case .none: .none
    case .near: .leading
    case .far: .trailing
    case .center: .center
    case .fill: .fill
    }
  }
}
