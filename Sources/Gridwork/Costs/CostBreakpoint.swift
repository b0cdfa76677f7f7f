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

/// The roles of the cost of an extent among a container's constraints and private variables.
struct CostNames {
  var breakpoint: Int32
  /// The part of the shortage in a piece of its cost.
  var piece: Int32
  var leastExtent: Int32
}

extension Formulation {
  /// Adds pieces of the cost of being smaller than `needed`, the last of which has no end. With
  /// W the extent and s_i >= 0 the part of the shortage in a piece,
  ///
  ///     W + Σ s_i >= needed        s_i <= length_i        weight · s_i <= 0 @priority
  ///
  /// and `|weight| · s_i >= |weight| · length_i` where the weight is negative. The length of the last
  /// piece is then all that is left of the extent: if it ended sooner, the next point would cost more than it
  /// does.
  mutating func addPieces(
    _ pieces: [Shortage.Piece], below needed: Double, _ container: ItemReference,
    along axis: LayoutAxis, _ names: CostNames, after breakpoints: Int
  ) {
    let subject = ObjectIdentifier(container.item)
    let reason = ConstraintReason(.shortage)
    var count = breakpoints
    func key() -> ConstraintKey {
      defer { count += 1 }
      return ConstraintKey(
        subject: subject, role: names.breakpoint, index: Int32(2 * count + axis.rawValue))
    }
    var sum = [WantedTerm(1, .item(container, axis.extent))]
    let parts = pieces.indices.map { index in
      Quantity.own(
        OwnVariable(
          subject: subject, role: names.piece, index: Int32(2 * index + axis.rawValue),
          isNonNegative: true))
    }
    for part in parts { sum.append(WantedTerm(1, part)) }
    want(key(), sum, .greaterThanOrEqual, needed, reason)
    for (index, piece) in pieces.enumerated() {
      let isLast = index == pieces.count - 1
      let length = isLast ? max(needed - piece.start, 0) : piece.length
      if !isLast { want(key(), [WantedTerm(1, parts[index])], .lessThanOrEqual, length, reason) }
      piece.slope.forEachLevel { priority, weight in
        // What is saved, too, is a cost: of the part that is not used.
        let isSaved = weight < 0
        want(
          key(), [WantedTerm(weight.magnitude, parts[index])],
          isSaved ? .greaterThanOrEqual : .lessThanOrEqual,
          isSaved ? weight.magnitude * length : 0, reason, at: priority)
      }
    }
  }

  private func key(
    of container: ItemReference, _ number: Int, along axis: LayoutAxis, _ names: CostNames
  ) -> ConstraintKey {
    ConstraintKey(
      subject: ObjectIdentifier(container.item), role: names.breakpoint,
      index: Int32(2 * number + axis.rawValue))
  }

  /// Adds the cost of an axis that is laid out by formula.
  mutating func addBreakpoints(
    _ breakpoints: [CostBreakpoint], _ container: ItemReference, along axis: LayoutAxis,
    _ names: CostNames
  ) {
    for (index, breakpoint) in breakpoints.enumerated() {
      want(
        key(of: container, index, along: axis, names),
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
    for costs: AxisPair<[CostBreakpoint]>, of container: LayoutView, _ names: CostNames
  ) -> Bool {
    func stand(for costs: [CostBreakpoint], along axis: LayoutAxis, from start: Int) -> Bool {
      costs.indices.allSatisfy { index in
        let place = start + index
        // Pieces have keys of the same kind, and several terms or other ones.
        guard self[place].key.subject == ObjectIdentifier(container),
          self[place].key.role == names.breakpoint,
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
