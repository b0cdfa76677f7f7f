// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import ConstraintSolver
import TestSupport

/// A system of real numbers with coefficients of many sizes, as data.
struct WideSystem {
  var nonNegative: [Bool] = []
  var rows: [Row] = []

  struct Row {
    var terms: [(variable: Int, coefficient: Double)]
    var relation: Relation
    var constant: Double
    var strength: Float
  }

  /// What makes a system hard.
  enum Family: CaseIterable {
    /// Two to ten terms a row, with coefficients from 0.1 to 10.
    case dense
    /// The same, from 0.01 to 100.
    case denser
    /// Coefficients from 1e-9 to 1e3 and constants up to 1e9.
    case illScaled

    /// The decimal exponents of the coefficients.
    var exponents: ClosedRange<Double> {
      switch self {
      case .dense: -1...1
      case .denser: -2...2
      case .illScaled: -9...3
      }
    }
  }

  /// A random system: about a third of its rows is required, and most of these hold at one point.
  init(_ family: Family, seed: Int) {
    var source = RandomSource(seed: seed)
    let count = source.integer(2...12)
    var anchor: [Double] = []
    for variable in 0..<count {
      nonNegative.append(source.chance(25))
      let value = Double.random(in: -300...700, using: &source)
      anchor.append(nonNegative[variable] ? value.magnitude : value)
    }
    let isRounded = family != .illScaled && source.chance(50)
    for _ in 0..<source.integer(2...2 * count + 4) {
      var row = Row(
        terms: [], relation: source.pick([.equal, .lessThanOrEqual, .greaterThanOrEqual]),
        constant: 0,
        strength: source.chance(35) ? 1000 : source.pick([100, 250, 250, 500, 750]))
      let variables = (0..<count).shuffled(using: &source)
      for variable in variables.prefix(source.integer(2...10)) {
        let exponent = Double.random(in: family.exponents, using: &source)
        var coefficient = Self.power(of: exponent)
        if isRounded { coefficient = max(0.01, (coefficient * 100).rounded() / 100) }
        if source.chance(50) { coefficient = -coefficient }
        row.terms.append((variable, coefficient))
        row.constant += coefficient * anchor[variable]
      }
      let reach = family == .illScaled ? Self.power(of: .random(in: 0...9, using: &source)) : 200
      let isSatisfiable = row.strength == 1000 && source.chance(95)
      let offset = Double.random(in: isSatisfiable ? 0...reach : -reach...reach, using: &source)
      switch row.relation {
      case .equal: row.constant += isSatisfiable ? 0 : offset
      case .lessThanOrEqual: row.constant += offset
      case .greaterThanOrEqual: row.constant -= offset
      }
      rows.append(row)
    }
  }

  /// About ten to some power: linear between the whole powers of two.
  private static func power(of exponent: Double) -> Double {
    let binary = exponent * 3.321928094887362
    let whole = binary.rounded(.down)
    return Double(sign: .plus, exponent: Int(whole), significand: 1 + (binary - whole))
  }
}

extension WideSystem {
  /// Adds the system to a solver. Returns the variables and the constraints.
  func add(to solver: inout Solver) -> (variables: [Variable], constraints: [ConstraintID]) {
    let variables = nonNegative.map { solver.addVariable(isNonNegative: $0) }
    let constraints = rows.map { row in
      solver.addConstraint(
        row.terms.map { LinearTerm($0.coefficient, variables[$0.variable]) }, row.relation,
        row.constant, Strength(row.strength))
    }
    return (variables, constraints)
  }
}
