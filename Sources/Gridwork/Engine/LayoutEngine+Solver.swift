// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import ConstraintSolver

// The solver, and what the engine does without one: see `DirectSystem`.

extension LayoutEngine {
  /// The solver, made when it is first needed; it has solved what the engine has.
  var solver: Solver {
    @inline(__always) _read { yield neededSolver.pointee }
    @inline(__always) _modify { yield &neededSolver.pointee }
  }

  private var neededSolver: UnsafeMutablePointer<Solver> {
    @inline(__always) get { system.made ?? makeSolver() }
  }

  @inline(never)
  private func makeSolver() -> UnsafeMutablePointer<Solver> {
    let solver = UnsafeMutablePointer<Solver>.allocate(capacity: 1)
    solver.initialize(to: Solver())
    system.direct.move(to: &solver.pointee, rows)
    system.direct = DirectSystem()
    system.made = solver
    if !system.needsSolve { solveBySolver() }
    return solver
  }

  /// Solves what changed.
  func solve() {
    system.knownConflicts = nil
    work.solves += 1
    if system.made != nil || !system.direct.solve(rows) { solveBySolver() }
    system.needsSolve = false
  }

  private func solveBySolver() {
    withPrecedence { solver.solve(precedes: $0) }
    solver.canonicalize(comesFirst: isChosenBefore)
  }

  // MARK: The system

  /// Adds a variable and returns its number.
  func addVariable(isNonNegative: Bool) -> Int32 {
    if system.made == nil, let index = system.direct.addVariable(isNonNegative: isNonNegative) {
      return index
    }
    return solver.addVariable(isNonNegative: isNonNegative).index
  }

  /// Adds a constraint and returns its number.
  func addConstraint(
    _ terms: [LinearTerm], _ relation: Relation, _ constant: Double, _ strength: Strength
  ) -> Int32 {
    if system.made == nil, let index = system.direct.addRow(terms, relation) { return index }
    return solver.addConstraint(terms, relation, constant, strength).index
  }

  // MARK: The answer

  @inline(__always)
  func value(_ variable: Int32) -> Double {
    guard let made = system.made else { return system.direct.values[Int(variable)] }
    return made.pointee.value(of: Variable(index: variable))
  }

  /// The values of four variables, of which some may be missing: those have negative numbers.
  @inline(__always)
  func values(of variables: SIMD4<Int32>) -> SIMD4<Double> {
    guard let made = system.made else { return directValues(of: variables) }
    return made.pointee.values(of: variables)
  }

  // Apart, so that reading the values of a solver stays small enough to be inlined.
  @inline(never)
  private func directValues(of variables: SIMD4<Int32>) -> SIMD4<Double> {
    var values = SIMD4<Double>.zero
    for index in 0..<4 where variables[index] >= 0 {
      values[index] = system.direct.values[Int(variables[index])]
    }
    return values
  }

  /// Whether nothing proves the answer of the last solve.
  var isUndecided: Bool { system.made.map { $0.pointee.outcome != .solved } ?? false }

  var hasConflicts: Bool { system.made?.pointee.hasConflicts ?? false }

  /// The variables that have another value in an equally good answer.
  var openVariables: [Ambiguity] { system.made?.pointee.ambiguities() ?? [] }

  /// Which answers are verified.
  var verification: Verification { system.made?.pointee.verification ?? .usual }

  /// The number of pivots since the engine was created.
  var pivots: Int { system.made?.pointee.statistics.pivots ?? 0 }
}
