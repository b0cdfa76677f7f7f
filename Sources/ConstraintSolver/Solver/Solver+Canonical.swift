// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// Chooses one of the equally good answers.
///
/// The choice depends on the system alone. Variables are compared in a given order; of two answers,
/// the one wins in which the first variable that differs is nearer zero. (The values of a variable
/// in the optimal answers form an interval, so two different values nearest zero cannot occur.)
///
/// Two hidden levels below all others implement the rule. The variable being chosen gets the cost
/// `|x|` at the lower one, the *choice* level. Once at rest, it is held at the upper one, the *pin*
/// level, and the next variable follows. Only variables that depend on an activity that can still
/// move are considered; if there is no such activity, there is nothing to do (`AnswerChoice`).
extension Solver {
  /// Chooses, after `solve`, the answer in which the variables, compared in the order given by
  /// `comesFirst`, are nearest zero. Costs nothing if no variable is ambiguous.
  package mutating func canonicalize(
    comesFirst: (Variable, Variable) -> Bool = { $0 > $1 }
  ) {
    if answers.isCanonical { return }
    answers.isCanonical = true
    var work = exactWork
    repairAmbiguousComponents(&work)
    chooseRepairedValues(comesFirst, &work)
    if !simplex.hasDegenerateActivities() { return }
    if answers.openFace(&simplex) && !answers.isSinglePoint(&simplex) { chooseValues(comesFirst) }
    updateValues()
    if needsProof { certifyChoice(comesFirst, &work) }
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

  /// Returns the activity behind a variable's value, and the offset of the value from it. The
  /// activity is the variable's coordinate for a root, otherwise a defined activity, or the
  /// representative of either.
  mutating func activityOfVariable(_ variable: Int) -> (activity: Int, offset: Double) {
    forest.expressValue(of: variable)
    let (activity, _, isNew) = elimination.activityOfExpression(&forest.expression, &simplex)
    if isNew { elimination.makeRow(of: activity, &simplex) }
    return (simplex.representative(of: activity), simplex.offset(of: activity))
  }
}
