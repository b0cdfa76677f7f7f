// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork

// Constraint bodies such as `H:|-(8)-[A]   (LTR)`, `V:[A]-(>=0)-[B]`, `H:[A(44)]`.

extension LogConstraintReader {
  /// One end of a distance: an item or the superview.
  private enum End {
    case superview
    case item(Int)
  }

  /// The relation and the constant of a distance, before the direction is known.
  private struct Gap {
    var relation: LayoutConstraint.Relation
    var distance: Double
    var priority: LayoutPriority
  }

  /// Reads distances and extents along an axis.
  mutating func visualFormat(
    along axis: LayoutAxis
  ) throws(LogFailure) -> [ConstraintLog.Relation] {
    var relations: [ConstraintLog.Relation] = []
    var distances: [(near: End, gap: Gap, far: End)] = []
    var last = try end(along: axis, &relations)
    cursor.skipBlanks()
    while cursor.isAt("-") || cursor.isAt("[") || cursor.isAt("|") {
      let gap = try self.gap()
      let next = try end(along: axis, &relations)
      distances.append((last, gap, next))
      last = next
      cursor.skipBlanks()
    }
    // The direction comes last.
    var isLeftToRight: Bool?
    if cursor.take("(LTR)") { isLeftToRight = true }
    if cursor.take("(RTL)") { isLeftToRight = false }
    for (near, gap, far) in distances {
      relations.append(try relation(from: near, gap, to: far, axis, isLeftToRight))
    }
    guard !relations.isEmpty else { throw LogFailure("It relates no attribute.") }
    return relations
  }

  private mutating func end(
    along axis: LayoutAxis, _ relations: inout [ConstraintLog.Relation]
  ) throws(LogFailure) -> End {
    cursor.skipBlanks()
    if cursor.take("|") { return .superview }
    guard cursor.take("[") else { throw cursor.unexpected("a view in brackets") }
    let item = try self.item()
    cursor.skipBlanks()
    if cursor.take("(") {
      let extent = try amount()
      guard cursor.take(")") else { throw cursor.unexpected("a closing parenthesis") }
      relations.append(
        ConstraintLog.Relation(
          terms: [
            ConstraintLog.Term(
              factor: 1, subject: .item(item), attribute: axis == .horizontal ? .width : .height)
          ],
          relation: extent.relation, constant: extent.distance, priority: extent.priority))
    }
    cursor.skipBlanks()
    guard cursor.take("]") else { throw cursor.unexpected("a closing bracket") }
    return .item(item)
  }

  /// Reads `-(>=8)-`, `-8-`, or nothing, which means a distance of 0.
  private mutating func gap() throws(LogFailure) -> Gap {
    guard cursor.take("-") else {
      return Gap(relation: .equal, distance: 0, priority: .required)
    }
    cursor.skipBlanks()
    let gap: Gap
    if cursor.take("(") {
      gap = try amount()
      guard cursor.take(")") else { throw cursor.unexpected("a closing parenthesis") }
    } else {
      gap = try amount()
    }
    cursor.skipBlanks()
    guard cursor.take("-") else { throw cursor.unexpected("a hyphen") }
    return gap
  }

  /// Reads `8`, `>=8`, `NSSpace(8)`, `8@750`.
  private mutating func amount() throws(LogFailure) -> Gap {
    cursor.skipBlanks()
    let isNumber = cursor.next?.isDigit == true || cursor.isAt("-") || cursor.isAt("N")
    let relation = isNumber ? .equal : try self.relation()
    cursor.skipBlanks()
    let distance: Double
    if let space = try standardSpace() {
      distance = space
    } else {
      distance = try cursor.takeNumber()
    }
    let priority = cursor.take("@") ? try self.priority() : .required
    cursor.skipBlanks()
    return Gap(relation: relation, distance: distance, priority: priority)
  }

  /// `far's edge - near's edge  relation  distance`. An item at the superview's edge is related to
  /// that same edge.
  private mutating func relation(
    from near: End, _ gap: Gap, to far: End, _ axis: LayoutAxis, _ isLeftToRight: Bool?
  ) throws(LogFailure) -> ConstraintLog.Relation {
    let start: LayoutConstraint.Attribute
    let end: LayoutConstraint.Attribute
    switch (axis, isLeftToRight) {
    case (.vertical, _): (start, end) = (.top, .bottom)
    case (.horizontal, nil): (start, end) = (.leading, .trailing)
    case (.horizontal, true?): (start, end) = (.left, .right)
    case (.horizontal, false?): (start, end) = (.right, .left)
    }
    let terms: [ConstraintLog.Term]
    switch (near, far) {
    case (.superview, .item(let item)):
      terms = [term(1, .item(item), start), term(-1, container(of: item), start)]
    case (.item(let item), .superview):
      terms = [term(1, container(of: item), end), term(-1, .item(item), end)]
    case (.item(let first), .item(let second)):
      terms = [term(1, .item(second), start), term(-1, .item(first), end)]
    case (.superview, .superview):
      throw LogFailure("It relates no view.")
    }
    // From right to left, distances change their sign.
    let sign = isLeftToRight == false && axis == .horizontal ? -1.0 : 1
    return ConstraintLog.Relation(
      terms: terms.map { term in
        var term = term
        term.factor *= sign
        return term
      }, relation: gap.relation, constant: gap.distance, priority: gap.priority)
  }

  private func term(
    _ factor: Double, _ subject: ConstraintLog.Subject, _ attribute: LayoutConstraint.Attribute
  ) -> ConstraintLog.Term {
    ConstraintLog.Term(factor: factor, subject: subject, attribute: attribute)
  }

  private mutating func container(of item: Int) -> ConstraintLog.Subject {
    guard let superview else { return .superview(of: item) }
    items.setSuperview(superview, of: item)
    return .item(superview)
  }
}
