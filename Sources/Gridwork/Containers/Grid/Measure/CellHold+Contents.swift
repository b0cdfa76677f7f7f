// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

// What the content of a cell asks of its tracks when these are longer than they need. Measured on the frames
// that Apple's engine computed: content that is placed neither *none* nor *fill* pulls both edges of its
// cell to itself at the grid's hugging; content placed *fill* holds its tracks by its own hugging.

extension CellHold {
  /// Creates the hold of content that hugs at a priority, `lowest` if it has no extent of its own.
  init(_ placement: ResolvedPlacement, hugging: LayoutPriority, pull: LayoutPriority) {
    switch placement {
    case .none: break
    case .fill: (priority, isStretched) = (hugging, true)
    case .near, .far, .center:
      isStretched = hugging < pull
      priority = isStretched ? hugging : pull
    }
  }

  /// Creates the hold of a view.
  init(
    _ placement: ResolvedPlacement, _ view: LayoutView, _ measurement: Measurement,
    along axis: LayoutAxis, pull: LayoutPriority
  ) {
    self.init(placement, hugging: measurement.hugging[axis], pull: pull)
    // At equal priorities, content keeps its extent; a grid or stack is a little firmer by itself, framed or not.
    if !isStretched, priority == pull, measurement.hugging[axis] == pull, view.isLeafOrFrameOfOne {
      priority = pull.nextDown
    }
  }
}

extension ResolvedGrid {
  /// Finds how the content of every cell holds its tracks, how firmly that of every row resists, and which content
  /// formulas can lay out.
  mutating func findHolds(in owner: GridView, _ contents: [Measurement]) {
    let pulls = AxisPair(horizontal: columns.pull, vertical: rows.pull)
    for index in cells.indices {
      let cell = cells[index]
      let content = contents[index]
      cell.content.use { view in
        cells[index].size = content.size
        cells[index].resistance = content.resistance
        cells[index].holds = AxisPair {
          CellHold(cell.placementInForce(along: $0), view, content, along: $0, pull: pulls[$0])
        }
        defer {
          if !cells[index].isByFormula { cells[index].isMentioned = !view.isUntouched(in: owner) }
        }
        if view.compiler == nil {
          cells[index].isByFormula =
            view.leafRules(in: owner).map(cells[index].hasKnownSize) ?? false
        } else if let growth = view.growthUntouched(in: owner) {
          cells[index].isByFormula =
            LayoutAxis.allCases.allSatisfy { cells[index].canGrow(along: $0, growth[$0]) }
        }
      }
    }
    noteResistances()
    for axis in LayoutAxis.allCases { noteOutweighed(along: axis) }
    for index in groups.indices {
      let members = groups[index].members
      let isTop = groups[index].placement == .near
      groups[index].isByFormula =
        (isTop || groups[index].placement == .far)
        && members.allSatisfy {
          // A line that moves when the content has less height is left to the solver.
          cells[$0].isByFormula && cells[$0].keepsBaseline(contents[$0])
            && cells[$0].measuresBaselineFromTop == isTop
        }
      if !groups[index].isByFormula { takeFromFormula(groups[index]) }
    }
  }

  /// Gives variables to content that hugs more firmly than content of the same tracks resists.
  private mutating func noteOutweighed(along axis: LayoutAxis) {
    let weakest = weakestResistance[axis]
    let isOutweighed = cells.contains {
      $0.holds[axis].isStretched && $0.holds[axis].priority > weakest
    }
    guard isOutweighed else { return }
    var resistances = [LayoutPriority](repeating: .required, count: self[axis].tracks.count)
    for cell in cells where cell.isHeld(along: axis) {
      for position in cell.span(along: axis).positions {
        resistances[position] = min(resistances[position], cell.resistance[axis])
      }
    }
    for index in cells.indices where cells[index].holds[axis].isStretched {
      let priority = cells[index].holds[axis].priority
      guard cells[index].span(along: axis).positions.contains(where: { resistances[$0] < priority })
      else { continue }
      cells[index].holds[axis].outweighsContent = true
      cells[index].isByFormula = false
    }
  }

  /// Gives variables to the containers that are longer than their own extent where their tracks have what
  /// they need, and hold them for that: they would rather have less.
  mutating func takeStretchedFromFormula(_ measurement: GridMeasurement, _ contents: [Measurement])
  {
    for index in cells.indices where cells[index].isByFormula {
      let (cell, content) = (cells[index], contents[index])
      let isStretched = cell.content.use { view in
        view.isContainer
          && LayoutAxis.allCases.contains { axis in
            cell.holds[axis].isStretched && cell.holds[axis].priority > .stackExtent
              && measurement[axis].room(of: cell.span(along: axis), self[axis]) > content.size[axis]
          }
      }
      if isStretched { cells[index].isByFormula = false }
    }
    takeGroupsFromFormula()
  }

  /// Gives variables to the content that formulas could lay out, but do not: all of it, or the containers with
  /// parts that have variables.
  mutating func takeUnusedFromFormula(all: Bool) {
    for index in cells.indices where all || cells[index].content.use({ $0.givesWayToVariables }) {
      cells[index].isByFormula = false
    }
    takeGroupsFromFormula()
  }

  /// Gives variables to the groups of which a member has some.
  private mutating func takeGroupsFromFormula() {
    for index in groups.indices where groups[index].isByFormula {
      guard !groups[index].members.allSatisfy({ cells[$0].isByFormula }) else { continue }
      groups[index].isByFormula = false
      takeFromFormula(groups[index])
    }
  }

  private mutating func takeFromFormula(_ group: AlignedGroup) {
    for member in group.members { cells[member].isByFormula = false }
  }
}

extension ResolvedCell {
  /// What the first point costs the content by which its tracks are longer than they need.
  func costOfGrowth(along axis: LayoutAxis) -> Slope {
    let hold = holds[axis]
    if hold.isStretched, let growth = content.use({ $0.plannedGrowth?[axis] }) {
      return growth.slope(past: size[axis])
    }
    return hold.priority > .lowest ? Slope(hold.priority) : Slope()
  }

  /// How much of that cost is known. Stretched content may stop following its tracks, where a constraint keeps
  /// it shorter or what grows easily inside has its maximum; a longer track then costs a pull.
  func knowledgeOfCost(along axis: LayoutAxis) -> TrackNeeds.CostKnowledge {
    guard holds[axis].isStretched else { return .all }
    return content.use { view in
      if view.isLeaf {
        guard hugsByTracks(along: axis) else { return .nothing }
        return mayStopFollowing ? .firstPoint : .all
      }
      guard let growth = view.plannedGrowth else { return .nothing }
      return growsAlike(along: axis, growth[axis]) ? .all : .firstPoint
    }
  }

  /// Whether a constraint may keep a leaf from following its tracks any further.
  var mayStopFollowing: Bool {
    !isByFormula && (isMentioned || content.use { $0.holdsConstraints })
  }

  /// Whether formulas can lay out a container: it keeps its extent, or every point of growth costs the same.
  fileprivate func canGrow(along axis: LayoutAxis, _ growth: [CostBreakpoint]) -> Bool {
    isHeld(along: axis) && (!holds[axis].isStretched || growsAlike(along: axis, growth))
  }

  /// Whether growing costs a container the same from its extent on. It costs more later where a maximum inside
  /// stops what grows easily.
  private func growsAlike(along axis: LayoutAxis, _ growth: [CostBreakpoint]) -> Bool {
    growth.allSatisfy { $0.extent <= size[axis] }
  }

  /// Whether formulas can lay out a leaf: it lies at a known place in its cell.
  fileprivate func hasKnownSize(by rules: AxisPair<LeafRule>) -> Bool {
    LayoutAxis.allCases.allSatisfy(isHeld)
      // A leaf that is as long as its cell keeps no extent of its own.
      && !(holds.horizontal.isStretched && rules.horizontal.isFixed)
      && !(holds.vertical.isStretched && rules.vertical.isFixed)
  }

  /// Whether the content has the baseline that it is aligned on, and keeps its height.
  fileprivate func keepsBaseline(_ measurement: Measurement) -> Bool {
    !holds.vertical.isStretched && baseline.flatMap(measurement.reach(of:)) != nil
  }

  /// Whether the aligned baseline of the content keeps its distance from the top, rather than from the
  /// bottom, whatever the content's height.
  fileprivate var measuresBaselineFromTop: Bool {
    baseline == .first || content.use { $0.compiler == nil && $0.metrics.lastBaselineIsFromTop }
  }
}

extension ResolvedCell {
  /// Whether the cost of longer tracks stands for what the content pulls or hugs with. The hugging of a leaf
  /// that is stretched is not in force itself.
  func isHeldByTracks(along axis: LayoutAxis) -> Bool {
    isByFormula || hugsByTracks(along: axis)
  }

  /// Whether the cost of longer tracks stands for the hugging of a leaf. Where weaker constraints keep the leaf
  /// shorter than its content, it hugs only later; where it outweighs other content, it hugs before.
  func hugsByTracks(along axis: LayoutAxis) -> Bool {
    holds[axis].isStretched && !holds[axis].outweighsContent
      && content.use { view in
        view.isLeaf
          && (view.metrics.size[axis] < 0 || holds[axis].priority >= view.huggingPriorities[axis])
      }
  }
}
