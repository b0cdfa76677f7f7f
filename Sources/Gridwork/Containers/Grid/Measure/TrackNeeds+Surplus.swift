// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

// Who takes the surplus, and at what cost.

extension TrackNeeds {
  /// Returns the tracks, among some, that take surplus together, in the order of their turns: first those
  /// with a weight, then those to which a point costs least, and so on. Each round begins when all tracks
  /// of the one before have stopped; the last one may go on without end.
  func rounds(among positions: some Sequence<Int>) -> [[Int]] {
    // Reading the list by a pointer copies no track.
    tracks.withUnsafeBufferPointer { tracks in
      var waiting = positions.filter { tracks[$0].canGrow }
      var rounds: [[Int]] = []
      let weighted = waiting.filter { tracks[$0].weight > 0 }
      if !weighted.isEmpty {
        rounds.append(weighted)
        waiting.removeAll { tracks[$0].weight > 0 }
      }
      while let first = waiting.first, rounds.last?.allSatisfy({ tracks[$0].canStop }) ?? true {
        var round = [first]
        var others: [Int] = []
        for position in waiting.dropFirst() {
          switch tracks[position].order(to: tracks[round[0]]) {
          case .less:
            others += round
            round = [position]
          case .same: round.append(position)
          case .greater: others.append(position)
          }
        }
        rounds.append(round)
        waiting = others.sorted()
      }
      return rounds
    }
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
    let lightest = tracks.lazy.map { $0.weight }.filter { $0 > 0 }.min()
    return lightest.map { 2 * costOfWeights / $0 } ?? 1
  }

  /// The cost of a point that stays empty.
  var costOfRest: Double { hasWeights ? 2 * costOfOthers : 1 }

  /// The priority of the cost of growing by weight: just above what the content of these tracks pulls and
  /// hugs with.
  func priorityOfWeights(_ axis: borrowing ResolvedAxis) -> LayoutPriority {
    strongestHold(above: axis.pull) { $0.weight > 0 }.nextUp
  }

  /// The priority of the cost of leaving surplus empty: just above all that resists it.
  func priorityOfRest(_ axis: borrowing ResolvedAxis) -> LayoutPriority {
    strongestHold(above: axis.pull) { $0.canGrow }.nextUp
  }

  /// The priority at which tracks do not exceed needs that merged content has raised: just above what the
  /// content pulls and hugs with, so that it does not pull other tracks below theirs, and above a fitting size.
  var priorityOfRaisedNeeds: LayoutPriority {
    strongestHold(above: .fittingSizeCompression) { $0.canGrow }.nextUp
  }

  private func strongestHold(
    above floor: LayoutPriority, among isAsked: (Track) -> Bool
  ) -> LayoutPriority {
    var strongest = floor
    for position in tracks.indices where isAsked(tracks[position]) {
      strongest = max(strongest, min(tracks[position].cost.strongest ?? .lowest, 999))
    }
    return strongest
  }

  /// The strongest priority that the first point of surplus violates.
  func hugging(_ axis: borrowing ResolvedAxis) -> LayoutPriority {
    let cheapest = tracks.withUnsafeBufferPointer { tracks in
      tracks.indices.lazy.filter { tracks[$0].hasRoomToGrow }
        .min { tracks[$0].order(to: tracks[$1]) == .less }
    }
    guard let cheapest else { return priorityOfRest(axis) }
    if hasWeights { return priorityOfWeights(axis) }
    return tracks[cheapest].cost.firmness ?? .stackExtent
  }
}

extension TrackNeeds.Track {
  /// Whether the track may stop growing, at its maximum or because its size group stops.
  var canStop: Bool { limits.upperBound < .infinity || isGrouped }

  /// Whether the track takes surplus where it has what it needs: it is not at its maximum.
  fileprivate var hasRoomToGrow: Bool { canGrow && need < limits.upperBound }

  /// Compares what a point costs the content of the tracks, above the costs that decide between equals.
  fileprivate func order(to other: Self) -> Slope.Order {
    cost.order(to: other.cost, above: .equalGrowth)
  }

  /// The part that the track takes of what the tracks of its round take together.
  var share: Double { weight > 0 ? weight : 1 }
}

extension LayoutPriority {
  /// Just above those of ``equalGrowth(_:)``, which decide between equals: tracks to which a point costs the
  /// same at all stronger ones share the surplus equally.
  static let equalGrowth = LayoutPriority(1.0001)

  /// Below 1: keeps a track whose size group has tracks in other grids from growing where all else is equal.
  static let sharedGrowth = LayoutPriority(0.5)

  /// Just above 1: keeps the growth of tracks equal. The more levels of containers a grid contains, the
  /// higher the priority, so that a grid takes precedence over the grids inside it.
  static func equalGrowth(_ nestedContainers: Int32) -> LayoutPriority {
    LayoutPriority(1 + Float(nestedContainers) * Float(1).ulp)
  }
}
