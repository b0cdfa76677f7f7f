// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// A width, a height, or the distance between two positions, to make constraints with.
///
/// It only relates to other dimensions and to constants: a position does not compile. AppKit's
/// counterpart is `NSLayoutDimension`.
public struct LayoutDimension {
  let side: ConstraintSide

  init(_ item: LayoutItem, _ attribute: LayoutConstraint.Attribute) {
    side = ConstraintSide(AnchorPart(item, attribute))
  }

  init(from start: AnchorPart, to end: AnchorPart) {
    side = ConstraintSide(end, minus: start)
  }

  /// Makes `self == constant`, in points; inactive until activated.
  public func constraint(
    equalToConstant constant: Double, file: StaticString = #fileID, line: UInt = #line
  ) -> LayoutConstraint {
    relate(.equal, nil, 1, constant, file, line)
  }

  /// Makes `self >= constant`, in points; inactive until activated.
  public func constraint(
    greaterThanOrEqualToConstant constant: Double,
    file: StaticString = #fileID, line: UInt = #line
  ) -> LayoutConstraint {
    relate(.greaterThanOrEqual, nil, 1, constant, file, line)
  }

  /// Makes `self <= constant`, in points; inactive until activated.
  public func constraint(
    lessThanOrEqualToConstant constant: Double, file: StaticString = #fileID, line: UInt = #line
  ) -> LayoutConstraint {
    relate(.lessThanOrEqual, nil, 1, constant, file, line)
  }

  /// Makes `self == multiplier × anchor + constant`; inactive until activated.
  public func constraint(
    equalTo anchor: LayoutDimension, multiplier: Double = 1, constant: Double = 0,
    file: StaticString = #fileID, line: UInt = #line
  ) -> LayoutConstraint {
    relate(.equal, anchor, multiplier, constant, file, line)
  }

  /// Makes `self >= multiplier × anchor + constant`; inactive until activated.
  public func constraint(
    greaterThanOrEqualTo anchor: LayoutDimension, multiplier: Double = 1, constant: Double = 0,
    file: StaticString = #fileID, line: UInt = #line
  ) -> LayoutConstraint {
    relate(.greaterThanOrEqual, anchor, multiplier, constant, file, line)
  }

  /// Makes `self <= multiplier × anchor + constant`; inactive until activated.
  public func constraint(
    lessThanOrEqualTo anchor: LayoutDimension, multiplier: Double = 1, constant: Double = 0,
    file: StaticString = #fileID, line: UInt = #line
  ) -> LayoutConstraint {
    relate(.lessThanOrEqual, anchor, multiplier, constant, file, line)
  }

  private func relate(
    _ relation: LayoutConstraint.Relation, _ other: LayoutDimension?, _ multiplier: Double,
    _ constant: Double, _ file: StaticString, _ line: UInt
  ) -> LayoutConstraint {
    LayoutConstraint(
      side, relation, multiplier: multiplier, other?.side, constant: constant,
      file: file, line: line)
  }
}
