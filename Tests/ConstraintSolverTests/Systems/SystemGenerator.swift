// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import BenchmarkKit
import ConstraintSolver
import TestSupport

/// Makes random systems and random edits of them; the same ones for the same seed.
struct SystemGenerator {
  /// What kind of system.
  struct Shape {
    var variables = 1...3
    var rows = 1...7
    var strengths: [Float] = [100, 249.5, 250, 750]
    /// How many terms a row may have, and their coefficients: what stands there more often is more
    /// likely.
    var terms = [0, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 3, 3, 4]
    var coefficients = [1, 1, 1, 1, -1, -1, -1, 2, -2, 3]
    /// Of a hundred rows, so many are required.
    var required = 35
    /// Of a hundred required rows, so many do not care whether the others can hold beside them.
    var contradictory = 0
    /// Of a hundred rows, so many require that two variables are equal but for a constant.
    var ties = 0
    /// Of a hundred required inequalities, so many hold without room.
    var tight = 0
    /// Of a hundred variables, so many are not negative.
    var nonNegative = 25
  }

  let shape: Shape
  private var source: RandomSource
  /// Required rows that are not contradictory hold here.
  private var anchor: [Int] = []
  private var nextLabel = 0
  private var nextAge = 0

  init(seed: Int, shape: Shape = Shape()) {
    self.shape = shape
    source = RandomSource(seed: seed)
  }

  mutating func system() -> LinearSystem {
    let count = source.integer(shape.variables)
    var system = LinearSystem(variableCount: count)
    anchor = (0..<count).map { _ in source.integer(-9...12) }
    for variable in 0..<count where source.chance(shape.nonNegative) {
      system.nonNegative.insert(variable)
      anchor[variable] = abs(anchor[variable])
    }
    for _ in 0..<source.integer(shape.rows) { system.rows.append(row()) }
    return system
  }

  /// A row that the system does not have yet.
  mutating func row() -> LinearSystem.Row {
    var coefficients = [Int](repeating: 0, count: anchor.count)
    let places = Array(coefficients.indices).shuffled(using: &source)
    let terms = min(anchor.count, source.pick(shape.terms))
    for place in places.prefix(terms) {
      coefficients[place] = source.pick(shape.coefficients)
    }
    // Neighbours are mostly tied by a plain difference.
    if terms == 2 && source.chance(60) {
      coefficients[places[0]] = 1
      coefficients[places[1]] = -1
    }
    var row = LinearSystem.Row(
      label: nextLabel, age: nextAge, coefficients: coefficients,
      relation: source.pick([.equal, .lessThanOrEqual, .greaterThanOrEqual]), constant: 0,
      strength: strength())
    if shape.ties > 0 && places.count > 1 && source.chance(shape.ties) {
      row.coefficients = [Int](repeating: 0, count: anchor.count)
      row.coefficients[places[0]] = 1
      row.coefficients[places[1]] = -1
      row.relation = .equal
      row.strength = 1000
    }
    row.constant = constant(of: row)
    nextLabel += 1
    nextAge += 1
    return row
  }

  /// Something that a person could do next.
  mutating func edit(of system: LinearSystem) -> SystemEdit {
    let kind = source.integer(0...99)
    guard kind >= 25, !system.rows.isEmpty else { return SystemEdit(old: nil, new: row()) }
    let old = source.pick(system.rows)
    if kind < 50 { return SystemEdit(old: old, new: nil) }
    var new = old
    if kind >= 80 {
      new.strength = strength()
      if new.isRequired && !old.isRequired {
        new.age = nextAge
        nextAge += 1
      }
    }
    if kind < 80 || new.isRequired { new.constant = constant(of: new) }
    return SystemEdit(old: old, new: new)
  }

  private mutating func strength() -> Float {
    source.chance(shape.required) ? 1000 : source.pick(shape.strengths)
  }

  private mutating func constant(of row: LinearSystem.Row) -> Int {
    let here = zip(row.coefficients, anchor).reduce(0) { $0 + $1.0 * $1.1 }
    if !row.isRequired || source.chance(shape.contradictory) {
      return here + source.integer(-20...20)
    }
    if shape.tight > 0 && source.chance(shape.tight) { return here }
    switch row.relation {
    case .equal: return here
    case .lessThanOrEqual: return here + source.integer(0...9)
    case .greaterThanOrEqual: return here - source.integer(0...9)
    }
  }
}
