// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

package import ConstraintSolver

/// `Σ coefficient · variable`, written as one writes it: `2 * x + width - left - right`.
package struct LinearForm: Equatable, Sendable {
  package var terms: [LinearTerm]

  package init(_ variable: Variable) { terms = [LinearTerm(1, variable)] }

  private init(_ terms: [LinearTerm]) { self.terms = terms }

  package static func + (a: LinearForm, b: LinearForm) -> LinearForm {
    LinearForm(a.terms + b.terms)
  }

  package static func - (a: LinearForm, b: LinearForm) -> LinearForm { a + -1 * b }

  package static func * (factor: Double, form: LinearForm) -> LinearForm {
    LinearForm(form.terms.map { LinearTerm(factor * $0.coefficient, $0.variable) })
  }
}
