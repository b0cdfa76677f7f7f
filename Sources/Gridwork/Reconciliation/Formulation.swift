// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// Collects the constraints of a plan.
protocol Formulation {
  /// The constraints so far.
  var wanted: [WantedConstraint] { get set }
}

extension Formulation {
  /// Adds `Σ terms  relation  constant`.
  mutating func want(
    _ key: ConstraintKey, _ terms: [WantedTerm], _ relation: LayoutConstraint.Relation,
    _ constant: Double, _ reason: ConstraintReason, at priority: LayoutPriority = .required
  ) {
    wanted.append(
      WantedConstraint(
        key: key, terms: terms, relation: relation, constant: constant, priority: priority,
        reason: reason))
  }
}
