// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// Neighbouring tracks of an axis and how they grow with the surplus, what they have together beyond their
/// needs: in rounds, one after the other, each track of a round in proportion to its weight and up to its
/// maximum. See ``TrackNeeds/rounds(among:)``.
struct GrowingTracks {
  private(set) var tracks: [Track]
  private var stages: [Stage] = []

  struct Track {
    let need: Double
    /// What the track may have beyond its need.
    let room: Double
    /// Its part of what the tracks of its round take.
    let share: Double
    /// The number of its round; the last possible one for a track that never grows.
    fileprivate(set) var round = Int.max

    /// The growth per unit of weight at which the track is at its maximum.
    fileprivate var end: Double { room / share }
  }

  /// How tracks grow from a certain surplus on: each track of a round that still may.
  struct Stage {
    /// The surplus at which the stage begins.
    let surplus: Double
    /// The growth per unit of weight when the stage begins.
    fileprivate let growth: Double
    /// The sum of the weights of the tracks that still may grow; 0 if none may.
    let sum: Double
    fileprivate let round: Int
    /// Whether the round has several tracks, some of which may have stopped.
    let isShared: Bool
  }

  /// Finds the stages of tracks at some positions. Calls the body with each, and with the positions of the
  /// tracks that still may grow.
  init(
    _ needs: TrackNeeds, among positions: Range<Int>,
    _ begin: (_ stage: Stage, _ moving: [Int]) -> Void = { _, _ in }
  ) {
    let first = positions.lowerBound
    var tracks = positions.map { position in
      Track(
        need: needs.tracks[position].need,
        room: needs.tracks[position].limits.upperBound - needs.tracks[position].need,
        share: needs.tracks[position].share)
    }
    var stages: [Stage] = []
    let rounds = needs.rounds(among: positions)
    var surplus = 0.0
    for (number, round) in rounds.enumerated() {
      for position in round { tracks[position - first].round = number }
      // Tracks with a maximum leave in the order in which they arrive at it.
      var moving = round
      let leaving = round.filter { tracks[$0 - first].end < .infinity }
        .sorted { tracks[$0 - first].end < tracks[$1 - first].end }
      var growth = 0.0
      func addStage(to end: Double) {
        guard end > growth else { return }
        let sum = moving.reduce(0) { $0 + tracks[$1 - first].share }
        stages.append(
          Stage(
            surplus: surplus, growth: growth, sum: sum, round: number, isShared: round.count > 1))
        begin(stages[stages.count - 1], moving)
        surplus += (end - growth) * sum
        growth = end
      }
      for position in leaving {
        addStage(to: tracks[position - first].end)
        moving.removeAll { $0 == position }
      }
      if !moving.isEmpty { addStage(to: .infinity) }
    }
    if surplus < .infinity {
      stages.append(
        Stage(surplus: surplus, growth: 0, sum: 0, round: rounds.count, isShared: false))
      begin(stages[stages.count - 1], [])
    }
    (self.tracks, self.stages) = (tracks, stages)
  }

  /// Calls the body with what every track has beyond its need, in the order of the tracks.
  @inline(__always)
  func forEachGrowth(at surplus: Double, _ body: (_ index: Int, _ growth: Double) -> Void) {
    let stage = known(stages.last { $0.surplus <= surplus })
    let growth = stage.growth + (surplus - stage.surplus) / stage.sum
    for (index, track) in tracks.enumerated() where track.round <= stage.round {
      body(index, track.round < stage.round ? track.room : min(track.share * growth, track.room))
    }
  }
}
