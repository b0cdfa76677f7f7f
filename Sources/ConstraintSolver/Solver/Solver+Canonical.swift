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
/// where nothing is open (`AnswerChoice`).
extension Solver {
  /// After `solve`: chooses, among the equally good answers, the one in which variables, compared
  /// in the order given by `comesFirst`, are nearest zero. Costs nothing where nothing is
  /// ambiguous.
  package mutating func canonicalize(
    comesFirst: (Variable, Variable) -> Bool = { $0 > $1 }
  ) {
    if answers.isCanonical { return }
    answers.isCanonical = true
    if !simplex.hasDegenerateActivities() { return }
    if answers.openFace(&simplex) && !answers.isSinglePoint(&simplex) { chooseValues(comesFirst) }
    updateValues()
    verifyInvariants()
  }

  private mutating func chooseValues(_ comesFirst: (Variable, Variable) -> Bool) {
    var candidates = forest.variablesMovedByDegenerateActivities(&simplex).map {
      Variable(index: $0)
    }
    candidates.sort(by: comesFirst)
    for candidate in candidates {
      if !simplex.hasDegenerateActivities() { return }
      if isMovedByDegenerateActivities(Int(candidate.index)) { choose(Int(candidate.index)) }
    }
  }

  private mutating func choose(_ variable: Int) {
    let (activity, offset) = activityOfVariable(variable)
    simplex.addHiddenBreakpoint(
      at: -offset, level: simplex.levels.choiceLevel, weight: 1, to: activity)
    _ = simplex.descend()
    simplex.removeHiddenBreakpoints(level: simplex.levels.choiceLevel, from: activity)
    simplex.addHiddenBreakpoint(
      at: simplex.activities[activity].value, level: simplex.levels.pinLevel, weight: 1,
      to: activity)
    _ = simplex.descend()
    answers.chosen.append(Int32(activity))
  }

  private mutating func isMovedByDegenerateActivities(_ variable: Int) -> Bool {
    expressValueOverColumns(of: variable)
    for position in 0..<valueOverColumns.count
    where simplex.activities[Int(valueOverColumns[position].index)].isDegenerate {
      return true
    }
    return false
  }

  /// The activity of a variable's value, and what the value has more: its coordinate where it is a
  /// root, else a defined activity, or what that follows.
  mutating func activityOfVariable(_ variable: Int) -> (activity: Int, offset: Double) {
    forest.expressValue(of: variable)
    let (activity, _, isNew) = elimination.activityOfExpression(&forest.expression, &simplex)
    if isNew { elimination.makeRow(of: activity, &simplex) }
    return (simplex.representative(of: activity), simplex.offset(of: activity))
  }
}
