// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// What a container decides: the constraints for the solver, the contents that it lays out by
/// formula, and what follows from both.
struct ContainerPlan {
  /// The constraints, in a fixed order, which is also their precedence in conflicts.
  var wanted: [WantedConstraint] = []
  /// The contents laid out by formula; nil if all contents have variables.
  var contents: (any FormulaLayout)?
  /// The measurement of the container, if it follows from those of its contents by arithmetic; nil
  /// if only a solve can determine it.
  ///
  /// If content wraps, the height is the one at the widths solved by the engine that the plan is
  /// for.
  var measurement: Measurement?
  /// The cost of growing beyond the measured size, on both axes; nil if part of the container has
  /// variables. A container that is laid out by formula entirely can be laid out like a leaf by the
  /// container around it.
  var growth: AxisPair<[Breakpoint]>?
  /// The cost of shrinking below the measured size, on both axes; nil where ``growth`` is.
  var shortage: AxisPair<Shortage>?
  /// The views that determine the container's baselines.
  var baselines = BaselineSources()
  /// The rule for which views leave if there is too little room; nil if none may leave.
  var roomPlan: RoomPlan?
  /// The room in which some views have left; nil while all are present.
  var room: Room?
  /// The intermediate values between the description and the constraints, for readers of the
  /// layout.
  var compilation: AnyObject?
  /// What the plan changes in the tree; empty once these changes are made.
  var effects = PlanEffects()
}

/// The views whose text determines a container's baselines, at any depth.
struct BaselineSources {
  /// The container keeps these views, and forgets them before they leave.
  var first: Borrowed<LayoutView>?
  var last: Borrowed<LayoutView>?

  /// Whether the container has no baseline.
  var isEmpty: Bool { first == nil && last == nil }

  /// Forgets sources inside a view that leaves.
  mutating func forget(_ view: LayoutView) {
    if first?.object.isDescendant(of: view) == true { first = nil }
    if last?.object.isDescendant(of: view) == true { last = nil }
  }
}
