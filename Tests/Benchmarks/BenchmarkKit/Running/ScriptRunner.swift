// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

package import ConstraintSolver
import Gridwork

/// Runs a script on the solver.
///
/// The constraints that a solve may put aside are ordered by age: those of the build section in the
/// order of the file, then the script's, in the order in which they were added or made required.
package struct ScriptRunner: ~Copyable {
  let script: ConstraintScript
  /// Every answer is the canonical one among those that are equally good.
  let isCanonical: Bool

  var solver = Solver()
  /// The constraint of every edit variable.
  var edits: [ConstraintID] = []
  var installed: InstalledConstraints

  /// All values as of the last `solve`.
  package private(set) var values: [Double]
  /// What solves reported beside values, one line each.
  package private(set) var reports: [String] = []

  package init(_ script: ConstraintScript, isCanonical: Bool = false) {
    self.script = script
    self.isCanonical = isCanonical
    installed = InstalledConstraints(slots: script.ids.count)
    values = [Double](filledWith: 0, count: script.variableCount)
  }

  // As for a solver itself: without a `deinit` of its own, what the solver has in memory leaks.
  deinit {}

  /// Adds what stands above `build`, solves, and reads every value.
  package mutating func build() {
    solver.reserveCapacity(
      variables: script.variableCount,
      constraints: script.constraints.count + script.editVariables.count)
    for number in 0..<script.variableCount {
      let variable = solver.addVariable()
      precondition(Int(variable.index) == number, "a fresh solver numbers variables from 0")
    }
    edits.reserveCapacity(script.editVariables.count)
    for edit in script.editVariables {
      let id = withUnsafePointer(to: LinearTerm(1, edit.variable)) { term in
        solver.addConstraint(
          UnsafeBufferPointer(start: term, count: 1), .equal, edit.value, edit.strength)
      }
      edits.append(id)
    }
    for record in script.constraints { add(record) }
    solve()
  }

  /// Performs one line of the script. A dump only solves here; writing is up to the caller.
  package mutating func perform(_ operation: ConstraintScript.Operation) {
    switch operation {
    case .suggest(let edit, let value): solver.setConstant(value, of: edits[edit])
    case .setConstant(let slot, let constant):
      solver.setConstant(constant, of: installed.id(in: slot))
    case .setStrength(let slot, let strength): setStrength(strength, of: slot)
    case .remove(let slot): remove(slot)
    case .add(let record): add(record)
    case .solve, .dump: solve()
    }
  }

  private mutating func add(_ record: ConstraintScript.Record) {
    let id = script.terms.withUnsafeBufferPointer { terms in
      solver.addConstraint(
        UnsafeBufferPointer(rebasing: terms[record.terms]), record.relation, record.constant,
        record.strength)
    }
    installed.insert(id, record.strength, in: record.slot)
  }

  private mutating func remove(_ slot: Int) {
    solver.removeConstraint(installed.id(in: slot))
    installed.remove(from: slot)
  }

  private mutating func setStrength(_ strength: Strength, of slot: Int) {
    installed.setStrength(strength, in: slot)
    solver.setStrength(strength, of: installed.id(in: slot))
  }

  private mutating func solve() {
    let outcome = solver.solve { installed.precedes($0, $1) }
    switch outcome {
    case .solved: break
    case .iterationLimit(let steps):
      reports.append("a solve was stopped after \(steps) steps; its values are not optimal")
    case .undecided:
      reports.append("a solve is undecided: its values are the best found, but not proved optimal")
    }
    if isCanonical { solver.canonicalize() }
    solver.copyValues(into: &values)
  }

  /// The solver's counters.
  package var statistics: Solver.Statistics { solver.statistics }
}
