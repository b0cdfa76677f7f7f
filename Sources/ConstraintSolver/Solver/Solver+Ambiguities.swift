// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// Finds the variables that have a different value in another, equally good answer, with that value
/// as proof.
extension Solver {
  /// Returns the variables that have a different value in another, equally good answer, in order of
  /// their number. The current values do not change. Where nothing ends the range, the alternative is some
  /// 1,000 away, or a thousandth of a value beyond 1,000,000.
  package mutating func ambiguities() -> [Ambiguity] {
    if let known = answers.knownAmbiguities { return known }
    let found = addRepairedAmbiguities(to: explore())
    answers.knownAmbiguities = found
    return found
  }

  /// Explores the equally good answers: pulls up, then down, every candidate that has not moved so
  /// far. Every variable that moves with it is ambiguous too, so one move can prove many
  /// ambiguities.
  private mutating func explore() -> [Ambiguity] {
    guard let home = leaveHome() else { return [] }
    var candidates = Candidates(
      forest.variablesMovedByDegenerateActivities(&simplex), forest.extents)
    simplex.forgetTouched()
    for candidate in candidates.variables.indices {
      for direction in [1.0, -1.0] where candidates.changes[candidate] == 0 {
        pull(Int(candidates.variables[candidate]), direction)
        noteMoves(&candidates)
      }
    }
    returnHome(home)
    return candidates.variables.indices.compactMap { candidate in
      let (variable, change) = (candidates.variables[candidate], candidates.changes[candidate])
      if change == 0 { return nil }
      let value = forest.values[Int(variable)]
      return Ambiguity(
        variable: Variable(index: variable), value: value, alternative: value + change)
    }
  }

  /// From where to where variables reach in the equally good answers; nil at an end where a variable
  /// goes on for more than 100,000, or a tenth of a value beyond 1,000,000. The values in use do not change.
  package mutating func ranges(
    of variables: [Variable]
  ) -> [(lower: Double?, upper: Double?)] {
    if let known = answers.knownRanges, known.variables == variables { return known.ends }
    let ends = findRanges(of: variables)
    answers.knownRanges = (variables, ends)
    return ends
  }

  private mutating func findRanges(
    of variables: [Variable]
  ) -> [(lower: Double?, upper: Double?)] {
    guard !variables.isEmpty, let home = leaveHome() else {
      return variables.map {
        repairedRange(of: $0) ?? (lower: value(of: $0), upper: value(of: $0))
      }
    }
    // From the lower end of one variable it is not far to that of the next, which may have to do with it.
    let lower = variables.map { end(of: Int($0.index), -1) }
    let upper = variables.map { end(of: Int($0.index), 1) }
    returnHome(home)
    return variables.indices.map {
      repairedRange(of: variables[$0]) ?? (lower: lower[$0], upper: upper[$0])
    }
  }

  /// The end of a variable's range in a direction; nil if the variable goes on too far.
  private mutating func end(of variable: Int, _ direction: Double) -> Double? {
    let value = forest.values[variable]
    let distance = AnswerChoice.unboundedDistance(from: value)
    let isEnd = pull(variable, to: value + direction * distance)
    let end = forest.currentValue(of: variable, &simplex)
    return isEnd && (end - value).magnitude < (1 - Tolerance.otherValue) * distance ? end : nil
  }

  /// Gets ready for a walk through the equally good answers. Returns where the walk has to end; nil
  /// if there is only one answer.
  mutating func leaveHome() -> [(activity: Int, value: Double)]? {
    if needsSolve { answers.closeFace(&simplex) } else { answers.releaseChoices(&simplex) }
    _ = simplex.descend()
    if !answers.openFace(&simplex) { return nil }
    let home = simplex.degenerateValues()
    if answers.isSinglePoint(&simplex) { return nil }
    simplex.go(to: home)
    return home
  }

  /// Ends a walk. The tableau stands where it stood, but for rounding; values are read anew after the
  /// next solve.
  mutating func returnHome(_ home: [(activity: Int, value: Double)]) {
    simplex.go(to: home)
    simplex.forgetTouched()
    forest.valuesAreStale = true
  }

  mutating func pull(_ variable: Int, _ direction: Double) {
    let value = forest.values[variable]
    pull(variable, to: value + direction * AnswerChoice.explorationDistance(from: value))
  }

  /// Moves a variable towards a value, as far as the equally good answers go. Returns whether none of the
  /// activities that it depends on goes as far as it would have to alone.
  ///
  /// These activities get the cost, instead of one for the whole value: its row would be as long as the
  /// chain that a position hangs on, and would stay.
  @discardableResult
  private mutating func pull(_ variable: Int, to target: Double) -> Bool {
    let change = target - forest.currentValue(of: variable, &simplex)
    expressValueOverColumns(of: variable)
    let parts = (0..<valueOverColumns.count).map { position in
      let entry = valueOverColumns[position]
      let (activity, reach) = (Int(entry.index), change / entry.coefficient)
      return (
        activity: activity, weight: entry.coefficient.magnitude, reach: reach,
        goal: simplex.activities[activity].value + reach
      )
    }
    for part in parts {
      simplex.addHiddenBreakpoint(
        at: part.goal, level: simplex.levels.choiceLevel, weight: part.weight, to: part.activity)
    }
    _ = simplex.descend()
    var isWithin = true
    for part in parts {
      let left = (part.goal - simplex.activities[part.activity].value) / part.reach
      if left < Tolerance.otherValue { isWithin = false }
      simplex.removeHiddenBreakpoints(level: simplex.levels.choiceLevel, from: part.activity)
    }
    return isWithin
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
