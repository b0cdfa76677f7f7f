// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// The simplex of one component in whole numbers, without any rounding: small, simple and slow.
///
/// Its activities are the variables and the rows (`ExactTableau.Row`). Every one of them has a single
/// breakpoint at 0. Nonbasic activities rest there, and the variables follow from them:
///
///        d · x_v = Σ N_vj · a_j + b_v + ε · e_v            j nonbasic
///
/// All entries have the common denominator `d`. They are minors of the given matrix, so the
/// division that follows a pivot leaves no remainder (Edmonds 1967, Bareiss 1968). What a row says
/// about the nonbasic activities is the sum of what its variables say. The random shifts of the rows
/// move every breakpoint by an infinitely small distance `ε`: no two are reached at once, so every
/// step gains and the descent ends.
struct ExactTableau {
  /// `Σ coefficient · variable - constant + ε · shift`.
  struct Row {
    var terms: [(variable: Int, coefficient: WideInteger)]
    var constant: WideInteger
    var shift: WideInteger
    /// A unit of the row costs `2^weight` at its level.
    var weight = 0
  }

  /// For every activity, the level at which a value below 0 costs, and the one at which a value
  /// above 0 does; -1 if it costs nothing.
  var costs: [(below: Int, above: Int)]
  private(set) var rows: [Row]
  private(set) var nonbasic: [Int]
  /// For every activity, its place among the nonbasic ones; -1 if it is basic.
  private(set) var columns: [Int]
  /// Variable by variable: the coefficients of the nonbasic activities, then `b` and `e`.
  private var entries: [WideInteger]
  private(set) var denominator = WideInteger(1)
  /// The value of every activity, times the denominator.
  private(set) var values: [WideInteger] = []
  /// On which side of its breakpoint every activity lies; 0 for a nonbasic one.
  private(set) var sides: [Int] = []
  /// The number of digit multiplications so far.
  private(set) var work: Int64 = 0

  /// The number of nonbasic activities, which is that of the variables.
  var columnCount: Int { nonbasic.count }
  private var stride: Int { nonbasic.count + 2 }

  /// Creates the variables nonbasic and the rows basic.
  init(costs: [(below: Int, above: Int)], rows: [Row]) {
    let count = costs.count - rows.count
    self.costs = costs
    self.rows = rows
    nonbasic = Array(0..<count)
    columns = costs.indices.map { $0 < count ? $0 : -1 }
    entries = [WideInteger](repeating: WideInteger(), count: count * (count + 2))
    for variable in 0..<count { entries[variable * stride + variable] = denominator }
    updateValues()
  }

  /// What an activity has in a column, or in the place of `b` or `e`.
  subscript(activity: Int, place: Int) -> WideInteger {
    if activity < columnCount { return entries[activity * stride + place] }
    let row = rows[activity - columnCount]
    var sum =
      place == columnCount
      ? -(denominator * row.constant)
      : place > columnCount ? denominator * row.shift : WideInteger()
    for (variable, coefficient) in row.terms {
      let entry = entries[variable * stride + place]
      if entry.signum != 0 { sum = sum + coefficient * entry }
    }
    return sum
  }

  func shift(of activity: Int) -> WideInteger { self[activity, columnCount + 1] }

  private mutating func updateValues() {
    values = [WideInteger](repeating: WideInteger(), count: costs.count)
    sides = [Int](repeating: 0, count: costs.count)
    for activity in costs.indices where columns[activity] < 0 {
      values[activity] = self[activity, columnCount]
      let sign = values[activity].signum
      sides[activity] = sign != 0 ? sign : shift(of: activity).signum
    }
  }

  // MARK: Costs

  /// The level at which an activity costs something where it is; -1 if there is none.
  func costLevel(of activity: Int) -> Int {
    let side = sides[activity]
    return side == 0 ? -1 : side > 0 ? costs[activity].above : costs[activity].below
  }

  /// What a unit of an activity costs at its level, times the denominator.
  func price(of activity: Int) -> WideInteger {
    activity < columnCount ? denominator : denominator << rows[activity - columnCount].weight
  }

  /// What a unit of every variable costs at a level, because of the basic activities.
  func gradient(at level: Int) -> [WideInteger] {
    var gradient = [WideInteger](repeating: WideInteger(), count: columnCount)
    for activity in costs.indices where costLevel(of: activity) == level {
      func add(_ amount: WideInteger, to variable: Int) {
        gradient[variable] =
          sides[activity] > 0 ? gradient[variable] + amount : gradient[variable] - amount
      }
      if activity < columnCount {
        add(WideInteger(1), to: activity)
      } else {
        let row = rows[activity - columnCount]
        for (variable, coefficient) in row.terms { add(coefficient << row.weight, to: variable) }
      }
    }
    return gradient
  }

  /// `d · D_j` for a gradient.
  func reducedCost(of column: Int, _ gradient: [WideInteger]) -> WideInteger {
    var sum = WideInteger()
    for (variable, cost) in gradient.enumerated() where cost.signum != 0 {
      let entry = entries[variable * stride + column]
      if entry.signum != 0 { sum = sum + cost * entry }
    }
    return sum
  }

  // MARK: Moves

  /// Exchanges a nonbasic and a basic activity.
  ///
  ///     before   d · a_i = Σ N_ij a_j         p = N_rs
  ///     after    p · a_s = d · a_r - Σ N_rj a_j
  ///              p · a_i = N_is · a_r + Σ (p N_ij - N_is N_rj) / d · a_j
  ///
  /// `p` becomes the denominator; all signs change if it is negative.
  mutating func pivot(_ leaving: Int, column: Int) {
    let row = (0..<stride).map { self[leaving, $0] }
    let isNegative = row[column].isNegative
    let pivot = row[column].magnitude
    let isUnchanged = pivot == denominator
    let divisor = ExactDivisor(denominator)
    let effort = Int64(2 * stride) * Int64((1 + pivot.length) * (1 + denominator.length))
    for variable in 0..<columnCount {
      let start = variable * stride
      let factor = entries[start + column]
      if isUnchanged && factor.signum == 0 { continue }
      work += effort
      let moved = isNegative ? -factor : factor
      for place in 0..<stride where place != column {
        entries[start + place] = divisor.quotient(
          entries[start + place], pivot, minus: moved, row[place])
      }
      entries[start + column] = moved
    }
    denominator = pivot
    columns[nonbasic[column]] = -1
    columns[leaving] = column
    nonbasic[column] = leaving
    updateValues()
  }

  /// Makes rows nonbasic, as far as that is possible in the place of variables that may leave 0.
  mutating func rest(on places: [Int], inPlaceOf mayLeave: [Bool], limit: Int64) {
    for place in places where work <= limit {
      let activity = columnCount + place
      var best: (column: Int, size: WideInteger)?
      for (column, variable) in nonbasic.enumerated()
      where variable < columnCount && mayLeave[variable] {
        let size = self[activity, column].magnitude
        if size.signum != 0 && best.map({ size < $0.size }) ?? true { best = (column, size) }
      }
      if let best { pivot(activity, column: best.column) }
    }
  }

  /// Counts digit multiplications that were made elsewhere.
  mutating func addWork(_ multiplications: Int64) { work += multiplications }

  /// Adds a basic activity that is the distance of a variable from a target and costs at a level.
  mutating func pull(_ variable: Int, to target: WideInteger, level: Int) {
    rows.append(
      Row(terms: [(variable, WideInteger(1))], constant: target, shift: WideInteger(1)))
    costs.append((level, level))
    columns.append(-1)
    updateValues()
  }
}
