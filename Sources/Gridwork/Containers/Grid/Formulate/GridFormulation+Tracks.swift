// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

extension GridFormulation {
  /// Adds `n_0 == the grid's near edge + padding`, `n_i+1 == f_i + gap`, and `n_i <= f_i`. The last
  /// is a bound: it holds even if required constraints are broken.
  mutating func chainTracks(along axis: LayoutAxis) {
    let tracks = grid[axis].tracks
    for position in tracks.indices {
      let track = TrackIndex(position)
      let subject = tracks[position].subject
      let previous = position == 0 ? nil : TrackIndex(position - 1)
      want(
        key(subject, .lead, axis),
        [
          WantedTerm(1, near(track, axis)),
          WantedTerm(-1, previous.map { far($0, axis) } ?? .item(owner, axis.near)),
        ], .equal,
        previous.map { grid[axis].gap(after: $0) } ?? grid[axis].outerNearPadding,
        reason(previous == nil ? .gridEdge : .spacing, track, axis))
      bound(key(subject, .order, axis), extent(track, axis), reason(.spacing, track, axis))
    }
  }

  /// Adds explicit sizes, fractions of the inner size, limits and size groups.
  mutating func sizeTracks(along axis: LayoutAxis) {
    let needs = measurement[axis]
    for (position, track) in grid[axis].tracks.enumerated() {
      let index = TrackIndex(position)
      let limits = needs.tracks[position].limits
      switch needs.tracks[position].sizing {
      case .fixed(let size):
        want(
          key(track.subject, .size, axis), extent(index, axis), .equal, size,
          reason(.trackSize, index, axis))
      case .fraction(let fraction):
        // f - n == fraction · (the grid's extent - everything beside and between the tracks)
        let isLimited = limits != 0 ... .infinity
        want(
          key(track.subject, .size, axis),
          extent(index, axis) + [WantedTerm(-fraction, .item(owner, axis.extent))], .equal,
          -fraction * grid[axis].extentBesidesTracks,
          reason(.trackSize, index, axis),
          at: isLimited ? .limitedFraction : .required)
        limit(index, limits, axis)
      case .content:
        limit(index, limits, axis)
      }
    }
    equalize(along: axis)
  }

  private mutating func limit(
    _ track: TrackIndex, _ limits: ClosedRange<Double>, _ axis: LayoutAxis
  ) {
    let subject = grid[axis][track].subject
    if limits.lowerBound > 0 {
      want(
        key(subject, .minimum, axis), extent(track, axis), .greaterThanOrEqual, limits.lowerBound,
        reason(.trackSize, track, axis))
    }
    if limits.upperBound < .infinity {
      want(
        key(subject, .maximum, axis), extent(track, axis), .lessThanOrEqual, limits.upperBound,
        reason(.trackSize, track, axis))
    }
  }

  /// Makes the members of a size group as large as the group's first visible track.
  private mutating func equalize(along axis: LayoutAxis) {
    var first: [GridView.SizeGroup: TrackIndex] = [:]
    for (position, track) in grid[axis].tracks.enumerated() {
      guard let group = track.sizeGroup else { continue }
      let index = TrackIndex(position)
      guard let leader = first[group] else {
        first[group] = index
        continue
      }
      // If the group has an explicit size, every member has that size already.
      if case .fixed = measurement[axis].tracks[position].sizing { continue }
      want(
        key(track.subject, .group, axis),
        extent(index, axis) + extent(leader, axis).map { WantedTerm(-$0.coefficient, $0.quantity) },
        .equal, 0, reason(.trackSize, index, axis))
    }
  }

  /// Ties the last track to the grid's far edge. At the grid's compression resistance, the track
  /// does not extend past the edge; just below required, it reaches the edge.
  ///
  /// If all tracks may stop growing, r, the space after the last track, is pulled to 0, and `f_n +
  /// r >= far edge - padding`.
  ///
  /// What the tracks leave open, the grid is as small as its needs, at a priority below all others. It also
  /// decides which grid grows when nested grids resist equally.
  mutating func reachEdges(along axis: LayoutAxis) {
    let resolved = grid[axis]
    want(
      key(.extent, axis), [WantedTerm(1, .item(owner, axis.extent))], .lessThanOrEqual,
      measurement[axis].sum + resolved.extentBesidesTracks, ConstraintReason(.gridEdge),
      at: .stackExtent)
    guard let last = resolved.tracks.indices.last else {
      want(
        key(.farEdgeKept, axis), [WantedTerm(1, .item(owner, axis.extent))], .lessThanOrEqual, 0,
        ConstraintReason(.gridEdge), at: resolved.hold)
      return
    }
    let track = TrackIndex(last)
    let padding = resolved.outerFarPadding
    let edges = [WantedTerm(1, .item(owner, axis.far)), WantedTerm(-1, far(track, axis))]
    want(
      key(.farEdgeKept, axis), edges, .greaterThanOrEqual, padding,
      reason(.gridEdge, track, axis), at: resolved.compressionResistance)
    let rest = measurement[axis].canBeExhausted ? [WantedTerm(-1, slack(.rest, axis))] : []
    want(
      key(.farEdgeReached, axis), edges + rest, .lessThanOrEqual, padding,
      reason(.gridEdge, track, axis), at: .lastTrack)
  }

  /// `f - n`: the extent of a track's content area.
  func extent(_ track: TrackIndex, _ axis: LayoutAxis) -> [WantedTerm] {
    room(of: TrackSpan(track), axis)
  }

  /// The extent of the tracks of a span together, with the gaps between them.
  func room(of span: TrackSpan, _ axis: LayoutAxis) -> [WantedTerm] {
    [WantedTerm(1, far(span.last, axis)), WantedTerm(-1, near(span.first, axis))]
  }
}
