// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

// Who takes the surplus, and at what cost.

extension TrackNeeds {
  /// Whether some tracks take the surplus by weight.
  var hasWeights: Bool { tracks.contains { $0.weight > 0 } }

  /// Returns the tracks, among some, that take surplus together, in the order of their turns: first those
  /// with a weight, then those to which a point costs least, and so on. Each round begins when all tracks
  /// of the one before have stopped; the last one may go on without end.
  func rounds(among positions: some Sequence<Int>) -> [[Int]] {
    var waiting = positions.filter { tracks[$0].canGrow }
    var rounds: [[Int]] = []
    if hasWeights {
      let weighted = waiting.filter { tracks[$0].weight > 0 }
      if !weighted.isEmpty { rounds.append(weighted) }
      waiting.removeAll { tracks[$0].weight > 0 }
    }
    while let first = waiting.first, rounds.last?.allSatisfy({ tracks[$0].canStop }) ?? true {
      var cheapest = first
      for position in waiting where order(of: position, to: cheapest) == .less {
        cheapest = position
      }
      rounds.append(waiting.filter { order(of: $0, to: cheapest) == .same })
      waiting.removeAll { order(of: $0, to: cheapest) == .same }
    }
    return rounds
  }

  private func order(of track: Int, to other: Int) -> Slope.Order {
    tracks[track].cost.order(to: tracks[other].cost, above: .equalGrowth)
  }

  /// Whether every track that takes surplus may stop, so that some stays empty.
  var canBeExhausted: Bool { tracks.allSatisfy { !$0.canGrow || $0.canStop } }

  // MARK: Costs

  /// The cost of the growth of the tracks with a weight, per unit of weight: their sum, so that a point of
  /// surplus costs 1 while all of them grow.
  var costOfWeights: Double { tracks.reduce(0) { $0 + $1.weight } }

  /// The cost of a point by which a track without a weight grows in a grid with weights: more than any
  /// point costs the tracks with a weight, of which the lightest may be left alone.
  var costOfOthers: Double {
    let lightest = tracks.lazy.map(\.weight).filter { $0 > 0 }.min()
    return lightest.map { 2 * costOfWeights / $0 } ?? 1
  }

  /// The cost of a point that stays empty.
  var costOfRest: Double { hasWeights ? 2 * costOfOthers : 1 }

  /// The priority of the cost of growing by weight: just above what the content of these tracks pulls and
  /// hugs with.
  func priorityOfWeights(_ axis: borrowing ResolvedAxis) -> LayoutPriority {
    strongestHold(axis) { $0.weight > 0 }.nextUp
  }

  /// The priority of the cost of leaving surplus empty: just above all that resists it.
  func priorityOfRest(_ axis: borrowing ResolvedAxis) -> LayoutPriority {
    strongestHold(axis) { $0.canGrow }.nextUp
  }

  private func strongestHold(
    _ axis: borrowing ResolvedAxis, among isAsked: (Track) -> Bool
  ) -> LayoutPriority {
    var strongest = axis.pull
    for track in tracks where isAsked(track) {
      strongest = max(strongest, min(track.cost.strongestPriority ?? .lowest, 999))
    }
    return strongest
  }

  /// The strongest priority that the first point of surplus violates.
  func hugging(_ axis: borrowing ResolvedAxis) -> LayoutPriority {
    if hasWeights { return priorityOfWeights(axis) }
    guard let first = rounds(among: tracks.indices).first?.first else {
      return priorityOfRest(axis)
    }
    return tracks[first].cost.strongestPriority ?? .stackExtent
  }

  /// The number of tracks that share a shortage.
  var squeezedCount: Int {
    tracks.count { $0.sizing == .content && $0.need > 0 }
  }

  /// Returns the cost of a point of the greatest shortfall, 0 if fewer than two tracks share it. The more
  /// levels of containers a grid contains, the higher the cost, so that a grid takes precedence over the
  /// grids inside it.
  func costOfSharedShortage(_ nestedContainers: Int32) -> Double {
    let count = squeezedCount
    return count > 1 ? Double(count) * (1 + Double(nestedContainers - 1) / 1024) : 0
  }
}

extension TrackNeeds.Track {
  /// Whether the track may stop growing, at its maximum or because its size group stops.
  var canStop: Bool { limits.upperBound < .infinity || isGrouped }

  /// The part that the track takes of what the tracks of its round take together.
  var share: Double { weight > 0 ? weight : 1 }
}

extension LayoutPriority {
  /// 2, above the priorities that decide between equals: tracks to which a point costs the same at all
  /// stronger ones share the surplus equally.
  static let equalGrowth = LayoutPriority(2)

  /// Below 1: keeps a track whose size group has tracks in other grids from growing where all else is equal.
  static let sharedGrowth = LayoutPriority(0.5)

  /// Just above 1: keeps the growth of tracks equal. The more levels of containers a grid contains, the
  /// higher the priority, so that a grid takes precedence over the grids inside it.
  static func equalGrowth(_ nestedContainers: Int32) -> LayoutPriority {
    LayoutPriority(1 + Float(nestedContainers) * Float(1).ulp)
  }
}
