// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// One position or extent that a constraint mentions, with its factor on the left-hand side of
/// `Σ factor · part  relation  constant`.
struct ConstraintPart {
  let item: LayoutItem
  let attribute: LayoutConstraint.Attribute
  let factor: Double
  /// The index of the part: 0 and 1 for the first side and its start, 2 and 3 for the second.
  let index: Int
}

extension LayoutConstraint {
  /// The number of parts that the constraint was created with.
  var partCount: Int { firstSide.partCount + (secondSide?.partCount ?? 0) }

  /// Whether a side is a distance between two positions.
  var isComposite: Bool { firstSide.start != nil || secondSide?.start != nil }

  /// Visits the parts whose items still exist.
  ///
  ///     first - first.start  relation  multiplier · (second - second.start) + constant
  ///     first - first.start - multiplier · second + multiplier · second.start  relation  constant
  @inline(__always)
  func forEachPart(_ body: (ConstraintPart) -> Void) {
    if let item = firstItem {
      body(ConstraintPart(item: item, attribute: firstAttribute, factor: 1, index: 0))
    }
    if let start = firstSide.start, let item = start.item {
      body(ConstraintPart(item: item, attribute: start.attribute, factor: -1, index: 1))
    }
    if let item = secondItem {
      body(
        ConstraintPart(item: item, attribute: secondAttribute, factor: -multiplier, index: 2))
    }
    if let start = secondSide?.start, let item = start.item {
      body(ConstraintPart(item: item, attribute: start.attribute, factor: multiplier, index: 3))
    }
  }

  /// The parts whose items still exist.
  var parts: [ConstraintPart] {
    var result: [ConstraintPart] = []
    forEachPart { result.append($0) }
    return result
  }

  /// Whether the constraint mentions horizontal positions that follow the layout direction.
  ///
  /// Leading and trailing do. A centre, or any position with a factor, does unless the constraint
  /// names left or right.
  var followsDirection: Bool {
    if hasPart(where: { $0.attribute.isRelativeToDirection }) { return true }
    return multiplier != 1 && hasPart { $0.attribute.kind == .xPosition }
      && !hasPart { $0.attribute.isAbsolute }
  }

  var mentionsBaseline: Bool { hasPart { $0.attribute.isBaseline } }

  /// Returns whether a part whose item still exists satisfies a condition.
  @inline(__always)
  func hasPart(where condition: (ConstraintPart) -> Bool) -> Bool {
    var found = false
    forEachPart { if !found { found = condition($0) } }
    return found
  }
}
