// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// What a container decides: the constraints for the solver, the contents that it lays out by
/// formula, and what follows from both.
struct ContainerPlan {
  /// The constraints, in a fixed order, which is also their precedence in conflicts; nil if they stand
  /// for the costs of the container's extents, and for nothing else.
  var listed: [WantedConstraint]? = []
  /// The formulas of both axes, if the container is laid out by formula entirely; nil if part of it has
  /// variables or only a solve can measure it.
  var formulas: ContainerFormulas?
  /// The cost of growing by formulas that give way to variables; nil if they are in use, and for a container
  /// that formulas cannot lay out.
  ///
  /// What the containers around this one measure must not depend on which parts have variables now.
  var unusedGrowth: AxisPair<[CostBreakpoint]>?
  /// The contents laid out by formula; nil if all contents have variables.
  var contents: FormulaContents?
  /// The measurement of the container, if it follows from those of its contents by arithmetic; nil
  /// if only a solve can determine it.
  ///
  /// If content wraps, the height is the one at the widths solved by the engine that the plan is
  /// for.
  var measurement: Measurement?
  /// The views that determine the container's baselines.
  var baselines = BaselineSources()
  /// The rule for which views leave if there is too little room; nil if none may leave.
  var detachmentPlan: DetachmentPlan?
  /// The room in which some views have left; nil while all are present.
  var room: Room?
  /// The intermediate values between the description and the constraints, for readers of the
  /// layout.
  var compilation: AnyObject?
  /// What the plan changes in the tree; nil for nothing, and once these changes are made.
  var effects: PlanEffects?
}

extension ContainerPlan {
  /// The constraints of the container's plan. A container around it that lays it out by formula does
  /// without them.
  ///
  /// - Complexity: O(breakpoints) if they stand for costs, otherwise O(1).
  func wanted(of container: LayoutView) -> [WantedConstraint] {
    listed ?? formulas?.costs(of: container) ?? []
  }
}

/// The views whose text determines a container's baselines, at any depth.
struct BaselineSources: Equatable {
  /// The container keeps these views, and forgets them before they leave.
  var first: Unretained<LayoutView>?
  var last: Unretained<LayoutView>?

  subscript(baseline: Baseline) -> Unretained<LayoutView>? {
    baseline == .first ? first : last
  }

  /// Whether the container has no baseline.
  var isEmpty: Bool { first == nil && last == nil }

  /// Forgets sources inside a view that leaves.
  mutating func forget(_ view: LayoutView) {
    if first?.object.isDescendant(of: view) == true { first = nil }
    if last?.object.isDescendant(of: view) == true { last = nil }
  }
}
