// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import ConstraintSolver

/// What a result file says about the last solve.
extension ScriptRunner {
  /// `dump LABEL`, then all values, one a line, with as many digits as it takes to read the same
  /// numbers back.
  package func dump(label: String) -> String {
    var text = "dump \(label)\n"
    // Adding 0 turns -0 into 0.
    for value in values { text += "\(value + 0)\n" }
    return text
  }

  /// The lines of `--diagnose`.
  package mutating func diagnosis() -> String {
    var text = ""
    let conflicts = solver.conflicts { installed.precedes($0, $1) }
    if !conflicts.isEmpty { text += "broken" + list(conflicts.map(\.broken)) }
    for conflict in conflicts { text += "conflict" + list(conflict.members) }
    for level in solver.violations() {
      text += "violation \(decimal(level.strength)) \(level.sum + 0)\n"
    }
    let ambiguities = solver.ambiguities()
    if !ambiguities.isEmpty {
      text += "ambiguous" + ambiguities.map { " \($0.variable.index)" }.joined() + "\n"
    }
    return text
  }

  /// The IDs, as the file writes them, of constraints that come in order of precedence.
  private mutating func list(_ constraints: [ConstraintID]) -> String {
    constraints.map { " \(script.ids[installed.slot(of: $0)])" }.joined() + "\n"
  }
}
