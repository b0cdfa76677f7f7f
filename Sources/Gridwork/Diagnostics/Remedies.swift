// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

// How to resolve a conflict.

extension LayoutEngine {
  /// Returns the changes that resolve a conflict, each on its own and each once.
  func remedies(
    _ members: [Int32], _ constraints: [ComputedLayout.Constraint],
    _ description: inout ConstraintDescription
  ) -> [ComputedLayout.Conflict.Remedy] {
    var remedies: [ComputedLayout.Conflict.Remedy] = []
    for (index, row) in members.enumerated() {
      guard let text = remedy(row, constraints[index], &description) else { continue }
      var remedy = ComputedLayout.Conflict.Remedy(text)
      if constraints[index].owner.isEmpty { remedy.constraint = index }
      if !remedies.contains(remedy) { remedies.append(remedy) }
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
    case .user(let reference):
      if case .library(_, _, let remedy) = reference.takeUnretainedValue().maker { return remedy }
      let name = constraint.identifier.map(quotedIdentifier) ?? constraint.statement
      let place = constraint.source.map { " (\($0))" } ?? ""
      return "Remove \(name)\(place), or give it a priority below 1000."
    case .root(let axis):
      return
        "Give the root a different \(axis.lengthWord), or make the one it "
        + "has preferred instead of required."
    case .container(let container, let key):
      let record = container.takeUnretainedValue()
      return containerRemedy(
        record.constraint(of: key).reason, constraint,
        of: containerName(record, &description))
    case .content(let item, let itemRow):
      guard let item = items[Int(item)].item else { return nil }
      let priority = ConstraintReason(itemRow.role.reason).words
      return "Give \(name(of: item, &description)) a \(priority) priority below 1000."
    case .none:
      return nil
    }
  }

  private func frameRemedy(
    _ item: LayoutItem, _ description: inout ConstraintDescription
  ) -> String? {
    guard item.asView == nil else {
      return "To place \(name(of: item, &description)) by constraints, set its "
        + "translatesAutoresizingMaskIntoConstraints to false."
    }
    guard let owner = item.parent else { return nil }
    let insets = item === owner.safeAreaGuideStorage ? "safe area insets" : "layout margins"
    return "Change the \(insets) of \(name(of: owner, &description))."
  }

  /// The name of an item in a remedy, as the rest of the report has it.
  private func name(of item: LayoutItem, _ description: inout ConstraintDescription) -> String {
    nameText(description.plainName(of: DescribedConstraint.Item(item)))
  }

  /// Returns what the user can change about a container. The constraint's owner says where:
  /// `grid login, row 2, column 1`.
  private func containerRemedy(
    _ reason: ConstraintReason, _ constraint: ComputedLayout.Constraint, of container: String
  ) -> String {
    let owner = constraint.owner
    let track = (reason.columns == nil ? LayoutAxis.vertical : .horizontal).trackWord
    return switch reason.kind {
    case .containment:
      "Set the placement of \(owner) to none, which lets its content view leave the cell."
    case .placement: "Choose a different placement for \(owner)."
    case .baseline, .rowGroup: "Set the row alignment of \(owner) to none."
    case .gridEdge: "Change the padding of \(owner), or give \(container) a different size."
    case .stackEdge: "Change the edge insets of \(container), or give it a different size."
    // A grid has one spacing for all gaps of an axis.
    case .spacing where reason.position == nil:
      "Change the \(track) spacing of \(container), or the padding of its \(track)s."
    default: "Change the \(constraint.reason) of \(owner)."
    }
  }
}
