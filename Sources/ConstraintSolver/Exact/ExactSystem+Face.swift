// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// Questions about an answer and the equally good ones. They start from the tableau of the answer
/// and take few pivots.
extension ExactSystem {
  /// How the constants of rows add up to the value of a variable: `value = Σ factor · constant`.
  func composition(of variable: Int, in answer: ExactAnswer) -> [(row: Int, factor: Double)] {
    let tableau = answer.tableau
    guard let scale, let place = tableau.basic.firstIndex(of: variable) else { return [] }
    let count = isNonNegative.count
    var parts: [(row: Int, factor: Double)] = []
    for column in 0..<count where tableau.nonbasic[column] >= count {
      // A row is `2^scale` times its left side.
      let factor = WideInteger.quotient(tableau[place, column], tableau.denominator, times: scale)
      if factor != 0 { parts.append((tableau.nonbasic[column] - count, factor)) }
    }
    return parts.sorted { $0.row < $1.row }
  }

  /// The equally good answer that the choices prefer; nil if that takes too much work.
  func chosenAnswer(from answer: ExactAnswer) -> ExactAnswer? {
    guard let scale else { return nil }
    var tableau = withoutChoices(answer.tableau)
    addChoices(to: &tableau)
    let levels = levelCount + choices.count
    if !tableau.descend(levels: levels, limit: tableau.work + Self.limit) { return nil }
    return self.answer(tableau, answer.contradictions, scale)
  }

  /// The values of the equally good answer in which a variable is farthest in a direction, at most
  /// `distance` away; nil if that takes more digit multiplications than `work`, which is
  /// reduced by those made.
  func values(
    farthest distance: Double, along variable: Int, from answer: ExactAnswer, _ work: inout Int
  ) -> [Double]? {
    guard let scale else { return nil }
    var tableau = withoutChoices(answer.tableau)
    let start = tableau.work
    let target = (answer.values[variable] + distance).rounded(distance > 0 ? .down : .up)
    tableau.pull(variable, to: target, scale: scale, level: levelCount)
    let isFinished = tableau.descend(levels: levelCount + 1, limit: start + work)
    work -= tableau.work - start
    return isFinished ? values(tableau) : nil
  }

  /// The variables that move with a nonbasic activity that can move at no cost: no others are
  /// ambiguous.
  func movableVariables(in answer: ExactAnswer) -> [Int] {
    let tableau = withoutChoices(answer.tableau)
    let columns = tableau.freeColumns(levels: levelCount)
    if columns.isEmpty { return [] }
    return isNonNegative.indices.filter { variable in
      if let row = tableau.basic.firstIndex(of: variable) {
        return columns.contains { tableau[row, $0].signum != 0 }
      }
      return columns.contains { tableau.nonbasic[$0] == variable }
    }
  }

  /// The tableau with the costs that do not choose between equally good answers.
  private func withoutChoices(_ tableau: ExactTableau) -> ExactTableau {
    var tableau = tableau
    for (variable, isBounded) in isNonNegative.enumerated() {
      tableau.costs[variable] = (isBounded ? 0 : -1, -1)
    }
    return tableau
  }
}
