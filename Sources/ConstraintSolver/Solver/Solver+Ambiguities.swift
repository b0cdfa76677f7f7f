// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// Which variables have another value in some equally good answer, with that value as the proof.
extension Solver {
  /// The variables that have another value in some equally good answer, in order of their number.
  /// The values in use do not change; the alternative lies at most 1,000 away.
  package mutating func ambiguities() -> [Ambiguity] {
    if let known = answers.knownAmbiguities { return known }
    let found = explore()
    answers.knownAmbiguities = found
    return found
  }

  /// Walks through the equally good answers: every candidate that has not moved so far is pulled
  /// up, then down. Whatever moves with it is ambiguous, too, so one walk proves many.
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
    // The tableau stands where it stood, but for rounding; values are read anew after the next
    // solve.
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

  /// Notes which candidates have moved for the first time since `forgetTouched`, and forgets the
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
