// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// The constraints of one component, to be solved without rounding.
struct ExactSystem {
  /// Whether each variable is not negative.
  var isNonNegative: [Bool]
  /// The required ones first, in order of precedence.
  var rows: [ExactRow]
  /// The number of levels, the required one included.
  var levelCount: Int
  /// Variables whose values decide between equally good answers: that of the first is nearest zero,
  /// then that of the second, and so on.
  var choices: [Int] = []

  /// The number of digit multiplications that a solve may take: about a second.
  static var limit: Int64 { 1 << 29 }
  /// The greatest product of variables and rows that `solve` takes on.
  static var greatestSize: Int { 1 << 16 }

  /// Solves the system, as far as that takes no more digit multiplications than `work`, which is reduced by
  /// those made. Nil if these do not tell which required rows hold.
  ///
  /// The descent starts where most of the rows that hold with equality at `guess` do so; without one, with
  /// all variables at 0. Few moves are left if it is nearly the answer.
  func solve(near guess: [Double], _ work: inout Int64) -> ExactAnswer? {
    guard rows.count <= Self.greatestSize / Swift.max(1, isNonNegative.count), let scale else {
      return nil
    }
    var tableau = makeTableau(scale)
    defer { work -= tableau.work }
    if !guess.isEmpty {
      tableau.rest(
        on: tightRows(at: guess),
        inPlaceOf: isNonNegative.indices.map {
          !isNonNegative[$0] || guess[$0] > Tolerance.radius(at: 0)
        }, limit: work)
    }
    guard let contradictions = holdRequired(&tableau, scale, work) else { return nil }
    let first = isNonNegative.count
    for (place, row) in rows.enumerated() where row.level > 0 {
      tableau.costs[first + place] = row.costs
    }
    addChoices(to: &tableau)
    let isOptimal = tableau.descend(levels: levelCount + choices.count, limit: work)
    return answer(tableau, contradictions, scale, isOptimal: isOptimal)
  }

  /// Lets the choices decide between answers that are equally good at all levels.
  func addChoices(to tableau: inout ExactTableau) {
    for (place, variable) in choices.enumerated() {
      tableau.costs[variable].above = levelCount + place
      if !isNonNegative[variable] { tableau.costs[variable].below = levelCount + place }
    }
  }

  func answer(
    _ tableau: ExactTableau, _ contradictions: [ExactContradiction], _ scale: ExactScale,
    isOptimal: Bool
  ) -> ExactAnswer {
    ExactAnswer(
      values: values(tableau, scale), contradictions: contradictions,
      multipliers: isOptimal ? multipliers(tableau, scale) : [], isOptimal: isOptimal,
      scale: scale, tableau: tableau)
  }

  /// Whether an answer is better than some values: whether fewer violations add up at the strongest level
  /// at which the sums differ.
  func isBetter(_ answer: ExactAnswer, than values: [Double]) -> Bool {
    let broken = answer.contradictions.map { $0.broken }
    for level in 0..<levelCount {
      var sums = (answer: 0.0, values: 0.0)
      for (place, row) in rows.enumerated() where row.level == level && !broken.contains(place) {
        sums.answer += row.violation(at: answer.values)
        sums.values += row.violation(at: values)
      }
      let least = Tolerance.otherValue * Swift.max(1, sums.answer, sums.values)
      if (sums.answer - sums.values).magnitude > least { return sums.answer < sums.values }
    }
    return false
  }

  /// The powers of two that make all numbers whole; nil if they are too different in size.
  var scale: ExactScale? {
    var scale = ExactScale()
    for row in rows {
      let power = row.terms.reduce(0) { Swift.max($0, Self.fractionBits($1.coefficient)) }
      scale.rows.append(power)
      scale.constants = Swift.max(scale.constants, Self.fractionBits(row.constant) - power)
      if row.level > 0 { scale.costs = Swift.max(scale.costs, power) }
    }
    return scale.rows.allSatisfy { $0 + scale.constants <= 512 } ? scale : nil
  }

  /// The number of binary places after the point; more than 900 for a subnormal number.
  private static func fractionBits(_ value: Double) -> Int {
    if value == 0 { return 0 }
    let zeros = Swift.min(52, value.significandBitPattern.trailingZeroBitCount)
    return 52 - Int(value.exponent) - zeros
  }

  private func makeTableau(_ scale: ExactScale) -> ExactTableau {
    // A generator of the kind of Knuth's MMIX.
    var seed: UInt64 = 0x9E37_79B9_7F4A_7C15
    let tableauRows = zip(rows, scale.rows).map { row, power in
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return ExactTableau.Row(
        terms: row.terms.map { ($0.column, WideInteger($0.coefficient, shiftedBy: power)) },
        constant: WideInteger(row.constant, shiftedBy: power + scale.constants),
        shift: WideInteger(1 + Int64(seed >> 34)), weight: row.level > 0 ? scale.costs - power : 0)
    }
    return ExactTableau(
      costs: isNonNegative.map { ($0 ? 0 : -1, -1) }
        + rows.map { $0.level == 0 ? $0.costs : (-1, -1) }, rows: tableauRows)
  }

  /// The rows that hold with equality, the strongest first.
  private func tightRows(at values: [Double]) -> [Int] {
    rows.indices.filter {
      rows[$0].difference(at: values).magnitude <= 1e-7 * rows[$0].size(at: values)
    }.sorted { (rows[$0].level, $0) < (rows[$1].level, $1) }
  }

  /// Satisfies the required rows that hold together with those before them, and returns why the
  /// other ones do not; nil if that takes too much work.
  private func holdRequired(
    _ tableau: inout ExactTableau, _ scale: ExactScale, _ limit: Int64
  ) -> [ExactContradiction]? {
    if !tableau.descend(levels: 1, limit: limit) { return nil }
    if !violatesRequirement(tableau, scale) { return [] }
    let first = isNonNegative.count
    let required = rows.indices.filter { rows[$0].level == 0 }
    for place in required { tableau.costs[first + place] = (-1, -1) }
    var found: [ExactContradiction] = []
    for place in required {
      tableau.costs[first + place] = rows[place].costs
      if !tableau.descend(levels: 1, limit: limit) { return nil }
      if violatesRequirement(tableau, scale) {
        let factors = slopes(tableau, at: 0).enumerated().map { other, slope in
          -WideInteger.quotient(
            slope, tableau.denominator, times: power(of: other, scale) - scale.rows[place])
        }
        found.append(ExactContradiction(broken: place, factors: factors))
        tableau.costs[first + place] = (-1, -1)
      }
    }
    return tableau.descend(levels: 1, limit: limit) ? found : nil
  }

  /// Whether a bound or a required row is violated by more than the numbers given are precise.
  func violatesRequirement(_ tableau: ExactTableau, _ scale: ExactScale) -> Bool {
    let count = isNonNegative.count
    var values: [Double] = []
    for (activity, value) in tableau.values.enumerated() {
      let (below, above) = tableau.costs[activity]
      if !(value.signum > 0 && above == 0 || value.signum < 0 && below == 0) { continue }
      if values.isEmpty { values = self.values(tableau, scale) }
      let power = activity < count ? 0 : scale.rows[activity - count]
      let violation = WideInteger.quotient(
        value, tableau.denominator, times: -scale.constants - power)
      let size = activity < count ? 1 : rows[activity - count].size(at: values)
      if violation.magnitude > Tolerance.value * size { return true }
    }
    return false
  }

  func values(_ tableau: ExactTableau, _ scale: ExactScale) -> [Double] {
    isNonNegative.indices.map {
      WideInteger.quotient(tableau.values[$0], tableau.denominator, times: -scale.constants)
    }
  }
}

/// The powers of two that make the numbers of an `ExactSystem` whole.
struct ExactScale {
  /// The exponent for the coefficients of every row.
  var rows: [Int] = []
  /// How much greater that for the constants is: all values are whole numbers of a smaller unit.
  var constants = 0
  /// The greatest exponent of a row that is not required: a violation of 1 costs that power of two.
  var costs = 0
}

/// A constraint of an `ExactSystem`.
struct ExactRow {
  var terms: [(column: Int, coefficient: Double)]
  var relation: Relation
  var constant: Double
  /// 0 is required.
  var level: Int

  /// The levels at which a left side below and above the constant costs.
  var costs: (below: Int, above: Int) { costs(at: level) }

  func costs(at level: Int) -> (below: Int, above: Int) {
    (relation == .lessThanOrEqual ? -1 : level, relation == .greaterThanOrEqual ? -1 : level)
  }

  /// How far the left side is above the constant.
  func difference(at values: [Double]) -> Double {
    terms.reduce(-constant) { $0 + $1.coefficient * values[$1.column] }
  }

  func violation(at values: [Double]) -> Double {
    relation.violation(by: difference(at: values))
  }

  /// The sum of the magnitudes of all terms and the constant, where a value counts as at least 1.
  func size(at values: [Double]) -> Double {
    terms.reduce(constant.magnitude) {
      $0 + $1.coefficient.magnitude * Swift.max(1, values[$1.column].magnitude)
    }
  }
}

/// The outcome of solving an `ExactSystem`.
struct ExactAnswer {
  /// Rounded to the nearest floating-point number, but for a unit in the last place.
  var values: [Double]
  /// Why required rows are broken, in their order.
  var contradictions: [ExactContradiction]
  /// For every level the multipliers of the rows, then those of the variables' bounds; each as the
  /// parts of an `Evidence.PreciseMultiplier`, none if it is 0. Nothing if the answer is not optimal.
  var multipliers: [[[Double]]]
  /// Whether there is no better answer; otherwise it is the best one found.
  var isOptimal: Bool
  var scale: ExactScale
  var tableau: ExactTableau
}

/// Why a required row cannot hold beside those before it.
struct ExactContradiction {
  var broken: Int
  /// The factors of the rows, then those of the variables' bounds: the multiples add up to
  /// `0 >= ` something greater.
  var factors: [Double]
}
