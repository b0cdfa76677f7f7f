// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// The single track in which a stack aligns its views, as a function of the stack's extent across
/// its axis.
final class StackBreadth: LineFormula {
  private(set) var revision = 0
  private(set) var needed = 0.0
  private(set) var growth: [CostBreakpoint] = []
  private var squeeze = CostBreakpoint.shortage(
    below: 0, resisting: .required)
  var breakpoints: [CostBreakpoint] { growth + [squeeze] }

  private let views: StackViews
  private let insets: (near: Double, far: Double)

  init(_ views: StackViews, _ measurement: Measurement) {
    let axis = views.stack.axis.other
    self.views = views
    insets = views.stack.insets[axis]
    renew(measurement)
  }

  /// Finds the track again after needs changed.
  func renew(_ measurement: Measurement) {
    let stack = views.stack
    let axis = stack.axis.other
    revision &+= 1
    let needed = measurement.size[axis]
    self.needed = needed
    squeeze = .shortage(below: needed, resisting: measurement.resistance[axis])
    var growth = GrowthCosts(past: needed)
    stack.costAcross(views.needs).forEachLevel { growth.add($1, past: needed, at: $0) }
    growth.add(1, past: needed, at: .stackExtent)
    for index in views.needs.indices {
      // A stretched view grows with the stack; one that is aligned on both sides and does not leaves the far
      // edge.
      let need = views.needs[index]
      func add(_ breakpoint: CostBreakpoint) {
        let extent = max(breakpoint.extent + stack.insetSum(axis), needed)
        growth.add(breakpoint.weight, past: extent, at: breakpoint.priority)
      }
      if need.holdAcross.isStretched {
        views.contents[index].forEachBreakpoint(along: axis, need, add)
      } else if stack.alignment == .fill {
        add(.growth(1, past: need.size[axis], at: LayoutPriority.stackPlacement.nextDown))
      }
    }
    self.growth = growth.breakpoints
  }

  func makeLines(at extent: Double, from start: Double) -> TrackLines? {
    guard extent >= needed || extent.isSame(needed) else { return nil }
    return TrackLines(count: 2) { lines in
      lines.initializeElement(at: 0, to: start + insets.near)
      lines.initializeElement(at: 1, to: start + extent - insets.far)
    }
  }
}

// MARK: Views

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
