// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import ConstraintSolver

/// A solver that holds a system and follows its edits.
struct LivingSolver: ~Copyable {
  private(set) var system: LinearSystem
  private var solver = Solver()
  private var variables: [Variable] = []
  private var ids: [Int: ConstraintID] = [:]
  private var labels: [ConstraintID: Int] = [:]
  private var ages: [ConstraintID: Int] = [:]

  /// Adds the rows of a system in their order.
  init(_ system: LinearSystem) {
    self.system = LinearSystem(variableCount: system.variableCount)
    self.system.nonNegative = system.nonNegative
    for variable in 0..<system.variableCount {
      variables.append(
        solver.addVariable(isNonNegative: system.nonNegative.contains(variable)))
    }
    for row in system.rows { apply(SystemEdit(old: nil, new: row)) }
  }

  /// Takes an edit; it is settled by the next solve.
  mutating func apply(_ edit: SystemEdit) {
    system.apply(edit)
    switch (edit.old, edit.new) {
    case (nil, let row?): add(row)
    case (let row?, nil): remove(row)
    case (let old?, let new?): change(old, to: new)
    case (nil, nil): break
    }
  }

  private mutating func add(_ row: LinearSystem.Row) {
    let id = solver.addConstraint(
      terms(of: row), row.relation, Double(row.constant), Strength(row.strength))
    ids[row.label] = id
    labels[id] = row.label
    ages[id] = row.age
  }

  private mutating func remove(_ row: LinearSystem.Row) {
    guard let id = ids.removeValue(forKey: row.label) else { return }
    labels[id] = nil
    ages[id] = nil
    solver.removeConstraint(id)
  }

  private mutating func change(_ old: LinearSystem.Row, to new: LinearSystem.Row) {
    guard let id = ids[old.label] else { return }
    if new.strength != old.strength { solver.setStrength(Strength(new.strength), of: id) }
    if new.constant != old.constant { solver.setConstant(Double(new.constant), of: id) }
    ages[id] = new.age
  }

  /// A coefficient beyond 2 is written as two terms that add up.
  private func terms(of row: LinearSystem.Row) -> [LinearTerm] {
    var terms: [LinearTerm] = []
    for (variable, coefficient) in row.coefficients.enumerated() where coefficient != 0 {
      let first = coefficient.signum() * min(abs(coefficient), 2)
      terms.append(LinearTerm(Double(first), variables[variable]))
      if first != coefficient {
        terms.append(LinearTerm(Double(coefficient - first), variables[variable]))
      }
    }
    return terms
  }

  // MARK: Answers

  @discardableResult
  mutating func solve(canonically: Bool = false) -> SolveOutcome {
    let ages = ages
    let outcome = solver.solve { ages[$0, default: 0] < ages[$1, default: 0] }
    if canonically { solver.canonicalize() }
    return outcome
  }

  var values: [Double] { variables.map { solver.value(of: $0) } }

  /// The sums that the solver reports, by level, strongest first.
  var reportedViolations: [(level: Float, sum: Double)] {
    solver.violations().map { ($0.strength.value, $0.sum) }
  }

  /// A conflict in terms of labels.
  struct ConflictReport: Equatable {
    var broken: Int
    var members: [Int]
    var excess: Double
  }

  var conflicts: [ConflictReport] {
    mutating get {
      let ages = ages
      let conflicts = solver.conflicts { ages[$0, default: 0] < ages[$1, default: 0] }
      return conflicts.map { conflict in
        ConflictReport(
          broken: labels[conflict.broken, default: -1],
          members: conflict.members.map { labels[$0, default: -1] }, excess: conflict.excess)
      }
    }
  }

  /// The sum that proves each conflict: the members' labels and factors, and the variables that count
  /// because they are not negative.
  var contradictions: [(factors: [(label: Int, factor: Double)], bounds: Set<Int>)?] {
    mutating get {
      let ages = ages
      let conflicts = solver.conflicts { ages[$0, default: 0] < ages[$1, default: 0] }
      return conflicts.map { conflict in
        solver.contradiction(of: conflict).map { sum in
          (
            zip(conflict.members, sum.factors).map { (labels[$0, default: -1], $1) },
            Set(sum.bounds.compactMap { variables.firstIndex(of: $0) })
          )
        }
      }
    }
  }

  /// The answer with its proof.
  mutating func proof() -> Proof {
    let ages = ages
    return solver.proof { ages[$0, default: 0] < ages[$1, default: 0] }
  }

  /// For every ambiguity its variable, and two whole answers that differ in it.
  mutating func witnesses() -> [(variable: Int, values: [Double])] {
    var found: [(variable: Int, values: [Double])] = []
    for ambiguity in solver.ambiguities() {
      found.append((Int(ambiguity.variable.index), solver.witness(of: ambiguity)))
    }
    return found
  }

  /// The number of components that had to be solved without rounding.
  var repairs: Int { solver.statistics.repairs }

  /// The labels of broken rows.
  var broken: Set<Int> {
    Set(ids.filter { solver.isBroken($0.value) }.map(\.key))
  }

  /// The value and another one, by variable.
  mutating func ambiguities() -> [Int: (value: Double, alternative: Double)] {
    var found: [Int: (Double, Double)] = [:]
    for ambiguity in solver.ambiguities() {
      guard let number = variables.firstIndex(of: ambiguity.variable) else { continue }
      found[number] = (ambiguity.value, ambiguity.alternative)
    }
    return found
  }

  /// The labels of the rows that are named as what determines a variable.
  mutating func determiningRows(of variable: Int) -> [Int] {
    solver.determiningConstraints(of: variables[variable]).map { labels[$0, default: -1] }
  }

  /// The rows that add up to a variable's value, with their factors.
  mutating func composition(of variable: Int) -> [(label: Int, factor: Double)] {
    labelled(solver.composition(of: variables[variable]))
  }

  /// The rows that add up to how far a variable's value is from a multiple of another one.
  mutating func composition(
    of variable: Int, from other: Int, times factor: Double
  ) -> [(label: Int, factor: Double)] {
    labelled(
      solver.composition(of: [
        LinearTerm(1, variables[variable]), LinearTerm(-factor, variables[other]),
      ]))
  }

  private func labelled(_ composition: Composition) -> [(label: Int, factor: Double)] {
    composition.map { (labels[$0.constraint, default: -1], $0.factor) }
  }

  /// From where to where a variable reaches in the best answers; nil for no end.
  mutating func range(of variable: Int) -> (lower: Double?, upper: Double?) {
    solver.ranges(of: [variables[variable]])[0]
  }
}
