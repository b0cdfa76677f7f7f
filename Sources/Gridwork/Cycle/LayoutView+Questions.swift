// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

// What a program asks a view about the layout it is in.

extension LayoutView {
  /// Whether the frame could as well be another, on any axis; false without a root.
  ///
  /// Exactly: there are two frames that are equally good. Brings the engine up to date first.
  public final var hasAmbiguousLayout: Bool { !ambiguities.isEmpty }

  /// Whether the frame could as well be another on an axis; false without a root.
  public final func hasAmbiguousLayout(for axis: LayoutAxis) -> Bool {
    ambiguities.contains { $0.axis == axis }
  }

  /// The numbers of the view's frame that are open, each with what it is and what it could be.
  public final var ambiguities: [ComputedLayout.Ambiguity] {
    guard let engine = root?.engine else { return [] }
    engine.updateForQuestion()
    return engine.ambiguities(of: self)
  }

  /// Moves the view to another frame that is as good as the one it has, so that one can see that it
  /// is ambiguous; called again, back. Nothing happens where the frame is the only one.
  ///
  /// The frame changes at once, while views are being laid out with the pass; the next change of the
  /// tree brings the usual one back.
  public final func exerciseAmbiguityInLayout() {
    guard let root else { return }
    root.layoutIfNeeded()
    root.engine.exercise(self)
    root.layoutIfNeeded()
  }

  /// The constraints that determine the view's frame on an axis, indirect ones included, also across
  /// axes where an aspect ratio ties them; in the order of their precedence. Empty without a root.
  ///
  /// The library's own are among them: content sizes, frames and masks, what grids and stacks want.
  /// Brings the engine up to date first.
  public final func constraintsAffectingLayout(
    for axis: LayoutAxis
  ) -> [ComputedLayout.Constraint] {
    guard let engine = root?.engine else { return [] }
    engine.materializeForQuestion()
    return engine.constraintsAffecting([self], axis)
  }
}

extension LayoutConstraint {
  /// Whether the constraint is broken: active and required, but ignored, because it contradicts
  /// others. It comes back by itself when they go; brings the engine up to date first.
  public var isBroken: Bool {
    guard let engine = holder?.root?.engine else { return false }
    engine.updateForQuestion()
    return engine.isBroken(self)
  }
}
