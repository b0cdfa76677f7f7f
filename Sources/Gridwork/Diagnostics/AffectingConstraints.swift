// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import ConstraintSolver

// The constraints that determine a frame.

extension LayoutEngine {
  /// Returns the constraints that determine the frames of items on an axis, in order of precedence.
  func constraintsAffecting(
    _ items: [LayoutItem], _ axis: LayoutAxis
  ) -> [ComputedLayout.Constraint] {
    computedConstraints(rowsAffecting(items, .numbers(along: axis)))
  }

  /// Rows in words, numbered as one text speaks of them.
  func computedConstraints(_ rows: [Int32]) -> [ComputedLayout.Constraint] {
    var description = ConstraintDescription(naming: itemNames)
    return rows.compactMap { row in
      described(row).map { computedConstraint(row, $0, &description) }
    }
  }

  /// The constraints among rows that the program made.
  func userConstraints(_ rows: [Int32]) -> [LayoutConstraint] {
    rows.compactMap { userConstraint(of: $0) }
  }

  /// Returns the rows that determine certain numbers of items, in order of precedence.
  func rowsAffecting(
    _ items: [LayoutItem], _ numbers: [ComputedLayout.Ambiguity.Attribute]
  ) -> [Int32] {
    var found: Set<Int32> = []
    for item in items where !item.slot.isNone {
      for number in numbers {
        let variable = item.slot[number]
        guard variable >= 0 else { continue }
        for id in solver.determiningConstraints(of: Variable(index: variable)) {
          found.insert(id.index)
        }
      }
    }
    return ordered(found)
  }

  /// Rows in order of precedence.
  func ordered(_ rows: some Sequence<Int32>) -> [Int32] {
    rows.map { (rank(of: $0), $0) }.sorted { $0.0 < $1.0 }.map { $0.1 }
  }

  /// Returns the rows that add up to a number of an item less some of another one's, each with the factor by
  /// which its constant counts, in the order of their numbers.
  func composition(
    of slot: ItemSlot, _ number: ComputedLayout.Ambiguity.Attribute,
    without numbers: some Sequence<ComputedLayout.Ambiguity.Attribute>, of other: ItemSlot
  ) -> [(row: Int32, factor: Double)] {
    var terms = [LinearTerm(1, Variable(index: slot[number]))]
    terms += numbers.map { LinearTerm(-1, Variable(index: other[$0])) }
    // The top-level view is at 0.
    terms.removeAll { $0.variable.index < 0 }
    return solver.composition(of: terms).map { ($0.constraint.index, $0.factor) }
  }

  /// The number of variables between a number of an item and one that is counted from nothing else.
  func depth(of slot: ItemSlot, _ number: ComputedLayout.Ambiguity.Attribute) -> Int {
    let variable = slot[number]
    return variable < 0 ? 0 : solver.depth(of: Variable(index: variable))
  }
}

extension [ComputedLayout.Ambiguity.Attribute] {
  static func numbers(along axis: LayoutAxis) -> Self {
    [.position(along: axis), .extent(along: axis)]
  }
}
