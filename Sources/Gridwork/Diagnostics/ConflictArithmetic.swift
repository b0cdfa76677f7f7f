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
  ///   - factors: How often every constraint counts.
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
    // The side of the broken constraint is positive; if it adds nothing, the side that has more terms.
    let isNegative =
      amounts[broken] != 0
      ? amounts[broken] < 0 : amounts.count { $0 < 0 } > amounts.count { $0 > 0 }
    self.amounts = isNegative ? amounts.map { -$0 } : amounts
  }

  mutating func sum(_ description: inout ConstraintDescription) -> ComputedLayout.Conflict.Sum {
    let order = self.order
    let left = order.filter { amounts[$0] > 0 }
    let right = order.filter { amounts[$0] < 0 }
    let total = left.reduce(0) { $0 + amounts[$1] }
    let limit = right.reduce(0) { $0 - amounts[$1] }
    var text = ""
    // 1. What comes to more, or to less, than it may.
    if left.count == 1,
      let claim = claim(left[0], isDemand: true, &description)
    {
      text = claim
    } else {
      text = equation(left, total)
    }
    // 2. What it should come to.
    let isAboutIt =
      left.count == 1 && right.count == 1 && !isMultiple(left[0])
      && described[left[0]].parts.count == 1
      && described[left[0]].parts[0].item == described[right[0]].parts.first?.item
    if right.isEmpty {
      text += described.count == 1 ? ", but can only be 0" : ", but the others leave 0"
    } else if right.count == 1,
      let claim = claim(right[0], isDemand: false, isAboutIt: isAboutIt, &description)
    {
      text += ", but \(claim)"
    } else {
      text += ", but \(equation(right, limit))"
    }
    // 3. The difference.
    // An amount is the size of a negative constant: less than nothing is too little.
    let isNegative = left.count == 1 && described[left[0]].constant < 0
    let isMore = (total > limit) != (isNegative && right.isEmpty)
    text += ": \(numberText((total - limit).magnitude)) too \(isMore ? "much" : "little")"
    if !extents.isEmpty {
      let verb = extents.count == 1 ? "is" : "are"
      text += " (\(extents.joined(separator: " and ")) \(verb) never negative)"
    }
    return Sum(
      terms: order.map { Sum.Term(constraint: $0, factor: factors[$0], amount: amounts[$0]) },
      extents: extents, text: text + ".")
  }

  private func isMultiple(_ index: Int) -> Bool {
    abs(factors[index].magnitude - 1) > LengthTolerance.rounding
  }

  /// A constraint that counts once, as words.
  private func claim(
    _ index: Int, isDemand: Bool, isAboutIt: Bool = false,
    _ description: inout ConstraintDescription
  ) -> String? {
    guard !isMultiple(index) else { return nil }
    return description.claim(of: described[index], isDemand: isDemand, isAboutIt: isAboutIt)
  }

  /// `10 + 2 * 30 = 70`, or the number alone.
  private func equation(_ terms: [Int], _ total: Double) -> String {
    let texts = terms.map { index in
      let magnitude = amounts[index].magnitude
      guard isMultiple(index), magnitude > 0 else { return numberText(magnitude) }
      let factor = factors[index].magnitude
      return "\(numberText(factor)) * \(numberText(magnitude / factor))"
    }
    if texts.count == 1, texts[0] == numberText(total) { return texts[0] }
    return "\(texts.joined(separator: " + ")) = \(numberText(total))"
  }

  // MARK: The order of terms

  /// An edge of an item.
  private struct Edge: Hashable {
    var item: DescribedConstraint.Item
    var isFar: Bool
    var isVertical: Bool
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
    let others = rest.filter { $0 != start } + (rest.contains(start) ? [start] : [])
    return walk + others + (right.count == 1 ? [start] : [])
  }

  private func touches(_ index: Int, _ edge: Edge) -> Bool {
    links(index).map { $0.0 == edge || $0.1 == edge } ?? false
  }

  /// The two edges that a constraint relates; nil for any other constraint.
  private func links(_ index: Int) -> (Edge, Edge)? {
    let parts = described[index].parts
    func edge(_ part: DescribedConstraint.Part) -> Edge? {
      switch part.meaning {
      case .left, .leading: Edge(item: part.item, isFar: false, isVertical: false)
      case .right, .trailing: Edge(item: part.item, isFar: true, isVertical: false)
      case .top: Edge(item: part.item, isFar: false, isVertical: true)
      case .bottom: Edge(item: part.item, isFar: true, isVertical: true)
      default: nil
      }
    }
    if parts.count == 1, parts[0].meaning == .width || parts[0].meaning == .height {
      let isVertical = parts[0].meaning == .height
      return (
        Edge(item: parts[0].item, isFar: false, isVertical: isVertical),
        Edge(item: parts[0].item, isFar: true, isVertical: isVertical)
      )
    }
    guard parts.count == 2, let first = edge(parts[0]), let second = edge(parts[1]) else {
      return nil
    }
    return (first, second)
  }
}
