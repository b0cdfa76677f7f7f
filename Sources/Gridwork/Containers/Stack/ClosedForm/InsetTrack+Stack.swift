// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

// Across a stack: the single track in which it aligns its views.

extension InsetTrack {
  /// Creates the track of the views of a stack, given the measurement of the stack.
  convenience init(across views: StackViews, _ measurement: Measurement) {
    let stack = views.stack
    let axis = stack.axis.other
    let needed = measurement.size[axis]
    var growth: [CostBreakpoint] = []
    func add(_ weight: Double, past extent: Double, at priority: LayoutPriority) {
      growth.addGrowth(weight, past: max(extent, needed), at: priority, needed: needed)
    }
    stack.costAcross(views.needs).forEachLevel { add($1, past: needed, at: $0) }
    add(1, past: needed, at: .stackExtent)
    let insets = stack.insets[axis].sum
    for index in views.needs.indices {
      // A stretched view grows with the stack; one that is aligned on both sides and does not leaves the far
      // edge.
      let need = views.needs[index]
      if need.holdAcross.isStretched {
        views.contents[index].forEachBreakpoint(along: axis, need) {
          add($0.weight, past: $0.extent + insets, at: $0.priority)
        }
      } else if stack.alignment == .fill {
        add(1, past: need.size[axis] + insets, at: LayoutPriority.stackPlacement.nextDown)
      }
    }
    self.init(
      stack.insets[axis], needed: needed, growth: growth,
      resisting: measurement.resistance[axis])
  }
}
