// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

// Questions that a program can ask an anchor about its value.

extension LayoutAnchor {
  /// Whether the anchor's value depends on an ambiguous number; false without a root.
  ///
  /// A size depends on itself, a left or top edge on the item's position, any other edge, centre or
  /// baseline on position and size, and a distance on everything that its two ends depend on. Brings
  /// the engine up to date first. AppKit's counterpart has the same name.
  ///
  /// - Complexity: That of ``LayoutRoot/ambiguities``.
  public final var hasAmbiguousLayout: Bool {
    side.ends.contains { end in
      guard let item = end.item, let engine = item.nearestView?.layoutRoot?.engine else {
        return false
      }
      engine.updateForQuestion()
      return engine.ambiguities(of: item).contains { end.numbers.contains($0.attribute) }
    }
  }

  /// The constraints that determine the anchor's value, including those that act indirectly, in order
  /// of precedence; empty without a root. Brings the engine up to date first.
  ///
  /// See ``LayoutView/constraintsAffectingLayout(for:)``. AppKit returns objects; see
  /// ``liveConstraintsAffectingLayout``.
  ///
  /// - Complexity: That of ``LayoutView/constraintsAffectingLayout(for:)``.
  public final var constraintsAffectingLayout: [ComputedLayout.Constraint] {
    affectingRows.map { $0.computedConstraints($1) } ?? []
  }

  /// The constraints among those that determine the anchor's value that the program made, as objects that
  /// it can change, in order of precedence; empty without a root. Brings the engine up to date first.
  ///
  /// See ``LayoutItem/liveConstraintsAffectingLayout(for:)``. AppKit's counterpart is
  /// `constraintsAffectingLayout`.
  ///
  /// - Complexity: That of ``LayoutView/constraintsAffectingLayout(for:)``.
  public final var liveConstraintsAffectingLayout: [LayoutConstraint] {
    affectingRows.map { $0.userConstraints($1) } ?? []
  }

  private final var affectingRows: (LayoutEngine, [Int32])? {
    guard let engine = side.end.item?.nearestView?.layoutRoot?.engine else { return nil }
    engine.materializeForQuestion()
    let rows = side.ends.flatMap { end in
      end.item.map { engine.rowsAffecting([$0], end.numbers) } ?? []
    }
    return (engine, engine.ordered(Set(rows)))
  }
}

extension ConstraintSide {
  /// The attributes of the side: one, or both ends of a distance.
  fileprivate var ends: [AnchorPart] { start.map { [end, $0] } ?? [end] }
}

extension AnchorPart {
  /// The numbers of the item's frame that the attribute depends on.
  fileprivate var numbers: [ComputedLayout.Ambiguity.Attribute] {
    let isMirrored =
      item?.nearestView?.effectiveUserInterfaceLayoutDirection == .rightToLeft
      && attribute.isRelativeToDirection
    return switch attribute {
    case .left: [.minX]
    case .leading: isMirrored ? [.minX, .width] : [.minX]
    case .trailing: isMirrored ? [.minX] : [.minX, .width]
    case .right, .centerX: [.minX, .width]
    case .width: [.width]
    case .top: [.minY]
    case .bottom, .centerY, .firstBaseline, .lastBaseline: [.minY, .height]
    case .height: [.height]
    case .notAnAttribute: []
    }
  }
}
