// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// Writes the sum that proves a conflict as a sentence.
///
/// Multiples of the constraints' constants add up to the excess. Those with the sign of the broken
/// constraint go to the left, the others to the right:
///
///     10 + 300 + 10 = 320, but panel is 200 wide: 120 too much.
struct ConflictArithmetic {
  private typealias Sum = ComputedLayout.Conflict.Sum

  private let described: [DescribedConstraint]
  private let broken: Int
  private let factors: [Double]
  private let amounts: [Double]
  private let extents: [String]

  /// - Parameters:
  ///   - described: The constraints.
  ///   - broken: The position of the broken one.
  ///   - factors: How many times every constraint counts.
  ///   - amounts: The factors times the constants as the solver knows them, which include baselines and
  ///     insets.
  ///   - extents: The sizes that count because they are not negative.
  init(
    _ described: [DescribedConstraint], broken: Int, factors: [Double], amounts: [Double],
    extents: [String]
  ) {
    self.described = described
    self.broken = broken
    self.factors = factors
    self.extents = extents
    // The side of the broken constraint is positive; if it adds nothing, the side that has fewer terms.
    let isNegative =
      amounts[broken] != 0
      ? amounts[broken] < 0 : amounts.count { $0 < 0 } < amounts.count { $0 > 0 }
    self.amounts = isNegative ? amounts.map { -$0 } : amounts
  }

  mutating func sum(_ description: inout ConstraintDescription) -> ComputedLayout.Conflict.Sum {
    let order = self.order
    let isLonely = described.count == 1 && !extents.isEmpty
    var text =
      comparison(&description) ?? balance(order, isLonely: isLonely, &description)
    // A constraint that contradicts nothing but the size's sign says so itself.
    if !extents.isEmpty, !isLonely {
      text += " (\(extents.joined(separator: " and ")) \(neverNegative))"
    }
    return Sum(
      terms: order.map { Sum.Term(constraint: $0, factor: factors[$0], amount: amounts[$0]) },
      extents: extents, text: text + ".")
  }

  /// Two constraints on the same quantity: `a must be 30 wide, but it is 20 wide: 10 too much`. Nil for
  /// any other conflict.
  private func comparison(_ description: inout ConstraintDescription) -> String? {
    guard described.count == 2, extents.isEmpty,
      (0..<2).allSatisfy({ !isMultiple($0) && saysItsAmount($0) }),
      let other = described[1 - broken].reading(thePartsOf: described[broken]),
      let demand = description.claim(of: described[broken], isDemand: true),
      let fact = description.claim(of: other, isDemand: false, isAboutIt: true)
    else { return nil }
    return "\(demand), but \(fact): " + difference(described[broken].constant, other.constant)
  }

  /// What the amounts of one sign come to against those of the other:
  /// `10 + 300 + 10 = 320, but panel is 200 wide: 120 too much`.
  private func balance(
    _ order: [Int], isLonely: Bool, _ description: inout ConstraintDescription
  ) -> String {
    var left = order.filter { amounts[$0] > 0 }
    let right = order.filter { amounts[$0] < 0 }
    let total = left.reduce(0) { $0 + amounts[$1] }
    let limit = right.reduce(0) { $0 - amounts[$1] }
    // A broken constraint without an amount asks for nothing.
    if left.isEmpty { left = [broken] }
    // 1. What comes to more, or to less, than it may. An amount is the size of a negative constant.
    let isNegative = right.isEmpty && left.count == 1 && described[left[0]].constant < 0
    var text = side(left, isNegative ? -total : total, isDemand: true, &description)
    // 2. What it should come to.
    if isLonely {
      text += ", but \(extents.joined(separator: " and ")) \(neverNegative)"
    } else if right.isEmpty {
      let others = described.count - left.count
      let fact = others == 1 ? "the other leaves 0" : "the others leave 0"
      text += ", but " + (others == 0 ? "the sum has to be 0" : fact)
    } else {
      text += ", but \(side(right, limit, isDemand: false, &description))"
    }
    // 3. The difference.
    return "\(text): \(difference(isNegative ? -total : total, limit))"
  }

  private func difference(_ total: Double, _ limit: Double) -> String {
    "\(numberText((total - limit).magnitude)) too \(total > limit ? "much" : "little")"
  }

  private var neverNegative: String {
    extents.count == 1 ? "is never negative" : "are never negative"
  }

  /// Whether the constant of a constraint is its amount: that of a baseline counts where it lies.
  private func saysItsAmount(_ index: Int) -> Bool {
    (described[index].constant.magnitude - amounts[index].magnitude).magnitude
      < LengthTolerance.rounding
  }

  private func isMultiple(_ index: Int) -> Bool {
    abs(factors[index].magnitude - 1) > LengthTolerance.rounding
  }

  /// The constraints of one side: as words if there is only one, as a sum otherwise.
  private func side(
    _ terms: [Int], _ total: Double, isDemand: Bool, _ description: inout ConstraintDescription
  ) -> String {
    guard terms.count == 1, !isMultiple(terms[0]) else {
      return equation(terms, total, &description)
    }
    let constraint = described[terms[0]]
    // An amount may be the other way round from what the constraint says, and counts baselines.
    if (constraint.constant - total).magnitude < LengthTolerance.rounding,
      let claim = description.claim(of: constraint, isDemand: isDemand)
    {
      return claim
    }
    let verb = isDemand ? "asks for" : "leaves"
    return "\(description.statement(of: constraint)) \(verb) \(numberText(total))"
  }

  /// `10 + 2 * 30 (a.width) = 70`.
  private func equation(
    _ terms: [Int], _ total: Double, _ description: inout ConstraintDescription
  ) -> String {
    var texts: [String] = []
    for index in terms {
      let magnitude = amounts[index].magnitude
      guard isMultiple(index), magnitude > 0 else {
        texts.append(numberText(magnitude))
        continue
      }
      let factor = factors[index].magnitude
      texts.append(
        "\(numberText(factor)) * \(numberText(magnitude / factor)) "
          + "(\(description.subject(of: described[index], isUnsigned: true)))")
    }
    return "\(texts.joined(separator: " + ")) = \(numberText(total))"
  }

  // MARK: The order of terms

  /// An edge of an item.
  private struct Edge: Hashable {
    var item: DescribedConstraint.Item
    var isFar: Bool
    var axis: LayoutAxis?
  }

  /// The constraints in the order in which one meets them on a walk from edge to edge, starting where
  /// the right side's only constraint begins. Those that are not on the way come last.
  private var order: [Int] {
    var rest = described.indices.filter { factors[$0] != 0 }
    let right = rest.filter { amounts[$0] < 0 }
    var walk: [Int] = []
    guard let start = right.count == 1 ? right.first : rest.first,
      var here = links(start)?.0
    else { return rest }
    let end = here
    rest.removeAll { $0 == start && right.count == 1 }
    while let next = rest.first(where: { touches($0, here) }), let (a, b) = links(next) {
      walk.append(next)
      rest.removeAll { $0 == next }
      here = a == here ? b : a
      if here == end { break }
    }
    return walk + rest + (right.count == 1 ? [start] : [])
  }

  private func touches(_ index: Int, _ edge: Edge) -> Bool {
    links(index).map { $0.0 == edge || $0.1 == edge } ?? false
  }

  /// The two edges that a constraint relates; nil for any other constraint.
  private func links(_ index: Int) -> (Edge, Edge)? {
    let parts = described[index].parts
    func edge(_ part: DescribedConstraint.Part) -> Edge? {
      part.meaning?.isFarEdge.map { Edge(item: part.item, isFar: $0, axis: part.meaning?.axis) }
    }
    if parts.count == 1, let meaning = parts[0].meaning, meaning.kind == .extent {
      let near = Edge(item: parts[0].item, isFar: false, axis: meaning.axis)
      return (near, Edge(item: near.item, isFar: true, axis: near.axis))
    }
    guard parts.count == 2, let first = edge(parts[0]), let second = edge(parts[1]) else {
      return nil
    }
    return (first, second)
  }
}

extension DescribedConstraint {
  /// The constraint with the sign that another one on the same quantity has; nil if it is on another
  /// quantity.
  fileprivate func reading(thePartsOf other: DescribedConstraint) -> DescribedConstraint? {
    guard parts.count == other.parts.count, let first = other.parts.first else { return nil }
    func twin(_ part: Part) -> Part? {
      parts.first { $0.item == part.item && $0.attribute == part.attribute }
    }
    let isReversed = twin(first).map { $0.factor == -first.factor } ?? false
    let sign = isReversed ? -1.0 : 1
    guard other.parts.allSatisfy({ twin($0)?.factor == sign * $0.factor }) else { return nil }
    var result = self
    result.parts = other.parts
    result.constant *= sign
    if isReversed { result.relation = relation.flipped }
    return result
  }
}
