// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// A horizontal position of an item, from which constraints are made; see ``LayoutAnchor``.
///
/// AppKit's counterpart is `NSLayoutXAxisAnchor`.
public final class LayoutXAxisAnchor: LayoutAnchor<LayoutXAxisAnchor> {
  /// Returns the distance from this position to another as a dimension.
  public func anchorWithOffset(to other: LayoutXAxisAnchor) -> LayoutDimension {
    LayoutDimension(ConstraintSide(other.side.end, minus: side.end))
  }

  /// Returns the constraint `self == anchor + multiplier × system spacing`; see ``LayoutRoot/systemSpacing``.
  public func constraint(
    equalToSystemSpacingAfter anchor: LayoutXAxisAnchor, multiplier: Double = 1,
    file: StaticString = #fileID, line: UInt = #line
  ) -> LayoutConstraint {
    relate(.equal, anchor, systemSpacing: multiplier, file, line)
  }

  /// Returns the constraint `self >= anchor + multiplier × system spacing`; see ``LayoutRoot/systemSpacing``.
  public func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: LayoutXAxisAnchor, multiplier: Double = 1,
    file: StaticString = #fileID, line: UInt = #line
  ) -> LayoutConstraint {
    relate(.greaterThanOrEqual, anchor, systemSpacing: multiplier, file, line)
  }

  /// Returns the constraint `self <= anchor + multiplier × system spacing`; see ``LayoutRoot/systemSpacing``.
  public func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: LayoutXAxisAnchor, multiplier: Double = 1,
    file: StaticString = #fileID, line: UInt = #line
  ) -> LayoutConstraint {
    relate(.lessThanOrEqual, anchor, systemSpacing: multiplier, file, line)
  }
}
