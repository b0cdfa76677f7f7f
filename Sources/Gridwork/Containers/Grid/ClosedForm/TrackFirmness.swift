// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// How firmly the content of the tracks of one axis keeps them as large as they need to be.
struct TrackFirmness: Equatable {
  /// The extent of each track below which other content in it resists, or something forbids it to
  /// shrink.
  private(set) var ends: [Double]
  private var resistances: [Resistance]
  /// The costs to the tracks in which content resists at several priorities.
  private var mixed: [Int: Slope] = [:]
  /// Whether only a solve, or the contents themselves, know the whole cost: some content spans several
  /// tracks, is a container, or moves the line that it is aligned on.
  private(set) var isOpen = false

  /// What it costs a track to shrink, down to its end. In most tracks all content that resists does so
  /// at the same priority.
  private enum Resistance: Equatable {
    case none
    case same(LayoutPriority, weight: Double)
    case mixed
  }

  /// Creates the firmness of no tracks.
  init() { (ends, resistances) = ([], []) }

  init(_ needs: borrowing TrackNeeds, _ minimumRooms: [MinimumRoom]) {
    ends = needs.needs.indices.map { needs.rules[$0].limits.lowerBound }
    resistances = [Resistance](filledWith: .none, count: needs.needs.count)
    for minimum in minimumRooms {
      if minimum.isContainer { isOpen = true }
      guard minimum.span.count == 1 else {
        isOpen = true
        continue
      }
      let track = minimum.span.first.position
      raiseEnd(of: track, to: minimum.floor ?? 0)
      if let resistance = minimum.resistance {
        add(minimum.extent, to: track, need: needs.needs[track]) { resistance }
      }
    }
    for minimum in minimumRooms where minimum.movesBaseline { loosen(minimum) }
  }

  /// Lets a track give way as soon as one content view of its group does: whichever moves the line.
  private mutating func loosen(_ minimum: MinimumRoom) {
    let track = minimum.span.first.position
    isOpen = true
    let priority = (minimum.resistance ?? .lowest).nextDown
    guard Slope(priority).order(to: slope(of: track)) == .less else { return }
    resistances[track] = .same(priority, weight: 1)
    mixed[track] = nil
  }

  /// Replaces some tracks by others.
  mutating func replace(_ tracks: Range<Int>, with other: TrackFirmness) {
    ends.replaceSubrange(tracks, with: other.ends)
    resistances.replaceSubrange(tracks, with: other.resistances)
    guard !mixed.isEmpty || !other.mixed.isEmpty else { return }
    var moved: [Int: Slope] = [:]
    for (track, slope) in mixed where !tracks.contains(track) {
      let shift = track < tracks.lowerBound ? 0 : other.ends.count - tracks.count
      moved[track + shift] = slope
    }
    for (track, slope) in other.mixed { moved[tracks.lowerBound + track] = slope }
    mixed = moved
  }

  /// Forgets the content of a track, which may be as small as its minimum.
  mutating func clear(_ track: Int, minimum: Double) {
    ends[track] = minimum
    resistances[track] = .none
    mixed[track] = nil
  }

  /// Adds content that occupies a track alone and resists a smaller extent. Its priority matters only
  /// if the track, with what it needs, cannot shrink without it.
  mutating func add(
    _ extent: Double, to track: Int, need: Double, at resistance: () -> LayoutPriority
  ) {
    guard extent >= need else { return raiseEnd(of: track, to: extent) }
    let priority = resistance()
    switch resistances[track] {
    case .none: resistances[track] = .same(priority, weight: 1)
    case .same(priority, let weight): resistances[track] = .same(priority, weight: weight + 1)
    case .same, .mixed:
      var slope = slope(of: track)
      slope.add(priority)
      resistances[track] = .mixed
      mixed[track] = slope
    }
  }

  /// Keeps a track from shrinking below an extent.
  mutating func raiseEnd(of track: Int, to extent: Double) {
    ends[track] = max(ends[track], extent)
  }

  /// The cost to a track of shrinking, down to its end.
  func slope(of track: Int) -> Slope {
    switch resistances[track] {
    case .none: Slope()
    case .same(let priority, let weight): Slope(priority, weight)
    case .mixed: mixed[track] ?? Slope()
    }
  }

  /// Compares the cost to a track with another cost.
  @inline(__always)
  func order(of track: Int, to slope: Slope) -> Slope.Order {
    if case .same(let priority, let weight) = resistances[track] {
      return slope.order(from: priority, weight)
    }
    return self.slope(of: track).order(to: slope)
  }
}
