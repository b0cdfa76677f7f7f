// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// Questions about an answer and the equally good ones. They start from the tableau of the answer
/// and take few pivots.
extension ExactSystem {
  /// How the constants of rows add up to the value of a variable: `value = Σ factor · constant`.
  func composition(of variable: Int, in answer: ExactAnswer) -> [(row: Int, factor: Double)] {
    let tableau = answer.tableau
    let count = isNonNegative.count
    var parts: [(row: Int, factor: Double)] = []
    for (column, activity) in tableau.nonbasic.enumerated() where activity >= count {
      let factor = WideInteger.quotient(
        tableau[variable, column], tableau.denominator, times: answer.scale.rows[activity - count])
      if factor != 0 { parts.append((activity - count, factor)) }
    }
    return parts.sorted { $0.row < $1.row }
  }

  /// The equally good answer that the choices prefer; nil if that takes more digit multiplications than
  /// `work`, which is reduced by those made.
  func chosenAnswer(from answer: ExactAnswer, _ work: inout Int64) -> ExactAnswer? {
    var tableau = withoutChoices(answer.tableau)
    addChoices(to: &tableau)
    let levels = levelCount + choices.count
    let start = tableau.work
    let isFinished = tableau.descend(levels: levels, limit: start + work)
    work -= tableau.work - start
    if !isFinished { return nil }
    return self.answer(tableau, answer.contradictions, answer.scale, isOptimal: true)
  }

  /// The values of the equally good answer in which a variable is farthest in a direction, at most
  /// `distance` away; nil if that takes more digit multiplications than `work`, which is
  /// reduced by those made.
  func values(
    farthest distance: Double, along variable: Int, from answer: ExactAnswer, _ work: inout Int64
  ) -> [Double]? {
    var tableau = withoutChoices(answer.tableau)
    let start = tableau.work
    let target = (answer.values[variable] + distance).rounded(distance > 0 ? .down : .up)
    tableau.pull(
      variable, to: WideInteger(target, shiftedBy: answer.scale.constants), level: levelCount)
    let isFinished = tableau.descend(levels: levelCount + 1, limit: start + work)
    work -= tableau.work - start
    return isFinished ? values(tableau, answer.scale) : nil
  }

  /// The variables that move with a nonbasic activity that can move at no cost: no others are
  /// ambiguous.
  func movableVariables(in answer: ExactAnswer) -> [Int] {
    let tableau = withoutChoices(answer.tableau)
    let columns = tableau.freeColumns(levels: levelCount)
    if columns.isEmpty { return [] }
    return isNonNegative.indices.filter { variable in
      columns.contains { tableau[variable, $0].signum != 0 }
    }
  }

  /// The tableau with the costs that do not choose between equally good answers.
  func withoutChoices(_ tableau: ExactTableau) -> ExactTableau {
    var tableau = tableau
    for (variable, isBounded) in isNonNegative.enumerated() {
      tableau.costs[variable] = (isBounded ? 0 : -1, -1)
    }
    return tableau
  }
}
