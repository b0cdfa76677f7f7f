// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// The tracks of an axis and how they grow with the surplus, what they have together beyond their needs:
/// takers first, then tracks that take over, each in proportion to its weight and up to its maximum.
struct GrowingTracks {
  private(set) var tracks: [TrackNeeds.Track] = []
  private var stages: [Stage] = []

  /// How tracks grow from a certain surplus on: each track that still may, in proportion to its
  /// weight.
  struct Stage {
    /// The surplus at which the stage begins.
    var surplus: Double
    /// The growth per unit of weight when the stage begins.
    var growth: Double
    /// The sum of the weights of the tracks that still may grow; 0 if none may.
    var sum: Double
    /// Whether the tracks that grow are those that take over rather than the takers.
    var isTakeover: Bool
  }

  /// The stage without any surplus.
  var firstStage: Stage? { stages.first }

  /// Takes tracks, and finds their stages. Calls the body with what the cost of a point of surplus rises by
  /// when each begins, and that surplus.
  mutating func take(
    _ needs: borrowing TrackNeeds, _ addCost: (_ rise: Double, _ surplus: Double) -> Void
  ) {
    tracks = needs.tracks
    if stages.capacity == 0 { stages.reserveCapacity(2) }
    var surplus = 0.0
    var slope = 0.0
    var canGrow = true
    for isTakeover in [false, true] where isTakeover ? needs.hasTakeover : needs.hasTakers {
      guard canGrow else { break }
      let cost = isTakeover ? needs.costOfTakeover : needs.costOfSurplus
      var growth = 0.0
      func addStage(_ sum: Double, to end: Double) {
        guard end > growth else { return }
        stages.append(Stage(surplus: surplus, growth: growth, sum: sum, isTakeover: isTakeover))
        addCost(cost / sum - slope, surplus)
        slope = cost / sum
        surplus += (end - growth) * sum
        growth = end
      }
      // 1. Tracks with a maximum, in the order in which they arrive at it. Weights are summed from
      //    the end, so that tracks at their maximum leave no rounding error in the rest.
      let unlimited = sumOfUnlimitedWeights(isTakeover)
      var limited: [(weight: Double, end: Double)] = []
      for track in tracks.indices where room(of: track) < .infinity {
        let weight = weight(of: track, isTakeover)
        if weight > 0 { limited.append((weight, room(of: track) / weight)) }
      }
      if !limited.isEmpty {
        limited.sort { $0.end < $1.end }
        var sums = [unlimited]
        for track in limited.reversed() { sums.append(sums[sums.count - 1] + track.weight) }
        for track in limited { addStage(sums.removeLast(), to: track.end) }
      }
      // 2. The others grow without end.
      if unlimited > 0 { addStage(unlimited, to: .infinity) }
      canGrow = surplus < .infinity
    }
    guard canGrow else { return }
    stages.append(Stage(surplus: surplus, growth: 0, sum: 0, isTakeover: needs.hasTakeover))
    addCost(needs.costOfRest - slope, surplus)
  }

  /// Lets go of the tracks, so that their lists can be changed in place.
  mutating func forget() {
    tracks = []
    stages.removeAll(keepingCapacity: true)
  }

  /// What a track may have beyond its need.
  func room(of track: Int) -> Double { tracks[track].limits.upperBound - tracks[track].need }

  /// Adds what every track has beyond its need to its far line.
  func widen(_ lines: UnsafeMutableBufferPointer<Double>, by surplus: Double) {
    guard let stage = stage(at: surplus) else { return }
    for track in tracks.indices {
      lines[2 * track + 1] += growth(of: track, in: stage, at: surplus)
    }
  }

  /// Whether a surplus gives tracks of size groups more than the group needs.
  func growTied(by surplus: Double) -> Bool {
    guard let stage = stage(at: surplus) else { return false }
    return tracks.indices.contains {
      tracks[$0].isTied && growth(of: $0, in: stage, at: surplus) > 0
    }
  }

  private func stage(at surplus: Double) -> Stage? { stages.last { $0.surplus <= surplus } }

  @inline(__always)
  private func growth(of track: Int, in stage: Stage, at surplus: Double) -> Double {
    let growth = stage.sum > 0 ? stage.growth + (surplus - stage.surplus) / stage.sum : .infinity
    if tracks[track].weight > 0 {
      return min(stage.isTakeover ? .infinity : tracks[track].weight * growth, room(of: track))
    }
    return stage.isTakeover && tracks[track].takesOver ? min(growth, room(of: track)) : 0
  }

  private func sumOfUnlimitedWeights(_ isTakeover: Bool) -> Double {
    var sum = 0.0
    for track in tracks.indices.reversed() where room(of: track) == .infinity {
      sum += weight(of: track, isTakeover)
    }
    return sum
  }

  private func weight(of track: Int, _ isTakeover: Bool) -> Double {
    isTakeover ? (tracks[track].takesOver ? 1 : 0) : tracks[track].weight
  }
}
