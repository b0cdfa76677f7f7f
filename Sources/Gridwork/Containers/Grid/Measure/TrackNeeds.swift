// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// The room that every visible track of one axis needs, and the tracks that take the surplus.
///
/// Arithmetic on numbers, the same for rows and columns, done before the grid's own constraints are
/// solved. The rule, which AppKit leaves undefined:
///
/// 1. A track needs the largest need of the content views that occupy it alone, raised to its
///    minimum and cut to its maximum. A size group needs its largest. An explicit size is its need.
/// 2. Content that spans several tracks and needs more room raises the needs of the content-sized
///    tracks among them: fewest tracks first, equal spans together (the largest raise wins), each
///    shortage distributed like a surplus.
/// 3. Surplus goes to the tracks with a weight, by weight, and otherwise to the tracks whose content
///    resists it least: see ``rounds(among:)``.
struct TrackNeeds: Equatable {
  /// What every visible track needs, and how it may differ from that.
  private(set) var tracks: [Track]
  /// The needs of the tracks by themselves, if content that spans several tracks has raised some of
  /// them; nil otherwise.
  var unraised: [Double]?
  /// The priority at which tracks do not exceed raised needs.
  private(set) var raisedHold = LayoutPriority.lowest
  /// The indices in the grid of the tracks whose fraction cannot be satisfied, in the order in
  /// which they gave way.
  private(set) var refusedFractions: [Int] = []
  /// This grid's own needs for every size group with a visible track in it, from the first track on. (A list,
  /// because most grids have none of them and the others have few.)
  private(set) var groups: [Group] = []

  /// What a track needs, and how it may differ from that.
  struct Track: Equatable {
    // The order leaves no gaps in memory.

    /// The need, in points.
    var need = 0.0
    /// The limits of the track; members of a size group share theirs.
    var limits: ClosedRange<Double>
    /// The weight that the track is given.
    fileprivate let ownWeight: Double
    /// What determines the size of the track. A fraction that cannot be satisfied has become
    /// content-sized.
    var sizing: TrackSizing
    /// What a point costs the content of the track by which it is longer than it needs.
    var cost = Slope()
    /// How much of that cost is known.
    var knowledge = CostKnowledge.all
    /// Whether the track has content, or a merged area crosses it.
    var hasContent = false
    /// Whether the track's extent is tied to those of other tracks.
    var isGrouped: Bool
    /// Whether the track belongs to a size group that has tracks in other grids.
    var isShared: Bool

    /// The share of the surplus, relative to the other tracks; 0 for none.
    var weight: Double { if case .content = sizing { ownWeight } else { 0 } }

    /// Whether the track belongs to a size group without an explicit size.
    var isTied: Bool {
      guard isGrouped else { return false }
      if case .fixed = sizing { return false }
      return true
    }

    fileprivate mutating func addCost(of content: Content) {
      cost.add(content.cost)
      knowledge = min(knowledge, content.knowledge)
    }

    /// Whether the track may take surplus.
    var canGrow: Bool { sizing == .content && (hasContent || weight > 0) }
  }

  /// Content of neighbouring tracks, with its fitting size along the axis, and what a point costs it by
  /// which the tracks are longer than they need.
  struct Content: Equatable {
    var span: TrackSpan
    var extent: Double
    var cost = Slope()
    var knowledge = CostKnowledge.all
  }

  /// How much arithmetic knows of what longer tracks cost their content; a solve knows all of it.
  enum CostKnowledge: Comparable {
    case nothing
    /// What the first point costs. A later one may cost more.
    case firstPoint
    case all
  }

  /// A size group, and what its tracks need.
  struct Group: Equatable {
    var group: GridView.SizeGroup
    var need: GroupNeed
  }

  /// The need of the tracks of a size group together.
  struct GroupNeed: Equatable {
    var need = 0.0
    var limits: ClosedRange<Double> = 0 ... .infinity
    /// Whether the needs include an explicit size; the group then neither grows nor shrinks.
    var isFixed = false

    func joined(_ other: GroupNeed) -> GroupNeed {
      // The maximum wins over the minimum, as it does for one track.
      let upper = min(limits.upperBound, other.limits.upperBound)
      let lower = min(max(limits.lowerBound, other.limits.lowerBound), upper)
      return GroupNeed(
        need: max(need, other.need), limits: lower...upper, isFixed: isFixed || other.isFixed)
    }
  }

  /// The need of every visible track, in points.
  var needs: [Double] { tracks.map { $0.need } }

  /// What all tracks need together.
  var sum: Double { tracks.reduce(0) { $0 + $1.need } }

  /// Whether some tracks take the surplus by weight.
  var hasWeights: Bool { tracks.contains { $0.weight > 0 } }

  /// Whether content that spans several tracks has raised the needs of some.
  var isRaised: Bool { unraised != nil }

  /// Whether a track's size depends on the grid's extent.
  var hasFractions: Bool {
    tracks.contains { if case .fraction = $0.sizing { true } else { false } }
  }

  /// Whether some tracks are tied to others.
  var hasGroupedTracks: Bool { tracks.contains { $0.isGrouped } }

  /// Whether some tracks belong to a size group without an explicit size.
  var hasTiedGroups: Bool { tracks.contains { $0.isTied } }

  /// Whether each track can be measured without the others: none has a fraction or belongs to a size
  /// group, which may give it an explicit size.
  var isIndependent: Bool { !hasFractions && !hasGroupedTracks }

  /// Returns whether all tracks form one size group, no other grid has tracks of it, and all take the
  /// same part of the surplus.
  func isOneGroup(_ resolved: [ResolvedTrack]) -> Bool {
    resolved.allSatisfy { $0.sizeGroup != nil && $0.sizeGroup == resolved[0].sizeGroup }
      && tracks.allSatisfy {
        !$0.isShared && $0.sizing == .content && $0.weight == tracks[0].weight && $0.canGrow
      }
  }

  /// Whether a track may grow together with those of other grids, so that all tracks are held at their
  /// needs.
  var sharesGrowth: Bool {
    tracks.contains { $0.isShared && $0.canGrow }
  }

  /// Computes the needs. The body adds the content views, each with the tracks that it occupies, its
  /// fitting extent, and what a point costs it by which the tracks are longer.
  ///
  /// `elsewhere` holds the needs of the size groups in other grids of the root.
  ///
  /// - Complexity: O(tracks + content views), plus the number of tracks of each content view that
  ///   spans several.
  init(
    of axis: borrowing ResolvedAxis, elsewhere: [GridView.SizeGroup: GroupNeed],
    _ addContents: (_ add: (Content) -> Void) -> Void
  ) {
    let resolved = axis.tracks
    tracks = resolved.map { track in
      Track(
        limits: track.minimum...track.maximum, ownWeight: track.weight, sizing: track.sizing,
        isGrouped: track.sizeGroup != nil,
        isShared: track.sizeGroup.map { elsewhere[$0] != nil } ?? false)
    }

    // 1. Content that occupies a track alone.
    var spanning: [Content] = []
    addContents { content in
      guard content.span.count == 1 else { return spanning.append(content) }
      let position = content.span.first.position
      tracks[position].need = max(tracks[position].need, content.extent)
      tracks[position].addCost(of: content)
      tracks[position].hasContent = true
    }
    for content in spanning {
      for position in content.span.positions { tracks[position].hasContent = true }
    }
    for position in resolved.indices { clamp(position) }
    refuseFractions(resolved)
    shareGroups(resolved)

    // 2. Content that spans several tracks.
    if !spanning.isEmpty {
      raise(axis, spanning)
      for content in spanning {
        for position in content.span.positions { tracks[position].addCost(of: content) }
      }
    }
    listGroups(resolved)
    shareGroups(resolved, elsewhere)

    // 3. Surplus.
    if isRaised, !hasWeights {
      raisedHold = priorityOfRaisedNeeds
      for position in tracks.indices where tracks[position].canGrow {
        tracks[position].cost.add(raisedHold)
      }
    }
    shareCosts(resolved)
  }

  /// Gives a track another largest content, or none, in a grid where no content spans several tracks and no
  /// track belongs to a size group.
  mutating func setNeed(of position: Int, to extent: Double?) {
    tracks[position].need = extent ?? 0
    tracks[position].hasContent = extent != nil
    clamp(position)
  }

  /// Changes the cost of a track to which content comes; the weight is negative for content that leaves.
  mutating func changeCost(by weight: Double, at priority: LayoutPriority, to position: Int) {
    tracks[position].cost.add(priority, weight)
  }

  /// Gives every track another need.
  mutating func setNeeds(_ needs: [Double]) {
    for position in tracks.indices { tracks[position].need = needs[position] }
  }

  /// Whether together the tracks take no less than they need.
  func areLeast(_ resolved: [ResolvedTrack]) -> Bool {
    tracks.allSatisfy { !$0.isShared } && (!isRaised || isOneGroup(resolved))
  }

  /// Whether other content determines what a track needs: it is the same as long as this content has at most
  /// the given extent. A track of a size group announces what it needs alone, which is not known.
  func needsMore(at position: Int, than extent: Double) -> Bool {
    !tracks[position].isGrouped && extent < tracks[position].need
  }

  /// Replaces some tracks, under the same conditions, by others.
  mutating func replace(_ range: Range<Int>, with new: [Track]) {
    tracks.replaceSubrange(range, with: new)
  }

  /// Clamps a need to the limits of its track.
  private mutating func clamp(_ position: Int) {
    switch tracks[position].sizing {
    case .fixed(let extent):
      tracks[position].need = extent
    case .content, .fraction:
      let limits = tracks[position].limits
      tracks[position].need = min(
        max(tracks[position].need, limits.lowerBound), limits.upperBound)
    }
  }

  // MARK: Fractions

  /// Makes the last fractions content-sized until the rest can be satisfied: their sum is below 1,
  /// or is 1 and no other track needs room.
  private mutating func refuseFractions(_ resolved: [ResolvedTrack]) {
    while true {
      var sum = 0.0
      var last: Int?
      var isOtherNeeded = false
      for position in resolved.indices {
        if case .fraction(let fraction) = tracks[position].sizing {
          sum += fraction
          last = position
        } else if tracks[position].need > 0 {
          isOtherNeeded = true
        }
      }
      // Fractions such as three thirds may miss 1 by a rounding error.
      let tolerance = LengthTolerance.rounding
      guard let last, sum > 1 + tolerance || (sum > 1 - tolerance && isOtherNeeded) else { return }
      tracks[last].sizing = .content
      refusedFractions.append(resolved[last].index)
    }
  }

  // MARK: Size groups

  private mutating func listGroups(_ resolved: [ResolvedTrack]) {
    guard hasGroupedTracks else { return }
    var needs = groupNeeds(resolved)
    for track in resolved {
      guard let group = track.sizeGroup, let need = needs.removeValue(forKey: group) else {
        continue
      }
      groups.append(Group(group: group, need: need))
    }
  }

  private func groupNeeds(_ resolved: [ResolvedTrack]) -> [GridView.SizeGroup: GroupNeed] {
    var groups: [GridView.SizeGroup: GroupNeed] = [:]
    for (position, track) in resolved.enumerated() {
      guard let group = track.sizeGroup else { continue }
      var own = GroupNeed(need: tracks[position].need, limits: tracks[position].limits)
      if case .fixed = tracks[position].sizing {
        own = GroupNeed(need: tracks[position].need, isFixed: true)
      }
      groups[group] = groups[group].map { $0.joined(own) } ?? own
    }
    return groups
  }

  /// Gives every member of a size group the need, the limits and the fixed size of the whole group.
  mutating func shareGroups(
    _ resolved: [ResolvedTrack], _ elsewhere: [GridView.SizeGroup: GroupNeed] = [:]
  ) {
    guard hasGroupedTracks else { return }
    let groups = groupNeeds(resolved)
    for (position, track) in resolved.enumerated() {
      guard let group = track.sizeGroup, var shared = groups[group] else { continue }
      if let other = elsewhere[group] { shared = shared.joined(other) }
      tracks[position].limits = shared.limits
      tracks[position].need = min(
        max(shared.need, shared.limits.lowerBound), shared.limits.upperBound)
      if shared.isFixed {
        tracks[position].need = shared.need
        tracks[position].sizing = .fixed(shared.need)
      }
    }
  }

  /// Gives every member of a size group the mean cost: a point of surplus is shared by all of them.
  private mutating func shareCosts(_ resolved: [ResolvedTrack]) {
    guard hasTiedGroups else { return }
    let members = Dictionary(grouping: resolved.indices.filter { resolved[$0].sizeGroup != nil }) {
      resolved[$0].sizeGroup
    }
    for group in members.values {
      let cost = group.reduce(into: Slope()) { $0.add(tracks[$1].cost) }
        .divided(by: Double(group.count))
      let knowledge = group.reduce(.all) { min($0, tracks[$1].knowledge) }
      for position in group {
        (tracks[position].cost, tracks[position].knowledge) = (cost, knowledge)
      }
    }
  }
}
