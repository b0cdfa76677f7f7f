// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

extension LayoutEngine {
  func explanation(
    of item: LayoutItem, _ attribute: ComputedLayout.Ambiguity.Attribute
  ) -> LayoutExplanation {
    let constraints = rowsAffecting([item], [attribute]).compactMap { row in
      described(row).map { (described: $0, row: row) }
    }
    var chain = ExplanationChain(
      from: DescribedConstraint.Item(item), isExtent: attribute == .width || attribute == .height,
      constraints)
    let steps = chain.steps().map { described, row, sentence in
      let constraint = computedConstraint(row, text: chain.text(of: described), described)
      return LayoutExplanation.Step(
        constraint: constraint, sentence: sentence + constraint.provenance + ".")
    }
    let rect = rect(of: item) ?? .zero
    let value =
      switch attribute {
      case .minX: rect.minX
      case .width: rect.width
      case .minY: rect.minY
      case .height: rect.height
      }
    let open = ambiguities(of: item).first { $0.attribute == attribute }
    return LayoutExplanation(
      item: chain.startName, attribute: attribute, value: value,
      alternative: open.map { $0.value == value ? $0.alternative : $0.value }, steps: steps)
  }
}

extension ComputedLayout.Constraint {
  /// Where the constraint comes from and how firm it is, for the end of a sentence.
  fileprivate var provenance: String {
    let firmness = priority.isRequired ? "" : ", at priority \(priority)"
    if !owner.isEmpty { return firmness + " (\(owner): \(reason))" }
    return firmness + (source.map { " (\($0))" } ?? "")
  }
}

/// Brings constraints into an order in which each is about something mentioned before.
private struct ExplanationChain {
  private let start: DescribedConstraint.Item
  private let constraints: [(described: DescribedConstraint, row: Int32)]
  private var description = ConstraintDescription()

  /// Begins with what speaks of the number itself: an extent, or a position.
  init(
    from item: DescribedConstraint.Item, isExtent: Bool,
    _ constraints: [(described: DescribedConstraint, row: Int32)]
  ) {
    start = item
    func isDirect(_ constraint: DescribedConstraint) -> Bool {
      let part = constraint.parts.first { $0.item.identity == item.identity }
      return part.map { ($0.meaning?.kind == .extent) == isExtent } ?? false
    }
    self.constraints =
      constraints.filter { isDirect($0.described) } + constraints.filter { !isDirect($0.described) }
  }

  mutating func text(of described: DescribedConstraint) -> String {
    description.text(of: described)
  }

  var startName: String {
    mutating get { description.plainName(of: start) }
  }

  /// The constraints in order, each as a sentence about the item that led to it.
  mutating func steps() -> [(described: DescribedConstraint, row: Int32, sentence: String)] {
    var result: [(DescribedConstraint, Int32, String)] = []
    var reached = [start.identity]
    var rest = constraints
    var next = 0
    while !rest.isEmpty {
      // 1. What mentions the item reached first; when nothing does any more, what is left.
      let subject = next < reached.count ? reached[next] : nil
      next += 1
      var later: [(described: DescribedConstraint, row: Int32)] = []
      for (described, row) in rest {
        let place =
          subject == nil ? 0 : described.parts.firstIndex { $0.item.identity == subject }
        guard let place, !described.parts.isEmpty else {
          later.append((described, row))
          continue
        }
        result.append((described, row, description.sentence(of: described, about: place)))
        // 2. It leads to the other items.
        for part in described.parts where !reached.contains(part.item.identity) {
          reached.append(part.item.identity)
        }
      }
      if subject == nil { break }
      rest = later
    }
    return result
  }
}
