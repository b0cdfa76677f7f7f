// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// The descent in whole numbers: the same moves as `Simplex` makes, decided without tolerances.
extension ExactTableau {
  /// Makes moves that gain at one of the first `levels` levels until there is none left. Returns
  /// false if that takes more digit multiplications than `limit`.
  mutating func descend(levels: Int, limit: Int64) -> Bool {
    while let (column, direction) = nextMove(levels: levels) {
      if work > limit { return false }
      guard let activity = stop(of: column, direction, levels: levels) else { return false }
      pivot(activity, column: column)
    }
    return true
  }

  /// The nonbasic activities that can move in some direction at no cost, judging by slopes alone.
  func freeColumns(levels: Int) -> [Int] {
    let gradients = (0..<levels).map { gradient(at: $0) }
    return (0..<columnCount).filter { column in
      [1, -1].contains { direction in
        (0..<levels).allSatisfy {
          slope(of: column, direction, at: $0, reducedCost(of: column, gradients[$0])).signum == 0
        }
      }
    }
  }

  /// What a unit of a move costs at a level, times the denominator, given the reduced cost.
  private func slope(
    of column: Int, _ direction: Int, at level: Int, _ cost: WideInteger
  ) -> WideInteger {
    let own = costs[nonbasic[column]]
    let slope = direction > 0 ? cost : -cost
    return (direction > 0 ? own.above : own.below) == level
      ? slope + price(of: nonbasic[column]) : slope
  }

  /// The move that gains most on its way at the strongest level at which any gains.
  private mutating func nextMove(levels: Int) -> (column: Int, direction: Int)? {
    // For every column, the directions that cost nothing so far: 1 up, 2 down.
    var open = [UInt8](repeating: 3, count: columnCount)
    for level in 0..<levels {
      var best: (column: Int, direction: Int)?
      var greatest = 0.0
      let gradient = gradient(at: level)
      addWork(Int64(columnCount * columnCount))
      for column in 0..<columnCount where open[column] != 0 {
        let cost = reducedCost(of: column, gradient)
        for direction in [1, -1] where open[column] & (direction > 0 ? 1 : 2) != 0 {
          let slope = slope(of: column, direction, at: level, cost)
          if slope.signum == 0 { continue }
          open[column] &= direction > 0 ? 2 : 1
          if slope.signum > 0 { continue }
          let gain = gain(of: column, slope)
          if best == nil || gain > greatest {
            greatest = gain
            best = (column, direction)
          }
        }
      }
      if let best { return best }
    }
    return nil
  }

  /// What a move gains on a way of length 1, all variables taken together; squared.
  private func gain(of column: Int, _ slope: WideInteger) -> Double {
    var length = 0.0
    for variable in 0..<columnCount {
      let ratio = WideInteger.quotient(self[variable, column], slope)
      length += ratio * ratio
    }
    return 1 / length
  }

  /// The activity at whose breakpoint a move no longer gains.
  private func stop(of column: Int, _ direction: Int, levels: Int) -> Int? {
    var slopes = (0..<levels).map {
      slope(of: column, direction, at: $0, reducedCost(of: column, gradient(at: $0)))
    }
    // An activity is reached if it moves towards 0.
    var ahead: [Encounter] = []
    for (activity, side) in sides.enumerated() where side != 0 {
      let (below, above) = costs[activity]
      if below < 0 && above < 0 { continue }
      let rate = self[activity, column]
      if rate.signum * direction * side < 0 {
        ahead.append(
          Encounter(
            activity: activity, rate: rate.magnitude,
            distance: WideInteger.quotient(values[activity], rate).magnitude))
      }
    }
    while !ahead.isEmpty {
      var nearest = 0
      for place in ahead.indices.dropFirst() where isReached(ahead[place], before: ahead[nearest]) {
        nearest = place
      }
      let encounter = ahead.remove(at: nearest)
      let (below, above) = costs[encounter.activity]
      let isRow = encounter.activity >= columnCount
      let jump =
        isRow
        ? encounter.rate << rows[encounter.activity - columnCount].weight : encounter.rate
      if below >= 0 && below < levels { slopes[below] = slopes[below] + jump }
      if above >= 0 && above < levels { slopes[above] = slopes[above] + jump }
      let sign = slopes.first { $0.signum != 0 }?.signum ?? 0
      if sign >= 0 { return encounter.activity }
    }
    return nil
  }

  /// An activity that a move brings to its breakpoint.
  private struct Encounter {
    var activity: Int
    /// How far a unit of the move takes it, times the denominator.
    var rate: WideInteger
    /// The length of the move, rounded.
    var distance: Double
  }

  /// Whether a move reaches one breakpoint before another: compares `|b_i + ε e_i| / |N_ij|`.
  private func isReached(_ a: Encounter, before b: Encounter) -> Bool {
    if a.distance < 0.999 * b.distance { return true }
    if b.distance < 0.999 * a.distance { return false }
    let near = values[a.activity].magnitude * b.rate
    let far = values[b.activity].magnitude * a.rate
    if near != far { return near < far }
    // The first nonzero part has the sign of the side; the second one may have the other.
    func ahead(_ activity: Int) -> WideInteger {
      sides[activity] > 0 ? shift(of: activity) : -shift(of: activity)
    }
    return ahead(a.activity) * b.rate < ahead(b.activity) * a.rate
  }
}
