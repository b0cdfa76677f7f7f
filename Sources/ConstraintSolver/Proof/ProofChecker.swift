// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// Verifies a proof, from the constraints as given and nothing else.
///
/// The bounds: A row counts as tight if it is off by at most `tightness` of its scale, the sum of the
/// magnitudes of its terms and its constant, where a value counts as at least 1. The multipliers of a
/// level count as cancelling in a variable if what is left is at most `precision` of the sum of the
/// magnitudes of their products. An answer that
/// differs by at most `Δ` in every variable then violates a level by at least
///
///        what this one does - precision · Δ · Σ |multiplier · coefficient|
///
/// A multiplier may leave its range by `tightness`. One within `resolution` of the end of its range
/// counts as being at the end, and a product as 0 if it is at most `resolution` of that sum.
package struct ProofChecker<Sum: ProductSum> {
  package static var tightness: Double { 1e-9 }

  private let precision: Double
  private let resolution: Double
  /// For every row: -1 below its constant, 1 above, 0 if tight.
  private var sides: [Int8] = []
  /// For every row, whether its multiplier may be positive, or negative, at weaker levels.
  private var mayBePositive: [Bool] = []
  private var mayBeNegative: [Bool] = []
  /// For every variable, the sum of the products and of their magnitudes.
  private var sums: [(sum: Sum, scale: Double)]
  private var touched: [Int32] = []
  /// The rows and variables at which the proof fails.
  package private(set) var failedRows: [Int] = []
  package private(set) var failedVariables: [Int] = []

  package var holds: Bool { failedRows.isEmpty && failedVariables.isEmpty }

  package init(
    _ proof: borrowing Proof, precision: Double = 1e-12, resolution: Double = 1e-11
  ) {
    self.precision = precision
    self.resolution = resolution
    sums = [(sum: Sum, scale: Double)](repeating: (Sum(), 0), count: proof.values.count)
    compareRows(proof)
    confine(proof)
    var start = 0
    for (level, end) in proof.ends.enumerated() {
      check(proof, start..<end, at: Int32(level))
      start = end
    }
    for contradiction in proof.contradictions { check(proof, contradiction) }
  }

  /// The left sides must cancel, and the constants must not.
  private mutating func check(
    _ proof: borrowing Proof, _ contradiction: Proof.Contradiction
  ) {
    var (sum, scale) = (Sum(), 0.0)
    var holds = true
    for factor in contradiction.factors {
      let row = proof.rows[Int(factor.row)]
      let isAllowed =
        row.relation == .equal || (row.relation == .greaterThanOrEqual) == (factor.value >= 0)
      if !isAllowed || row.level != 0 && factor.row != contradiction.broken { holds = false }
      sum.add(factor.value, row.constant)
      scale += (factor.value * row.constant).magnitude
      add(factor, row, proof)
    }
    if !cancels() || !holds || !(sum.value > precision * scale) {
      failedRows.append(Int(contradiction.broken))
    }
  }

  /// Adds a multiple of a row to the sums.
  private mutating func add(
    _ multiplier: Proof.Multiplier, _ row: Proof.Row, _ proof: borrowing Proof
  ) {
    for place in row.terms {
      let term = proof.terms[Int(place)]
      let variable = Int(term.variable.index)
      if sums[variable].scale == 0 { touched.append(term.variable.index) }
      sums[variable].sum.add(multiplier.value, term.coefficient)
      sums[variable].scale += (multiplier.value * term.coefficient).magnitude
    }
  }

  /// Returns whether the sums are nothing but rounding, and starts new ones.
  private mutating func cancels() -> Bool {
    let failures = failedVariables.count
    for variable in touched {
      let index = Int(variable)
      if !(sums[index].sum.value.magnitude <= precision * sums[index].scale) {
        failedVariables.append(index)
      }
      sums[index] = (Sum(), 0)
    }
    touched.removeAll(keepingCapacity: true)
    return failedVariables.count == failures
  }

  /// Finds the side of every row. A required row must hold.
  private mutating func compareRows(_ proof: borrowing Proof) {
    sides.reserveCapacity(proof.rows.count)
    mayBePositive.reserveCapacity(proof.rows.count)
    mayBeNegative.reserveCapacity(proof.rows.count)
    for (index, row) in proof.rows.enumerated() {
      var sum = Sum()
      var scale = row.constant.magnitude
      if row.level >= 0 {
        sum.add(-1, row.constant)
        for place in row.terms {
          let term = proof.terms[Int(place)]
          let value = proof.values[Int(term.variable.index)]
          sum.add(term.coefficient, value)
          scale += term.coefficient.magnitude * Swift.max(1, value.magnitude)
        }
      }
      let residual = sum.value
      let isTight = residual.magnitude <= Self.tightness * scale
      let side: Int8 = isTight ? 0 : residual > 0 ? 1 : -1
      sides.append(side)
      mayBePositive.append(row.level == 0 && side == 0 && row.relation != .greaterThanOrEqual)
      mayBeNegative.append(row.level == 0 && side == 0 && row.relation != .lessThanOrEqual)
      // A residual that is no number is on no side.
      let isViolated = slopes(of: row.relation, side) != (0, 0) && side != 0
      if row.level == 0 && (isViolated || !residual.isFinite) { failedRows.append(index) }
    }
  }

  /// The slopes that the violation of a row has on a side, from the least to the greatest.
  private func slopes(of relation: Relation, _ side: Int8) -> (least: Double, greatest: Double) {
    let (below, above) = (
      relation == .lessThanOrEqual ? 0.0 : -1, relation == .greaterThanOrEqual ? 0.0 : 1
    )
    return side > 0 ? (above, above) : side < 0 ? (below, below) : (below, above)
  }

  private mutating func check(
    _ proof: borrowing Proof, _ range: Range<Int>, at level: Int32
  ) {
    for place in range {
      let multiplier = proof.multipliers[place]
      let row = proof.rows[Int(multiplier.row)]
      add(multiplier, row, proof)
      if row.level < 0 || row.level > level { failedRows.append(Int(multiplier.row)) }
    }
    hold(proof, range, at: level)
    _ = cancels()
  }

  /// A row of a stronger level must be unable to give way. If it counts in the proof of this level,
  /// it can neither rise nor fall from then on.
  private mutating func hold(
    _ proof: borrowing Proof, _ range: Range<Int>, at level: Int32
  ) {
    for place in range {
      let multiplier = proof.multipliers[place]
      let (index, value) = (Int(multiplier.row), multiplier.value)
      let row = proof.rows[index]
      if row.level >= level || mayBePositive[index] && mayBeNegative[index] { continue }
      var share = 0.0
      for place in row.terms {
        let term = proof.terms[Int(place)]
        let product = (value * term.coefficient).magnitude
        share = Swift.max(share, product / sums[Int(term.variable.index)].scale)
      }
      let isAllowed = value > 0 ? mayBePositive[index] : mayBeNegative[index]
      if !isAllowed && share > precision { failedRows.append(index) }
      if isAllowed && share > resolution {
        (mayBePositive[index], mayBeNegative[index]) = (true, true)
      }
    }
  }

  /// The multiplier of a row at its own level is one of its slopes. Unless it is the greatest, the
  /// row cannot rise; unless it is the least, it cannot fall. (Both matter at weaker levels only.)
  private mutating func confine(_ proof: borrowing Proof) {
    var multipliers = [Double](repeating: 0, count: proof.rows.count)
    var start = 0
    for (level, end) in proof.ends.enumerated() {
      for multiplier in proof.multipliers[start..<end]
      where proof.rows[Int(multiplier.row)].level == Int32(level) {
        multipliers[Int(multiplier.row)] += multiplier.value
      }
      start = end
    }
    for (index, row) in proof.rows.enumerated() where row.level > 0 {
      if Int(row.level) >= proof.ends.count { continue }
      let (least, greatest) = slopes(of: row.relation, sides[index])
      let value = multipliers[index]
      if !(value >= least - Self.tightness && value <= greatest + Self.tightness) {
        failedRows.append(index)
      }
      if sides[index] != 0 { continue }
      mayBePositive[index] = value < greatest - resolution
      mayBeNegative[index] = value > least + resolution
    }
  }
}
