// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// How firmly the content of the tracks of one axis keeps them as large as they need to be.
struct TrackFirmness: Equatable {
  /// The extent of each track below which other content in it resists, or something forbids it to
  /// shrink.
  private(set) var ends: [Double]
  /// The cost to each track of shrinking, down to its end.
  private(set) var resistances: [Slope]
  /// Whether only a solve, or the contents themselves, know the whole cost: some content spans several
  /// tracks, is a container, or moves the line that it is aligned on.
  private(set) var isOpen = false

  init(_ needs: TrackNeeds, _ demands: [CellDemand]) {
    ends = needs.needs.indices.map { needs.limits[$0].lowerBound }
    resistances = [Slope](repeating: Slope(), count: needs.needs.count)
    for demand in demands {
      if demand.isContainer { isOpen = true }
      guard demand.span.count == 1 else {
        isOpen = true
        continue
      }
      let track = demand.span.first.position
      raiseEnd(of: track, to: demand.floor ?? 0)
      if let resistance = demand.resistance {
        add(demand.extent, to: track, needs) { resistance }
      }
    }
    for demand in demands where demand.movesBaseline { loosen(demand) }
  }

  /// Lets a track give way as soon as one content view of its group does: whichever moves the line.
  private mutating func loosen(_ demand: CellDemand) {
    let track = demand.span.first.position
    isOpen = true
    let slope = Slope((demand.resistance ?? .lowest).nextDown)
    if slope.order(to: resistances[track]) == .less { resistances[track] = slope }
  }

  /// Replaces some tracks.
  mutating func replace(_ tracks: Range<Int>, with other: TrackFirmness) {
    ends.replaceSubrange(tracks, with: other.ends)
    resistances.replaceSubrange(tracks, with: other.resistances)
  }

  /// Forgets the content of a track.
  mutating func clear(_ track: Int, _ needs: TrackNeeds) {
    ends[track] = needs.limits[track].lowerBound
    resistances[track] = Slope()
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
