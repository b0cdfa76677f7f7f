// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// Contradictions between required rows. They start from the tableau of the answer and take few pivots.
extension ExactSystem {
  /// Returns which of some required rows, in order of precedence, are in the earliest irreducible
  /// infeasible set of a broken one, and the smallest violation that this one can have while they hold.
  /// If that takes more digit multiplications than `work`, which is reduced by those made, the set may be
  /// too large, and the violation 0.
  func conflict(
    of broken: Int, among candidates: [Int], in answer: ExactAnswer, _ work: inout Int64
  ) -> (members: [Int], excess: Double) {
    let first = isNonNegative.count
    var tableau = withoutChoices(answer.tableau)
    let start = tableau.work
    let limit = start + work
    defer { work -= tableau.work - start }
    // 1. Only the broken row and the candidates cost something.
    for place in rows.indices { tableau.costs[first + place] = (-1, -1) }
    for place in candidates + [broken] { tableau.costs[first + place] = rows[place].costs }
    guard tableau.descend(levels: 1, limit: limit) else { return (candidates, 0) }
    // 2. From the last one on, a row goes if the others contradict each other without it: certainly if
    //    it does not count in the sum that shows it.
    var members: [Int] = []
    var slopes = slopes(tableau, at: 0)
    for place in candidates.reversed() {
      var rest = tableau
      rest.costs[first + place] = (-1, -1)
      if slopes[place].signum != 0 {
        let isFinished = rest.descend(levels: 1, limit: limit)
        if !isFinished || !violatesRequirement(rest, answer.scale) {
          tableau.addWork(rest.work - tableau.work)
          members.append(place)
          continue
        }
        slopes = self.slopes(rest, at: 0)
      }
      tableau = rest
    }
    // 3. The broken row gives way to the others.
    tableau.costs[first + broken] = rows[broken].costs(at: 1)
    let isFinished = tableau.descend(levels: 2, limit: limit)
    let excess = isFinished ? rows[broken].violation(at: values(tableau, answer.scale)) : 0
    return (members.reversed(), excess)
  }
}
