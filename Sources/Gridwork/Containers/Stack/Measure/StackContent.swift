// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// What a stack's formula knows about one of its views, besides what the view needs.
struct StackContent {
  /// What it costs the view to grow beyond what it needs; nothing for a leaf without an extent.
  let breakpoints: AxisPair<[CostBreakpoint]>
  /// The strongest priority that the view violates when it grows without end.
  let firmness: AxisPair<LayoutPriority>
  /// Whether the view is a stack, which pulls its own edges together a little even if other parts
  /// grow.
  let isStack: Bool

  /// Nil if the view is subject to constraints that only a solve can weigh.
  init?(of view: LayoutView, _ need: StackNeed, in stack: StackView) {
    let growth: AxisPair<[CostBreakpoint]>
    if view.isContainer {
      guard let inside = view.growthUntouched(in: stack) else { return nil }
      growth = inside
    } else {
      guard let rules = view.leafRules(in: stack), view.keepsRole(by: rules, in: stack) else {
        return nil
      }
      growth = AxisPair { rules[$0].growth(past: need.size[$0]) }
    }
    breakpoints = growth
    firmness = growth.map { $0.greatestFirmness }
    isStack = view.isContainer && view is StackView
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

  /// Notes the axes along which a stack differs that has this view in the place of another one that needs
  /// the same.
  @inline(__always)
  func noteDifferences(from other: borrowing StackContent, in changed: inout AxisPair<Bool>) {
    // Field by field, as the subscript of a pair would copy the lists.
    if breakpoints.horizontal != other.breakpoints.horizontal { changed.horizontal = true }
    if breakpoints.vertical != other.breakpoints.vertical { changed.vertical = true }
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
    for breakpoint in breakpoints[axis]
    where breakpoint.priority == hugging && breakpoint.extent <= need.size[axis] {
      weight += breakpoint.weight
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
  /// Whether the constraints of a leaf leave it what it is to a stack: a view with or without an intrinsic size,
  /// and one of certain proportions.
  fileprivate final func keepsRole(by rules: AxisPair<LeafRule>, in stack: StackView) -> Bool {
    guard holdsConstraints else { return true }
    return stack.settings.distribution != .fillProportionally
      && LayoutAxis.allCases.allSatisfy {
        rules[$0].extent == metrics.size[$0] || metrics.size[$0] >= 0
      }
  }
}
