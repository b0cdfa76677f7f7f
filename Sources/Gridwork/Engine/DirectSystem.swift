// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import ConstraintSolver

/// The variables and rows of an engine that has no solver yet.
///
/// A tree that formulas lay out has two variables, the extents of its top-level view, and every row
/// mentions one of them. If its root has an exact size, the two are given, and no solver is needed to find
/// them. Variables and rows have the numbers that the solver would give them.
struct DirectSystem {
  /// The form of a row, `coefficient · variable  relation  …`; the engine has its constant and its
  /// strength.
  private struct Form {
    var coefficient: Double
    var variable: Int32
    var relation: Relation
  }

  private var variableCount: Int32 = 0
  private var forms: [Form] = []
  /// The values of the variables in the last solution.
  private(set) var values = SIMD2<Double>.zero

  private static let mostVariables = 2

  /// Adds a variable and returns its number; nil if that takes a solver.
  mutating func addVariable(isNonNegative: Bool) -> Int32? {
    guard isNonNegative, variableCount < Self.mostVariables, forms.isEmpty else { return nil }
    variableCount += 1
    return variableCount - 1
  }

  /// Adds a row and returns its number; nil if that takes a solver.
  mutating func addRow(_ terms: [LinearTerm], _ relation: Relation) -> Int32? {
    guard terms.count == 1 else { return nil }
    forms.append(
      Form(
        coefficient: terms[0].coefficient, variable: terms[0].variable.index, relation: relation))
    return firstRow + Int32(forms.count) - 1
  }

  /// The number of the first row. Each variable comes with a bound, which is a row of its own.
  private var firstRow: Int32 { variableCount }

  /// Finds the values, if each variable has one that a row requires and all other required rows hold
  /// there. Nothing else matters then. Returns whether they are found.
  mutating func solve(_ rows: [RowRecord]) -> Bool {
    var found = SIMD2<Double>(repeating: -1)
    for (index, form) in forms.enumerated() {
      let row = rows[Int(firstRow) + index]
      guard row.strength.isRequired, case .equal = form.relation else { continue }
      let (constant, variable) = (row.constant, Int(form.variable))
      guard form.coefficient == 1, constant >= 0, found[variable] < 0 else { return false }
      found[variable] = constant
    }
    guard variableCount == Self.mostVariables, found[0] >= 0, found[1] >= 0,
      areWithinBounds(found, rows)
    else { return false }
    values = found
    return true
  }

  /// Whether values satisfy every inequality that is required.
  private func areWithinBounds(_ values: SIMD2<Double>, _ rows: [RowRecord]) -> Bool {
    for (index, form) in forms.enumerated() {
      let row = rows[Int(firstRow) + index]
      guard row.strength.isRequired else { continue }
      let value = form.coefficient * values[Int(form.variable)]
      switch form.relation {
      case .equal: break
      case .lessThanOrEqual: guard value <= row.constant else { return false }
      case .greaterThanOrEqual: guard value >= row.constant else { return false }
      }
    }
    return true
  }

  /// Gives everything to a solver, which is empty.
  func move(to solver: inout Solver, _ rows: [RowRecord]) {
    for _ in 0..<variableCount { _ = solver.addVariable(isNonNegative: true) }
    for (index, form) in forms.enumerated() {
      let row = rows[Int(firstRow) + index]
      let term = LinearTerm(form.coefficient, Variable(index: form.variable))
      _ = solver.addConstraint([term], form.relation, row.constant, row.strength)
    }
  }
}
