// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// What one view of a stack needs.
struct StackNeed: Equatable {
  var measurement: Measurement
  /// The intrinsic length along the stack; nil without one.
  var intrinsicLength: Double?
  /// How the view holds the stack across its axis.
  var holdAcross: CellHold

  /// The fitting size.
  var size: LayoutSize { measurement.size }
}

/// What the views of a stack need, in their order, borrowed from where it is stored.
typealias StackNeeds = UnsafeBufferPointer<StackNeed>

extension RandomAccessCollection<StackNeed> where Index == Int {
  /// The number of views whose lengths a proportional stack scales: of those with intrinsic lengths, if one
  /// of these is above 0.
  var scaledCount: Int {
    contains { ($0.intrinsicLength ?? 0) > 0 } ? count { $0.intrinsicLength != nil } : 0
  }

  // MARK: Across the stack

  /// Returns the distances that the views extend above and below their common line; a view without
  /// a baseline has its top or its bottom on the line. Nil if no view is aligned on the line.
  func reach(of baseline: Baseline) -> (ascent: Double, descent: Double)? {
    var ascent = -Double.infinity
    var descent = -Double.infinity
    for index in indices where self[index].stands(on: baseline) {
      let height = self[index].size.height
      let edge = baseline == .first ? (ascent: 0, descent: height) : (ascent: height, descent: 0)
      let reach = self[index].measurement.reach(of: baseline) ?? edge
      ascent = Swift.max(ascent, reach.ascent)
      descent = Swift.max(descent, reach.descent)
    }
    return ascent == -.infinity ? nil : (ascent, descent)
  }

  /// Returns the extent that the views need across the stack.
  func needAcross(_ stack: borrowing ResolvedStack) -> Double {
    if case .baseline(let baseline) = stack.alignment, stack.hasCommonLine {
      return reach(of: baseline).map { $0.ascent + $0.descent } ?? 0
    }
    var greatest = 0.0
    for index in indices { greatest = Swift.max(greatest, self[index].size[stack.axis.other]) }
    return greatest
  }

  /// Whether something holds the stack at the extent that its views need across it. Where all of them are open,
  /// such as fields without a width of their own in a column, the stack is as open as they are.
  func hugAcross(_ stack: borrowing ResolvedStack) -> Bool {
    let axis = stack.axis.other
    // Most stacks have a view that hugs: what all need is not asked then.
    guard !stack.views.isEmpty, allSatisfy({ $0.growsFreely(along: axis) }) else { return true }
    let need = needAcross(stack)
    return !allSatisfy { $0.size[axis] >= need || $0.measurement.hugging[axis] == .lowest }
  }
}

extension StackNeed {
  init(
    of view: borrowing LayoutView, in stack: borrowing ResolvedStack,
    _ measuring: any ContentMeasuring
  ) {
    let length = measuring.contentSize(of: view)[stack.axis]
    measurement = measuring.measurement(of: view)
    intrinsicLength = length >= 0 ? length : nil
    holdAcross = stack.holdAcross(of: view, measurement)
  }

  /// Whether the first point by which the view grows costs nothing.
  fileprivate func growsFreely(along axis: LayoutAxis) -> Bool {
    measurement.hugging[axis] <= .stackExtent
  }

  /// Returns whether the view is aligned on the common line, by its baseline or else by its top or
  /// bottom. A view with neither a baseline nor an extent fills the stack instead.
  func stands(on baseline: Baseline) -> Bool {
    !holdAcross.isStretched || measurement.reach(of: baseline) != nil || size.height > 0
  }
}

extension ResolvedStack {
  /// How a view holds the stack across its axis that hugs its extent there at a priority: the stack pulls it
  /// to both sides at its own hugging. Alignment may stretch it more firmly.
  fileprivate func holdAcross(
    of view: borrowing LayoutView, _ measurement: Measurement
  ) -> CellHold {
    let isStretched =
      alignment == .fill
      && measurement.hugging[axis.other] < LayoutPriority.stackPlacement.nextDown
    return CellHold(
      isStretched ? .fill : .near, copy view, measurement, along: axis.other, pull: pullAcross)
  }

  /// The priority at which the stack pulls views to both of its sides.
  var pullAcross: LayoutPriority { min(hugging[axis.other], 999) }

  /// The cost of a point by which the stack is wider than its views need to those that keep their extents,
  /// and to the stack itself.
  func costAcross(_ needs: StackNeeds) -> Slope {
    var cost = needs.hugAcross(self) ? Slope(pullAcross) : Slope()
    for index in needs.indices where !needs[index].holdAcross.isStretched {
      cost.add(needs[index].holdAcross.priority)
    }
    return cost
  }
}

extension [CostBreakpoint] {
  /// The strongest priority that growing without end violates.
  var greatestFirmness: LayoutPriority {
    var firmness = LayoutPriority.lowest
    for index in indices { firmness = Swift.max(firmness, self[index].priority) }
    return firmness
  }
}

extension LayoutPriority {
  /// 260: the priority at which a stack aligns its views, keeps their sizes or gaps equal, and
  /// keeps the middle area centred. It is just above the default content hugging.
  static let stackPlacement = LayoutPriority(260)
}
