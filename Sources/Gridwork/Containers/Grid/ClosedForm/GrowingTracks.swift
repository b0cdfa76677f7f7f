// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// The tracks of an axis and how they grow with the surplus, what they have together beyond their needs: in
/// rounds, one after the other, each track of a round in proportion to its weight and up to its maximum. See
/// ``TrackNeeds/rounds(among:)``.
struct GrowingTracks {
  private(set) var tracks: [TrackNeeds.Track] = []
  private var stages: [Stage] = []
  /// The number of the round of every track; -1 for those that never grow.
  private var rounds: [Int32] = []

  /// How tracks grow from a certain surplus on: each track of a round that still may.
  private struct Stage {
    /// The surplus at which the stage begins.
    var surplus: Double
    /// The growth per unit of weight when the stage begins.
    var growth: Double
    /// The sum of the weights of the tracks that still may grow; 0 if none may.
    var sum: Double
    var round: Int32
  }

  /// Takes tracks, and finds their stages. Calls the body with what the cost of a point of surplus rises by
  /// when each begins, and that surplus. Returns false if the cost falls at some level.
  mutating func take(
    _ needs: borrowing TrackNeeds, _ axis: borrowing ResolvedAxis, nestedContainers: Int32,
    _ addCost: (_ rise: CostBreakpoint.Price, _ surplus: Double) -> Void
  ) -> Bool {
    tracks = needs.tracks
    rounds = [Int32](repeating: -1, count: tracks.count)
    let costs = Costs(needs, axis, nestedContainers)
    let turns = needs.rounds(among: tracks.indices)
    var surplus = 0.0
    var slope = Slope()
    var isConvex = true
    func begin(_ next: Slope) {
      if let rise = next.rise(above: slope) {
        for price in rise { addCost(price, surplus) }
      } else {
        isConvex = false
      }
      slope = next
    }
    for (number, round) in turns.enumerated() {
      for track in round { rounds[track] = Int32(number) }
      // Tracks with a maximum leave in the order in which they arrive at it.
      var moving = round
      let leaving = round.filter { room(of: $0) < .infinity }
        .sorted { room(of: $0) / weight(of: $0) < room(of: $1) / weight(of: $1) }
      var growth = 0.0
      func addStage(to end: Double) {
        guard end > growth else { return }
        let sum = moving.reduce(0) { $0 + weight(of: $1) }
        stages.append(Stage(surplus: surplus, growth: growth, sum: sum, round: Int32(number)))
        begin(costs.slope(of: moving, sum, areTied: round.count > 1, tracks))
        surplus += (end - growth) * sum
        growth = end
      }
      for track in leaving {
        addStage(to: room(of: track) / weight(of: track))
        moving.removeAll { $0 == track }
      }
      if !moving.isEmpty { addStage(to: .infinity) }
    }
    guard surplus < .infinity else { return isConvex }
    stages.append(Stage(surplus: surplus, growth: 0, sum: 0, round: Int32(turns.count)))
    begin(Slope(needs.priorityOfRest(axis), needs.costOfRest))
    return isConvex
  }

  /// Lets go of the tracks, so that their lists can be changed in place.
  mutating func forget() {
    tracks = []
    stages.removeAll(keepingCapacity: true)
  }

  /// What a track may have beyond its need.
  private func room(of track: Int) -> Double {
    tracks[track].limits.upperBound - tracks[track].need
  }

  private func weight(of track: Int) -> Double { tracks[track].share }

  /// Adds what every track has beyond its need to its far line.
  func widen(_ lines: UnsafeMutableBufferPointer<Double>, by surplus: Double) {
    let stage = known(stage(at: surplus))
    for track in tracks.indices {
      lines[2 * track + 1] += growth(of: track, in: stage, at: surplus)
    }
  }

  private func stage(at surplus: Double) -> Stage? { stages.last { $0.surplus <= surplus } }

  @inline(__always)
  private func growth(of track: Int, in stage: Stage, at surplus: Double) -> Double {
    guard rounds[track] >= 0, rounds[track] <= stage.round else { return 0 }
    guard rounds[track] == stage.round else { return room(of: track) }
    let growth = stage.growth + (surplus - stage.surplus) / stage.sum
    return min(weight(of: track) * growth, room(of: track))
  }
}

/// What a point of surplus costs, by eliminating the variables of `GridFormulation+Needs`.
private struct Costs {
  private let ofWeights: (priority: LayoutPriority, weight: Double)?
  private let ofOthers: Double
  private let equalGrowth: LayoutPriority

  init(_ needs: borrowing TrackNeeds, _ axis: borrowing ResolvedAxis, _ nestedContainers: Int32) {
    ofWeights = needs.hasWeights ? (needs.priorityOfWeights(axis), needs.costOfWeights) : nil
    ofOthers = needs.costOfOthers
    equalGrowth = .equalGrowth(nestedContainers)
  }

  /// The cost while some tracks of a round grow.
  func slope(
    of moving: [Int], _ sum: Double, areTied: Bool, _ tracks: [TrackNeeds.Track]
  ) -> Slope {
    var slope = Slope()
    for track in moving { slope.add(tracks[track].cost, times: tracks[track].share) }
    slope = slope.divided(by: sum)
    let isByWeight = tracks[moving[0]].weight > 0
    if let ofWeights {
      slope.add(ofWeights.priority, isByWeight ? ofWeights.weight / sum : ofOthers)
    }
    if areTied, !isByWeight { slope.add(equalGrowth, 1 / sum) }
    return slope
  }
}
