// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// What compiles the description of a container to constraints: a grid or a stack itself, or an object
/// that does it for a plain view.
///
/// The engine asks for plans in the update-constraints pass, bottom-up, and only from containers
/// that are marked: by ``LayoutView/markChanged(by:)``, or because something inside changed.
protocol ConstraintCompiler: AnyObject {
  /// The container.
  var container: LayoutView { get }

  /// Publishes what the plans of other containers depend on. Called on all changed containers
  /// before any of them plans.
  func willPlan()

  /// Returns the plan for the current description. Planning changes nothing: what the plan would
  /// change in the tree is part of the plan.
  func plan(measuring: any ContentMeasuring) -> ContainerPlan

  /// Takes over changes into the last plan, and returns what changed with them; nil if the container
  /// must plan again.
  func patch(_ edits: ContainerEdits, measuring: any ContentMeasuring) -> PlanPatch?

  /// The parts that need variables where a formula along an axis does not hold; by default all contents.
  func parts(along axis: LayoutAxis) -> Materialization

  /// Whether a promoted container needs its variables at a given size, because its formulas do not
  /// hold there.
  func needsPromotion(at size: LayoutSize) -> Bool

  /// Records the room in which some views have left; nil if all are present. Called between two
  /// solves; delegates that are told about it may change the tree.
  func adopt(_ room: Room?)

  /// The kind of the container in a computed layout.
  var computedKind: ComputedLayout.Item.Kind { get }

  /// The container's tracks after a layout; nil if it has none. `item` is the position of the
  /// container.
  func computedGrid(item: Int) -> ComputedLayout.Grid?
  /// The rules for the extents of a grid's visible tracks; empty for other containers.
  func computedRules(along axis: LayoutAxis) -> [ComputedLayout.Track.Rule]
  /// The placements of a grid's content views; empty for other containers.
  func computedPlacements() -> [ComputedPlacement]

  /// Whether nothing is placed at a private variable, so that frames may be determined although its
  /// value is not.
  func isAuxiliary(_ variable: OwnVariable) -> Bool

  /// The name of a private variable in a log, as an attribute of something visible, such as the
  /// leading edge of `column 1`, or as a quantity of its own, such as `equal gap`; nil if the variable is
  /// neither.
  func describedVariable(_ variable: OwnVariable) -> DescribedVariable?

  /// What helps if a subview was not given to the container, as an imperative; nil for one that the
  /// container places.
  func remedy(forSubview view: LayoutView) -> String?
  /// Whether a setting of the container, such as the width of a column, is the extent of a content view.
  func hasOwnExtent(of view: LayoutView, along axis: LayoutAxis) -> Bool
  /// Whether the container could stretch a content view along an axis, but is not told to.
  func leavesRoom(around view: LayoutView, along axis: LayoutAxis) -> Bool

  /// Descriptions of the settings that the last plan could not honour.
  var problems: [String] { get }
}

extension ConstraintCompiler {
  func willPlan() {}
  func parts(along axis: LayoutAxis) -> Materialization { .contents }
  func adopt(_ room: Room?) {}
  func computedGrid(item: Int) -> ComputedLayout.Grid? { nil }
  func computedRules(along axis: LayoutAxis) -> [ComputedLayout.Track.Rule] { [] }
  func computedPlacements() -> [ComputedPlacement] { [] }
  func isAuxiliary(_ variable: OwnVariable) -> Bool { false }
  func remedy(forSubview view: LayoutView) -> String? { nil }
  func hasOwnExtent(of view: LayoutView, along axis: LayoutAxis) -> Bool { false }
  func leavesRoom(around view: LayoutView, along axis: LayoutAxis) -> Bool { false }
  var problems: [String] { [] }
}

/// The position of a view in its container, with all inherited settings.
struct ComputedPlacement {
  var view: LayoutView
  /// The cell, as positions among the visible tracks.
  var cell: ComputedLayout.Area
  var x: ComputedLayout.Item.Sizing.Placement
  var y: ComputedLayout.Item.Sizing.Placement
  var baseline: ComputedLayout.Item.Sizing.Baseline?
}

/// What a private variable of a container means.
struct DescribedVariable {
  var name: String
  var attribute: LayoutConstraint.Attribute
  /// Whether the name says all; otherwise the variable is an attribute of what it names.
  var isQuantity = false
}

extension ConstraintCompiler {
  /// Makes a plan and passes it to the body.
  ///
  /// A plan borrows views, and a view may leave while another one is measured: the subviews are
  /// kept until the body returns.
  func withPlan(_ measuring: any ContentMeasuring, _ body: (consuming ContainerPlan) -> Void) {
    withExtendedLifetime(container.subviewStorage) { body(plan(measuring: measuring)) }
  }
}

extension ConstraintCompiler where Self: LayoutView {
  /// The container compiles itself.
  var container: LayoutView { self }

  /// Whether the plan alone determines the fitting size of the container: it holds no constraint,
  /// no guide is inset from its edges, and no subview is positioned by its frame.
  var holdsNothingElse: Bool {
    held.count == 0 && guideStorage.allSatisfy { $0.insets == nil }
      && subviewStorage.allSatisfy { !$0.translatesStorage }
  }
}

/// The measurements of contents that the engine provides to containers, in points.
protocol ContentMeasuring: AnyObject {
  /// Whether every content view must have variables, so that the answer to a question names all
  /// constraints.
  var isFullyMaterialized: Bool { get }

  /// The intrinsic size of a view's content; negative on an axis without one.
  ///
  /// The height of wrapping content is its height at the last solved width.
  func contentSize(of view: LayoutView) -> LayoutSize

  /// The measurement of a content view.
  ///
  /// That of a leaf is its intrinsic size (0 on an axis without one), limited by constant
  /// constraints on it: see ``LeafExtent``. That of any other view is the smallest size that its
  /// constraints allow. Constraints at priority 50 and below do not count. The height of wrapping
  /// content is its height at the last solved width.
  func measurement(of view: LayoutView) -> Measurement

  /// The room in which some of a stack's views have left; nil while all candidates are present.
  func room(of stack: LayoutView) -> Room?
}
