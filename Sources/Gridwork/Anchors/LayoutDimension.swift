// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// A width, a height, or the distance between two positions, from which constraints are made.
///
/// It relates only to other dimensions and to constants; relating it to a position does not
/// compile. AppKit's counterpart is `NSLayoutDimension`.
public final class LayoutDimension: LayoutAnchor<LayoutDimension> {
  /// Returns the constraint `self == constant`, in points; inactive until activated.
  public func constraint(
    equalToConstant constant: Double, file: StaticString = #fileID, line: UInt = #line
  ) -> LayoutConstraint {
    relate(.equal, nil, constant: constant, file, line)
  }

  /// Returns the constraint `self >= constant`, in points; inactive until activated.
  public func constraint(
    greaterThanOrEqualToConstant constant: Double,
    file: StaticString = #fileID, line: UInt = #line
  ) -> LayoutConstraint {
    relate(.greaterThanOrEqual, nil, constant: constant, file, line)
  }

  /// Returns the constraint `self <= constant`, in points; inactive until activated.
  public func constraint(
    lessThanOrEqualToConstant constant: Double, file: StaticString = #fileID, line: UInt = #line
  ) -> LayoutConstraint {
    relate(.lessThanOrEqual, nil, constant: constant, file, line)
  }

  /// Returns the constraint `self == multiplier × anchor + constant`; inactive until activated.
  public func constraint(
    equalTo anchor: LayoutDimension, multiplier: Double, constant: Double = 0,
    file: StaticString = #fileID, line: UInt = #line
  ) -> LayoutConstraint {
    relate(.equal, anchor, multiplier: multiplier, constant: constant, file, line)
  }

  /// Returns the constraint `self >= multiplier × anchor + constant`; inactive until activated.
  public func constraint(
    greaterThanOrEqualTo anchor: LayoutDimension, multiplier: Double, constant: Double = 0,
    file: StaticString = #fileID, line: UInt = #line
  ) -> LayoutConstraint {
    relate(.greaterThanOrEqual, anchor, multiplier: multiplier, constant: constant, file, line)
  }

  /// Returns the constraint `self <= multiplier × anchor + constant`; inactive until activated.
  public func constraint(
    lessThanOrEqualTo anchor: LayoutDimension, multiplier: Double, constant: Double = 0,
    file: StaticString = #fileID, line: UInt = #line
  ) -> LayoutConstraint {
    relate(.lessThanOrEqual, anchor, multiplier: multiplier, constant: constant, file, line)
  }
}
