// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

// Questions that a program can ask a view about its layout.

extension LayoutView {
  /// Whether the view's position or size is ambiguous on any axis; false without a root.
  ///
  /// The answer is exact: it is true only if another frame is equally good. Brings the engine up to
  /// date first. AppKit's counterpart has the same name.
  ///
  /// - Complexity: That of ``LayoutRoot/ambiguities``: it searches the whole tree.
  public final var hasAmbiguousLayout: Bool { !ambiguities.isEmpty }

  /// Returns whether the view's position or size is ambiguous on an axis; false without a root.
  /// Brings the engine up to date first.
  ///
  /// - Complexity: That of ``LayoutRoot/ambiguities``.
  public final func hasAmbiguousLayout(for axis: LayoutAxis) -> Bool {
    ambiguities.contains { $0.axis == axis }
  }

  /// The ambiguous numbers of the view's alignment rectangle, each with two values that are equally
  /// good; empty without a root. Brings the engine up to date first.
  ///
  /// - Complexity: That of ``LayoutRoot/ambiguities``.
  public final var ambiguities: [ComputedLayout.Ambiguity] { openNumbers }

  /// Moves an ambiguous view to another frame that is equally good, so that you can see the
  /// ambiguity. A second call moves it back. The method does nothing if the frame is not ambiguous.
  ///
  /// The frame changes at once, or in the running pass if there is one. The next change of the tree
  /// restores the usual frame. AppKit's counterpart has the same name.
  ///
  /// - Complexity: That of ``LayoutRoot/ambiguities``.
  public final func exerciseAmbiguityInLayout() {
    guard let root = layoutRoot else { return }
    root.layoutIfNeeded()
    root.engine.exercise(self)
    root.layoutIfNeeded()
  }

  /// Returns the constraints that determine the view's frame on an axis, in order of precedence;
  /// none without a root. Brings the engine up to date first.
  ///
  /// The result includes constraints that act indirectly, even on the other axis if an aspect ratio
  /// links the two, and constraints that the library makes: for content sizes, autoresizing masks,
  /// grids and stacks. AppKit's counterpart is `constraintsAffectingLayout(for:)`.
  ///
  /// - Complexity: A small part of a solve. The first question about constraints after a change takes
  ///   longer if containers lay out content by formula: that content is first turned into constraints.
  public final func constraintsAffectingLayout(
    for axis: LayoutAxis
  ) -> [ComputedLayout.Constraint] {
    constraintsAffecting(axis)
  }
}

extension LayoutItem {
  /// Returns the constraints among those that determine the item's frame on an axis that the program made,
  /// as objects that it can change, in order of precedence; none without a root. Brings the engine up to
  /// date first.
  ///
  /// ``LayoutView/constraintsAffectingLayout(for:)`` describes all constraints in values, which can be kept
  /// and sent elsewhere. The objects belong to those descriptions that have a
  /// ``ComputedLayout/Constraint/source``, in the same order:
  ///
  /// ```swift
  /// for constraint in field.liveConstraintsAffectingLayout(for: .horizontal) {
  ///   constraint.priority = .defaultHigh
  /// }
  /// ```
  ///
  /// AppKit's counterpart is `constraintsAffectingLayout(for:)`, which also returns what AppKit makes itself.
  ///
  /// - Complexity: That of ``LayoutView/constraintsAffectingLayout(for:)``.
  public final func liveConstraintsAffectingLayout(for axis: LayoutAxis) -> [LayoutConstraint] {
    rowsAffecting(axis).map { $0.userConstraints($1) } ?? []
  }
}

extension LayoutGuide {
  /// Whether the guide's position or size is ambiguous on any axis; false without a root, and along an axis
  /// that no constraint mentions. Otherwise as for a view: see ``LayoutView/hasAmbiguousLayout``.
  ///
  /// - Complexity: That of ``LayoutRoot/ambiguities``.
  public var hasAmbiguousLayout: Bool { !openNumbers.isEmpty }

  /// Returns the constraints that determine the guide's frame on an axis, in order of precedence; none
  /// without a root. As for a view: see ``LayoutView/constraintsAffectingLayout(for:)``.
  ///
  /// - Complexity: That of ``LayoutView/constraintsAffectingLayout(for:)``.
  public func constraintsAffectingLayout(for axis: LayoutAxis) -> [ComputedLayout.Constraint] {
    constraintsAffecting(axis)
  }
}

extension LayoutItem {
  fileprivate final var openNumbers: [ComputedLayout.Ambiguity] {
    guard let engine = nearestView?.layoutRoot?.engine else { return [] }
    engine.updateForQuestion()
    return engine.ambiguities(of: self)
  }

  fileprivate final func constraintsAffecting(_ axis: LayoutAxis) -> [ComputedLayout.Constraint] {
    rowsAffecting(axis).map { $0.computedConstraints($1) } ?? []
  }

  private final func rowsAffecting(_ axis: LayoutAxis) -> (LayoutEngine, [Int32])? {
    guard let engine = nearestView?.layoutRoot?.engine else { return nil }
    engine.materializeForQuestion()
    return (engine, engine.rowsAffecting([self], .numbers(along: axis)))
  }
}

extension LayoutConstraint {
  /// Whether the constraint is broken: active, but ignored because it contradicts other required
  /// constraints.
  ///
  /// The constraint takes effect again by itself once it contradicts no other. Brings the engine up
  /// to date first. AppKit only logs which constraint it breaks.
  ///
  /// - Complexity: O(1), once the tree is up to date.
  public var isBroken: Bool {
    guard let engine = holder?.layoutRoot?.engine else { return false }
    engine.updateForQuestion()
    return engine.isBroken(self)
  }
}
