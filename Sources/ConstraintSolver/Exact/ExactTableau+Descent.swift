// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// The descent in whole numbers: the same moves as `Simplex` makes, decided without tolerances.
extension ExactTableau {
  /// Makes moves that gain at one of the first `levels` levels until there is none left. Returns
  /// false if that takes more digit multiplications than `limit`.
  mutating func descend(levels: Int, limit: Int) -> Bool {
    while let (column, direction) = nextMove(levels: levels) {
      if work > limit { return false }
      guard let row = stop(of: column, direction, levels: levels) else { return false }
      pivot(row: row, column: column)
    }
    return true
  }

  /// The nonbasic activities that can move in some direction at no cost, judging by slopes alone.
  func freeColumns(levels: Int) -> [Int] {
    let rows = costlyRows(levels: levels)
    return (0..<columnCount).filter { column in
      let own = costs[nonbasic[column]]
      return [1, -1].contains { direction in
        (0..<levels).allSatisfy { level in
          let cost = reducedCost(of: column, rows[level])
          let isHeld = (direction > 0 ? own.above : own.below) == level
          return ((direction > 0 ? cost : -cost) + (isHeld ? denominator : WideInteger())).signum
            == 0
        }
      }
    }
  }

  /// The move that gains most at the strongest level at which any gains.
  private func nextMove(levels: Int) -> (column: Int, direction: Int)? {
    let rows = costlyRows(levels: levels)
    // For every column, the directions that cost nothing so far: 1 up, 2 down.
    var open = [UInt8](repeating: 3, count: columnCount)
    for level in 0..<levels {
      var best: (column: Int, direction: Int)?
      var greatest = WideInteger()
      for column in 0..<columnCount where open[column] != 0 {
        let cost = reducedCost(of: column, rows[level])
        let own = costs[nonbasic[column]]
        for direction in [1, -1] where open[column] & (direction > 0 ? 1 : 2) != 0 {
          let isHeld = (direction > 0 ? own.above : own.below) == level
          let slope = (direction > 0 ? cost : -cost) + (isHeld ? denominator : WideInteger())
          if slope.signum == 0 { continue }
          open[column] &= direction > 0 ? 2 : 1
          if slope < greatest {
            greatest = slope
            best = (column, direction)
          }
        }
      }
      if let best { return best }
    }
    return nil
  }

  /// The row at whose breakpoint a move no longer gains.
  private func stop(of column: Int, _ direction: Int, levels: Int) -> Int? {
    let rows = costlyRows(levels: levels)
    let own = costs[nonbasic[column]]
    let held = direction > 0 ? own.above : own.below
    var slope = (0..<levels).map { level in
      let cost = reducedCost(of: column, rows[level])
      return (direction > 0 ? cost : -cost) + (held == level ? denominator : WideInteger())
    }
    // A row is reached if it moves towards 0.
    var ahead = basic.indices.filter { row in
      let (below, above) = costs[basic[row]]
      return (below >= 0 || above >= 0)
        && self[row, column].signum * direction * side(of: row) < 0
    }
    while !ahead.isEmpty {
      var nearest = 0
      for place in ahead.indices.dropFirst()
      where isReached(ahead[place], before: ahead[nearest], column) {
        nearest = place
      }
      let row = ahead.remove(at: nearest)
      let jump = self[row, column].magnitude
      let (below, above) = costs[basic[row]]
      if below >= 0 && below < levels { slope[below] = slope[below] + jump }
      if above >= 0 && above < levels { slope[above] = slope[above] + jump }
      let sign = slope.first { $0.signum != 0 }?.signum ?? 0
      if sign >= 0 { return row }
    }
    return nil
  }

  /// Whether a move reaches the breakpoint of one row before that of another: compares
  /// `|b_i + ε e_i| / |N_ij|`.
  private func isReached(_ a: Int, before b: Int, _ column: Int) -> Bool {
    let (rateA, rateB) = (self[a, column].magnitude, self[b, column].magnitude)
    let near = constant(of: a).magnitude * rateB
    let far = constant(of: b).magnitude * rateA
    if near != far { return near < far }
    // The first nonzero part has the sign of the side; the second one may have the other.
    let shiftA = side(of: a) > 0 ? shift(of: a) : -shift(of: a)
    let shiftB = side(of: b) > 0 ? shift(of: b) : -shift(of: b)
    return shiftA * rateB < shiftB * rateA
  }
}
