// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

// Across a stack: the single track in which it aligns its views.

extension InsetTrack {
  /// Creates the track of the views of a stack, given the measurement of the stack.
  convenience init(across views: StackViews, _ measurement: Measurement) {
    let stack = views.stack
    let axis = stack.axis.other
    let needed = measurement.size[axis]
    let insets = stack.insets[axis].sum
    var growth: [CostBreakpoint] = []
    growth.reserveCapacity(2)
    stack.costAcross(views.needs).forEachLevel {
      growth.addGrowth($1, past: needed, at: $0, needed: needed)
    }
    growth.addGrowth(1, past: needed, at: .stackExtent, needed: needed)
    for index in views.needs.indices {
      // A stretched view grows with the stack; one that is aligned on both sides and does not leaves the far
      // edge.
      let need = views.needs[index]
      if need.holdAcross.isStretched {
        for breakpoint in views.contents[index].breakpoints[axis] {
          growth.addGrowth(
            breakpoint.weight, past: max(breakpoint.extent + insets, needed),
            at: breakpoint.priority, needed: needed)
        }
      } else if stack.alignment == .fill {
        growth.addGrowth(
          1, past: max(need.size[axis] + insets, needed),
          at: LayoutPriority.stackPlacement.nextDown, needed: needed)
      }
    }
    self.init(
      stack.insets[axis], needed: needed, growth: growth,
      resisting: measurement.resistance[axis])
  }
}
