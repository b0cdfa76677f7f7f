// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import ConstraintSolver
import Gridwork

/// The answers of all solves of a layout, which move evenly with the width and the text scale, and their proofs.
struct MovingLayout: Sendable {
  let first: ProvedLayout
  var answers: [MovingAnswer]

  /// The layout between two others of one text scale, or between three that are not in line; nil if the rows are
  /// not the same.
  init?(_ layouts: [ProvedLayout]) {
    let first = layouts[0]
    guard let slopes = PlaneSlopes(layouts.map({ $0.point })),
      layouts.allSatisfy({ $0.stages.count == first.stages.count })
    else { return nil }
    answers = first.stages.indices.compactMap { index in
      MovingAnswer(layouts.map { $0.stages[index] }, slopes)
    }
    guard answers.count == first.stages.count else { return nil }
    self.first = first
  }

  /// Whether a row changes with the width that sets neither it nor the room of a stack.
  var hasMeasuredRows: Bool { answers.contains { $0.hasMeasuredRows } }

  /// What is at least 0 where the proofs hold and the same follows from them; nil if they hold nowhere but at the
  /// first layout.
  var bounds: [PlaneFunction]? {
    var all: [PlaneFunction] = []
    for answer in answers {
      guard let bounds = answer.bounds else { return nil }
      all += bounds
    }
    return all
  }

  /// The widths from the least to the greatest at which the proofs hold and the same follows from them, at the text
  /// scale of the first layout.
  var provedWidths: ClosedRange<Double> {
    let point = first.point
    guard let bounds else { return point.width...point.width }
    var (low, high) = (-Double.infinity, Double.infinity)
    for bound in bounds where bound.widthSlope != 0 {
      let zero = point.width - bound.value(at: point) / bound.widthSlope
      if bound.widthSlope > 0 { low = max(low, zero) } else { high = min(high, zero) }
    }
    return min(low, point.width)...max(high, point.width)
  }

  /// Whether the proofs hold at a point. The checker knows nothing about how the point was found.
  func holds(at point: LayoutAreas.Point) -> Bool { answers.allSatisfy { $0.holds(at: point) } }

  /// Whether a layout has the rows that are expected where it is.
  func isFollowed(by layout: ProvedLayout) -> Bool {
    layout.stages.count == answers.count
      && zip(answers, layout.stages).allSatisfy { $0.isFollowed(by: $1, at: layout.point) }
  }

  /// Where the constants of rows, which differ from what is expected at a layout, become what is expected: as a multiple of
  /// the way from there to another layout nearer to the first one. The farthest such place; nil if there is none.
  func bend(_ layout: ProvedLayout, _ nearer: ProvedLayout) -> Double? {
    let excess = zip(answers, zip(layout.stages, nearer.stages)).flatMap { answer, stages in
      zip(
        answer.excess(of: stages.0, at: layout.point), answer.excess(of: stages.1, at: nearer.point)
      )
    }
    let places = excess.compactMap { here, there in
      here.magnitude > LengthTolerance.noticeable && here != there ? here / (here - there) : nil
    }
    return places.filter { $0 > 0 && $0.isFinite }.max()
  }
}

extension ProvedLayout {
  var point: LayoutAreas.Point { LayoutAreas.Point(width: width, textScale: textScale) }

  /// The reason why the frames are not proved by the proofs.
  var doubt: LayoutRegions.Doubt? {
    if let text = stages.compactMap({ $0.unknownText }).first { return .text(text) }
    return stages.allSatisfy({ $0.isUnique }) ? nil : .ambiguous
  }
}

/// An answer of the solver that moves evenly with the width and the text scale, and its proof.
///
/// A proof consists of multipliers of the rows. It holds as long as the rows that it needs tight stay tight,
/// and every other row stays on its side. Where the same proof holds at the corners of a convex polygon, it holds in
/// all of it, because residuals change evenly: what has one sign at all corners has it in between. The same goes
/// for the two ends of a range of widths.
struct MovingAnswer: Sendable {
  var stage: ProofStage
  private let point: LayoutAreas.Point
  /// How fast the variables, the constants of rows and the ends of limits change.
  private let slopes: [SIMD2<Double>]
  private let rowSlopes: [SIMD2<Double>]
  private let limitSlopes: [(low: SIMD2<Double>, high: SIMD2<Double>)]
  let hasMeasuredRows: Bool
  /// The error of the slopes.
  private let error: SIMD2<Double>

  init?(_ stages: [ProofStage], _ slopes: PlaneSlopes) {
    let first = stages[0]
    guard stages.allSatisfy({ $0.hasSameShape(as: first) }) else { return nil }
    stage = first
    point = slopes.point
    error = slopes.error
    self.slopes = first.proof.values.indices.map { index in
      slopes(stages.map { $0.proof.values[index] })
    }
    let rowSlopes = first.proof.rows.indices.map { index in
      slopes(stages.map { $0.proof.rows[index].constant })
    }
    self.rowSlopes = rowSlopes
    limitSlopes = first.limits.indices.map { index in
      func end(_ end: (ProofStage.Limit) -> Double) -> SIMD2<Double> {
        end(first.limits[index]).isFinite ? slopes(stages.map { end($0.limits[index]) }) : SIMD2()
      }
      return (end { $0.values.lowerBound }, end { $0.values.upperBound })
    }
    let movingRows = Set(first.movingRows)
    hasMeasuredRows = rowSlopes.indices.contains { index in
      first.proof.rows[index].isInForce && !movingRows.contains(index)
        && rowSlopes[index].x.magnitude > slopes.error.x
    }
  }

  private func distance(to point: LayoutAreas.Point) -> SIMD2<Double> {
    point.place - self.point.place
  }

  /// The statement at a point, with the evidence of the first one.
  private func proof(at point: LayoutAreas.Point) -> Proof {
    let distance = distance(to: point)
    var proof = stage.proof
    for index in proof.values.indices { proof.values[index] += (slopes[index] * distance).sum() }
    for index in proof.rows.indices {
      proof.rows[index].constant += (rowSlopes[index] * distance).sum()
    }
    return proof
  }

  /// The ends of a limit at a point.
  private func ends(ofLimit index: Int, at point: LayoutAreas.Point) -> (low: Double, high: Double)
  {
    let (distance, values) = (distance(to: point), stage.limits[index].values)
    return (
      values.lowerBound + (limitSlopes[index].low * distance).sum(),
      values.upperBound + (limitSlopes[index].high * distance).sum()
    )
  }

  func holds(at point: LayoutAreas.Point) -> Bool {
    let proof = proof(at: point)
    return ProofChecker<RoundedSum>(proof).holds
      && stage.limits.indices.allSatisfy { index in
        let value = proof.values[stage.limits[index].variable]
        let (low, high) = ends(ofLimit: index, at: point)
        return value > low - LengthTolerance.width && value < high + LengthTolerance.width
      }
  }

  /// Whether the rows and limits of a solve are those that are expected at a point.
  func isFollowed(by other: ProofStage, at point: LayoutAreas.Point) -> Bool {
    other.hasSameShape(as: stage)
      && excess(of: other, at: point).allSatisfy { $0.magnitude <= LengthTolerance.noticeable }
  }

  /// By how much the constants of rows and the ends of limits differ from those that are expected at a point; nothing
  /// for other rows.
  func excess(of other: ProofStage, at point: LayoutAreas.Point) -> [Double] {
    guard other.hasSameShape(as: stage) else { return [] }
    let distance = distance(to: point)
    var excess = stage.proof.rows.indices.map { index in
      let row = stage.proof.rows[index]
      let expected = row.constant + (rowSlopes[index] * distance).sum()
      return row.isInForce ? other.proof.rows[index].constant - expected : 0
    }
    for (index, limit) in other.limits.enumerated() {
      let (low, high) = ends(ofLimit: index, at: point)
      if limit.values.lowerBound != low { excess.append(limit.values.lowerBound - low) }
      if limit.values.upperBound != high { excess.append(limit.values.upperBound - high) }
    }
    return excess
  }

  // MARK: The ratio test

  /// What is at least 0 where the proof holds and the same follows; nil if it holds nowhere else.
  var bounds: [PlaneFunction]? {
    var bounds: [PlaneFunction] = []
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
      guard let slope = significant(slope, weight) else { continue }
      if residual.magnitude > ProofChecker<RoundedSum>.tightness * scale {
        bounds.append(bound(residual, slope))
      } else if used[index] || row.relation == .equal {
        return nil
      } else {
        // An inequality that only happens to be tight may be left to its own side.
        bounds.append(
          PlaneFunction(0, row.relation == .greaterThanOrEqual ? slope : -slope, at: point))
      }
    }
    for contradiction in proof.evidence.contradictions {
      let rows = contradiction.factors.map { (Int($0.row), $0.value) }
      let slope = rows.reduce(SIMD2()) { $0 + $1.1 * rowSlopes[$1.0] }
      let weight = rows.reduce(1) { $0 + $1.1.magnitude }
      guard let slope = significant(slope, weight) else { continue }
      bounds.append(bound(rows.reduce(0) { $0 + $1.1 * proof.rows[$1.0].constant }, slope))
    }
    for (index, limit) in stage.limits.enumerated() {
      let (value, slope) = (proof.values[limit.variable], slopes[limit.variable])
      for (end, endSlope) in [
        (limit.values.lowerBound, limitSlopes[index].low),
        (limit.values.upperBound, limitSlopes[index].high),
      ] where end.isFinite {
        guard let slope = significant(slope - endSlope, 1) else { continue }
        bounds.append(bound(value - end, slope))
      }
    }
    return bounds
  }

  /// Slopes without what is nothing but rounding; nil if nothing is left.
  private func significant(_ slope: SIMD2<Double>, _ weight: Double) -> SIMD2<Double>? {
    let kept = SIMD2(
      slope.x.magnitude > error.x * weight ? slope.x : 0,
      slope.y.magnitude > error.y * weight ? slope.y : 0)
    return kept == SIMD2() ? nil : kept
  }

  /// What stays positive while a value keeps its sign.
  private func bound(_ value: Double, _ slope: SIMD2<Double>) -> PlaneFunction {
    PlaneFunction(value.magnitude, value < 0 ? -slope : slope, at: point)
  }
}

extension ProofStage {
  /// Whether a solve has the same rows and limits but for their constants.
  fileprivate func hasSameShape(as other: ProofStage) -> Bool {
    let (a, b) = (proof, other.proof)
    return a.values.count == b.values.count && a.rows.count == b.rows.count && a.terms == b.terms
      && zip(a.rows, b.rows).allSatisfy { $0.0.hasSameShape(as: $0.1) }
      && limits.map({ $0.variable }) == other.limits.map({ $0.variable })
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
