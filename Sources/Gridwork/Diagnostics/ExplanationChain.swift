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
      from: DescribedConstraint.Item(item), isExtent: attribute.isExtent,
      constraints, naming: itemNames)
    let steps = chain.steps().map { described, row, sentence in
      let constraint = computedConstraint(row, described, &chain.description)
      return LayoutExplanation.Step(
        constraint: constraint, sentence: sentence + ending(of: constraint, row) + ".")
    }
    return LayoutExplanation(
      item: chain.startName, attribute: attribute, value: known(rect(of: item))[attribute],
      ambiguity: ambiguities(of: item).first { $0.attribute == attribute }, steps: steps)
  }
}

extension LayoutEngine {
  /// A constraint's priority and origin, to be put at the end of a sentence. What a container made is
  /// named by what it does: its priority is not a setting.
  private func ending(of constraint: ComputedLayout.Constraint, _ row: Int32) -> String {
    var firmness = ", at priority \(constraint.priority.diagnosticText)"
    if case .container = rows[Int(row)].owner { firmness = "" }
    if constraint.priority.isRequired { firmness = "" }
    if !constraint.owner.isEmpty {
      return "\(firmness) (\(constraint.owner): \(constraint.reason))"
    }
    return firmness + (constraint.source.map { " (\($0))" } ?? "")
  }
}

/// Orders constraints so that each one relates an item that an earlier one mentions.
private struct ExplanationChain {
  private let start: DescribedConstraint.Item
  private let constraints: [(described: DescribedConstraint, row: Int32)]
  var description: ConstraintDescription

  /// Puts constraints on the number itself first: on an extent or on a position, whichever it is.
  init(
    from item: DescribedConstraint.Item, isExtent: Bool,
    _ constraints: [(described: DescribedConstraint, row: Int32)],
    naming names: [DiagnosticNames.Identity: String]
  ) {
    start = item
    description = ConstraintDescription(naming: names)
    func isDirect(_ constraint: DescribedConstraint) -> Bool {
      let part = constraint.parts.first { $0.item.identity == item.identity }
      return part.map { ($0.meaning?.kind == .extent) == isExtent } ?? false
    }
    self.constraints =
      constraints.filter { isDirect($0.described) } + constraints.filter { !isDirect($0.described) }
  }

  var startName: String {
    mutating get { description.plainName(of: start) }
  }

  /// Returns the constraints in order, each as a sentence about the item that leads to it.
  mutating func steps() -> [(described: DescribedConstraint, row: Int32, sentence: String)] {
    var result: [(described: DescribedConstraint, row: Int32, sentence: String)] = []
    var reached = [start.identity]
    var rest = constraints
    var next = 0
    while !rest.isEmpty {
      // 1. Take the constraints that mention the next item reached; after the last item, the rest.
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
        // 2. Each constraint leads to its other items.
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
