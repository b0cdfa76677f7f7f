// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

package import ConstraintSolver

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
  /// By slot: the constraint that is there now, its age and its strength.
  var installed: [ConstraintID]
  var ages: [Int]
  var strengths: [Strength]
  var nextAge = 0
  /// By the number of a constraint: its slot.
  var slots: [Int] = []

  /// All values as of the last `solve`.
  package private(set) var values: [Double]
  /// What solves reported beside values, one line each.
  package private(set) var reports: [String] = []

  package init(_ script: ConstraintScript, isCanonical: Bool = false) {
    self.script = script
    self.isCanonical = isCanonical
    let count = script.ids.count
    installed = [ConstraintID](repeating: ConstraintID(index: -1), count: count)
    ages = [Int](repeating: 0, count: count)
    strengths = [Strength](repeating: .required, count: count)
    values = [Double](repeating: 0, count: script.variableCount)
  }

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
      let terms = [LinearTerm(1, edit.variable)]
      edits.append(solver.addConstraint(terms, .equal, edit.value, edit.strength))
    }
    for record in script.constraints { add(record) }
    solve()
  }

  /// Performs one line of the script. A dump only solves here; writing is up to the caller.
  package mutating func perform(_ operation: ConstraintScript.Operation) {
    switch operation {
    case .suggest(let edit, let value): solver.setConstant(value, of: edits[edit])
    case .setConstant(let slot, let constant): solver.setConstant(constant, of: installed[slot])
    case .setStrength(let slot, let strength): setStrength(strength, of: slot)
    case .remove(let slot): solver.removeConstraint(installed[slot])
    case .add(let record): add(record)
    case .solve, .dump: solve()
    }
  }

  private mutating func add(_ record: ConstraintScript.Record) {
    let id = solver.addConstraint(
      record.terms, record.relation, record.constant, record.strength)
    installed[record.slot] = id
    strengths[record.slot] = record.strength
    makeNewest(record.slot)
    while slots.count <= Int(id.index) { slots.append(-1) }
    slots[Int(id.index)] = record.slot
  }

  private mutating func setStrength(_ strength: Strength, of slot: Int) {
    if strength == .required && strengths[slot] != .required { makeNewest(slot) }
    strengths[slot] = strength
    solver.setStrength(strength, of: installed[slot])
  }

  private mutating func makeNewest(_ slot: Int) {
    ages[slot] = nextAge
    nextAge += 1
  }

  private mutating func solve() {
    let (ages, slots) = (ages, slots)
    let outcome = solver.solve { first, second in
      ages[slots[Int(first.index)]] < ages[slots[Int(second.index)]]
    }
    if case .iterationLimit(let steps) = outcome {
      reports.append("a solve was stopped after \(steps) steps; its values are not optimal")
    }
    if isCanonical { solver.canonicalize() }
    for number in values.indices {
      values[number] = solver.value(of: Variable(index: Int32(number)))
    }
  }

  /// The solver's counters.
  package var statistics: Solver.Statistics { solver.statistics }
}
