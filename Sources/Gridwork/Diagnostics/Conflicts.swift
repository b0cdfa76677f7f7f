// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import ConstraintSolver

// Conflicts between required constraints: as data, and as Apple's log.

extension LayoutEngine {
  /// The number of conflicts of the last solve, which takes no search.
  var conflictCount: Int {
    hasConflicts ? solver.brokenConstraints.count { !isBound($0.index) } : 0
  }

  /// Returns the conflicts of the last solve that are not among some that were known before, described
  /// for a reader.
  func conflicts(besides known: Set<ConflictIdentity> = []) -> [ComputedLayout.Conflict] {
    let conflicts = conflictsWithBounds().filter { !known.contains(identity(of: $0)) }
    if conflicts.isEmpty { return [] }
    let names = itemNames
    return conflicts.compactMap { conflict(for: $0, names) }
  }

  /// What the conflicts of the last solve are recognised by.
  var conflictIdentities: Set<ConflictIdentity> { Set(conflictsWithBounds().map(identity)) }

  private func identity(of conflict: Conflict) -> ConflictIdentity {
    ConflictIdentity(
      broken: conflict.broken.index,
      members: conflict.members.map { member in
        var identity = ConflictIdentity.Member(row: member.index)
        if case .user(let constraint) = rows[Int(member.index)].owner {
          identity.constraint = ObjectIdentifier(constraint.takeUnretainedValue())
        }
        return identity
      })
  }

  /// The user's constraints among the members of every conflict; nil for a member that the library made.
  func userConstraintsInConflicts() -> [[LayoutConstraint?]] {
    conflictsWithBounds().compactMap { conflict in
      listed(conflict)?.members.map { userConstraint(of: $0) }
    }
  }

  /// The constraint that a row stands for; nil if the library made it.
  func userConstraint(of row: Int32) -> LayoutConstraint? {
    guard case .user(let reference) = rows[Int(row)].owner else { return nil }
    let constraint = reference.takeUnretainedValue()
    return constraint.isMadeByLibrary ? nil : constraint
  }

  /// The members of a conflict that a report lists, and which of them is broken. A set is minimal as long
  /// as bounds are in force.
  private func listed(_ conflict: Conflict) -> (members: [Int32], broken: Int)? {
    let members = conflict.members.map { $0.index }.filter { !isBound($0) }
    return members.firstIndex(of: conflict.broken.index).map { (members, $0) }
  }

  /// What a computed layout calls the items of the tree.
  var itemNames: [DiagnosticNames.Identity: String] {
    refreshOrder()
    let listed = items.compactMap { record in record.item.map { (record.order, $0) } }
      .sorted { $0.0 < $1.0 }.map { $0.1 }
    let names = ComputedLayout.uniqueNames(of: listed.map { ($0.givenName, $0.className) })
    return Dictionary(first: zip(listed, names).map { (.object(ObjectIdentifier($0)), $1) })
  }

  private func conflict(
    for conflict: Conflict, _ names: [DiagnosticNames.Identity: String]
  ) -> ComputedLayout.Conflict? {
    guard let (members, broken) = listed(conflict) else { return nil }
    var description = ConstraintDescription(naming: names)
    let described = members.map { known(self.described($0)) }
    var logNames = ConstraintDescription()
    let logTexts = described.map { logNames.text(of: $0.withoutDistances, saysPriority: false) }
    let constraints = zip(members, described).map { computedConstraint($0, $1, &description) }
    return ComputedLayout.Conflict(
      constraints: constraints, broken: broken, excess: conflict.excess,
      sum: sum(of: conflict, described, broken: broken, &description),
      remedies: remedies(members, constraints, &description),
      log: Self.log(logTexts, broken: broken))
  }

  /// Why the members of a conflict contradict each other.
  private func sum(
    of conflict: Conflict, _ described: [DescribedConstraint], broken: Int,
    _ description: inout ConstraintDescription
  ) -> ComputedLayout.Conflict.Sum? {
    guard let contradiction = solver.contradiction(of: conflict) else { return nil }
    let listed = conflict.members.indices.filter { !isBound(conflict.members[$0].index) }
    let sizes = contradiction.bounds.compactMap { variable -> String? in
      guard case .item(let index, let extent) = variables[Int(variable.index)],
        let item = items[Int(index)].item
      else { return nil }
      let name = description.plainName(of: DescribedConstraint.Item(item))
      return "\(nameText(name)).\(extent.rawValue)"
    }
    var arithmetic = ConflictArithmetic(
      described, broken: broken, factors: listed.map { contradiction.factors[$0] },
      amounts: listed.map { contradiction.factors[$0] * contradiction.constants[$0] },
      extents: sizes)
    return arithmetic.sum(&description)
  }

  /// Formats a conflict like Apple's log. Log visualisers accept the block in parentheses.
  private static func log(_ texts: [String], broken: Int) -> String {
    var log = "Unable to simultaneously satisfy constraints:\n(\n"
    log += texts.map { "    \"\($0)\"" }.joined(separator: ",\n")
    return log + "\n)\n\nWill attempt to recover by breaking constraint\n\(texts[broken])\n"
  }

  // MARK: A row as data

  /// Returns the constraint of a row as data, with its origin.
  func computedConstraint(
    _ row: Int32, _ described: DescribedConstraint, _ description: inout ConstraintDescription
  ) -> ComputedLayout.Constraint {
    refreshOrder()
    let text = description.text(of: described)
    var positions: [Int] = []
    for slot in described.parts.compactMap({ $0.item.slot }) where slot >= 0 {
      let position = Int(items[Int(slot)].order)
      if !positions.contains(position) { positions.append(position) }
    }
    let origin = origin(of: row, &description)
    let violation = solver.violation(of: ConstraintID(index: row))
    return ComputedLayout.Constraint(
      text: text, statement: description.statement(of: described),
      identifier: origin.source == nil ? nil : described.identifier,
      priority: described.priority, items: positions, owner: origin.owner, reason: origin.reason,
      source: origin.source, isBroken: solver.isBroken(ConstraintID(index: row)),
      equation: equation(described),
      violation: violation < LengthTolerance.noticeable ? 0 : violation)
  }

  /// What a constraint says, as arithmetic; nil when it mentions a quantity that only logs know.
  private func equation(
    _ described: DescribedConstraint
  ) -> ComputedLayout.Constraint.Equation? {
    var terms: [ComputedLayout.Constraint.Equation.Term] = []
    for part in described.parts {
      guard let attribute = part.meaning else { return nil }
      let subject: ComputedLayout.Constraint.Equation.Subject =
        if let slot = part.item.slot, slot >= 0 {
          .item(Int(items[Int(slot)].order))
        } else {
          .part(part.item.identifier ?? part.item.className)
        }
      terms.append(.init(factor: part.factor, subject: subject, attribute: attribute))
    }
    return .init(terms: terms, relation: described.relation, constant: described.constant)
  }

  private func origin(
    of row: Int32, _ description: inout ConstraintDescription
  ) -> (owner: String, reason: String, source: LayoutSourceLocation?) {
    switch rows[Int(row)].owner {
    case .none:
      return ("", "", nil)
    case .user(let reference):
      let constraint = reference.takeUnretainedValue()
      if case .library(let owner, let purpose, _) = constraint.maker {
        return (owner, purpose, nil)
      }
      return ("", "", constraint.source)
    case .root:
      return ("root", ConstraintReason(.rootSize).words, nil)
    case .content(let item, let itemRow):
      return (ownerName(item, &description), ConstraintReason(itemRow.role.reason).words, nil)
    case .frame(let item, _):
      let isView = items[Int(item)].item?.asView != nil
      let reason = ConstraintReason(isView ? .autoresizing : .guideInset)
      return (ownerName(item, &description), reason.words, nil)
    case .container(let container, let key):
      let record = container.takeUnretainedValue()
      var owner = containerName(record, &description)
      let reason = record.constraint(of: key).reason
      if !reason.place.isEmpty { owner += ", " + reason.place }
      return (owner, reason.words, nil)
    }
  }

  /// The container as diagnostics name it: `grid login`, `stack StackView#2`.
  func containerName(
    _ record: ContainerRecord, _ description: inout ConstraintDescription
  ) -> String {
    let kind = known(record.view.compiler).computedKind.rawValue
    return "\(kind) \(description.plainName(of: DescribedConstraint.Item(record.view)))"
  }

  private func ownerName(_ item: Int32, _ description: inout ConstraintDescription) -> String {
    let item = known(items[Int(item)].item)
    let kind = item.asView == nil ? "guide" : "view"
    return "\(kind) \(description.plainName(of: DescribedConstraint.Item(item)))"
  }
}

/// What a conflict is recognised by after another solve: the constraints in it, whatever their numbers.
struct ConflictIdentity: Hashable {
  struct Member: Hashable {
    var row: Int32
    /// The constraint of the row if the user made it: another one may get the same row later.
    var constraint: ObjectIdentifier?
  }

  var broken: Int32
  var members: [Member]
}
