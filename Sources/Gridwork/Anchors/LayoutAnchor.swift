// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// A position of an item, to make constraints with: ``LayoutXAxisAnchor`` or ``LayoutYAxisAnchor``.
///
/// It only relates to positions of the same axis: anything else, and a lone constant, does not compile.
/// AppKit's counterpart is `NSLayoutAnchor`.
public protocol LayoutAnchor {
  /// The item that the anchor belongs to.
  var item: LayoutItem { get }
  /// The attribute of the item that the anchor stands for.
  var attribute: LayoutConstraint.Attribute { get }
}

extension LayoutAnchor {
  /// Makes `self == anchor + constant`, in points; inactive until activated.
  public func constraint(
    equalTo anchor: Self, constant: Double = 0, file: StaticString = #fileID, line: UInt = #line
  ) -> LayoutConstraint {
    relate(.equal, anchor, constant, file, line)
  }

  /// Makes `self >= anchor + constant`, in points; inactive until activated.
  public func constraint(
    greaterThanOrEqualTo anchor: Self, constant: Double = 0,
    file: StaticString = #fileID, line: UInt = #line
  ) -> LayoutConstraint {
    relate(.greaterThanOrEqual, anchor, constant, file, line)
  }

  /// Makes `self <= anchor + constant`, in points; inactive until activated.
  public func constraint(
    lessThanOrEqualTo anchor: Self, constant: Double = 0,
    file: StaticString = #fileID, line: UInt = #line
  ) -> LayoutConstraint {
    relate(.lessThanOrEqual, anchor, constant, file, line)
  }

  /// The distance from this position to another as a size, to make constraints with.
  public func anchorWithOffset(to other: Self) -> LayoutDimension {
    LayoutDimension(from: part, to: other.part)
  }

  var part: AnchorPart { AnchorPart(item, attribute) }

  func relate(
    _ relation: LayoutConstraint.Relation, _ other: Self, _ constant: Double = 0,
    systemSpacing: Double? = nil, _ file: StaticString, _ line: UInt
  ) -> LayoutConstraint {
    LayoutConstraint(
      ConstraintSide(part), relation, multiplier: 1, ConstraintSide(other.part),
      constant: constant, systemSpacing: systemSpacing, file: file, line: line)
  }
}
