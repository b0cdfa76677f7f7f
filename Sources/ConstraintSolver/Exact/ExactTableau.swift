// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// The simplex of one component in whole numbers, without any rounding: small, simple and slow.
///
/// Its activities are the variables and the rows, a row being `2^scale · (left side - constant)`.
/// Every one of them has a single breakpoint at 0. Nonbasic activities rest there:
///
///        d · a_i = Σ N_ij · a_j + b_i + ε · e_i            i basic, j nonbasic
///
/// All entries have the common denominator `d`. They are minors of the given matrix, so the
/// division that follows a pivot leaves no remainder (Edmonds 1967, Bareiss 1968). The random `e_i`
/// move every breakpoint by an infinitely small distance `ε`: no two are reached at once, so every
/// step gains and the descent ends.
struct ExactTableau {
  /// For every activity, the level at which a value below 0 costs, and the one at which a value
  /// above 0 does; -1 if it costs nothing.
  var costs: [(below: Int, above: Int)]
  private(set) var basic: [Int]
  private(set) var nonbasic: [Int]
  /// Row by row: the coefficients of the nonbasic activities, then `b` and `e`.
  private(set) var entries: [WideInteger]
  private(set) var denominator = WideInteger(1)
  /// The number of digit multiplications so far.
  private(set) var work = 0

  /// The number of nonbasic activities, which is that of the variables.
  var columnCount: Int { nonbasic.count }
  private var stride: Int { nonbasic.count + 2 }

  /// Makes the variables nonbasic and the rows basic.
  init(costs: [(below: Int, above: Int)], columnCount: Int, entries: [WideInteger]) {
    self.costs = costs
    self.entries = entries
    nonbasic = Array(0..<columnCount)
    basic = Array(columnCount..<costs.count)
  }

  @inline(__always)
  subscript(row: Int, column: Int) -> WideInteger { entries[row * stride + column] }

  func constant(of row: Int) -> WideInteger { self[row, columnCount] }

  func shift(of row: Int) -> WideInteger { self[row, columnCount + 1] }

  /// On which side of its breakpoint a basic activity lies.
  func side(of row: Int) -> Int {
    let sign = constant(of: row).signum
    return sign != 0 ? sign : shift(of: row).signum
  }

  /// The level at which a basic activity costs something where it is; -1 if there is none.
  func costLevel(of row: Int) -> Int {
    let costs = costs[basic[row]]
    return side(of: row) > 0 ? costs.above : costs.below
  }

  /// `d · D_j` at a level, given the basic activities that cost something there.
  func reducedCost(of column: Int, _ rows: [(row: Int, side: Int)]) -> WideInteger {
    var sum = WideInteger()
    for (row, side) in rows {
      let entry = self[row, column]
      if entry.signum != 0 { sum = side > 0 ? sum + entry : sum - entry }
    }
    return sum
  }

  /// For every level, the basic activities that cost something there.
  func costlyRows(levels: Int) -> [[(row: Int, side: Int)]] {
    var rows = [[(row: Int, side: Int)]](repeating: [], count: levels)
    for row in basic.indices {
      let level = costLevel(of: row)
      if level >= 0 && level < levels { rows[level].append((row, side(of: row))) }
    }
    return rows
  }

  /// Exchanges a nonbasic and a basic activity.
  ///
  ///     before   d · a_i = Σ N_ij a_j         p = N_rs
  ///     after    p · a_s = d · a_r - Σ N_rj a_j
  ///              p · a_i = N_is · a_r + Σ (p N_ij - N_is N_rj) / d · a_j
  ///
  /// `p` becomes the denominator; all signs change if it is negative.
  mutating func pivot(row: Int, column: Int) {
    let pivot = self[row, column]
    let isUnchanged = pivot.magnitude.digits == denominator.digits
    work += entries.count * (1 + pivot.digits.count) * (1 + denominator.digits.count) * 3
    for other in basic.indices where other != row {
      let factor = self[other, column]
      for place in 0..<stride where place != column {
        let position = other * stride + place
        let across = self[row, place]
        if factor.signum == 0 || across.signum == 0 {
          if isUnchanged {
            if pivot.isNegative { entries[position].negate() }
            continue
          }
          if entries[position].signum == 0 { continue }
          entries[position] = (entries[position] * pivot).dividedExactly(by: denominator)
        } else {
          let difference = entries[position] * pivot - factor * across
          entries[position] = difference.dividedExactly(by: denominator)
        }
      }
    }
    for place in 0..<stride where place != column { entries[row * stride + place].negate() }
    entries[row * stride + column] = denominator
    denominator = pivot.magnitude
    if pivot.isNegative { for position in entries.indices { entries[position].negate() } }
    swap(&basic[row], &nonbasic[column])
  }

  /// Adds a basic activity `2^scale · (variable - target)` that costs at a level. The target must be a
  /// whole number.
  mutating func pull(_ variable: Int, to target: Double, scale: Int, level: Int) {
    let unit = WideInteger(1, shiftedBy: scale)
    var row = [WideInteger](repeating: WideInteger(), count: stride)
    if let place = basic.firstIndex(of: variable) {
      for column in row.indices where self[place, column].signum != 0 {
        row[column] = self[place, column] * unit
      }
    } else if let column = nonbasic.firstIndex(of: variable) {
      row[column] = denominator * unit
    }
    let shift = WideInteger(target, shiftedBy: scale)
    row[columnCount] = row[columnCount] - denominator * shift
    row[columnCount + 1] = row[columnCount + 1] + denominator
    basic.append(costs.count)
    costs.append((level, level))
    entries += row
  }
}
