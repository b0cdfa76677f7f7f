// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

// What a view can be asked about its frame, for one position or extent.

extension LayoutAnchor {
  /// Whether a number that the anchor's value is found from could as well be another; false without a
  /// root.
  ///
  /// An extent is found from itself, a left or top edge from its position, the other edges and the
  /// middle from position and extent, a distance from what both its ends are found from. Brings the
  /// engine up to date first.
  public final var hasAmbiguousLayout: Bool {
    side.ends.contains { end in
      guard let item = end.item, let engine = item.nearestView?.layoutRoot?.engine else {
        return false
      }
      engine.updateForQuestion()
      return engine.ambiguities(of: item).contains { end.numbers.contains($0.attribute) }
    }
  }

  /// The constraints that determine the anchor's value, indirect ones included; in the order of their
  /// precedence. Empty without a root.
  ///
  /// See ``LayoutView/constraintsAffectingLayout(for:)``. AppKit returns the constraints as objects, and
  /// none of the library's own.
  public final var constraintsAffectingLayout: [ComputedLayout.Constraint] {
    guard let engine = side.end.item?.nearestView?.layoutRoot?.engine else { return [] }
    engine.materializeForQuestion()
    let rows = side.ends.flatMap { end in
      end.item.map { engine.rowsAffecting([$0], end.numbers) } ?? []
    }
    return engine.computedConstraints(
      Set(rows).sorted { engine.rank(of: $0) < engine.rank(of: $1) })
  }
}

extension ConstraintSide {
  /// The positions that the side is about: one, or both ends of a distance.
  fileprivate var ends: [AnchorPart] { start.map { [end, $0] } ?? [end] }
}

extension AnchorPart {
  /// The numbers of the item's frame that the attribute is found from.
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
