// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// What a stack's formula knows about one of its views.
struct StackContent {
  var need: StackMeasurement.Content
  /// The cost to the view of growing beyond its size.
  let growth: AxisPair<[Breakpoint]>
  /// The strongest priority that the view violates when it grows without end.
  let firmness: AxisPair<LayoutPriority>
  /// The view, if it is a container, which knows the cost of shrinking.
  var container: Borrowed<LayoutView>?
  /// Whether the view is a stack, which pulls its own edges together a little even if other parts
  /// grow.
  var isStack: Bool

  /// Notes the axes along which a stack differs that has this view in the place of another one. Only
  /// containers themselves tell how they shrink.
  func noteDifferences(
    from other: StackContent, along axis: LayoutAxis, in changed: inout AxisPair<Bool>
  ) {
    let (now, before) = (need.measurement, other.need.measurement)
    for axis in LayoutAxis.allCases where !changed[axis] {
      changed[axis] =
        now.size[axis] != before.size[axis] || now.hugging[axis] != before.hugging[axis]
        || now.resistance[axis] != before.resistance[axis]
        || need.firmness[axis] != other.need.firmness[axis] || growth[axis] != other.growth[axis]
    }
    if need.intrinsicLength != other.need.intrinsicLength { changed[axis] = true }
    if need.isOpenAcross != other.need.isOpenAcross { changed[axis.other] = true }
    if now.firstBaseline != before.firstBaseline || now.lastBaseline != before.lastBaseline {
      changed.vertical = true
    }
  }

  /// Nil if the view is subject to constraints that only a solve can weigh.
  init?(of view: LayoutView, _ need: StackMeasurement.Content, in stack: StackView) {
    let growth =
      view.leafRules(in: stack).flatMap { view.growth(ofLeaf: $0, need, in: stack) }
      ?? view.growthUntouched(in: stack)
    guard let growth else { return nil }
    let across = stack.settings.orientation.other
    guard view.keepsExtent(growth[across]) || stack.settings.alignment == .fill else { return nil }
    self.need = need
    self.growth = growth
    firmness = growth.map { $0.reduce(.filling) { max($0, $1.priority) } }
    container = view.isContainer ? Borrowed(view) : nil
    isStack = view is StackView
  }

  /// Returns whether the view leaves growing to the stack around it, which hugs at the same
  /// priority: growing costs it as much there, and something below.
  func leavesGrowth(to hugging: LayoutPriority, along axis: LayoutAxis) -> Bool {
    guard isStack else { return false }
    var weight = 0.0
    for breakpoint in growth[axis]
    where breakpoint.priority == hugging && breakpoint.extent <= need.size[axis] {
      weight += breakpoint.weight
    }
    return hugging == .stackExtent ? weight > 1 : weight >= 1
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
