// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// Reads multipliers from the tableau: whole numbers over its denominator, first those of the rows, then
/// those of the variables' bounds.
extension ExactSystem {
  /// The number of parts of a multiplier: about 200 bits.
  private static var partCount: Int { 4 }

  /// The multipliers of every level, each as the sum of its parts.
  func multipliers(_ tableau: ExactTableau, _ scale: Int) -> [[[Double]]] {
    let required = slopes(tableau, at: 0)
    return (0..<levelCount).map { level in
      let own = level == 0 ? required : held(slopes(tableau, at: level), by: required)
      return own.enumerated().map { place, slope in
        WideInteger.quotientParts(
          slope, tableau.denominator, times: exponent(of: place, scale), count: Self.partCount)
      }
    }
  }

  /// A row is `2^scale` times its left side, a bound is not.
  func exponent(of place: Int, _ scale: Int) -> Int { place < rows.count ? 0 : -scale }

  /// The slopes of the activities at a level, times the denominator.
  func slopes(_ tableau: ExactTableau, at level: Int) -> [WideInteger] {
    let count = isNonNegative.count
    let costly = tableau.costlyRows(levels: level + 1)[level]
    var found = [WideInteger](repeating: WideInteger(), count: rows.count + count)
    func place(of activity: Int) -> Int {
      activity < count ? rows.count + activity : activity - count
    }
    for (row, side) in costly {
      let slope = side > 0 ? tableau.denominator : -tableau.denominator
      found[place(of: tableau.basic[row])] = slope
    }
    for column in 0..<count {
      found[place(of: tableau.nonbasic[column])] = -tableau.reducedCost(of: column, costly)
    }
    return found
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
