// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

// Across a stack: the single track in which it aligns its views.

extension InsetTrack {
  /// Creates the track of the views of a stack, given the measurement of the stack.
  convenience init(across views: StackViews, _ measurement: Measurement) {
    let stack = views.stack
    let axis = stack.axis.other
    let needed = measurement.size[axis]
    var growth = GrowthCosts(past: needed)
    stack.costAcross(views.needs).forEachLevel { growth.add($1, past: needed, at: $0) }
    growth.add(1, past: needed, at: .stackExtent)
    for index in views.needs.indices {
      // A stretched view grows with the stack; one that is aligned on both sides and does not leaves the far
      // edge.
      let need = views.needs[index]
      func add(_ breakpoint: CostBreakpoint) {
        let extent = max(breakpoint.extent + stack.insets[axis].sum, needed)
        growth.add(breakpoint.weight, past: extent, at: breakpoint.priority)
      }
      if need.holdAcross.isStretched {
        views.contents[index].forEachBreakpoint(along: axis, need, add)
      } else if stack.alignment == .fill {
        add(.growth(1, past: need.size[axis], at: LayoutPriority.stackPlacement.nextDown))
      }
    }
    self.init(
      stack.insets[axis], needed: needed, growth: growth.breakpoints,
      resisting: measurement.resistance[axis])
  }
}
