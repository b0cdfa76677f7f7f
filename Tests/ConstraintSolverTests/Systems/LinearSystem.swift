// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import ConstraintSolver

/// A system of whole numbers, as data: what the solver and the oracle are both given.
struct LinearSystem: Equatable {
  var variableCount: Int
  /// Variables with a bound that is in force throughout.
  var nonNegative: Set<Int> = []
  /// In the order in which they were added.
  var rows: [Row] = []

  /// `Σ coefficient · variable  relation  constant  @strength`.
  struct Row: Equatable {
    /// A name that stays with the row through all edits.
    var label: Int
    /// Orders required rows: where they contradict each other, the oldest hold.
    var age: Int
    /// One for every variable.
    var coefficients: [Int]
    var relation: Relation
    var constant: Int
    var strength: Float

    var isRequired: Bool { strength == 1000 }
  }

  /// The strengths of soft rows, strongest first.
  var softLevels: [Float] {
    Set(rows.filter { !$0.isRequired }.map(\.strength)).sorted(by: >)
  }

  subscript(label label: Int) -> Row? { rows.first { $0.label == label } }
}

extension LinearSystem.Row {
  /// How far the row is from holding, given `left side - constant`.
  func violation<Number: SignedNumeric & Comparable>(difference: Number) -> Number {
    switch relation {
    case .lessThanOrEqual: max(0, difference)
    case .greaterThanOrEqual: max(0, -difference)
    case .equal: max(difference, -difference)
    }
  }

  func violation(at values: [Double]) -> Double {
    var difference = -Double(constant)
    for (coefficient, value) in zip(coefficients, values) {
      difference += Double(coefficient) * value
    }
    return violation(difference: difference)
  }
}

extension LinearSystem {
  /// The sum of violations of every soft level, strongest first.
  func violations(at values: [Double]) -> [Double] {
    softLevels.map { level in
      rows.filter { $0.strength == level }.reduce(0) { $0 + $1.violation(at: values) }
    }
  }

  /// Whether every bound and every required row that is not broken holds, up to rounding.
  func holds(at values: [Double], broken: Set<Int>) -> Bool {
    nonNegative.allSatisfy { values[$0] >= -1e-9 }
      && rows.allSatisfy {
        !$0.isRequired || broken.contains($0.label) || $0.violation(at: values) <= 1e-7
      }
  }
}
