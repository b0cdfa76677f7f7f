// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// How firmly the content of the tracks of one axis keeps them as large as they need to be.
struct TrackFirmness: Equatable {
  private var tracks: [Track]
  /// The costs to the tracks in which content resists at several priorities.
  private var mixed: [Int: Slope] = [:]
  /// Whether only a solve, or the contents themselves, know the whole cost: some content spans several
  /// tracks, is a container, or moves the line that it is aligned on.
  private(set) var isOpen = false

  private struct Track: Equatable {
    /// See ``TrackFirmness/end(of:)``.
    var end: Double
    var resistance = Resistance.none
  }

  /// What it costs a track to shrink, down to its end. In most tracks all content that resists does so
  /// at the same priority.
  private enum Resistance: Equatable {
    case none
    case same(LayoutPriority, weight: Double)
    case mixed
  }

  /// Creates the firmness of no tracks.
  init() { tracks = [] }

  init(_ needs: borrowing TrackNeeds, _ cellDemands: [CellDemand]) {
    tracks = needs.tracks.map { Track(end: $0.limits.lowerBound) }
    for minimum in cellDemands {
      if minimum.isContainer { isOpen = true }
      guard minimum.span.count == 1 else {
        isOpen = true
        continue
      }
      let track = minimum.span.first.position
      raiseEnd(of: track, to: minimum.floor ?? 0)
      if let resistance = minimum.resistance {
        add(minimum.extent, to: track, need: needs.tracks[track].need) { resistance }
      }
    }
  }

  /// Replaces some tracks by others.
  mutating func replace(_ range: Range<Int>, with other: TrackFirmness) {
    tracks.replaceSubrange(range, with: other.tracks)
    guard !mixed.isEmpty || !other.mixed.isEmpty else { return }
    var moved: [Int: Slope] = [:]
    for (track, slope) in mixed where !range.contains(track) {
      let shift = track < range.lowerBound ? 0 : other.tracks.count - range.count
      moved[track + shift] = slope
    }
    for (track, slope) in other.mixed { moved[range.lowerBound + track] = slope }
    mixed = moved
  }

  /// Forgets the content of a track, which may be as small as its minimum.
  mutating func clear(_ track: Int, minimum: Double) {
    if tracks[track].resistance == .mixed { mixed[track] = nil }
    tracks[track] = Track(end: minimum)
  }

  /// Adds content that occupies a track alone and resists a smaller extent. Its priority matters only
  /// if the track, with what it needs, cannot shrink without it.
  mutating func add(
    _ extent: Double, to track: Int, need: Double, at resistance: () -> LayoutPriority
  ) {
    guard extent >= need else { return raiseEnd(of: track, to: extent) }
    let priority = resistance()
    switch tracks[track].resistance {
    case .none: tracks[track].resistance = .same(priority, weight: 1)
    case .same(priority, let weight): tracks[track].resistance = .same(priority, weight: weight + 1)
    case .same, .mixed:
      var slope = slope(of: track)
      slope.add(priority)
      tracks[track].resistance = .mixed
      mixed[track] = slope
    }
  }

  /// Keeps a track from shrinking below an extent.
  mutating func raiseEnd(of track: Int, to extent: Double) {
    tracks[track].end = max(tracks[track].end, extent)
  }

  /// The extent of a track below which other content in it resists, or something forbids it to shrink.
  func end(of track: Int) -> Double { tracks[track].end }

  /// The cost to a track of shrinking, down to its end.
  func slope(of track: Int) -> Slope {
    switch tracks[track].resistance {
    case .none: Slope()
    case .same(let priority, let weight): Slope(priority, weight)
    case .mixed: known(mixed[track])
    }
  }

  /// Compares the cost to a track with another cost.
  @inline(__always)
  func order(of track: Int, to slope: Slope) -> Slope.Order {
    if case .same(let priority, let weight) = tracks[track].resistance {
      return slope.order(from: priority, weight)
    }
    return self.slope(of: track).order(to: slope)
  }
}
