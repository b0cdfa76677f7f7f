// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import ConstraintSolver

// Answers about the last solve.

extension LayoutEngine {
  /// Brings the engine up to date before a question is answered.
  func updateForQuestion() {
    Unretained(top).use { $0.checkMayAsk() }
    guard isBehind, let host else { return }
    update(runningUpdates: !host.isInLayoutPhase)
  }

  /// Whether the last solve ignored a constraint because it contradicts others.
  func isBroken(_ constraint: LayoutConstraint) -> Bool {
    constraint.row >= 0 && hasConflicts && solver.isBroken(ConstraintID(index: constraint.row))
  }

  /// The conflicts of the last solve as sets of rows. The sets include bounds of containers, which
  /// take precedence over everything and are never listed in a report.
  func conflictsWithBounds() -> [Conflict] {
    guard hasConflicts else { return [] }
    if let known = system.knownConflicts { return known }
    let conflicts = withPrecedence { solver.conflicts(precedes: $0) }
    system.knownConflicts = conflicts
    return conflicts
  }

  /// Gives every view variables before a question about constraints is answered. No frame moves,
  /// and no layout becomes due.
  func materializeForQuestion() {
    updateForQuestion()
    guard !memory.isFullyMaterialized, !following.containers.isEmpty, host != nil else { return }
    memory.isFullyMaterialized = true
    for record in following.containers { record.view.planAgain() }
    update(runningUpdates: false, isQuestion: true)
  }
}

extension LayoutView {
  /// The solved value of one of the container's private variables, in points from the container's
  /// leading or top frame edge, unrounded; nil before the first solve, and if the variable does not
  /// exist.
  final func solvedValue(of variable: OwnVariable) -> Double? {
    guard let engine, let known = engine.record(of: self)?.variables[variable] else { return nil }
    return engine.value(known.variable)
  }
}
