// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork

extension PageData {
  // MARK: Constraints

  /// The constraints of a layout, how far each is from being satisfied, and the constraints that
  /// each frame depends on.
  mutating func constraintMembers(of layout: ComputedLayout) -> [(key: String, value: JSONOutput)] {
    let positions = layout.constraints.map { constraint -> Int in
      var constraint = constraint
      constraint.violation = 0
      if let known = knownConstraints[constraint] { return known }
      let position = constraints.position(of: json(of: constraint, in: layout))
      knownConstraints[constraint] = position
      return position
    }
    let missing = layout.constraints.enumerated().filter { $1.violation > 0 }.flatMap {
      [JSONOutput.integer($0), .number(printedNumber($1.violation))]
    }
    // A list may be stored as its difference from the previous one. Lists of the same axis are
    // similar, so each axis is stored separately.
    let horizontal = layout.items.map { lists.position(of: $0.horizontalConstraints) }
    let vertical = layout.items.map { lists.position(of: $0.verticalConstraints) }
    let axes = JSONOutput.array([.integers(horizontal), .integers(vertical)])
    return [
      ("constraints", .integers(PositionLists.runs(of: positions))), ("missing", .array(missing)),
      ("dependencies", .integer(dependencies.position(of: axes))),
    ]
  }

  /// A constraint as an array: statement, owner, reason, priority, items, source, identifier,
  /// whether it is broken, equation. The priority of a required constraint is null.
  private mutating func json(
    of constraint: ComputedLayout.Constraint, in layout: ComputedLayout
  ) -> JSONOutput {
    .array([
      phrases.json(of: constraint.statement), phrases.json(of: constraint.owner),
      phrases.json(of: constraint.reason),
      constraint.priority.isRequired
        ? .null : .number(printedNumber(Double(constraint.priority.rawValue))),
      .integers(constraint.items), phrases.json(of: constraint.source?.description ?? ""),
      phrases.json(of: constraint.identifier ?? ""), .bool(constraint.isBroken),
      constraint.equation.map(Self.json) ?? .null,
    ])
  }

  /// An equation between views as an array: its relation, its constant, then the factor, item and
  /// attribute of every term, the attribute as a position in the list of their names. Null if the equation mentions anything but views and
  /// guides.
  private static func json(of equation: ComputedLayout.Constraint.Equation) -> JSONOutput {
    let attributes = LayoutConstraint.Attribute.allCases
    var terms: [JSONOutput] = []
    for term in equation.terms {
      guard case .item(let item) = term.subject else { return .null }
      terms.append(
        .array([
          .number(printedNumber(term.factor)), .integer(item),
          .integer(attributes.firstIndex(of: term.attribute) ?? 0),
        ]))
    }
    return .array(
      [.string(equation.relation.sign), .number(printedNumber(equation.constant))] + terms)
  }

  // MARK: Problems

  /// The conflicts, ambiguities and problems of a layout. Each has a kind, a text, the items that
  /// it concerns, and a flag that tells whether it makes the layout unsound.
  mutating func problemPositions(of layout: ComputedLayout) -> [Int] {
    layout.conflicts.map { problems.position(of: json(of: $0, in: layout)) }
      + layout.ambiguities.map { problems.position(of: json(of: $0, in: layout)) }
      + layout.problems.map { problem in
        problems.position(
          of: .object([
            ("kind", .string("problem")), ("text", .string(problem.message)),
            ("items", .integers([problem.item])), ("fault", .bool(true)),
          ]))
      }
  }

  /// A conflict with its constraints. Its items are those of the broken constraint.
  private mutating func json(
    of conflict: ComputedLayout.Conflict, in layout: ComputedLayout
  ) -> JSONOutput {
    let members = conflict.constraints.enumerated().map { index, member in
      var member = member
      member.isBroken = index == conflict.broken
      return constraints.position(of: json(of: member, in: layout))
    }
    return .object([
      ("kind", .string("broken")),
      ("text", .string("\(conflict.summary).\n\(conflict.arithmetic)")),
      ("items", .integers(conflict.constraints[conflict.broken].items)), ("fault", .bool(true)),
      ("constraints", .integers(members)),
    ])
  }

  /// An ambiguity with the other frame that the item could have, in root coordinates.
  private func json(
    of ambiguity: ComputedLayout.Ambiguity, in layout: ComputedLayout
  ) -> JSONOutput {
    let ghost = layout.otherFrame(of: ambiguity)
    return .object([
      ("kind", .string("open")),
      ("text", .string(layout.sentences(about: [ambiguity]).map { $0.text }.joined())),
      ("items", .integers([ambiguity.item])),
      ("fault", .bool(layout.items[ambiguity.item].ambiguityLevel.forbids(ambiguity.attribute))),
      (
        "ghost",
        .numbers([ghost.minX, ghost.minY, ghost.width, ghost.height].map(printedNumber))
      ),
    ])
  }
}
