// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// A view that compiles what people wrote about it to constraints: a grid, a stack.
///
/// The engine asks in the update-constraints pass, bottom-up, and only those that are marked: by
/// ``LayoutView/setNeedsCompile()``, or because something inside changed.
protocol ConstraintCompiler: LayoutView {
  /// What is wanted now.
  func plan(measuring: any ContentMeasuring) -> ContainerPlan

  /// Wants variables from now on for what follows along an axis; for everything where there is none.
  /// Whether that is more than before.
  func materialize(_ axis: LayoutAxis?) -> Bool

  /// Whether what was materialized has to stay so, at a size of the container.
  func isStrained(at size: LayoutSize) -> Bool

  /// Wants as few variables as at first.
  func dematerialize()

  /// Whether what the container shows depends on its solved size.
  var adaptsToSize: Bool { get }

  /// Lets the container see its solved size, between two solves; whether it now wants something else.
  ///
  /// What it shows must be a function of that size, and the size no function of what it shows.
  func adaptToSolvedSize() -> Bool

  /// The smallest size of the alignment rectangle where it follows from what was compiled last, without
  /// a solve; nil where only a solve can tell.
  var knownFittingSize: LayoutSize? { get }

  /// What the container is called in a computed layout.
  var computedKind: ComputedLayout.Item.Kind { get }

  /// The container's tracks, when it has any, read after a layout; `item` is its own position.
  func computedGrid(item: Int) -> ComputedLayout.Grid?

  /// What a private variable is in a log: an attribute of something with a name, such as the leading
  /// edge of `column 1`; nil for one that has no place in the picture.
  func describedVariable(
    _ variable: OwnVariable
  ) -> (name: String, attribute: LayoutConstraint.Attribute)?

  /// What the container could not do as it was told, in words; known since it compiled last.
  var problems: [String] { get }
}

extension ConstraintCompiler {
  func materialize(_ axis: LayoutAxis?) -> Bool { false }
  func isStrained(at size: LayoutSize) -> Bool { false }
  func dematerialize() {}
  var adaptsToSize: Bool { false }
  func adaptToSolvedSize() -> Bool { false }
  var knownFittingSize: LayoutSize? { nil }
  func computedGrid(item: Int) -> ComputedLayout.Grid? { nil }
  var problems: [String] { [] }

  func describedVariable(
    _ variable: OwnVariable
  ) -> (name: String, attribute: LayoutConstraint.Attribute)? { nil }
}

/// What the engine tells a container about its contents, as numbers in points.
protocol ContentMeasuring {
  /// Whether the numbers are for a measurement aside, which must leave no trace in the container.
  var isScratch: Bool { get }

  /// Whether every content is to have variables of its own, because somebody asks about constraints.
  var isWhole: Bool { get }

  /// The size that the content of a view wants, negative on an axis without one.
  ///
  /// The height of content that wraps is its height at the width solved last.
  func contentSize(of view: LayoutView) -> LayoutSize

  /// The smallest size of the alignment rectangle that a content allows: for a leaf its intrinsic
  /// size tightened by its own constant size constraints above priority 50 (0 on an axis with
  /// neither), see ``LeafExtent``; for a content with constraints inside, or a container, its own
  /// fitting size.
  ///
  /// The height of content that wraps is its height at the width solved last.
  func fittingSize(of view: LayoutView) -> LayoutSize

  /// What a stack inside measures in this measurement, found by arithmetic; nil where only a solve can
  /// tell.
  func natural(of stack: StackView) -> StackNatural?

  /// Keeps what a stack measures for the container around it.
  func noteNatural(_ natural: StackNatural?, of stack: StackView)

  /// The distance from the top of the alignment rectangle to the first baseline, at the fitting
  /// size; nil without a baseline.
  func firstBaselineOffsetFromTop(of view: LayoutView) -> Double?

  /// The distance from the last baseline to the bottom of the alignment rectangle; nil without one.
  func lastBaselineOffsetFromBottom(of view: LayoutView) -> Double?
}

extension LayoutView {
  /// Where one of the container's private variables ended up, from the container's leading and top
  /// frame edges, in points and unrounded; nil before the first solve or when it does not exist.
  final func solvedValue(of variable: OwnVariable) -> Double? {
    guard let engine = rootStorage?.engine, !slot.isNone,
      let known = engine.items[Int(slot.index)].container?.variables[variable]
    else { return nil }
    return engine.value(known.variable)
  }
}
