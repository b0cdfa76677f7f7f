// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import ConstraintSolver
import Gridwork

/// The answers of all solves of a layout, which move evenly with the width, and their proofs.
struct MovingLayout: Sendable {
  let first: ProvedLayout
  var answers: [MovingAnswer]

  /// The layout at two widths; nil if the rows are not the same.
  init?(_ first: ProvedLayout, _ second: ProvedLayout) {
    guard first.stages.count == second.stages.count else { return nil }
    answers = zip(first.stages, second.stages).compactMap {
      MovingAnswer($0, $1, from: first.width, to: second.width)
    }
    guard answers.count == first.stages.count else { return nil }
    self.first = first
  }

  /// Whether a row changes with the width that sets neither it nor the room of a stack.
  var hasMeasuredRows: Bool { answers.contains { $0.hasMeasuredRows } }

  /// The widths from the least to the greatest at which the proofs hold and the same follows from them.
  var provedWidths: ClosedRange<Double> {
    var widths = -Double.infinity...Double.infinity
    for answer in answers {
      let proved = answer.provedWidths
      widths =
        max(widths.lowerBound, proved.lowerBound)...min(widths.upperBound, proved.upperBound)
    }
    return widths
  }

  /// Whether the proofs hold at a width. The checker knows nothing about how the widths were found.
  func holds(at width: Double) -> Bool { answers.allSatisfy { $0.holds(at: width) } }
}

/// An answer of the solver that moves evenly with the width, and its proof.
///
/// A proof consists of multipliers of the rows. It holds as long as the rows that it needs tight stay tight,
/// and every other row stays on its side. Between two widths at which the same proof holds, it holds too,
/// because residuals change evenly: what has one sign at both ends has it in between.
struct MovingAnswer: Sendable {
  var stage: ProofStage
  private let width: Double
  /// How fast the variables and the constants of rows change.
  private let slopes: [Double]
  private let rowSlopes: [Double]
  let hasMeasuredRows: Bool
  /// The error of the slopes.
  private let error: Double

  init?(_ first: ProofStage, _ second: ProofStage, from width: Double, to other: Double) {
    let (a, b) = (first.proof, second.proof)
    guard a.values.count == b.values.count, a.rows.count == b.rows.count, a.terms == b.terms,
      zip(a.rows, b.rows).allSatisfy({ $0.0.hasSameShape(as: $0.1) })
    else { return nil }
    let distance = other - width
    stage = first
    self.width = width
    slopes = zip(a.values, b.values).map { ($1 - $0) / distance }
    let rowSlopes = zip(a.rows, b.rows).map { ($1.constant - $0.constant) / distance }
    self.rowSlopes = rowSlopes
    let error = max(LengthTolerance.rounding, 1e-12 * max(1, width) / distance.magnitude)
    self.error = error
    let movingRows = Set(first.movingRows)
    hasMeasuredRows = rowSlopes.indices.contains { index in
      a.rows[index].isInForce && !movingRows.contains(index) && rowSlopes[index].magnitude > error
    }
  }

  /// The statement at a width, with the evidence of the first one.
  private func proof(at width: Double) -> Proof {
    let distance = width - self.width
    var proof = stage.proof
    for index in proof.values.indices { proof.values[index] += slopes[index] * distance }
    for index in proof.rows.indices { proof.rows[index].constant += rowSlopes[index] * distance }
    return proof
  }

  func holds(at width: Double) -> Bool {
    let proof = proof(at: width)
    return ProofChecker<RoundedSum>(proof).holds
      && stage.limits.allSatisfy { limit in
        let value = proof.values[limit.variable]
        return value > limit.values.lowerBound - LengthTolerance.width
          && value < limit.values.upperBound + LengthTolerance.width
      }
  }

  var provedWidths: ClosedRange<Double> {
    var range = OpenRange(around: width)
    let proof = stage.proof
    let used = proof.evidence.usedRows(of: proof.rowCount)
    for (index, row) in proof.rows.enumerated() where row.isInForce {
      var (residual, slope, scale, weight) = (
        -row.constant, -rowSlopes[index], row.constant.magnitude, 1.0
      )
      for place in row.terms {
        let term = proof.terms[place]
        let (value, variable) = (proof.values[Int(term.variable.index)], Int(term.variable.index))
        residual += term.coefficient * value
        slope += term.coefficient * slopes[variable]
        scale += term.coefficient.magnitude * max(1, value.magnitude)
        weight += term.coefficient.magnitude
      }
      if slope.magnitude <= error * weight { continue }
      if residual.magnitude > ProofChecker<RoundedSum>.tightness * scale {
        range.stop(where: residual, changesBy: slope)
      } else if used[index] || row.relation == .equal {
        range.stopAtOnce()
      } else {
        // An inequality that only happens to be tight may be left to its own side.
        range.stopAtOnce(whenGreater: (slope > 0) != (row.relation == .greaterThanOrEqual))
      }
    }
    for contradiction in proof.evidence.contradictions {
      let rows = contradiction.factors.map { (Int($0.row), $0.value) }
      range.stop(
        where: rows.reduce(0) { $0 + $1.1 * proof.rows[$1.0].constant },
        changesBy: rows.reduce(0) { $0 + $1.1 * rowSlopes[$1.0] })
    }
    for limit in stage.limits where slopes[limit.variable].magnitude > error {
      let value = proof.values[limit.variable]
      for end in [limit.values.lowerBound, limit.values.upperBound] where end.isFinite {
        range.stop(where: value - end, changesBy: slopes[limit.variable])
      }
    }
    return range.widths
  }
}

/// A range of widths around one, which shrinks.
private struct OpenRange {
  private let width: Double
  private(set) var widths: ClosedRange<Double>

  init(around width: Double) {
    self.width = width
    widths = -Double.infinity...Double.infinity
  }

  /// Ends the range where a value that changes evenly becomes 0.
  mutating func stop(where value: Double, changesBy slope: Double) {
    let zero = width - value / slope
    guard value != 0, slope != 0, zero.isFinite else { return }
    widths =
      (value > 0) == (slope < 0)
      ? min(widths.lowerBound, zero)...min(widths.upperBound, zero)
      : max(widths.lowerBound, zero)...max(widths.upperBound, zero)
  }

  mutating func stopAtOnce() { widths = width...width }

  mutating func stopAtOnce(whenGreater isGreater: Bool) {
    widths = isGreater ? widths.lowerBound...width : width...widths.upperBound
  }
}

extension StatementRow {
  /// Whether a row is the same but for its constant.
  fileprivate func hasSameShape(as other: StatementRow) -> Bool {
    terms == other.terms && relation == other.relation && level == other.level
      && isInForce == other.isInForce
  }
}

extension Evidence {
  /// For every row, whether it has a multiplier.
  fileprivate func usedRows(of count: Int) -> [Bool] {
    var used = [Bool](repeating: false, count: count)
    for multiplier in multipliers where multiplier.value != 0 { used[Int(multiplier.row)] = true }
    for multiplier in preciseMultipliers.joined() { used[Int(multiplier.row)] = true }
    return used
  }
}
