// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// Which of the equally good answers is used.
///
/// The answer depends on the system alone: variables are compared in a given order, and of two
/// answers the one wins in which the first variable that differs is nearer zero. (The values a
/// variable takes in the optimal answers are an interval, so two equally near ones do not occur.)
///
/// Two hidden levels below all others do it. The variable to choose gets the cost `|x|` at the
/// lower one, the *choice* level; where it comes to rest it is held at the upper one, the *pin*
/// level; then comes the next. Only variables that an open activity moves are looked at, and none
/// where nothing is open (`+OptimalFace`).
extension Solver {
  /// After `solve`: chooses, among the equally good answers, the one in which variables, compared
  /// in the order given by `comesFirst`, are nearest zero. Costs nothing where nothing is
  /// ambiguous.
  package mutating func canonicalize(
    comesFirst: (Variable, Variable) -> Bool = { $0 > $1 }
  ) {
    if isCanonical { return }
    isCanonical = true
    if !hasLooseActivities() { return }
    if openFace() && !isSinglePoint() { chooseValues(comesFirst) }
    updateValues()
    verifyInvariants()
  }

  private mutating func chooseValues(_ comesFirst: (Variable, Variable) -> Bool) {
    var candidates = variablesMovedByLooseActivities().map { Variable(index: $0) }
    candidates.sort(by: comesFirst)
    for candidate in candidates {
      if !hasLooseActivities() { return }
      if isMovedByLooseActivities(Int(candidate.index)) { choose(Int(candidate.index)) }
    }
  }

  private mutating func choose(_ variable: Int) {
    let (activity, offset) = activityOfVariable(variable)
    addHiddenPiece(at: -offset, level: levels.choiceLevel, weight: 1, to: activity)
    _ = descend()
    removeHiddenPieces(level: levels.choiceLevel, from: activity)
    addHiddenPiece(
      at: activities[activity].value, level: levels.pinLevel, weight: 1, to: activity)
    _ = descend()
    chosen.append(Int32(activity))
  }

  /// Lets go of the chosen values.
  mutating func releaseChoices() {
    for position in 0..<chosen.count {
      removeHiddenPieces(level: levels.pinLevel, from: Int(chosen[position]))
    }
    chosen.removeAll()
  }

  private mutating func isMovedByLooseActivities(_ variable: Int) -> Bool {
    expressValueOverColumns(of: variable)
    for position in 0..<pathWork.count where activities[Int(pathWork[position].index)].isLoose {
      return true
    }
    return false
  }

  // MARK: Hidden pieces

  /// The activity of a variable's value, and what the value has more: its coordinate where it is a
  /// root, else a form, or what that follows.
  mutating func activityOfVariable(_ variable: Int) -> (activity: Int, offset: Double) {
    expressValue(of: variable)
    let (activity, _, isNew) = activityOfExpression()
    if isNew { makeRow(of: activity) }
    return (leader(of: activity), offset(of: activity))
  }

  mutating func addHiddenPiece(
    at breakpoint: Double, level: Int, weight: Double, to activity: Int
  ) {
    let piece = Piece(
      breakpoint: breakpoint, weight: weight, constraint: -1, level: Int16(level),
      costsBelow: true, costsAbove: true)
    insert(piece, into: activity)
  }

  mutating func removeHiddenPieces(level: Int, from activity: Int) {
    let block = activities[activity].pieces
    for index in block.indices.reversed()
    where pieces.element(block, index).level == Int16(level) {
      remove(at: index, from: activity)
    }
  }
}
