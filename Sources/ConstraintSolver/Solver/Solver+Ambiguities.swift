// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// Finds the variables that have a different value in another, equally good answer, with that value
/// as proof.
extension Solver {
  /// Returns the variables that have a different value in another, equally good answer, in order of
  /// their number. The current values do not change; each alternative is at most 1,000 away.
  package mutating func ambiguities() -> [Ambiguity] {
    if let known = answers.knownAmbiguities { return known }
    let found = explore()
    answers.knownAmbiguities = found
    return found
  }

  /// Explores the equally good answers: pulls up, then down, every candidate that has not moved so
  /// far. Every variable that moves with it is ambiguous too, so one move can prove many
  /// ambiguities.
  private mutating func explore() -> [Ambiguity] {
    if needsSolve { answers.closeFace(&simplex) } else { answers.releaseChoices(&simplex) }
    _ = simplex.descend()
    if !answers.openFace(&simplex) { return [] }
    let home = simplex.degenerateValues()
    if answers.isSinglePoint(&simplex) { return [] }
    simplex.go(to: home)
    var candidates = Candidates(
      forest.variablesMovedByDegenerateActivities(&simplex), forest.extents)
    simplex.forgetTouched()
    for candidate in candidates.variables.indices {
      for direction in [1.0, -1.0] where candidates.changes[candidate] == 0 {
        pull(Int(candidates.variables[candidate]), direction)
        noteMoves(&candidates)
      }
    }
    simplex.go(to: home)
    // The tableau is back where it was, up to rounding. The next solve sums the values again.
    simplex.forgetTouched()
    forest.valuesAreStale = true
    return candidates.variables.indices.compactMap { candidate in
      let (variable, change) = (candidates.variables[candidate], candidates.changes[candidate])
      if change == 0 { return nil }
      let value = forest.values[Int(variable)]
      return Ambiguity(
        variable: Variable(index: variable), value: value, alternative: value + change)
    }
  }

  private mutating func pull(_ variable: Int, _ direction: Double) {
    let (activity, offset) = activityOfVariable(variable)
    let target = forest.values[variable] + direction * AnswerChoice.explorationDistance
    simplex.addHiddenBreakpoint(
      at: target - offset, level: simplex.levels.choiceLevel, weight: 1, to: activity)
    _ = simplex.descend()
    simplex.removeHiddenBreakpoints(level: simplex.levels.choiceLevel, from: activity)
  }

  /// Records which candidates have moved for the first time since `forgetTouched`, and forgets the
  /// moves.
  private mutating func noteMoves(_ candidates: inout Candidates) {
    _ = forest.collectChanges(&simplex)
    forest.sumChanges()
    for position in 0..<forest.changedRanges.count {
      let range = forest.changedRanges[position]
      candidates.note(range.amount, inPreorder: range.start..<range.end, forest.values)
    }
    simplex.forgetTouched()
  }
}
