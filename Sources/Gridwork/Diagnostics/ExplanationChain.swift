// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

extension LayoutEngine {
  func explanation(
    of item: LayoutItem, _ attribute: ComputedLayout.Ambiguity.Attribute
  ) -> LayoutExplanation {
    var description = ConstraintDescription(naming: itemNames)
    let steps = chain(rowsAffecting([item], [attribute]), from: item, attribute)
      .map { row, described, place in
        let sentence = description.sentence(of: described, about: place)
        let constraint = computedConstraint(row, described, &description)
        return LayoutExplanation.Step(
          constraint: constraint, sentence: sentence + ending(of: constraint, row) + ".")
      }
    return LayoutExplanation(
      item: description.plainName(of: DescribedConstraint.Item(item)), attribute: attribute,
      value: known(rect(of: item))[attribute],
      ambiguity: ambiguities(of: item).first { $0.attribute == attribute }, steps: steps)
  }

  /// Orders rows so that each one relates an item that an earlier one mentions, and says which part of a
  /// row leads to it. Constraints on the number itself come first: on an extent or on a position,
  /// whichever it is.
  private func chain(
    _ rows: [Int32], from item: LayoutItem, _ attribute: ComputedLayout.Ambiguity.Attribute
  ) -> [(row: Int32, described: DescribedConstraint, place: Int)] {
    let start = DiagnosticNames.Identity.object(ObjectIdentifier(item))
    func isDirect(_ constraint: DescribedConstraint) -> Bool {
      let part = constraint.parts.first { $0.item.identity == start }
      return part.map { ($0.meaning?.kind == .extent) == attribute.isExtent } ?? false
    }
    let constraints = rows.compactMap { row in described(row).map { (row: row, described: $0) } }
    var rest =
      constraints.filter { isDirect($0.described) } + constraints.filter { !isDirect($0.described) }
    var chain: [(row: Int32, described: DescribedConstraint, place: Int)] = []
    var reached = [start]
    var next = 0
    while next < reached.count {
      // 1. Take the constraints that mention the next item reached.
      var later: [(row: Int32, described: DescribedConstraint)] = []
      for (row, described) in rest {
        let place = described.parts.firstIndex { $0.item.identity == reached[next] }
        guard let place else {
          later.append((row, described))
          continue
        }
        chain.append((row, described, place))
        // 2. Each constraint leads to its other items.
        for part in described.parts where !reached.contains(part.item.identity) {
          reached.append(part.item.identity)
        }
      }
      (rest, next) = (later, next + 1)
    }
    // 3. The others come last.
    return chain + rest.filter { !$0.described.parts.isEmpty }.map { ($0.row, $0.described, 0) }
  }

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
