// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

// Where content sits between the lines of its cell, and what it asks of them.

extension GridFormulation {
  /// Adds the requirements of content views without variables: `f - n >= extent @resistance`, and a
  /// size that is not negative.
  mutating func keepCellDemands(along axis: LayoutAxis) {
    for minimum in cellDemands[axis] {
      let cell = grid.cells[minimum.cell]
      let room = room(of: minimum.span, axis)
      if let floor = minimum.floor {
        want(
          key(cell.subject, .near, axis), room, .greaterThanOrEqual, floor,
          reason(.containment, cell))
      }
      if let resistance = minimum.resistance {
        want(
          key(cell.subject, .resistance, axis), room, .greaterThanOrEqual, minimum.extent,
          reason(.compressionResistance, cell), at: resistance)
      }
    }
  }

  /// Adds `v.near == n` or `v.far == f` or both, or `v.near + v.far == n + f`, and the containment.
  mutating func place(_ cell: ResolvedCell, along axis: LayoutAxis) {
    let view = ItemReference(cell.view)
    let span = cell.span(along: axis)
    let nearLine = near(span.first, axis)
    let farLine = far(span.last, axis)
    let atNear = [WantedTerm(1, .item(view, axis.near)), WantedTerm(-1, nearLine)]
    let atFar = [WantedTerm(1, farLine), WantedTerm(-1, .item(view, axis.far))]
    let isAtNear: Bool
    let isAtFar: Bool
    switch cell.placement(along: axis) {
    case .none: return
    case .near: (isAtNear, isAtFar) = (true, false)
    case .far: (isAtNear, isAtFar) = (false, true)
    case .fill: (isAtNear, isAtFar) = (true, true)
    case .center:
      // A centred view whose near side is contained has its far side contained too.
      (isAtNear, isAtFar) = (false, false)
      want(
        key(cell.subject, .center, axis),
        [
          WantedTerm(1, .item(view, axis.near)), WantedTerm(1, .item(view, axis.far)),
          WantedTerm(-1, nearLine), WantedTerm(-1, farLine),
        ], .equal, 0, reason(.placement, cell))
    }
    want(
      key(cell.subject, .near, axis), atNear, isAtNear ? .equal : .greaterThanOrEqual, 0,
      reason(isAtNear ? .placement : .containment, cell))
    if cell.placement(along: axis) != .center {
      want(
        key(cell.subject, .far, axis), atFar, isAtFar ? .equal : .greaterThanOrEqual, 0,
        reason(isAtFar ? .placement : .containment, cell))
    }
  }

  /// Adds what the content of the cells pulls and hugs with, which decides where a surplus goes.
  ///
  /// Content that is placed neither none nor fill pulls both edges of its cell to its own edges, just below
  /// the grid's hugging H; with v the content's extent and w that of its cell, at
  ///
  ///     w - v <= 0  @H⁻
  ///
  /// as the content lies inside its cell. Apple's engine has the same two constraints (994 views in public
  /// Interface Builder files against 1). Whatever hugs less firmly than at H⁻ is as long as its cell, and
  /// pays its own hugging; everything else keeps its extent, and pays the pull.
  ///
  /// Below what its tracks need, content is not to pull them together: where there is too little room,
  /// compression resistance decides alone. With `need` what the tracks need,
  ///
  ///     keeps its extent    w - v <= need - v_0  @H⁻     without variables: w <= need  @H⁻
  ///     is stretched        v == w,  w <= need  @p       p: its own hugging, which is not in force itself;
  ///                                                      v <= need where a constraint may keep v below w
  ///
  /// Stretched content that hugs more firmly than content of the same tracks resists is the exception: it
  /// hugs by itself, from v_0 on, and so keeps the others shorter than they need.
  ///
  /// Where a constraint makes content longer than v_0, that takes nothing off its pull: the smaller of v and
  /// v_0 takes the place of v.
  mutating func pull(along axis: LayoutAxis) {
    var costs = [Slope](repeating: Slope(), count: grid[axis].tracks.count)
    for cell in grid.cells {
      let span = cell.span(along: axis)
      let placement = cell.placementInForce(along: axis)
      guard placement != .none else { continue }
      if !cell.isByFormula, placement != .fill { pull(cell, along: axis) }
      guard cell.isHeldByTracks(along: axis) else { continue }
      let cost = cell.costOfGrowth(along: axis)
      if cell.mayStopFollowing {
        let extent = [WantedTerm(1, extent(of: cell, axis))]
        keep(extent, needing: span, at: cost, along: axis, cell.subject, reason(.pull, cell))
      } else if span.count == 1 {
        costs[span.first.position].add(cost)
      } else {
        keep(
          room(of: span, axis), needing: span, at: cost, along: axis, cell.subject,
          reason(.pull, cell))
      }
    }
    for (position, cost) in costs.enumerated() {
      if case .fixed = measurement[axis].tracks[position].sizing { continue }
      let track = TrackIndex(position)
      keep(
        extent(track, axis), needing: TrackSpan(track), at: cost, along: axis,
        grid[axis][track].subject, reason(.pull, track, axis))
    }
  }

  /// Adds the cost of an extent that is longer than what some tracks need together.
  private mutating func keep(
    _ extent: [WantedTerm], needing span: TrackSpan, at cost: Slope, along axis: LayoutAxis,
    _ subject: ObjectIdentifier, _ reason: ConstraintReason
  ) {
    let need = measurement[axis].room(of: span, grid[axis])
    var level = 0
    cost.forEachLevel { priority, weight in
      want(
        key(subject, .pull, axis, level),
        extent.map { WantedTerm(weight * $0.coefficient, $0.quantity) }, .lessThanOrEqual,
        weight * need, reason, at: priority)
      level += 1
    }
  }

  /// Pulls both edges of a cell to those of its content.
  private mutating func pull(_ cell: ResolvedCell, along axis: LayoutAxis) {
    let (span, hold) = (cell.span(along: axis), cell.holds[axis])
    let isKept = !hold.isStretched
    let slack = isKept ? max(measurement[axis].room(of: span, grid[axis]) - cell.size[axis], 0) : 0
    want(
      key(cell.subject, .stretch, axis),
      room(of: span, axis) + [
        WantedTerm(-1, isKept && cell.isMentioned ? kept(cell, axis) : extent(of: cell, axis))
      ], .lessThanOrEqual, slack, reason(.pull, cell), at: isKept ? hold.priority : grid[axis].pull)
  }

  /// The extent of content, as far as it is not longer than it was measured.
  private mutating func kept(_ cell: ResolvedCell, _ axis: LayoutAxis) -> Quantity {
    let kept = Quantity.own(
      OwnVariable(
        subject: cell.subject, role: GridVariable.keptExtent, index: Int32(axis.rawValue),
        isNonNegative: true))
    bound(
      key(cell.subject, .keptContent, axis),
      [WantedTerm(1, extent(of: cell, axis)), WantedTerm(-1, kept)], reason(.pull, cell))
    want(
      key(cell.subject, .keptMeasured, axis), [WantedTerm(1, kept)], .lessThanOrEqual,
      cell.size[axis], reason(.pull, cell))
    return kept
  }

  private func extent(of cell: ResolvedCell, _ axis: LayoutAxis) -> Quantity {
    .item(ItemReference(cell.view), axis.extent)
  }
}
