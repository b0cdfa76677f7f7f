// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// Chooses values for real variables so that linear constraints hold as well as they can, level by level.
package struct Solver: ~Copyable {
  package init() {}

  // MARK: Variables

  /// Adds a variable. A non-negative one has a bound that is in force throughout: it is never
  /// broken and never listed in a conflict.
  package mutating func addVariable(isNonNegative: Bool = false) -> Variable { fatalError() }

  /// Removes a variable that no constraint mentions.
  package mutating func removeVariable(_ variable: Variable) { fatalError() }

  // MARK: Constraints

  /// Adds `Σ coefficient · variable  relation  constant  @strength`.
  ///
  /// Terms may repeat a variable; coefficients add up. No terms at all is legal.
  package mutating func addConstraint(
    _ terms: [LinearTerm], _ relation: Relation, _ constant: Double, _ strength: Strength
  ) -> ConstraintID { fatalError() }

  package mutating func removeConstraint(_ id: ConstraintID) { fatalError() }

  package mutating func setConstant(_ constant: Double, of id: ConstraintID) { fatalError() }

  package mutating func setStrength(_ strength: Strength, of id: ConstraintID) { fatalError() }

  // MARK: Solving

  /// Brings values and broken marks up to date; does nothing when nothing changed.
  ///
  /// `precedes` orders required constraints: where they contradict each other, one that contradicts
  /// those before it is broken. It is asked only about constraints involved in a conflict.
  package mutating func solve(
    precedes: (ConstraintID, ConstraintID) -> Bool = { $0 < $1 }
  ) -> SolveOutcome { fatalError() }

  /// After `solve`: chooses, among the equally good answers, the one in which variables, compared
  /// in the order given by `comesFirst`, are nearest zero. Costs nothing where nothing is ambiguous.
  package mutating func canonicalize(
    comesFirst: (Variable, Variable) -> Bool = { $0 > $1 }
  ) { fatalError() }

  /// The value after the last `solve`.
  package func value(of variable: Variable) -> Double { fatalError() }

  // MARK: Questions about the last solve

  /// Broken constraints in order of precedence, each with a minimal set.
  package var conflicts: [Conflict] { fatalError() }

  package func isBroken(_ id: ConstraintID) -> Bool { fatalError() }

  /// How far a constraint is from holding, in its own units; 0 when it holds.
  package func violation(of id: ConstraintID) -> Double { fatalError() }

  /// The sum of violations of every soft level present, strongest first.
  package func violations() -> [(strength: Strength, sum: Double)] { fatalError() }

  /// The variables that have another value in some equally good answer, in order of their number.
  /// The values in use do not change.
  package mutating func ambiguities() -> [Ambiguity] { fatalError() }

  /// The constraints that determine the value: those that are tight and that the value depends on.
  package mutating func determiningConstraints(of variable: Variable) -> [ConstraintID] {
    fatalError()
  }

  /// Counters since the solver was made.
  package var statistics: Statistics { fatalError() }

  package struct Statistics: Sendable {
    package var pivots = 0
    package var steps = 0
    package var solves = 0
    /// Constraints added, removed, changed: what reconciliation is measured by.
    package var additions = 0
    package var removals = 0
    package var constantChanges = 0
    package var strengthChanges = 0
  }
}
