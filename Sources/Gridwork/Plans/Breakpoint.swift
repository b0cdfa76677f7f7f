// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// A breakpoint of the cost of a container's extent W, which stands for everything inside that is
/// laid out by formula: `weight · W  relation  weight · extent  @priority`.
struct Breakpoint: Equatable {
  var weight: Double
  var extent: Double
  var relation: LayoutConstraint.Relation
  var priority: LayoutPriority
}

extension Breakpoint {
  /// The cost of growing beyond an extent.
  static func growth(
    _ weight: Double, past extent: Double, at priority: LayoutPriority
  ) -> Breakpoint {
    Breakpoint(weight: weight, extent: extent, relation: .lessThanOrEqual, priority: priority)
  }

  /// A lower bound on the cost of shrinking below an extent that a priority resists: it is weaker
  /// than any violation at that priority.
  static func shortage(below extent: Double, resisting priority: LayoutPriority) -> Breakpoint {
    Breakpoint(
      weight: 1, extent: extent, relation: .greaterThanOrEqual, priority: priority.nextDown)
  }
}

extension Formulation {
  /// Adds the cost of an axis that is laid out by formula.
  mutating func addBreakpoints(
    _ breakpoints: [Breakpoint], _ container: ItemReference, along axis: LayoutAxis, role: Int32
  ) {
    for (index, breakpoint) in breakpoints.enumerated() {
      let key = ConstraintKey(
        subject: ObjectIdentifier(container.item), role: role,
        index: Int32(2 * index + axis.rawValue))
      want(
        key, [WantedTerm(breakpoint.weight, .item(container, axis.extent))], breakpoint.relation,
        breakpoint.weight * breakpoint.extent,
        ConstraintReason(breakpoint.relation == .lessThanOrEqual ? .surplus : .shortage),
        at: breakpoint.priority)
    }
  }
}
