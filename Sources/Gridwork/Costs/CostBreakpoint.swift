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
  struct Price: Equatable {
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

extension ConstraintKey {
  /// The name of the constraint for one of the breakpoints along an axis. Roles in a container's own list are
  /// not negative.
  fileprivate init(breakpoint: Int, of container: ObjectIdentifier, along axis: LayoutAxis) {
    self.init(subject: container, role: -1, index: Int32(2 * breakpoint + axis.rawValue))
  }
}

extension [CostBreakpoint] {
  /// Adds what it costs a container to grow beyond an extent, which is not less than it needs.
  ///
  /// Containers inside each other often begin to grow at one extent, for the same reason at every level.
  /// Their costs at one priority are then a single breakpoint, so that the number of breakpoints does not
  /// rise with the depth.
  mutating func addGrowth(
    _ weight: Double, past extent: Double, at priority: LayoutPriority, needed: Double
  ) {
    if extent == needed,
      let place = firstIndex(where: { $0.extent == needed && $0.priority == priority })
    {
      self[place].weight += weight
    } else {
      append(.growth(weight, past: extent, at: priority))
    }
  }

  /// What a point costs beyond an extent.
  func slope(past extent: Double) -> Slope {
    var slope = Slope()
    for breakpoint in self where breakpoint.extent <= extent {
      slope.add(breakpoint.priority, breakpoint.weight)
    }
    return slope
  }

  /// The constraints for the cost of a container's extent along an axis that is laid out by formula.
  func wanted(of container: ItemReference, along axis: LayoutAxis) -> [WantedConstraint] {
    enumerated().map { index, breakpoint in
      WantedConstraint(
        key: ConstraintKey(breakpoint: index, of: container.identity, along: axis),
        terms: [WantedTerm(breakpoint.weight, .item(container, axis.extent))],
        relation: breakpoint.relation, constant: breakpoint.weight * breakpoint.extent,
        priority: breakpoint.priority,
        reason: ConstraintReason(breakpoint.relation == .lessThanOrEqual ? .surplus : .shortage))
    }
  }
}

extension [WantedConstraint] {
  /// Whether these are the constraints for the costs of both extents of a container, but for their numbers.
  func stand(for costs: AxisPair<[CostBreakpoint]>, of container: LayoutView) -> Bool {
    func stand(for costs: [CostBreakpoint], along axis: LayoutAxis, from start: Int) -> Bool {
      costs.indices.allSatisfy { index in
        self[start + index].key
          == ConstraintKey(breakpoint: index, of: ObjectIdentifier(container), along: axis)
          && self[start + index].relation == costs[index].relation
      }
    }
    let (columns, rows) = (costs.horizontal, costs.vertical)
    return count == columns.count + rows.count && stand(for: columns, along: .horizontal, from: 0)
      && stand(for: rows, along: .vertical, from: columns.count)
  }
}
