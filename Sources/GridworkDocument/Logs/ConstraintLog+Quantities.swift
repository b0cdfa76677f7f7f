// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork

extension ConstraintLog {
  /// One side of a relation: an attribute, or the distance between two positions.
  enum Quantity: Sendable, Hashable {
    case attribute(Term)
    case distance(from: Term, to: Term)

    /// The attributes that the quantity consists of.
    var terms: [Term] {
      switch self {
      case .attribute(let term): [term]
      case .distance(let from, let to): [from, to]
      }
    }
  }

  /// `first  relation  multiplier * second + constant`.
  struct Comparison: Sendable, Hashable {
    var first: Quantity
    var relation: LayoutConstraint.Relation
    var multiplier = 0.0
    var second: Quantity?
    var constant: Double
    var priority: LayoutPriority

    /// The attributes on both sides.
    var terms: [Term] { first.terms + (second?.terms ?? []) }

    /// The two items whose facing edges the comparison relates; nil for any other comparison.
    var neighbours: (first: Int, second: Int)? {
      let facing: [Set<LayoutConstraint.Attribute>] = [
        [.leading, .trailing], [.left, .right], [.top, .bottom],
      ]
      return items { facing.contains([$0, $1]) }
    }

    /// The two items of which the comparison relates the same edge; nil for any other comparison.
    var alignedItems: (first: Int, second: Int)? { items { $0 == $1 && !$0.isExtent } }

    /// The two items whose attributes the comparison relates, if the attributes satisfy a condition.
    private func items(
      where condition: (LayoutConstraint.Attribute, LayoutConstraint.Attribute) -> Bool
    ) -> (first: Int, second: Int)? {
      guard case .attribute(let a) = first, case .attribute(let b)? = second,
        case .item(let one) = a.subject, case .item(let other) = b.subject,
        condition(a.attribute, b.attribute)
      else { return nil }
      return (one, other)
    }
  }
}

extension ConstraintLog.Relation {
  /// The relation as a comparison of one or two quantities.
  func comparison() throws(LogFailure) -> ConstraintLog.Comparison {
    let quantities = try quantities()
    guard let first = quantities.first, quantities.count <= 2 else {
      throw LogFailure("It relates more than two quantities.")
    }
    // first · factor + second · otherFactor  relation  constant, divided by factor.
    let second = quantities.count == 2 ? quantities[1] : nil
    return ConstraintLog.Comparison(
      first: first.quantity, relation: first.factor < 0 ? relation.flipped : relation,
      multiplier: second.map { -$0.factor / first.factor } ?? 0, second: second?.quantity,
      constant: constant / first.factor, priority: priority)
  }

  private func quantities() throws(LogFailure) -> [(
    quantity: ConstraintLog.Quantity, factor: Double
  )] {
    let positions = terms.filter { !$0.attribute.isExtent }
    guard Set(positions.compactMap { $0.attribute.followsDirection }).count < 2 else {
      throw LogFailure("It relates leading or trailing to left or right.")
    }
    if terms.count == 2, positions.count == 2 {
      guard positions[0].attribute.axis == positions[1].attribute.axis else {
        throw LogFailure("It relates a horizontal to a vertical position.")
      }
      return positions.sorted { $0.factor > $1.factor }.map { (.attribute($0), $0.factor) }
    }
    var quantities: [(quantity: ConstraintLog.Quantity, factor: Double)] =
      terms.filter { $0.attribute.isExtent }.map { (.attribute($0), $0.factor) }
    var rest = positions
    if let between = Self.between(rest) {
      (quantities, rest) = (quantities + between, [])
    }
    // Two positions with opposite factors form a distance.
    while let first = rest.first {
      rest.removeFirst()
      let partner = rest.firstIndex {
        $0.factor == -first.factor && $0.attribute.axis == first.attribute.axis
      }
      guard let partner else { throw LogFailure("It relates a position to an extent.") }
      let second = rest.remove(at: partner)
      let (from, to) = first.factor > 0 ? (second, first) : (first, second)
      // A second distance with the same factor belongs to the other side of the relation.
      let isOther = quantities.contains { $0.factor == to.factor }
      quantities.append(
        isOther
          ? (.distance(from: to, to: from), -to.factor)
          : (.distance(from: from, to: to), to.factor))
    }
    return quantities.sorted { $0.factor > $1.factor }
  }

  /// The distances of a position and of the end of a range from the start of the range, if the three
  /// positions mean a place in the range: `c == a + 0.5 * (b - a)`.
  private static func between(
    _ positions: [ConstraintLog.Term]
  ) -> [(quantity: ConstraintLog.Quantity, factor: Double)]? {
    guard positions.count == 3, (positions.reduce(0) { $0 + $1.factor }).magnitude < 1e-9,
      Set(positions.map { $0.attribute.axis }).count == 1
    else { return nil }
    // The place in the range is alone on its side of the relation.
    let isPositive = positions.count { $0.factor > 0 } == 1
    let place = positions.first { ($0.factor > 0) == isPositive }
    let range = positions.filter { ($0.factor > 0) != isPositive }
    guard let place, range.count == 2 else { return nil }
    return [
      (.distance(from: range[0], to: place), place.factor),
      (.distance(from: range[0], to: range[1]), range[1].factor),
    ]
  }
}

extension LayoutConstraint.Attribute {
  /// Whether the edge follows the layout direction; nil for an attribute to which it does not matter.
  var followsDirection: Bool? {
    switch self {
    case .leading, .trailing: true
    case .left, .right: false
    default: nil
    }
  }
}
