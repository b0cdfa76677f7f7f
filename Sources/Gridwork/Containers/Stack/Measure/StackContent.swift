// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// What a stack's formula knows about one of its views, besides what the view needs.
struct StackContent {
  /// What it costs a container to grow beyond its size; nothing for a leaf.
  private let breakpoints: AxisPair<[CostBreakpoint]>
  /// How firmly a leaf hugs the extents that it has; nil where it has none, and for a container.
  private let hugging: AxisPair<LayoutPriority?>
  /// The strongest priority that the view violates when it grows without end.
  let firmness: AxisPair<LayoutPriority>
  /// Whether the view is a stack, which pulls its own edges together a little even if other parts
  /// grow.
  let isStack: Bool

  /// Nil if the view is subject to constraints that only a solve can weigh.
  init?(of view: LayoutView, in stack: StackView) {
    if view.isContainer {
      guard let growth = view.growthUntouched(in: stack) else { return nil }
      (breakpoints, hugging, isStack) = (growth, AxisPair(nil), view is StackView)
    } else {
      guard let rules = view.leafRules(in: stack),
        let hugging = view.hugging(ofLeaf: rules, in: stack)
      else { return nil }
      (breakpoints, self.hugging, isStack) = (AxisPair([]), hugging, false)
    }
    let (breakpoints, hugging) = (breakpoints, hugging)
    firmness = AxisPair { max(hugging[$0] ?? .lowest, breakpoints[$0].greatestFirmness) }
  }

  /// Where the view lies across its stack; nil if only a solve can determine it.
  func cellAcross(
    _ stack: borrowing ResolvedStack, _ need: StackNeed, _ needs: StackNeeds
  ) -> CellFormula? {
    let firmness = firmness[stack.axis.other]
    let isKnown =
      if need.holdAcross.isStretched {
        // What begins to grow easily may go on otherwise.
        firmness
          < (stack.alignment == .fill
            ? LayoutPriority.stackPlacement.nextDown : stack.pullAcross)
      } else {
        stack.alignment != .fill || firmness > .stackPlacement
      }
    return isKnown ? CellFormula(across: stack, need, needs) : nil
  }

  /// Calls the body with every breakpoint of the cost of growing along an axis, given what the view needs.
  @inline(__always)
  func forEachBreakpoint(
    along axis: LayoutAxis, _ need: StackNeed, _ body: (CostBreakpoint) -> Void
  ) {
    if let hugging = hugging[axis] { body(.growth(1, past: need.size[axis], at: hugging)) }
    for breakpoint in breakpoints[axis] { body(breakpoint) }
  }

  /// Notes the axes along which a stack differs that has this view in the place of another one that needs
  /// the same. Only containers themselves tell how they shrink.
  @inline(__always)
  func noteDifferences(from other: borrowing StackContent, in changed: inout AxisPair<Bool>) {
    for axis in LayoutAxis.allCases
    where hugging[axis] != other.hugging[axis] || breakpoints[axis] != other.breakpoints[axis] {
      changed[axis] = true
    }
  }

  /// Whether the first point violates what the view violates when it grows without end. Where it does not, the view
  /// takes some of what is left over, and leaves the rest to others.
  func growsAlike(along axis: LayoutAxis, _ need: StackNeed) -> Bool {
    breakpoints[axis].isEmpty
      || breakpoints[axis].slope(past: need.size[axis]).strongest == firmness[axis]
  }

  /// Returns whether the view leaves growing to the stack around it, which hugs at the same
  /// priority: growing costs it as much there, and something below.
  func leavesGrowth(
    to hugging: LayoutPriority, along axis: LayoutAxis, _ need: StackNeed
  ) -> Bool {
    guard isStack else { return false }
    var weight = 0.0
    forEachBreakpoint(along: axis, need) { breakpoint in
      if breakpoint.priority == hugging, breakpoint.extent <= need.size[axis] {
        weight += breakpoint.weight
      }
    }
    return hugging == .stackExtent ? weight > 1 : weight >= 1
  }
}

extension StackNeed {
  /// Notes the axes along which a stack differs that has a view with these needs in the place of another
  /// one, besides what the views cost.
  func noteDifferences(
    from other: StackNeed, along stackAxis: LayoutAxis,
    in changed: inout AxisPair<Bool>
  ) {
    let (now, before) = (measurement, other.measurement)
    for axis in LayoutAxis.allCases
    where now.size[axis] != before.size[axis] || now.hugging[axis] != before.hugging[axis]
      || now.resistance[axis] != before.resistance[axis]
    {
      changed[axis] = true
    }
    if now.firstBaseline != before.firstBaseline || now.lastBaseline != before.lastBaseline {
      changed.vertical = true
    }
    if intrinsicLength != other.intrinsicLength { changed[stackAxis] = true }
    if holdAcross != other.holdAcross { changed[stackAxis.other] = true }
  }
}

extension LayoutView {
  /// Returns how firmly a leaf hugs its content, on the axes on which it has an extent; nil if a constraint
  /// on its size contradicts what the stack makes of a view without an intrinsic one, or of the proportions
  /// of its views.
  fileprivate final func hugging(
    ofLeaf rules: AxisPair<LeafRule>, in stack: StackView
  ) -> AxisPair<LayoutPriority?>? {
    let keepsIntrinsicSize = LayoutAxis.allCases.allSatisfy {
      rules[$0].extent == metrics.size[$0] || metrics.size[$0] >= 0
    }
    guard
      !holdsConstraints || keepsIntrinsicSize && stack.settings.distribution != .fillProportionally
    else { return nil }
    return rules.map { $0.extent >= 0 ? $0.hugging : nil }
  }
}
