// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// Reads multipliers from the tableau: whole numbers over its denominator, first those of the rows, then
/// those of the variables' bounds.
extension ExactSystem {
  /// The number of parts of a multiplier: about 200 bits.
  private static var partCount: Int { 4 }

  /// The multipliers of every level, each as the sum of its parts.
  func multipliers(_ tableau: ExactTableau, _ scale: ExactScale) -> [[[Double]]] {
    let required = slopes(tableau, at: 0)
    return (0..<levelCount).map { level in
      let own = level == 0 ? required : held(slopes(tableau, at: level), by: required)
      return own.enumerated().map { place, slope in
        WideInteger.quotientParts(
          slope, tableau.denominator, times: power(of: place, scale) - scale.costs,
          count: Self.partCount)
      }
    }
  }

  /// A row of the tableau is a power of two times that of the system; a bound is as it is.
  func power(of place: Int, _ scale: ExactScale) -> Int {
    place < rows.count ? scale.rows[place] : 0
  }

  /// The slopes of the activities at a level, times the denominator.
  func slopes(_ tableau: ExactTableau, at level: Int) -> [WideInteger] {
    let gradient = tableau.gradient(at: level)
    let count = isNonNegative.count
    return (Array(count..<tableau.costs.count) + Array(0..<count)).map { activity in
      let column = tableau.columns[activity]
      if column >= 0 { return -tableau.reducedCost(of: column, gradient) }
      if tableau.costLevel(of: activity) != level { return WideInteger() }
      let price = tableau.price(of: activity)
      return tableau.sides[activity] > 0 ? price : -price
    }
  }

  /// Adds a multiple of the required level's multipliers so that no required row and no bound pushes
  /// the wrong way, as `Solver+Proof` explains. The factor is a power of two, at least twice the least
  /// one.
  private func held(_ slopes: [WideInteger], by required: [WideInteger]) -> [WideInteger] {
    var factor = 0.0
    for (place, slope) in slopes.enumerated() where required[place].signum != 0 {
      let isWrong =
        place < rows.count
        ? !rows[place].relation.canPush(slope.signum) : slope.signum > 0
      if isWrong {
        let least = WideInteger.quotient(slope, required[place]).magnitude
        factor = Swift.max(factor, 2 * least)
      }
    }
    if factor == 0 { return slopes }
    let multiple = WideInteger(1, shiftedBy: Swift.max(0, Int(factor.exponent) + 1))
    return zip(slopes, required).map { $0 + multiple * $1 }
  }
}

extension Relation {
  /// Whether a required row can have a multiplier: `<=` none below 0, `>=` none above.
  fileprivate func canPush(_ sign: Int) -> Bool {
    self == .equal || sign == 0 || (self == .lessThanOrEqual) == (sign > 0)
  }
}
