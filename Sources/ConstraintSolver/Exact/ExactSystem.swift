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

  /// The number of digit multiplications after which `solve` gives up: about a second.
  static var limit: Int { 1 << 30 }
  /// The greatest product of variables and rows that `solve` takes on.
  static var greatestSize: Int { 1 << 16 }

  /// Solves the system; nil if that takes too much work.
  func solve() -> ExactAnswer? {
    guard isNonNegative.count * rows.count <= Self.greatestSize, let scale else { return nil }
    var tableau = makeTableau(scale: scale)
    guard let contradictions = holdRequired(&tableau, scale) else { return nil }
    let first = isNonNegative.count
    for (place, row) in rows.enumerated() where row.level > 0 {
      tableau.costs[first + place] = row.costs
    }
    addChoices(to: &tableau)
    if !tableau.descend(levels: levelCount + choices.count, limit: Self.limit) { return nil }
    return answer(tableau, contradictions, scale)
  }

  /// Lets the choices decide between answers that are equally good at all levels.
  func addChoices(to tableau: inout ExactTableau) {
    for (place, variable) in choices.enumerated() {
      tableau.costs[variable].above = levelCount + place
      if !isNonNegative[variable] { tableau.costs[variable].below = levelCount + place }
    }
  }

  func answer(
    _ tableau: ExactTableau, _ contradictions: [ExactContradiction], _ scale: Int
  ) -> ExactAnswer {
    ExactAnswer(
      values: values(tableau), contradictions: contradictions,
      multipliers: multipliers(tableau, scale), tableau: tableau)
  }

  /// The power of two that makes all numbers whole; nil if they are too different in size.
  var scale: Int? {
    var scale = 0
    for row in rows {
      scale = Swift.max(scale, Self.fractionBits(row.constant))
      for term in row.terms { scale = Swift.max(scale, Self.fractionBits(term.coefficient)) }
    }
    return scale <= 512 ? scale : nil
  }

  /// The number of binary places after the point; more than 900 for a subnormal number.
  private static func fractionBits(_ value: Double) -> Int {
    if value == 0 { return 0 }
    let zeros = Swift.min(52, value.significandBitPattern.trailingZeroBitCount)
    return 52 - Int(value.exponent) - zeros
  }

  private func makeTableau(scale: Int) -> ExactTableau {
    let count = isNonNegative.count
    let stride = count + 2
    var entries = [WideInteger](repeating: WideInteger(), count: rows.count * stride)
    var costs = isNonNegative.map { (below: $0 ? 0 : -1, above: -1) }
    // A generator of the kind of Knuth's MMIX.
    var seed: UInt64 = 0x9E37_79B9_7F4A_7C15
    for (place, row) in rows.enumerated() {
      for term in row.terms {
        let position = place * stride + term.column
        entries[position] =
          entries[position] + WideInteger(term.coefficient, shiftedBy: scale)
      }
      entries[place * stride + count] = -WideInteger(row.constant, shiftedBy: scale)
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      entries[place * stride + count + 1] = WideInteger(1 + Int(seed >> 34))
      costs.append(row.level == 0 ? row.costs : (-1, -1))
    }
    return ExactTableau(costs: costs, columnCount: count, entries: entries)
  }

  /// Satisfies the required rows that hold together with those before them, and returns why the
  /// other ones do not; nil if that takes too much work.
  private func holdRequired(
    _ tableau: inout ExactTableau, _ scale: Int
  ) -> [ExactContradiction]? {
    if !tableau.descend(levels: 1, limit: Self.limit) { return nil }
    if !violatesRequirement(tableau, scale) { return [] }
    let first = isNonNegative.count
    let required = rows.indices.filter { rows[$0].level == 0 }
    for place in required { tableau.costs[first + place] = (-1, -1) }
    var found: [ExactContradiction] = []
    for place in required {
      tableau.costs[first + place] = rows[place].costs
      if !tableau.descend(levels: 1, limit: Self.limit) { return nil }
      if violatesRequirement(tableau, scale) {
        let factors = slopes(tableau, at: 0).enumerated().map { place, slope in
          -WideInteger.quotient(slope, tableau.denominator, times: exponent(of: place, scale))
        }
        found.append(ExactContradiction(broken: place, factors: factors))
        tableau.costs[first + place] = (-1, -1)
      }
    }
    return tableau.descend(levels: 1, limit: Self.limit) ? found : nil
  }

  /// Whether a bound or a required row is violated by more than the numbers given are precise.
  private func violatesRequirement(_ tableau: ExactTableau, _ scale: Int) -> Bool {
    let count = isNonNegative.count
    var values: [Double] = []
    for (row, activity) in tableau.basic.enumerated() {
      let sign = tableau.constant(of: row).signum
      let (below, above) = tableau.costs[activity]
      if !(sign > 0 && above == 0 || sign < 0 && below == 0) { continue }
      if values.isEmpty { values = self.values(tableau) }
      let violation = WideInteger.quotient(
        tableau.constant(of: row), tableau.denominator, times: activity < count ? 0 : -scale)
      var least = activity < count ? 1 : rows[activity - count].constant.magnitude
      for term in activity < count ? [] : rows[activity - count].terms {
        least += term.coefficient.magnitude * Swift.max(1, values[term.column].magnitude)
      }
      if violation.magnitude > Tolerance.value * least { return true }
    }
    return false
  }

  func values(_ tableau: ExactTableau) -> [Double] {
    var values = [Double](repeating: 0, count: isNonNegative.count)
    for (row, activity) in tableau.basic.enumerated() where activity < values.count {
      values[activity] = WideInteger.quotient(tableau.constant(of: row), tableau.denominator)
    }
    return values
  }
}

/// A constraint of an `ExactSystem`.
struct ExactRow {
  var terms: [(column: Int, coefficient: Double)]
  var relation: Relation
  var constant: Double
  /// 0 is required.
  var level: Int

  /// The levels at which a left side below and above the constant costs.
  var costs: (below: Int, above: Int) {
    (relation == .lessThanOrEqual ? -1 : level, relation == .greaterThanOrEqual ? -1 : level)
  }
}

/// The outcome of solving an `ExactSystem`.
struct ExactAnswer {
  /// Rounded to the nearest floating-point number, but for a unit in the last place.
  var values: [Double]
  /// Why required rows are broken, in their order.
  var contradictions: [ExactContradiction]
  /// For every level the multipliers of the rows, then those of the variables' bounds; each as the
  /// parts of an `Evidence.PreciseMultiplier`, none if it is 0.
  var multipliers: [[[Double]]]
  var tableau: ExactTableau
}

/// Why a required row cannot hold beside those before it.
struct ExactContradiction {
  var broken: Int
  /// The factors of the rows, then those of the variables' bounds: the multiples add up to
  /// `0 >= ` something greater.
  var factors: [Double]
}
