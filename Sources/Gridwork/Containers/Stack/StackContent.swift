// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// What a stack's formula knows about one of its views, besides what the view needs.
struct StackContent {
  /// The cost to the view of growing beyond its size.
  let growth: AxisPair<[Breakpoint]>
  /// The strongest priority that the view violates when it grows without end.
  let firmness: AxisPair<LayoutPriority>
  /// Whether the view is a stack, which pulls its own edges together a little even if other parts
  /// grow.
  let isStack: Bool

  /// Nil if the view is subject to constraints that only a solve can weigh.
  init?(of view: LayoutView, _ need: StackMeasurement.Content, in stack: StackView) {
    guard
      let growth = view.isContainer
        ? view.growthUntouched(in: stack)
        : view.leafRules(in: stack).flatMap({ view.growth(ofLeaf: $0, need, in: stack) })
    else { return nil }
    self.init(of: view, growing: growth, isStack: view is StackView, in: stack)
  }

  /// Nil if the view has no extent of its own that the stack would keep.
  init?(
    of view: LayoutView, growing growth: consuming AxisPair<[Breakpoint]>, isStack: Bool,
    in stack: StackView
  ) {
    let across = stack.settings.orientation.other
    guard view.keepsExtent(growth[across]) || stack.settings.alignment == .fill else { return nil }
    self.growth = growth
    firmness = AxisPair(
      horizontal: growth.horizontal.greatestFirmness, vertical: growth.vertical.greatestFirmness)
    self.isStack = isStack
  }

  /// Notes the axes along which a stack differs that has this view in the place of another one. Only
  /// containers themselves tell how they shrink.
  func noteDifferences(from other: StackContent, in changed: inout AxisPair<Bool>) {
    if growth.horizontal != other.growth.horizontal { changed.horizontal = true }
    if growth.vertical != other.growth.vertical { changed.vertical = true }
  }

  /// Returns whether the view leaves growing to the stack around it, which hugs at the same
  /// priority: growing costs it as much there, and something below.
  func leavesGrowth(
    to hugging: LayoutPriority, along axis: LayoutAxis, _ need: StackMeasurement.Content
  ) -> Bool {
    guard isStack else { return false }
    var weight = 0.0
    for breakpoint in growth[axis]
    where breakpoint.priority == hugging && breakpoint.extent <= need.size[axis] {
      weight += breakpoint.weight
    }
    return hugging == .stackExtent ? weight > 1 : weight >= 1
  }
}

extension StackMeasurement.Content {
  /// Notes the axes along which a stack differs that has a view with these needs in the place of another
  /// one, besides what the views cost.
  func noteDifferences(
    from other: StackMeasurement.Content, along axis: LayoutAxis, in changed: inout AxisPair<Bool>
  ) {
    let (now, before) = (measurement, other.measurement)
    if now.size.width != before.size.width
      || now.hugging.horizontal != before.hugging.horizontal
      || now.resistance.horizontal != before.resistance.horizontal
      || firmness.horizontal != other.firmness.horizontal
    {
      changed.horizontal = true
    }
    if now.size.height != before.size.height || now.hugging.vertical != before.hugging.vertical
      || now.resistance.vertical != before.resistance.vertical
      || firmness.vertical != other.firmness.vertical
      || now.firstBaseline != before.firstBaseline || now.lastBaseline != before.lastBaseline
    {
      changed.vertical = true
    }
    if intrinsicLength != other.intrinsicLength { changed[axis] = true }
    if isOpenAcross != other.isOpenAcross { changed[axis.other] = true }
  }
}

extension LayoutView {
  /// Returns the cost to a leaf of growing beyond its content, on both axes; nil if a constraint on its
  /// size contradicts what the stack makes of a view without an intrinsic one, or of the proportions of
  /// its views.
  fileprivate final func growth(
    ofLeaf rules: AxisPair<LeafRule>, _ need: StackMeasurement.Content, in stack: StackView
  ) -> AxisPair<[Breakpoint]>? {
    func growth(_ axis: LayoutAxis, _ rule: LeafRule) -> [Breakpoint] {
      rule.extent >= 0 ? [.growth(1, past: need.size[axis], at: rule.hugging)] : []
    }
    let keepsIntrinsicSize = LayoutAxis.allCases.allSatisfy {
      rules[$0].extent == metrics.size[$0] || metrics.size[$0] >= 0
    }
    guard
      !holdsConstraints || keepsIntrinsicSize && stack.settings.distribution != .fillProportionally
    else { return nil }
    return AxisPair(
      horizontal: growth(.horizontal, rules.horizontal),
      vertical: growth(.vertical, rules.vertical))
  }
}
