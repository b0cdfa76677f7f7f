// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

// Surplus and shortage. With w_i = f_i - n_i, a_i the weight of a taker, A the sum of all weights,
// h the grid's hugging (at most 999) and h⁺ the next priority above it:
//
//   takers         w_i - a_i·t <= need_i  @h⁺     t >= 0,  A·t <= 0          @h
//   taking over    w_i - u     <= need_i  @h⁺     u >= 0,  U·u <= 0          @h
//   the others     w_i         <= need_i  @h⁺     r >= 0,  R·r <= 0          @h   (r: see reachEdges)
//   squeezed       w_i + s     >= need_i  @h⁺     s >= 0,  k·s <= 0          @1  (h⁺ above 1 here)
//
// A point of width costs between 1 and A ÷ (least weight) through t, at least twice that much
// through u, and at least twice the most it can cost through u through r. So u grows only when no
// taker can grow any further, and r only when no track can. All three are pulled at the single
// priority h, so that the grid hugs at h however it grows.
//
// s is the greatest shortfall of a track. k, the number of squeezed tracks, makes the shortage of
// one grid weigh as much as the room that the grid lacks, so that an enclosing grid still shares
// its shortage equally: if a single track of the inner grid bears its whole shortage d, the cost is
// k·d, which is what the outer grid saves. Therefore k is slightly larger the more deeply
// containers are nested.
//
// A track whose size group has tracks in other grids takes surplus only as far as each of these
// grids has some to give it: in no grid does it grow more than the other tracks do. With g such a
// track and y >= 0:
//
//   w_g - a_g·y <= need_g  @h⁺     for g
//   w_j - a_j·y >= need_j  @h⁺     for all other content-sized tracks
//
// where a_j is 0 for tracks that may not grow as far. When the grid is short of room, y is 0, and
// the total shortage is the same however it is shared.

extension GridFormulation {
  mutating func shareSurplus(along axis: LayoutAxis) {
    let needs = measurement[axis]
    let pull = grid[axis].pull
    let hold = pull.nextUp
    for (position, track) in grid[axis].tracks.enumerated() {
      let index = TrackIndex(position)
      var terms = extent(index, axis)
      switch needs.tracks[position].sizing {
      case .fixed, .fraction: continue
      case .content: break
      }
      if needs.tracks[position].weight > 0 {
        terms.append(WantedTerm(-needs.tracks[position].weight, slack(.surplus, axis)))
      } else if needs.tracks[position].takesOver, needs.hasTakeover {
        terms.append(WantedTerm(-1, slack(.takeover, axis)))
      }
      want(
        key(track.subject, .growth, axis), terms, .lessThanOrEqual, needs.tracks[position].need,
        reason(track.hasContent ? .trackNeed : .trackEmpty, index, axis), at: hold)
    }

    let shared = needs.tracks.indices.filter { needs.tracks[$0].isShared }
    for (ordinal, position) in shared.enumerated() {
      boundSharedGrowth(of: TrackIndex(position), ordinal, axis)
    }
    if needs.hasTakers {
      want(
        key(.surplusPull, axis), [WantedTerm(needs.costOfSurplus, slack(.surplus, axis))],
        .lessThanOrEqual, 0, ConstraintReason(.surplus), at: pull)
    }
    if needs.hasTakeover {
      want(
        key(.takeoverPull, axis), [WantedTerm(needs.costOfTakeover, slack(.takeover, axis))],
        .lessThanOrEqual, 0, ConstraintReason(.surplus), at: pull)
    }
    if needs.canBeExhausted, !grid[axis].tracks.isEmpty {
      want(
        key(.restPull, axis), [WantedTerm(needs.costOfRest, slack(.rest, axis))],
        .lessThanOrEqual, 0, ConstraintReason(.surplus), at: pull)
    }
  }

  private mutating func boundSharedGrowth(
    of shared: TrackIndex, _ ordinal: Int, _ axis: LayoutAxis
  ) {
    let needs = measurement[axis]
    let weight = needs.tracks[shared.position].weight
    guard weight > 0 else { return }
    let tracks = grid[axis].tracks
    let subject = tracks[shared.position].subject
    let growth = Quantity.own(
      OwnVariable(
        subject: subject, role: GridVariable.Slack.sharedGrowth.rawValue, isNonNegative: true))
    want(
      key(subject, .sharedGrowth, axis), extent(shared, axis) + [WantedTerm(-weight, growth)],
      .lessThanOrEqual, needs.tracks[shared.position].need, reason(.surplus, shared, axis),
      at: grid[axis].pull.nextUp)
    for (position, track) in tracks.enumerated() where needs.tracks[position].sizing == .content {
      let isBound =
        needs.tracks[position].limits.upperBound == .infinity && !needs.tracks[position].isGrouped
      let other = isBound ? needs.tracks[position].weight : 0
      let floor = ConstraintKey(
        subject: track.subject, role: GridRole.sharedFloor.rawValue, index: Int32(ordinal))
      want(
        floor,
        extent(TrackIndex(position), axis) + (other > 0 ? [WantedTerm(-other, growth)] : []),
        .greaterThanOrEqual, needs.tracks[position].need, reason(.surplus, shared, axis),
        at: grid[axis].pull.nextUp)
    }
  }

  mutating func shareShortage(along axis: LayoutAxis) {
    let needs = measurement[axis]
    let squeezed = grid[axis].tracks.indices.filter {
      needs.tracks[$0].sizing == .content && needs.tracks[$0].need > 0
    }
    // The content of a single squeezed track determines its shortage.
    guard squeezed.count > 1 else { return }
    for position in squeezed {
      let index = TrackIndex(position)
      want(
        key(grid[axis].tracks[position].subject, .squeeze, axis),
        extent(index, axis) + [WantedTerm(1, slack(.shortage, axis))], .greaterThanOrEqual,
        needs.tracks[position].need, reason(.shortage, index, axis),
        at: max(grid[axis].pull, 1).nextUp)
    }
    want(
      key(.shortagePull, axis),
      [WantedTerm(needs.costOfSharedShortage(nestedContainers), slack(.shortage, axis))],
      .lessThanOrEqual, 0, ConstraintReason(.shortage), at: 1)
  }
}
