// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// How firmly the content of the tracks of one axis keeps them as large as they need to be.
struct TrackFirmness: Equatable {
  /// The extent of each track below which other content in it resists, or something forbids it to
  /// shrink.
  private(set) var ends: [Double]
  /// The cost to each track of shrinking, down to its end.
  private(set) var resistances: [Resistance]
  /// Whether some content spans several tracks.
  private(set) var isSpanned = false

  init(_ needs: TrackNeeds, _ demands: [CellDemand]) {
    ends = needs.needs.indices.map { needs.limits[$0].lowerBound }
    resistances = [Resistance](repeating: Resistance(), count: needs.needs.count)
    for demand in demands {
      guard demand.span.count == 1 else {
        isSpanned = true
        continue
      }
      let track = demand.span.first.position
      raiseEnd(of: track, to: demand.floor ?? 0)
      if let resistance = demand.resistance {
        add(demand.extent, to: track, needs) { resistance }
      }
    }
  }

  /// Replaces some tracks.
  mutating func replace(_ tracks: Range<Int>, with other: TrackFirmness) {
    ends.replaceSubrange(tracks, with: other.ends)
    resistances.replaceSubrange(tracks, with: other.resistances)
  }

  /// Forgets the content of a track.
  mutating func clear(_ track: Int, _ needs: TrackNeeds) {
    ends[track] = needs.limits[track].lowerBound
    resistances[track] = Resistance()
  }

  /// Adds content that occupies a track alone and resists a smaller extent. Its priority matters only
  /// if the track cannot shrink without it.
  mutating func add(
    _ extent: Double, to track: Int, _ needs: TrackNeeds, at resistance: () -> LayoutPriority
  ) {
    if extent >= needs.needs[track] {
      resistances[track].add(resistance())
    } else {
      raiseEnd(of: track, to: extent)
    }
  }

  /// Keeps a track from shrinking below an extent.
  mutating func raiseEnd(of track: Int, to extent: Double) {
    ends[track] = max(ends[track], extent)
  }
}

/// The cost to a track of shrinking by a point, level by level: the number of content views
/// squeezed at each resistance.
struct Resistance: Comparable {
  private var strongest: LayoutPriority?
  private var weight = 0.0
  /// The remaining levels, from the strongest down.
  private var others: [(priority: LayoutPriority, weight: Double)] = []

  init() {}

  init(_ priority: LayoutPriority) { add(priority) }

  mutating func add(_ priority: LayoutPriority) {
    guard let top = strongest, priority <= top else {
      if let top = strongest { others.insert((top, weight), at: 0) }
      (strongest, weight) = (priority, 1)
      return
    }
    if priority == top {
      weight += 1
    } else if let place = others.firstIndex(where: { $0.priority <= priority }) {
      if others[place].priority == priority {
        others[place].weight += 1
      } else {
        others.insert((priority, 1), at: place)
      }
    } else {
      others.append((priority, 1))
    }
  }

  func forEachSlope(_ body: (LayoutPriority, Double) -> Void) {
    guard let strongest else { return }
    body(strongest, weight)
    for other in others { body(other.priority, other.weight) }
  }

  static func == (a: Resistance, b: Resistance) -> Bool {
    a.strongest == b.strongest && a.weight == b.weight && a.others.count == b.others.count
      && (a.others.isEmpty || a.others.elementsEqual(b.others, by: ==))
  }

  static func < (a: Resistance, b: Resistance) -> Bool {
    guard a.strongest == b.strongest, a.weight == b.weight else {
      guard let first = a.strongest else { return b.strongest != nil }
      guard let second = b.strongest else { return false }
      return (first, a.weight) < (second, b.weight)
    }
    for (mine, other) in zip(a.others, b.others) where mine != other {
      return mine < other
    }
    return a.others.count < b.others.count
  }
}
