// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// A view that compiles what people wrote about it to constraints: a grid, a stack.
///
/// The engine asks in the update-constraints pass, bottom-up, and only those that are marked: by
/// ``LayoutView/setNeedsCompile()``, or because something inside changed.
protocol ConstraintCompiler: LayoutView {
  /// Takes note of what the plans of others depend on: all containers that changed, before any of them
  /// plans.
  func willPlan()

  /// What is wanted now. Planning changes nothing: the plan says what it would change.
  func plan(measuring: any ContentMeasuring) -> ContainerPlan

  /// Takes over the sizes of content views, if nothing but the rectangles of these views follows from
  /// them; returns false if the container must plan again.
  func patch(_ edits: [ContentEdit]) -> Bool

  /// Wants variables from now on for what follows along an axis; for everything where there is none.
  /// Whether that is more than before.
  func materialize(_ axis: LayoutAxis?) -> Bool

  /// Whether what was materialized has to stay so, at a size of the container.
  func isStrained(at size: LayoutSize) -> Bool

  /// Wants as few variables as at first.
  func dematerialize()

  /// Takes over in which room its views are, once that is decided; nil when all have room. Called
  /// between two solves; whoever listens may change the tree.
  func adopt(_ room: Room?)

  /// What the container is called in a computed layout.
  var computedKind: ComputedLayout.Item.Kind { get }

  /// The container's tracks, when it has any, read after a layout; `item` is its own position.
  func computedGrid(item: Int) -> ComputedLayout.Grid?
  /// What the extents of a grid's visible tracks follow; none for anything else.
  func computedRules(along axis: LayoutAxis) -> [ComputedLayout.Track.Rule]
  /// Where the cells of a grid put their content; none for anything else.
  func computedPlacements() -> [ComputedPlacement]

  /// What a private variable is in a log: an attribute of something with a name, such as the leading
  /// edge of `column 1`; nil for one that has no place in the picture.
  func describedVariable(
    _ variable: OwnVariable
  ) -> (name: String, attribute: LayoutConstraint.Attribute)?

  /// What the container could not do as it was told, in words; known since it compiled last.
  var problems: [String] { get }
}

extension ConstraintCompiler {
  func willPlan() {}
  func patch(_ edits: [ContentEdit]) -> Bool { false }
  func materialize(_ axis: LayoutAxis?) -> Bool { false }
  func isStrained(at size: LayoutSize) -> Bool { false }
  func dematerialize() {}
  func adopt(_ room: Room?) {}
  func computedGrid(item: Int) -> ComputedLayout.Grid? { nil }
  func computedRules(along axis: LayoutAxis) -> [ComputedLayout.Track.Rule] { [] }
  func computedPlacements() -> [ComputedPlacement] { [] }
  var problems: [String] { [] }

  func describedVariable(
    _ variable: OwnVariable
  ) -> (name: String, attribute: LayoutConstraint.Attribute)? { nil }
}

extension ConstraintCompiler {
  /// Makes a plan and lends it to the body.
  ///
  /// A plan borrows views, and any of them may leave when one is measured: they stay until the body is
  /// done.
  func withPlan(_ measuring: any ContentMeasuring, _ body: (ContainerPlan) -> Void) {
    withExtendedLifetime(subviewStorage) { body(plan(measuring: measuring)) }
  }

  /// Whether nothing but the plan says how large the container is by itself: it holds no constraint, no
  /// guide keeps a distance from its edges, and nothing inside is held by its frame.
  var holdsNothingElse: Bool {
    held.count == 0 && guideStorage.allSatisfy { $0.insets == nil }
      && subviewStorage.allSatisfy { !$0.translatesStorage }
  }
}

/// What the engine tells a container about its contents, as numbers in points.
protocol ContentMeasuring {
  /// Whether every content is to have variables of its own, because somebody asks about constraints.
  var isWhole: Bool { get }

  /// The size that the content of a view wants, negative on an axis without one.
  ///
  /// The height of content that wraps is its height at the width solved last.
  func contentSize(of view: LayoutView) -> LayoutSize

  /// What a content measures: a leaf its intrinsic size (0 on an axis without one), tightened by
  /// constant constraints on it, see ``LeafExtent``; content with other constraints of its own, or with
  /// constraints inside, and a container, the smallest size that these allow. Constraints at priority 50
  /// and below do not count.
  ///
  /// The height of content that wraps is its height at the width solved last.
  func measurement(of view: LayoutView) -> Measurement

  /// The room in which some of a stack's views have left; nil while all candidates are there.
  func room(of stack: LayoutView) -> Room?
}
