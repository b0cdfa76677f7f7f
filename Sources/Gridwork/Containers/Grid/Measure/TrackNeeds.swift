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
///    shortage distributed by weight.
/// 3. Surplus goes to the *takers* by weight: tracks with a weight above 0 or, if there are none,
///    all content-sized tracks with content and without a weight, equally. When all takers are at
///    their maximum, the content-sized tracks with content and without a weight *take over*,
///    equally.
struct TrackNeeds: Equatable {
  /// The need of every visible track, in points.
  var needs: [Double]
  /// How every visible track may differ from its need.
  private(set) var rules: [Rule]
  /// The needs of the tracks by themselves, if content that spans several tracks has raised some of
  /// them; nil otherwise.
  var unraised: [Double]?
  /// The indices in the grid of the tracks whose fraction cannot be satisfied, in the order in
  /// which they gave way.
  private(set) var refusedFractions: [Int] = []
  /// This grid's own needs for every size group with a visible track in it, from the first track on. (A
  /// dictionary would cost every grid the search for the conformance of its keys.)
  private(set) var groups: [Group] = []

  /// How a track may differ from its need.
  struct Rule: Equatable {
    // The order leaves no gaps in memory.

    /// The limits of the track; members of a size group share theirs.
    var limits: ClosedRange<Double>
    /// The share of the surplus, relative to the other tracks; 0 for none.
    var weight = 0.0
    /// What determines the size of the track. A fraction that cannot be satisfied has become
    /// content-sized.
    var sizing: TrackSizing
    /// Whether the track takes over when all takers are at their maximum.
    var takesOver = false
    /// Whether the track's extent is tied to those of other tracks.
    var isGrouped: Bool
    /// Whether the track belongs to a size group that has tracks in other grids.
    var isShared: Bool

    /// Whether the track belongs to a size group without an explicit size.
    var isTied: Bool {
      guard isGrouped else { return false }
      if case .fixed = sizing { return false }
      return true
    }
  }

  /// Content of neighbouring tracks, with its fitting size along the axis.
  struct Content: Equatable {
    var span: TrackSpan
    var extent: Double
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

  /// Whether content that spans several tracks has raised the needs of some.
  var isRaised: Bool { unraised != nil }

  /// Whether a track's size depends on the grid's extent.
  var hasFractions: Bool {
    rules.contains { if case .fraction = $0.sizing { true } else { false } }
  }

  /// Whether some tracks are tied to others.
  var hasGroupedTracks: Bool { rules.contains { $0.isGrouped } }

  /// Whether the extents of some tracks are tied to each other, or to the grid's.
  var isTied: Bool { hasFractions || hasTiedGroups }

  /// Whether some tracks belong to a size group without an explicit size.
  var hasTiedGroups: Bool { rules.contains { $0.isTied } }

  /// Whether each track can be measured without the others: none has a fraction or belongs to a size
  /// group, which may give it an explicit size.
  var isIndependent: Bool { !hasFractions && !hasGroupedTracks }

  /// Returns whether all tracks form one size group, no other grid has tracks of it, and all take the
  /// same part of the surplus.
  func isOneGroup(_ tracks: [ResolvedTrack]) -> Bool {
    tracks.allSatisfy { $0.sizeGroup != nil && $0.sizeGroup == tracks[0].sizeGroup }
      && rules.allSatisfy {
        !$0.isShared && !$0.takesOver && $0.sizing == .content && $0.weight == rules[0].weight
      }
  }

  /// Whether a track grows together with those of other grids, so that all tracks are held at their
  /// needs.
  var sharesGrowth: Bool {
    rules.contains { $0.isShared && $0.weight > 0 }
  }

  /// Computes the needs.
  ///
  /// `elsewhere` holds the needs of the size groups in other grids of the root.
  ///
  /// - Complexity: O(tracks + content views), plus the number of tracks of each content view that
  ///   spans several.
  init(
    of axis: borrowing ResolvedAxis, contents: [Content],
    elsewhere: [GridView.SizeGroup: GroupNeed] = [:]
  ) {
    let tracks = axis.tracks
    needs = [Double](filledWith: 0, count: tracks.count)
    rules = tracks.map { track in
      Rule(
        limits: track.minimum...track.maximum, sizing: track.sizing,
        isGrouped: track.sizeGroup != nil,
        isShared: track.sizeGroup.map { elsewhere[$0] != nil } ?? false)
    }

    // 1. Content that occupies a track alone.
    for content in contents where content.span.count == 1 {
      let position = content.span.first.position
      needs[position] = max(needs[position], content.extent)
    }
    for position in tracks.indices { clamp(position) }
    refuseFractions(tracks)
    shareGroups(tracks)

    // 2. Content that spans several tracks.
    findWeights(tracks)
    raise(axis, contents.filter { $0.span.count > 1 })
    listGroups(tracks)
    shareGroups(tracks, elsewhere)

    // 3. Surplus: tracks that joined a group with an explicit size take none.
    findWeights(tracks)
  }

  /// Gives a track another largest content, in a grid where no content spans several tracks and no
  /// track belongs to a size group.
  mutating func setNeed(of position: Int, to extent: Double) {
    needs[position] = extent
    clamp(position)
  }

  /// Whether other content determines what a track needs: it is the same as long as this content has at most
  /// the given extent. A track of a size group announces what it needs alone, which is not known.
  func needsMore(at position: Int, than extent: Double) -> Bool {
    !rules[position].isGrouped && extent < needs[position]
  }

  /// Replaces some tracks, under the same conditions, by others. The list is that of all tracks
  /// afterwards.
  mutating func replace(
    _ range: Range<Int>, with needs: [Double], _ rules: [Rule], _ tracks: [ResolvedTrack]
  ) {
    self.needs.replaceSubrange(range, with: needs)
    self.rules.replaceSubrange(range, with: rules)
    findWeights(tracks)
  }

  /// Clamps a need to the limits of its track.
  private mutating func clamp(_ position: Int) {
    switch rules[position].sizing {
    case .fixed(let extent):
      needs[position] = extent
    case .content, .fraction:
      needs[position] = min(
        max(needs[position], rules[position].limits.lowerBound), rules[position].limits.upperBound)
    }
  }

  // MARK: Fractions

  /// Makes the last fractions content-sized until the rest can be satisfied: their sum is below 1,
  /// or is 1 and no other track needs room.
  private mutating func refuseFractions(_ tracks: [ResolvedTrack]) {
    while true {
      var sum = 0.0
      var last: Int?
      var isOtherNeeded = false
      for position in tracks.indices {
        if case .fraction(let fraction) = rules[position].sizing {
          sum += fraction
          last = position
        } else if needs[position] > 0 {
          isOtherNeeded = true
        }
      }
      // Fractions such as three thirds may miss 1 by a rounding error.
      let tolerance = LengthTolerance.rounding
      guard let last, sum > 1 + tolerance || (sum > 1 - tolerance && isOtherNeeded) else { return }
      rules[last].sizing = .content
      refusedFractions.append(tracks[last].index)
    }
  }

  // MARK: Size groups

  private mutating func listGroups(_ tracks: [ResolvedTrack]) {
    guard hasGroupedTracks else { return }
    var needs = groupNeeds(tracks)
    for track in tracks {
      guard let group = track.sizeGroup, let need = needs.removeValue(forKey: group) else {
        continue
      }
      groups.append(Group(group: group, need: need))
    }
  }

  private func groupNeeds(_ tracks: [ResolvedTrack]) -> [GridView.SizeGroup: GroupNeed] {
    var groups: [GridView.SizeGroup: GroupNeed] = [:]
    for (position, track) in tracks.enumerated() {
      guard let group = track.sizeGroup else { continue }
      var own = GroupNeed(need: needs[position], limits: rules[position].limits)
      if case .fixed = rules[position].sizing {
        own = GroupNeed(need: needs[position], isFixed: true)
      }
      groups[group] = groups[group].map { $0.joined(own) } ?? own
    }
    return groups
  }

  /// Gives every member of a size group the need, the limits and the fixed size of the whole group.
  mutating func shareGroups(
    _ tracks: [ResolvedTrack], _ elsewhere: [GridView.SizeGroup: GroupNeed] = [:]
  ) {
    guard hasGroupedTracks else { return }
    let groups = groupNeeds(tracks)
    for (position, track) in tracks.enumerated() {
      guard let group = track.sizeGroup, var shared = groups[group] else { continue }
      if let other = elsewhere[group] { shared = shared.joined(other) }
      rules[position].limits = shared.limits
      needs[position] = min(
        max(shared.need, shared.limits.lowerBound), shared.limits.upperBound)
      if shared.isFixed {
        needs[position] = shared.need
        rules[position].sizing = .fixed(shared.need)
      }
    }
  }

  // MARK: Weights

  /// Finds the tracks that take the surplus.
  mutating func findWeights(_ tracks: [ResolvedTrack]) {
    let isWeighted = tracks.indices.contains { position in
      (tracks[position].weight ?? 0) > 0 && rules[position].sizing == .content
    }
    for position in tracks.indices {
      let isSized = rules[position].sizing == .content
      let hasContent = tracks[position].hasContent
      let weight = tracks[position].weight
      rules[position].weight = isSized ? weight ?? (isWeighted || !hasContent ? 0 : 1) : 0
      rules[position].takesOver = isWeighted && isSized && weight == nil && hasContent
    }
  }
}
