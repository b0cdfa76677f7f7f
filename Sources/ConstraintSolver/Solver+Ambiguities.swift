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

  /// Walks through the equally good answers: every candidate that has not moved so far is pulled up,
  /// then down. Whatever moves with it is ambiguous, too, so one walk proves many.
  private mutating func explore() -> [Ambiguity] {
    if needsSolve { closeFace() } else { releaseChoices() }
    _ = descend()
    if !openFace() { return [] }
    let home = looseValues()
    if isSinglePoint() { return [] }
    go(to: home)
    var candidates = Candidates(variablesMovedByLooseActivities(), extents)
    forgetTouched()
    for candidate in candidates.variables.indices {
      for direction in [1.0, -1.0] where candidates.changes[candidate] == 0 {
        pull(Int(candidates.variables[candidate]), direction)
        noteMoves(&candidates)
      }
    }
    go(to: home)
    // The tableau stands where it stood, but for rounding; values are read anew after the next solve.
    forgetTouched()
    valuesAreStale = true
    return candidates.variables.indices.compactMap { candidate in
      let (variable, change) = (candidates.variables[candidate], candidates.changes[candidate])
      if change == 0 { return nil }
      let value = values[Int(variable)]
      return Ambiguity(
        variable: Variable(index: variable), value: value, alternative: value + change)
    }
  }

  private mutating func pull(_ variable: Int, _ direction: Double) {
    let (activity, offset) = activityOfVariable(variable)
    let target = values[variable] + direction * Self.explorationDistance
    addHiddenPiece(at: target - offset, level: levels.choiceLevel, weight: 1, to: activity)
    _ = descend()
    removeHiddenPieces(level: levels.choiceLevel, from: activity)
  }

  /// Notes which candidates have moved for the first time since `forgetTouched`, and forgets the moves.
  private mutating func noteMoves(_ candidates: inout Candidates) {
    _ = collectChanges()
    sumChanges()
    for position in 0..<changedRanges.count {
      let range = changedRanges[position]
      candidates.note(range.amount, inPreorder: range.start..<range.end, values)
    }
    forgetTouched()
  }

  /// Where the loose activities stand: moved back there, they move everything back.
  private mutating func looseValues() -> [(activity: Int, value: Double)] {
    tidyLooseActivities()
    return (0..<loose.count).map { position in
      let activity = Int(loose[position])
      return (activity, activities[activity].value)
    }
  }

  private mutating func go(to answer: [(activity: Int, value: Double)]) {
    for (activity, value) in answer {
      addHiddenPiece(at: value, level: levels.choiceLevel, weight: 1, to: activity)
    }
    _ = descend()
    for (activity, _) in answer {
      removeHiddenPieces(level: levels.choiceLevel, from: activity)
    }
    // Nothing moves any more: this only finds again what is loose.
    _ = descend()
  }
}

/// Variables that may be ambiguous, and how far each was seen to move.
private struct Candidates {
  /// By number.
  let variables: [Int32]
  /// The first change that was seen; 0 before.
  private(set) var changes: [Double]
  /// Places in preorder, ascending, with the positions of their variables.
  private let places: [(place: Int32, position: Int)]

  init(_ variables: [Int32], _ extents: borrowing Storage<Extent>) {
    self.variables = variables
    changes = [Double](repeating: 0, count: variables.count)
    var places: [(place: Int32, position: Int)] = []
    for (position, variable) in variables.enumerated() {
      places.append((extents[Int(variable)].start, position))
    }
    self.places = places.sorted { $0.place < $1.place }
  }

  /// Notes that the variables at some places in preorder moved by the same amount.
  mutating func note(
    _ change: Double, inPreorder range: Range<Int32>, _ values: borrowing Storage<Double>
  ) {
    var (low, high) = (0, places.count)
    while low < high {
      let middle = (low + high) / 2
      if places[middle].place < range.lowerBound { low = middle + 1 } else { high = middle }
    }
    while low < places.count && places[low].place < range.upperBound {
      let position = places[low].position
      let value = values[Int(variables[position])]
      if changes[position] == 0
        && change.magnitude > Tolerance.otherValue * Swift.max(1, value.magnitude)
      {
        changes[position] = change
      }
      low += 1
    }
  }
}
