// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

extension ConstraintDescription {
  /// Returns a constraint as a sentence whose subject is one of its parts:
  /// `The leading edge of field is the trailing edge of label plus 8`.
  mutating func sentence(of constraint: DescribedConstraint, about place: Int) -> String {
    var parts = constraint.parts
    let subject = parts.remove(at: place)
    // Divide by the subject's factor, so that the subject stands alone.
    let relation =
      subject.factor < 0 ? constraint.relation.flipped : constraint.relation
    var text = "The \(words(for: subject)) \(relation.words)"
    var isFirst = true
    for part in parts {
      let factor = -part.factor / subject.factor
      let magnitude = formatted(factor.magnitude)
      let amount = magnitude == "1" ? "" : "\(magnitude) times "
      let sign = isFirst ? (factor < 0 ? " minus" : "") : (factor < 0 ? " minus" : " plus")
      text += "\(sign) \(amount)the \(words(for: part))"
      isFirst = false
    }
    let constant = constraint.constant / subject.factor
    if isFirst { return text + " " + formatted(constant) }
    let magnitude = formatted(constant.magnitude)
    return magnitude == "0" ? text : text + (constant < 0 ? " minus " : " plus ") + magnitude
  }

  private mutating func words(for part: DescribedConstraint.Part) -> String {
    let attribute =
      switch part.attribute {
      case "minX": "left edge"
      case "minY": "top edge"
      default: part.meaning?.words ?? part.attribute
      }
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
    case .left: "left edge"
    case .right: "right edge"
    case .top: "top edge"
    case .bottom: "bottom edge"
    case .leading: "leading edge"
    case .trailing: "trailing edge"
    case .width: "width"
    case .height: "height"
    case .centerX: "horizontal centre"
    case .centerY: "vertical centre"
    case .lastBaseline: "last baseline"
    case .firstBaseline: "first baseline"
    case .notAnAttribute: ""
    }
  }
}
