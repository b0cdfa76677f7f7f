// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

// What reasons say about a constraint.

extension ComputedLayout.Constraint {
  /// Whether the constraint is what the content of a view asks for.
  var isOfContent: Bool {
    reason == ConstraintReason.Kind.contentHugging.rawValue
      || reason == ConstraintReason.Kind.compressionResistance.rawValue
  }

  /// `name.width == 80`, or `grid.width == 300, the size of the root`.
  var statementWithProvenance: String {
    statement + (provenance.isEmpty ? "" : ", \(provenance)")
  }

  /// `half of the 200 in `, where an amount is a fraction or a multiple of the constant; empty where it
  /// is the constant itself.
  func part(ofAmount amount: Double) -> String {
    // A baseline counts where it lies, which the constant does not tell.
    let isExact = equation?.terms.allSatisfy {
      ![.firstBaseline, .lastBaseline].contains($0.attribute)
    }
    guard isExact == true, let constant = writtenConstant, amount != 0, constant != 0 else {
      return ""
    }
    let factor = (amount / constant).magnitude
    if (factor - 1).magnitude < LengthTolerance.noticeable { return "" }
    let isHalf = (factor - 0.5).magnitude < LengthTolerance.noticeable
    let share = isHalf ? "half of" : "\(numberText(factor)) times"
    return "\(share) the \(numberText(constant.magnitude)) in "
  }

  /// The constant of the statement, which divides by the factor of its first term.
  private var writtenConstant: Double? {
    equation.flatMap { equation in
      equation.terms.first.map { equation.constant / $0.factor }
    }
  }
}
