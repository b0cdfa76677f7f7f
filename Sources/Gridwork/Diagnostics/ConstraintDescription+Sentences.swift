// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

extension ConstraintDescription {
  /// Returns a constraint as code states it, with the first term alone on the left:
  /// `field.leading == label.trailing + 8`.
  mutating func statement(of constraint: DescribedConstraint) -> String {
    guard let first = constraint.parts.first, first.factor != 0 else {
      return "0 \(constraint.relation.sign) \(numberText(constraint.constant))"
    }
    let others = constraint.parts.dropFirst().map {
      (factor: -$0.factor / first.factor, text: term($0))
    }
    let relation = first.factor < 0 ? constraint.relation.flipped : constraint.relation
    return "\(term(first)) \(relation.sign) "
      + SumNotation.code.text(others, constraint.constant / first.factor)
  }

  private mutating func term(_ part: DescribedConstraint.Part) -> String {
    part.item.isQuantity ? plainName(of: part.item) : "\(subject(of: part)).\(part.attribute)"
  }

  /// The name of a part in code: that of a view in quotes if it is not a word, and that of something else
  /// that a container places as it is, such as `column 0`.
  private mutating func subject(of part: DescribedConstraint.Part) -> String {
    let name = plainName(of: part.item)
    return part.item.slot == nil ? name : nameText(name)
  }

  /// Returns a constraint on one size or one distance in words: `panel is at most 200 wide`, `field must
  /// be 300 wide`, `field.leading - label.trailing is 8`. Nil for any other constraint.
  mutating func claim(
    of constraint: DescribedConstraint, isDemand: Bool, isAboutIt: Bool = false
  ) -> String? {
    let parts = constraint.parts
    let limit =
      switch constraint.relation {
      case .equal: ""
      case .lessThanOrEqual: "at most "
      case .greaterThanOrEqual: "at least "
      }
    let verb = isDemand ? "must be" : "is"
    let number = limit + numberText(constraint.constant)
    if parts.count == 1, parts[0].factor == 1 {
      let name = isAboutIt ? "it" : subject(of: parts[0])
      return switch parts[0].meaning {
      case .width: "\(name) \(verb) \(number) wide"
      case .height: "\(name) \(verb) \(number) high"
      default: "\(isAboutIt ? "it" : term(parts[0])) \(verb) \(number)"
      }
    }
    guard parts.count == 2, parts.contains(where: { $0.factor == 1 }),
      parts.contains(where: { $0.factor == -1 }), parts.allSatisfy({ $0.isPosition })
    else { return nil }
    return "\(isAboutIt ? "it" : subject(of: constraint)) \(verb) \(number)"
  }

  /// The quantity that a constraint is about: `a.width`, `b.leading - a.trailing`; for one that
  /// relates several sizes, the constraint itself. Where an amount has no sign, a distance runs the way
  /// in which it is not negative.
  mutating func subject(
    of constraint: DescribedConstraint, isUnsigned: Bool = false
  ) -> String {
    let parts = constraint.parts
    if parts.count == 1 { return term(parts[0]) }
    guard parts.count == 2, parts.allSatisfy({ $0.isPosition }),
      let start = parts.first(where: { $0.factor == -1 }),
      let end = parts.first(where: { $0.factor == 1 })
    else { return "from \(statement(of: constraint))" }
    return isUnsigned && constraint.constant < 0
      ? "\(term(start)) - \(term(end))" : "\(term(end)) - \(term(start))"
  }

  /// Returns a constraint as a sentence whose subject is one of its parts:
  /// `The leading edge of field is the trailing edge of label plus 8`.
  mutating func sentence(of constraint: DescribedConstraint, about place: Int) -> String {
    var parts = constraint.parts
    let subject = parts.remove(at: place)
    // Divide by the subject's factor, so that the subject stands alone.
    let relation =
      subject.factor < 0 ? constraint.relation.flipped : constraint.relation
    let claim = "The \(words(for: subject)) \(relation.words) "
    let others = parts.map {
      (factor: -$0.factor / subject.factor, text: "the \(words(for: $0))")
    }
    return claim + SumNotation.words.text(others, constraint.constant / subject.factor)
  }

  private mutating func words(for part: DescribedConstraint.Part) -> String {
    if part.item.isQuantity { return plainName(of: part.item) }
    let attribute =
      part.meaning?.words ?? ComputedLayout.Ambiguity.Attribute(rawValue: part.attribute)?.words
      ?? part.attribute
    return "\(attribute) of \(plainName(of: part.item))"
  }
}

extension LayoutConstraint.Relation {
  fileprivate var words: String {
    switch self {
    case .lessThanOrEqual: "is at most"
    case .equal: "is"
    case .greaterThanOrEqual: "is at least"
    }
  }
}

extension LayoutConstraint.Attribute {
  fileprivate var words: String {
    switch self {
    case .left, .right, .top, .bottom, .leading, .trailing: "\(self) edge"
    case .width, .height, .notAnAttribute: description
    case .centerX: "horizontal centre"
    case .centerY: "vertical centre"
    case .lastBaseline: "last baseline"
    case .firstBaseline: "first baseline"
    }
  }
}
