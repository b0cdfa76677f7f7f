// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// Identifies a variable: a real number whose value the solver chooses.
package struct Variable: Hashable, Comparable, Sendable {
  /// The position in the solver's storage. It is reused after the variable is removed.
  package let index: Int32

  package init(index: Int32) { self.index = index }

  package static func < (a: Variable, b: Variable) -> Bool { a.index < b.index }
}

/// Identifies a constraint.
package struct ConstraintID: Hashable, Comparable, Sendable {
  /// The position in the solver's storage. It is reused after the constraint is removed.
  package let index: Int32

  package init(index: Int32) { self.index = index }

  package static func < (a: ConstraintID, b: ConstraintID) -> Bool { a.index < b.index }
}

/// One term of a linear expression: `coefficient · variable`.
package struct LinearTerm: Hashable, Sendable {
  package var coefficient: Double
  package var variable: Variable

  package init(_ coefficient: Double, _ variable: Variable) {
    self.coefficient = coefficient
    self.variable = variable
  }
}

/// Constraints that add up to a number, each with the factor by which its constant counts.
package typealias Composition = [(constraint: ConstraintID, factor: Double)]

/// How a linear expression compares with a constant.
package enum Relation: Int8, BitwiseCopyable, Sendable {
  case lessThanOrEqual = -1
  case equal = 0
  case greaterThanOrEqual = 1

  /// How far a constraint is from holding whose left side exceeds its constant by a difference.
  func violation(by difference: Double) -> Double {
    switch self {
    case .lessThanOrEqual: Swift.max(0, difference)
    case .greaterThanOrEqual: Swift.max(0, -difference)
    case .equal: difference.magnitude
    }
  }
}

/// The importance of a constraint. Every distinct value is a level of its own; strengths are never
/// weighted against each other.
///
/// `0 < value <= 1000`; 1000 means required.
package struct Strength: Hashable, Comparable, Sendable {
  package let value: Float

  package init(_ value: Float) { self.value = value }

  package static let required = Strength(1000)
  /// Only what is required is stronger.
  static let almostRequired = Strength(required.value.nextDown)

  package var isRequired: Bool { value == Self.required.value }

  package static func < (a: Strength, b: Strength) -> Bool { a.value < b.value }
}

/// Explains why a required constraint is broken.
package struct Conflict: Sendable {
  /// The constraint that is not enforced.
  package var broken: ConstraintID
  /// An irreducible infeasible set that contains `broken`, in order of precedence.
  package var members: [ConstraintID]
  /// The smallest violation that `broken` can have while the other members hold.
  package var excess: Double
}

/// A variable that has a different value in another, equally good answer.
package struct Ambiguity: Sendable {
  package var variable: Variable
  /// The value in use.
  package var value: Double
  /// A value that the variable has in another, equally good answer.
  package var alternative: Double
}

/// Which answers a solver verifies against the constraints as given, to repair those that fail.
package enum Verification: Sendable {
  case always
  /// Those that rounding may have spoiled.
  case whereDoubtful
  case never

  /// Builds with the trait `InternalChecks` verify all.
  package static var usual: Verification {
    #if InternalChecks
      .always
    #else
      .whereDoubtful
    #endif
  }
}

/// The outcome of a solve.
package enum SolveOutcome: Sendable, Equatable {
  case solved
  /// The descent stopped after this many steps, and the answer is not verified; the values are those of
  /// the last step.
  case iterationLimit(Int)
  /// No proof of the answer was found within limits, not even without rounding. The values are the best
  /// ones found.
  case undecided
}
