// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// A term of the cost of an extent W: `weight · W  relation  weight · extent  @priority`.
struct Kink: Equatable {
  var weight: Double
  var extent: Double
  var relation: LayoutConstraint.Relation
  var priority: LayoutPriority
}

extension Kink {
  /// Growth past an extent.
  static func growth(
    _ weight: Double, past extent: Double, at priority: LayoutPriority
  ) -> Kink {
    Kink(weight: weight, extent: extent, relation: .lessThanOrEqual, priority: priority)
  }

  /// What being smaller than an extent costs at least, when it violates something of a priority: less
  /// than any violation of that.
  static func shortage(below extent: Double, resisting priority: LayoutPriority) -> Kink {
    Kink(
      weight: 1, extent: extent, relation: .greaterThanOrEqual, priority: priority.nextDown)
  }
}

extension Formulation {
  /// Adds what an axis without variables costs.
  mutating func bend(
    _ kinks: [Kink], _ container: ItemReference, along axis: LayoutAxis, role: Int32
  ) {
    for (index, kink) in kinks.enumerated() {
      let key = ConstraintKey(
        subject: ObjectIdentifier(container.item), role: role,
        index: Int32(2 * index + axis.rawValue))
      want(
        key, [WantedTerm(kink.weight, .item(container, axis.extent))], kink.relation,
        kink.weight * kink.extent,
        ConstraintReason(kink.relation == .lessThanOrEqual ? .surplus : .shortage),
        at: kink.priority)
    }
  }
}
