// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

// What helps against a conflict.

extension LayoutEngine {
  /// One sentence for every way out, without repetition: any one of them ends the conflict.
  func remedies(
    _ members: [Int32], _ constraints: [ComputedLayout.Constraint],
    _ description: inout ConstraintDescription
  ) -> [String] {
    var remedies: [String] = []
    for (row, constraint) in zip(members, constraints) {
      guard let remedy = remedy(row, constraint, &description), !remedies.contains(remedy) else {
        continue
      }
      remedies.append(remedy)
    }
    return remedies
  }

  private func remedy(
    _ row: Int32, _ constraint: ComputedLayout.Constraint,
    _ description: inout ConstraintDescription
  ) -> String? {
    switch rows[Int(row)].owner {
    case .frame(let item, _):
      return items[Int(item)].item.flatMap { frameRemedy($0, &description) }
    case .person:
      let name = constraint.identifier.map { "'\($0)'" } ?? constraint.text
      let place = constraint.source.map { " (\($0))" } ?? ""
      return "Remove \(name)\(place), or give it a priority below 1000."
    case .root(let axis):
      return
        "Give the root another \(axis == .horizontal ? "width" : "height"), or prefer the one it "
        + "has instead of requiring it."
    case .container(let container, let key):
      let record = container.takeUnretainedValue()
      let position = record.position(of: key)
      guard record.wanted.indices.contains(position) else { return nil }
      return containerRemedy(
        record.wanted[position].reason.kind, constraint, of: containerName(record))
    case .content(let item, let place):
      guard let item = items[Int(item)].item else { return nil }
      let what = place % 2 == 0 ? "content hugging" : "compression resistance"
      return "Give \(name(of: item, &description)) a \(what) below 1000."
    case .none, .fitting:
      return nil
    }
  }

  private func frameRemedy(
    _ item: LayoutItem, _ description: inout ConstraintDescription
  ) -> String? {
    guard item.asView == nil else {
      return "If constraints are to place \(name(of: item, &description)), set its "
        + "translatesAutoresizingMaskIntoConstraints to false."
    }
    guard let owner = item.parent else { return nil }
    let insets = item === owner.safeAreaGuideStorage ? "safe area insets" : "layout margins"
    return "Change the \(insets) of \(name(of: owner, &description))."
  }

  /// An item with a name goes by class and name; one without by the number that it has in the report.
  private func name(of item: LayoutItem, _ description: inout ConstraintDescription) -> String {
    guard item.identifier == nil else { return item.label }
    return description.plainName(of: DescribedConstraint.Item(item))
  }

  /// What a person can change about a container. `owner` says where: `grid login, row 2, column 1`.
  private func containerRemedy(
    _ kind: ConstraintReason.Kind, _ constraint: ComputedLayout.Constraint, of container: String
  ) -> String {
    let owner = constraint.owner
    return switch kind {
    case .containment: "Set the placement of \(owner) to none: its content may then lie anywhere."
    case .placement: "Choose another placement for \(owner)."
    case .baseline, .rowGroup: "Set the row alignment of \(owner) to none."
    case .gridEdge: "Change the padding of \(owner), or give \(container) another size."
    case .stackEdge: "Change the edge insets of \(container), or give it another size."
    case .distribution: "Choose another distribution for \(container)."
    default: "Change the \(constraint.reason) of \(owner)."
    }
  }
}
