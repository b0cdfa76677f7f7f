// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

package import Gridwork

extension ComputedLayout {
  /// A constraint as code states it, such as `field.leading == label.trailing + 8`.
  ///
  /// A constraint that has no ``Constraint/equation`` is printed as in logs, without its class, its
  /// number, its priority and the list of names.
  package func statement(of constraint: Constraint) -> String {
    guard let equation = constraint.equation, let first = equation.terms.first, first.factor != 0
    else { return Self.withoutLogMarks(constraint.text) }
    // Divide by the first factor, so that the first term stands alone on the left.
    let isFlipped = first.factor < 0
    let rest = equation.terms.dropFirst().map { ($0, -$0.factor / first.factor) }
    var right = ""
    for (term, factor) in rest {
      right += Self.sign(of: factor, isFirst: right.isEmpty)
      let magnitude = numberText(factor.magnitude)
      right += (magnitude == "1" ? "" : "\(magnitude) * ") + text(of: term)
    }
    let constant = equation.constant / first.factor
    if right.isEmpty {
      right = numberText(constant)
    } else if numberText(constant) != "0" {
      right += Self.sign(of: constant, isFirst: false) + numberText(constant.magnitude)
    }
    return "\(text(of: first)) \(equation.relation.text(isFlipped: isFlipped)) \(right)"
  }

  /// Everything of a constraint's equation but the constant, with the first term alone.
  func leftSide(of constraint: Constraint) -> String {
    guard let equation = constraint.equation, let first = equation.terms.first, first.factor != 0
    else { return "" }
    var text = text(of: first)
    for term in equation.terms.dropFirst() {
      let factor = term.factor / first.factor
      text += Self.sign(of: factor, isFirst: false)
      let magnitude = numberText(factor.magnitude)
      text += (magnitude == "1" ? "" : "\(magnitude) * ") + self.text(of: term)
    }
    return text
  }

  private func text(of term: Constraint.Equation.Term) -> String {
    let subject =
      switch term.subject {
      case .item(let position): nameText(items[position].name)
      case .part(let name): name
      }
    return "\(subject).\(term.attribute)"
  }

  private static func sign(of number: Double, isFirst: Bool) -> String {
    if isFirst { return number < 0 ? "-" : "" }
    return number < 0 ? " - " : " + "
  }

  /// The body of `<LayoutConstraint:0x1 'name' BODY priority:250   (active, names: …)>`; any other text
  /// stays whole.
  private static func withoutLogMarks(_ text: String) -> String {
    guard text.hasPrefix("<"), text.hasSuffix(")>"), let space = text.firstIndex(of: " ") else {
      return text
    }
    var body = text[text.index(after: space)...]
    if body.first == "'", let end = body.dropFirst().firstIndex(of: "'") {
      body = body[body.index(after: end)...].drop { $0 == " " }
    }
    for tail in ["   (active", "   (inactive", " priority:"] {
      if let start = body.startOfLast(tail) { body = body[..<start] }
    }
    return String(body)
  }
}

extension LayoutConstraint.Relation {
  /// The relation as code spells it, or the relation of both sides negated.
  package func text(isFlipped: Bool = false) -> String {
    switch (self, isFlipped) {
    case (.equal, _): "=="
    case (.lessThanOrEqual, false), (.greaterThanOrEqual, true): "<="
    case (.greaterThanOrEqual, false), (.lessThanOrEqual, true): ">="
    }
  }
}

extension StringProtocol {
  /// The start of the last occurrence of a text.
  package func startOfLast(_ text: String) -> Index? {
    var index = endIndex
    while index > startIndex {
      index = self.index(before: index)
      if self[index...].hasPrefix(text) { return index }
    }
    return nil
  }
}
