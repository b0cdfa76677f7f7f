// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// A breakpoint of the cost of a container's extent W, which stands for everything inside that is
/// laid out by formula: `weight · W  relation  weight · extent  @priority`.
struct CostBreakpoint: Equatable {
  var weight: Double
  var extent: Double
  var relation: LayoutConstraint.Relation
  var priority: LayoutPriority

  /// What a point costs at one level.
  struct Price {
    var weight: Double
    var priority: LayoutPriority
  }
}

extension CostBreakpoint {
  /// The cost of growing beyond an extent.
  static func growth(
    _ weight: Double, past extent: Double, at priority: LayoutPriority
  ) -> CostBreakpoint {
    CostBreakpoint(weight: weight, extent: extent, relation: .lessThanOrEqual, priority: priority)
  }

  /// A lower bound on the cost of shrinking below an extent that a priority resists: it is weaker
  /// than any violation at that priority.
  static func shortage(below extent: Double, resisting priority: LayoutPriority) -> CostBreakpoint {
    CostBreakpoint(
      weight: 1, extent: extent, relation: .greaterThanOrEqual, priority: priority.nextDown)
  }
}

extension Formulation {
  private func key(
    of container: ItemReference, _ number: Int, along axis: LayoutAxis, _ role: Int32
  ) -> ConstraintKey {
    ConstraintKey(
      subject: ObjectIdentifier(container.item), role: role,
      index: Int32(2 * number + axis.rawValue))
  }

  /// Adds the cost of an axis that is laid out by formula.
  mutating func addBreakpoints(
    _ breakpoints: [CostBreakpoint], _ container: ItemReference, along axis: LayoutAxis,
    _ role: Int32
  ) {
    for (index, breakpoint) in breakpoints.enumerated() {
      want(
        key(of: container, index, along: axis, role),
        [WantedTerm(breakpoint.weight, .item(container, axis.extent))], breakpoint.relation,
        breakpoint.weight * breakpoint.extent,
        ConstraintReason(breakpoint.relation == .lessThanOrEqual ? .surplus : .shortage),
        at: breakpoint.priority)
    }
  }
}

extension [WantedConstraint] {
  /// Whether these are the constraints for the costs of both extents of a container, but for their numbers.
  func stand(
    for costs: AxisPair<[CostBreakpoint]>, of container: LayoutView, _ role: Int32
  ) -> Bool {
    func stand(for costs: [CostBreakpoint], along axis: LayoutAxis, from start: Int) -> Bool {
      costs.indices.allSatisfy { index in
        let place = start + index
        guard self[place].key.subject == ObjectIdentifier(container),
          self[place].key.role == role,
          self[place].key.index == Int32(2 * index + axis.rawValue),
          self[place].relation == costs[index].relation, self[place].terms.count == 1,
          case .item(_, axis.extent) = self[place].terms[0].quantity
        else { return false }
        return true
      }
    }
    let (columns, rows) = (costs.horizontal, costs.vertical)
    return count == columns.count + rows.count && stand(for: columns, along: .horizontal, from: 0)
      && stand(for: rows, along: .vertical, from: columns.count)
  }
}
