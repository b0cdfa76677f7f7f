// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

// Surplus and shortage. What content pulls and hugs with decides where a surplus goes: see `pull(along:)`. With
// w_i = f_i - n_i, a_i the weight of a track, A the sum of all weights, L a priority just above all
// that the tracks with a weight pull and hug with, R one just above all that does, and t, r, g >= 0:
//
//   with a weight      w_i - a_i·t <= need_i  @L⁺     A·t <= 0         @L
//   beside weights     U·w_i <= U·need_i      @L      R·r <= 0         @R   (r: see reachEdges)
//   without content    w_i <= need_i          @E
//   at equal cost      w_i - g <= need_i      @S⁺     g <= 0           @1⁺
//   raised by spans    w_i <= need_i          @C⁺
//   squeezed           w_i + s_p >= e_i       @S⁺     k·s_p <= 0, s_p >= 0  @S
//
// E is just above the priority at which the last track reaches the grid's far edge, C the strongest with which
// the content pulls and hugs, or that of a fitting size. S is above 1⁺, as a grid that lies inside a longer track
// has no say in how this one gives way.
//
// A point of width costs between 1 and A ÷ (least weight) through t, and U is at least twice that much. So
// a track beside weights grows only when no track with a weight can grow any further, and r only when no
// track can.
//
// Tracks that cost the same share equally: g is the greatest growth among them. A grid takes precedence
// over the grids inside it, because 1⁺ rises with the depth of nested containers.
//
// Where there is too little room, the content decides, and tracks whose content resists equally give way
// equally: for every priority p, s_p is the greatest amount by which a track is shorter than e_i, the largest
// content in it that resists at p. (Shorter content counts only where it resists more firmly than all longer
// content.) A container resists at the weakest priority inside, and may do so more firmly after the first point:
// there it shares, too, and what that leaves open, the others share. Where only a solve knows the weakest, the
// container counts at every p that others resist at. k doubles from each p to the next weaker one: a container that
// counts at several gives way as at the weakest, unless what resists there has no more to give. S rises with the
// depth of nested containers, too.
//
// A track with a weight whose size group has tracks in other grids takes surplus only as far as each of
// these grids has some to give it: in no grid does it grow more than the other tracks do. With g such a
// track and y >= 0:
//
//   w_g - a_g·y <= need_g  @L⁺     for g
//   w_j - a_j·y >= need_j  @L⁺     for all other content-sized tracks
//
// where a_j is 0 for tracks that may not grow as far. When the grid is short of room, y is 0, and
// the total shortage is the same however it is shared. Without weights, a_g and a_j are 0, the first of these
// is at ½, and costs decide: of all growths of the group that cost the same, it has the least.

extension GridFormulation {
  mutating func shareSurplus(along axis: LayoutAxis) {
    let resolved = grid[axis]
    let needs = measurement[axis]
    let hold = needs.priorityOfWeights(resolved)
    let hasWeights = needs.hasWeights
    for (position, track) in needs.tracks.enumerated() where track.sizing == .content {
      let index = TrackIndex(position)
      var terms = extent(index, axis)
      var need = track.need
      let priority: LayoutPriority
      if track.weight > 0 {
        terms.append(WantedTerm(-track.weight, slack(.surplus, axis)))
        priority = hold.nextUp
      } else if !track.hasContent {
        priority = .emptyTracks
      } else if hasWeights {
        let cost = needs.costOfOthers
        for term in terms.indices { terms[term].coefficient *= cost }
        need *= cost
        priority = hold
      } else if needs.isRaised {
        priority = needs.raisedHold
      } else {
        continue
      }
      want(
        key(resolved[index].subject, .growth, axis), terms, .lessThanOrEqual, need,
        reason(track.hasContent ? .trackNeed : .trackEmpty, index, axis), at: priority)
    }

    let shared = needs.tracks.indices.filter { needs.tracks[$0].isShared }
    for (ordinal, position) in shared.enumerated() {
      boundSharedGrowth(of: TrackIndex(position), ordinal, axis)
    }
    if hasWeights {
      want(
        key(.surplusPull, axis), [WantedTerm(needs.costOfWeights, slack(.surplus, axis))],
        .lessThanOrEqual, 0, ConstraintReason(.surplus), at: hold)
    }
    if needs.canBeExhausted, !resolved.tracks.isEmpty {
      want(
        key(.restPull, axis), [WantedTerm(needs.costOfRest, slack(.rest, axis))],
        .lessThanOrEqual, 0, ConstraintReason(.surplus), at: needs.priorityOfRest(resolved))
    }
    growEqually(along: axis)
  }

  /// Lets tracks that cost the same share the surplus equally.
  ///
  /// A track of which only a solve knows what a point costs may take its turn with any others. So it shares
  /// with every round and all that follow it, which counts less from round to round: as long as tracks of one
  /// round grow, those of the next do not, and what they have when they have stopped is given. What that leaves
  /// open, the rounds share alone.
  private mutating func growEqually(along axis: LayoutAxis) {
    let needs = measurement[axis]
    let growing = needs.tracks.indices.filter {
      needs.tracks[$0].canGrow && needs.tracks[$0].weight == 0
    }
    let unknown = growing.filter { needs.tracks[$0].knowledge != .all }
    let rounds = needs.rounds(among: growing.filter { needs.tracks[$0].knowledge == .all })
    var weight = 1.0
    if !unknown.isEmpty {
      for first in 0...rounds.count {
        growEqually(
          rounds[first...].joined() + unknown, rounds.count + first, along: axis, counting: weight)
        weight /= Double(growing.count + 1)
      }
    }
    for (number, round) in rounds.enumerated() {
      growEqually(round, number, along: axis, counting: weight)
    }
  }

  /// Keeps the greatest growth of some tracks as small as possible.
  private mutating func growEqually(
    _ tracks: [Int], _ number: Int, along axis: LayoutAxis, counting weight: Double
  ) {
    guard tracks.count > 1 else { return }
    let growth = slack(.equalGrowth, axis, number)
    for position in tracks {
      let track = TrackIndex(position)
      want(
        key(grid[axis][track].subject, .equalGrowth, axis, number),
        extent(track, axis) + [WantedTerm(-1, growth)], .lessThanOrEqual,
        measurement[axis].tracks[position].need, reason(.surplus, track, axis), at: .greatest)
    }
    want(
      key(.equalGrowthPull, axis, number),
      [WantedTerm(weight, growth)], .lessThanOrEqual, 0, ConstraintReason(.surplus),
      at: .equalGrowth(nestedContainers))
  }

  private mutating func boundSharedGrowth(
    of shared: TrackIndex, _ ordinal: Int, _ axis: LayoutAxis
  ) {
    let needs = measurement[axis]
    guard needs.tracks[shared.position].canGrow else { return }
    let weight = needs.tracks[shared.position].weight
    let tracks = grid[axis].tracks
    let subject = tracks[shared.position].subject
    let growth = Quantity.own(
      OwnVariable(
        subject: subject, role: GridVariable.Slack.sharedGrowth.rawValue, isNonNegative: true))
    let hold = needs.priorityOfWeights(grid[axis]).nextUp
    want(
      key(subject, .sharedGrowth, axis),
      extent(shared, axis) + (weight > 0 ? [WantedTerm(-weight, growth)] : []), .lessThanOrEqual,
      needs.tracks[shared.position].need, reason(.surplus, shared, axis),
      at: weight > 0 ? hold : .sharedGrowth)
    for (position, track) in tracks.enumerated() where needs.tracks[position].sizing == .content {
      let isBound =
        needs.tracks[position].limits.upperBound == .infinity && !needs.tracks[position].isGrouped
      let other = isBound && weight > 0 ? needs.tracks[position].weight : 0
      let floor = ConstraintKey(
        subject: track.subject, role: GridRole.sharedFloor.rawValue, index: Int32(ordinal))
      want(
        floor,
        extent(TrackIndex(position), axis) + (other > 0 ? [WantedTerm(-other, growth)] : []),
        .greaterThanOrEqual, needs.tracks[position].need, reason(.surplus, shared, axis), at: hold)
    }
  }

  mutating func shareShortage(along axis: LayoutAxis) {
    let demands = demands(along: axis)
    var priorities = Set(demands.joined().map { $0.resistance }).sorted(by: >)
    // What only a solve knows counts at the others.
    if priorities.count > 1, priorities.last == .lowest { priorities.removeLast() }
    var weight = 1.0
    for (number, priority) in priorities.enumerated() {
      func squeezed(_ counts: (TrackDemand) -> Bool) -> [(track: TrackIndex, extent: Double)] {
        demands.indices.compactMap { position in
          demands[position].first(where: counts).map { (TrackIndex(position), $0.extent) }
        }
      }
      let certain = squeezed { $0.resists(at: priority) }
      share(certain, number, along: axis, counting: weight)
      let all = squeezed { $0.mayResist(at: priority) }
      if all.count > certain.count {
        share(all, priorities.count + number, along: axis, counting: weight)
      }
      // Weights much larger than that cost precision.
      weight += min(weight, 256)
    }
  }

  /// Keeps the greatest shortfall of some tracks as small as possible.
  private mutating func share(
    _ squeezed: [(track: TrackIndex, extent: Double)], _ number: Int, along axis: LayoutAxis,
    counting weight: Double
  ) {
    // The content of a single squeezed track determines its shortage.
    guard squeezed.count > 1 else { return }
    let shortage = slack(.shortage, axis, number)
    for (track, extent) in squeezed {
      want(
        key(grid[axis][track].subject, .squeeze, axis, number),
        self.extent(track, axis) + [WantedTerm(1, shortage)], .greaterThanOrEqual, extent,
        reason(.shortage, track, axis), at: .greatest)
    }
    want(
      key(.shortagePull, axis, number),
      [WantedTerm(weight, shortage)], .lessThanOrEqual, 0,
      ConstraintReason(.shortage), at: .equalShortage(nestedContainers))
  }

  /// What every content-sized track keeps for its content, from the largest down.
  private func demands(along axis: LayoutAxis) -> [[TrackDemand]] {
    let needs = measurement[axis]
    var demands = [[TrackDemand]](repeating: [], count: needs.tracks.count)
    func add(_ extent: Double, of members: some Collection<ResolvedCell>, to position: Int) {
      let need = needs.tracks[position].need
      guard needs.tracks[position].sizing == .content, min(extent, need) > 0 else { return }
      // Which members of a group give way depends on how they reach above and below the line.
      let resistance = members.reduce(.required) { min($0, $1.resistance[axis]) }
      demands[position].append(
        TrackDemand(
          extent: min(extent, need), resistance: resistance,
          isKnown: resistance > .lowest
            && members.allSatisfy { $0.resistance[axis] == resistance },
          isContainer: members.contains { $0.content.use { $0.isContainer } }))
    }
    for cell in grid.cells where cell.placement(along: axis) != .none {
      guard axis == .horizontal || cell.baseline == nil else { continue }
      let span = cell.span(along: axis)
      if span.count == 1 {
        add(cell.size[axis], of: CollectionOfOne(cell), to: span.first.position)
      } else if let own = needs.unraised {
        // Content of several tracks that needs more than they do without it has raised their needs.
        let room = span.positions.reduce(grid[axis].gaps(inside: span)) { $0 + own[$1] }
        for position in span.positions
        where room < cell.size[axis] && own[position] < needs.tracks[position].need {
          add(.infinity, of: CollectionOfOne(cell), to: position)
        }
      }
    }
    if axis == .vertical {
      for (group, extent) in zip(grid.groups, measurement.groups) {
        add(
          extent.ascent + extent.descent, of: group.members.map { grid.cells[$0] },
          to: group.row.position)
      }
    }
    for position in demands.indices {
      demands[position].keepFirmest(of: needs.tracks[position].need)
    }
    return demands
  }
}

/// An extent that a track keeps for its content, and how firmly.
private struct TrackDemand {
  var extent: Double
  var resistance: LayoutPriority
  /// Whether arithmetic knows the resistance.
  var isKnown: Bool
  var isContainer: Bool

  func resists(at priority: LayoutPriority) -> Bool { !isKnown || resistance == priority }

  /// Whether the content resists at a priority, or is a container that may do so after the first point.
  func mayResist(at priority: LayoutPriority) -> Bool {
    resists(at: priority) || isContainer && resistance < priority
  }
}

extension [TrackDemand] {
  /// Keeps what resists more firmly than everything longer, from the longest on, which is all that the track
  /// needs: a minimum, or a size group, may add to it.
  fileprivate mutating func keepFirmest(of need: Double) {
    sort { ($0.extent, $0.resistance) > ($1.extent, $1.resistance) }
    var firmest: LayoutPriority?
    removeAll { demand in
      if let firmest, demand.resistance <= firmest { return true }
      firmest = demand.resistance
      return false
    }
    if !isEmpty { self[0].extent = need }
  }
}

extension LayoutPriority {
  /// Keeps shortages equal: above the priorities of ``equalGrowth(_:)``.
  fileprivate static func equalShortage(_ nestedContainers: Int32) -> LayoutPriority {
    LayoutPriority(1.001 + Float(nestedContainers) * Float(1).ulp)
  }

  /// Makes the greatest growth or shortage of some tracks what its name says.
  fileprivate static let greatest = LayoutPriority(1.01)
}
