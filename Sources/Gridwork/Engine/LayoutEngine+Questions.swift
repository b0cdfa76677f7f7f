// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import ConstraintSolver

// What others ask about the last solve.

extension LayoutEngine {
  /// Brings the engine up to date before a question is answered; not while it is being updated.
  func updateForQuestion() {
    guard isBehind, let host, !host.isUpdating else { return }
    update(runningUpdates: !host.isInLayoutPhase)
  }

  var hasConflicts: Bool { solver.hasConflicts }

  /// Whether the last solve ignored a constraint, because it contradicts others.
  func isBroken(_ constraint: LayoutConstraint) -> Bool {
    constraint.row >= 0 && solver.isBroken(ConstraintID(index: constraint.row))
  }

  /// The conflicts of the last solve by the names of rows. The sets contain bounds of containers, which
  /// go before everything, are in force throughout and are never listed.
  func conflictsWithBounds() -> [Conflict] {
    guard hasConflicts else { return [] }
    if let knownConflicts { return knownConflicts }
    let conflicts = solver.conflicts { [unowned self] a, b in
      rank(of: a.index) < rank(of: b.index)
    }
    knownConflicts = conflicts
    return conflicts
  }

  /// Gives everything variables before a question about constraints is answered. Nobody is told, and no
  /// frame moves.
  func materializeForQuestion() {
    updateForQuestion()
    guard !isWhole, !dependents.isEmpty, host?.isUpdating == false else { return }
    isWhole = true
    for record in dependents { record.view.planAgain() }
    update(runningUpdates: false, isQuestion: true)
  }
}
