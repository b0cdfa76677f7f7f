// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

extension LayoutConstraint {
  /// Stops the program if the sides cannot form a constraint; the message says which ones and why.
  func validate() {
    let first = firstSide
    requireFinite(constantStorage, "constant")
    requireFinite(multiplier, "multiplier")
    if let systemSpacing { requireFinite(systemSpacing, "system spacing multiplier") }
    guard first.kind != .none else {
      programmerError(
        "A constraint needs a first attribute; notAnAttribute cannot be one. Use an edge, a centre, a baseline "
          + "or a size.")
    }
    guard let second = secondSide else {
      guard first.kind == .extent else {
        programmerError(
          "A constraint of a position needs a second item: \(firstText) relates to nothing. "
            + "Relate it to an edge, for instance of the superview.")
      }
      return checkBaselines()
    }
    guard first.kind == second.kind else {
      programmerError(
        "\(firstText) cannot relate to \(secondText): "
          + "no constraint relates a \(first.kind.name) and \(second.kind.nameWithArticle). "
          + "Relate two attributes of one kind.")
    }
    checkDirections()
    checkBaselines()
  }

  func requireFinite(_ value: Double, _ name: String) {
    guard value.isFinite else {
      programmerError(
        "The \(name) of a constraint on \(firstText) must be a finite number, not \(numberText(value)). "
          + "To lift a limit, deactivate its constraint.")
    }
  }

  private func checkDirections() {
    guard hasPart(where: { $0.attribute.isRelativeToDirection }),
      hasPart(where: { $0.attribute.isAbsolute })
    else { return }
    programmerError(
      "\(firstText) cannot relate to \(secondText): leading and trailing follow the direction, "
        + "left and right do not. Use one pair or the other on both sides.")
  }

  private func checkBaselines() {
    forEachPart { part in
      guard part.attribute.isBaseline, part.item.asView == nil else { return }
      programmerError(
        "\(part.item.label).\(part.attribute) cannot be constrained: a layout guide has no baseline. Use its top "
          + "or bottom, or the baseline of a view.")
    }
  }

  private var firstText: String { "\(firstItem?.label ?? "a lost item").\(firstAttribute)" }

  private var secondText: String { "\(secondItem?.label ?? "a lost item").\(secondAttribute)" }
}

extension AttributeKind {
  fileprivate var name: String {
    switch self {
    case .xPosition: "horizontal position"
    case .yPosition: "vertical position"
    case .extent: "size"
    case .none: "nothing"
    }
  }

  fileprivate var nameWithArticle: String { "a \(name)" }
}
