// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// The name of a variable: a real number that the solver chooses.
package struct Variable: Hashable, Comparable, Sendable {
  /// The position in the solver's storage; reused after the variable is removed.
  package let index: Int32

  package init(index: Int32) { self.index = index }

  package static func < (a: Variable, b: Variable) -> Bool { a.index < b.index }
}

/// The name of a constraint.
package struct ConstraintID: Hashable, Comparable, Sendable {
  /// The position in the solver's storage; reused after the constraint is removed.
  package let index: Int32

  package init(index: Int32) { self.index = index }

  package static func < (a: ConstraintID, b: ConstraintID) -> Bool { a.index < b.index }
}

/// One summand of a linear form: `coefficient · variable`.
package struct LinearTerm: Hashable, Sendable {
  package var coefficient: Double
  package var variable: Variable

  package init(_ coefficient: Double, _ variable: Variable) {
    self.coefficient = coefficient
    self.variable = variable
  }
}

/// How a linear form compares with a constant.
package enum Relation: Int8, BitwiseCopyable, Sendable {
  case lessThanOrEqual = -1
  case equal = 0
  case greaterThanOrEqual = 1
}

/// The importance of a constraint: a level of its own for every distinct value, never a weight.
///
/// `0 < value <= 1000`; 1000 is required.
package struct Strength: Hashable, Comparable, Sendable {
  package let value: Float

  package init(_ value: Float) { self.value = value }

  package static let required = Strength(1000)

  package static func < (a: Strength, b: Strength) -> Bool { a.value < b.value }
}

/// Why a required constraint is broken.
package struct Conflict: Sendable {
  /// The constraint that is not enforced.
  package var broken: ConstraintID
  /// A minimal set that cannot hold together; it contains `broken`. In order of precedence.
  package var members: [ConstraintID]
  /// The least violation that `broken` can have while the other members hold.
  package var excess: Double
}

/// A variable that has another value in some equally good answer.
package struct Ambiguity: Sendable {
  package var variable: Variable
  /// The value in use.
  package var value: Double
  /// Another value it takes in an answer that is just as good.
  package var alternative: Double
}

/// What a solve came to.
package enum SolveOutcome: Sendable, Equatable {
  case solved
  /// The descent was stopped after this many steps; the values are those of the last step.
  case iterationLimit(Int)
}
