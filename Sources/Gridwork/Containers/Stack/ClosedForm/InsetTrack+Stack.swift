// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

// Across a stack: the single track in which it aligns its views, and where each lies in it.

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

extension CellFormula {
  /// Creates the position of a view along its stack.
  init(along index: Int) { self.init(index..<index + 1, .fill, extent: 0) }

  /// Creates the position of a view across its stack, given how firmly it keeps its extent there; nil if
  /// only a solve can determine it.
  init?(
    across stack: borrowing ResolvedStack, _ index: Int, _ firmness: LayoutPriority,
    _ needs: StackNeeds
  ) {
    let need = needs[index]
    let extent = need.size[stack.axis.other]
    func cell(_ rest: Rest, inset: Double = 0) -> CellFormula {
      CellFormula(0..<1, rest, inset: inset, extent: extent)
    }
    if need.holdAcross.isStretched {
      if case .baseline(let baseline) = stack.alignment, need.stands(on: baseline) {
        return nil
      }
      // What begins to grow easily may go on otherwise.
      let limit =
        stack.alignment == .fill
        ? LayoutPriority.stackPlacement.nextDown : stack.pullAcross
      guard firmness < limit else { return nil }
      self = cell(.fill)
      return
    }
    switch stack.alignment {
    case .near: self = cell(.near)
    case .far: self = cell(.far)
    case .center: self = cell(.center)
    case .fill:
      guard firmness > .stackPlacement else { return nil }
      self = cell(.near)
    case .baseline(let baseline):
      guard stack.hasCommonLine else {
        self = cell(baseline == .first ? .near : .far)
        return
      }
      let reach = known(needs.reach(of: baseline))
      let own = need.measurement.reach(of: baseline)
      switch baseline {
      case .first: self = cell(.near, inset: reach.ascent - (own?.ascent ?? 0))
      case .last: self = cell(.far, inset: reach.descent - (own?.descent ?? 0))
      }
    }
  }
}
