// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// Which variables have another value in some equally good answer, with that value as the proof.
extension Solver {
  /// The variables that have another value in some equally good answer, in order of their number.
  /// The values in use do not change; the alternative lies at most 1,000 away.
  package mutating func ambiguities() -> [Ambiguity] {
    if let known = knownAmbiguities { return known }
    let found = explore()
    knownAmbiguities = found
    return found
  }

  /// Walks through the optimal answers: every candidate is pulled up, then down. Each answer that
  /// this comes to is compared as a whole with the one in use, so one walk proves many.
  private mutating func explore() -> [Ambiguity] {
    releasePins()
    _ = descend()
    if !hasLooseActivities() { return [] }
    setHiddenLevels(true)
    if isSinglePoint() {
      keepAnswer()
      return []
    }
    let candidates = variablesMovedByLooseActivities()
    var alternatives = [Double?](repeating: nil, count: candidates.count)
    for (position, candidate) in candidates.enumerated() {
      for direction in [1.0, -1.0] where alternatives[position] == nil {
        let (activity, offset) = activityOfVariable(Int(candidate))
        let target = value(of: Variable(index: candidate)) + direction * Self.explorationDistance
        addHiddenPiece(
          at: target - offset, level: levels.choiceLevel, weight: 1, to: activity)
        _ = descend()
        removeHiddenPieces(level: levels.choiceLevel, from: activity)
        noteDifferences(candidates, &alternatives)
      }
    }
    returnToAnswer(candidates)
    keepAnswer()
    var found: [Ambiguity] = []
    for (position, candidate) in candidates.enumerated() {
      guard let alternative = alternatives[position] else { continue }
      found.append(
        Ambiguity(
          variable: Variable(index: candidate), value: value(of: Variable(index: candidate)),
          alternative: alternative))
    }
    return found
  }

  private mutating func noteDifferences(_ candidates: [Int32], _ alternatives: inout [Double?]) {
    for (position, candidate) in candidates.enumerated() where alternatives[position] == nil {
      var other = 0.0
      var index = candidate
      while index >= 0 {
        other += currentValue(of: Int(index))
        index = nodes[Int(index)].parent
      }
      let used = value(of: Variable(index: candidate))
      if (other - used).magnitude > Tolerance.otherValue * Swift.max(1, used.magnitude) {
        alternatives[position] = other
      }
    }
  }

  /// Moves the tableau back to the answer in use, so that what is asked next is about that.
  private mutating func returnToAnswer(_ candidates: [Int32]) {
    var pulled = Storage<Int32>()
    for candidate in candidates {
      let (activity, offset) = activityOfVariable(Int(candidate))
      addHiddenPiece(
        at: value(of: Variable(index: candidate)) - offset, level: levels.choiceLevel, weight: 1,
        to: activity)
      pulled.append(Int32(activity))
    }
    _ = descend()
    for position in 0..<pulled.count {
      removeHiddenPieces(level: levels.choiceLevel, from: Int(pulled[position]))
    }
    // Nothing moves any more: this only finds again what is loose.
    _ = descend()
  }

  /// The tableau stands where it stood, but for rounding; the values in use are read anew after the
  /// next solve.
  private mutating func keepAnswer() {
    forgetTouched()
    valuesAreStale = true
  }
}
