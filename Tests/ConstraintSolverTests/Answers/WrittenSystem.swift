// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import ConstraintSolver

/// A solver for systems written out in a test, with variables by name.
///
///     var system = WrittenSystem()
///     system.add([1: "x", -1: "y"], .equal, 3)
struct WrittenSystem: ~Copyable {
  var solver = Solver()
  private var variables: [String: Variable] = [:]

  subscript(name: String) -> Double {
    mutating get { solver.value(of: variable(name)) }
  }

  mutating func variable(_ name: String, isNonNegative: Bool = false) -> Variable {
    if let known = variables[name] { return known }
    let variable = solver.addVariable(isNonNegative: isNonNegative)
    variables[name] = variable
    return variable
  }

  /// Terms are written as pairs, coefficient before name.
  @discardableResult
  mutating func add(
    _ terms: KeyValuePairs<Double, String>, _ relation: Relation, _ constant: Double,
    at strength: Float = 1000
  ) -> ConstraintID {
    var list: [LinearTerm] = []
    for (coefficient, name) in terms { list.append(LinearTerm(coefficient, variable(name))) }
    return solver.addConstraint(list, relation, constant, Strength(strength))
  }
}
