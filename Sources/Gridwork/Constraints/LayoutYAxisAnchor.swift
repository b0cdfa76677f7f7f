// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// A vertical position of an item, to make constraints with.
///
/// It only relates to positions of the same axis: anything else, and a lone constant, does not
/// compile. AppKit's counterpart is `NSLayoutYAxisAnchor`.
public struct LayoutYAxisAnchor {
  /// The item that the anchor belongs to.
  public let item: LayoutItem
  /// The attribute of the item that the anchor stands for.
  public let attribute: LayoutConstraint.Attribute

  init(_ item: LayoutItem, _ attribute: LayoutConstraint.Attribute) {
    self.item = item
    self.attribute = attribute
  }

  var part: AnchorPart { AnchorPart(item, attribute) }

  /// Makes `self == anchor + constant`, in points; inactive until activated.
  public func constraint(
    equalTo anchor: LayoutYAxisAnchor, constant: Double = 0,
    file: StaticString = #fileID, line: UInt = #line
  ) -> LayoutConstraint {
    relate(.equal, anchor, constant, file, line)
  }

  /// Makes `self >= anchor + constant`, in points; inactive until activated.
  public func constraint(
    greaterThanOrEqualTo anchor: LayoutYAxisAnchor, constant: Double = 0,
    file: StaticString = #fileID, line: UInt = #line
  ) -> LayoutConstraint {
    relate(.greaterThanOrEqual, anchor, constant, file, line)
  }

  /// Makes `self <= anchor + constant`, in points; inactive until activated.
  public func constraint(
    lessThanOrEqualTo anchor: LayoutYAxisAnchor, constant: Double = 0,
    file: StaticString = #fileID, line: UInt = #line
  ) -> LayoutConstraint {
    relate(.lessThanOrEqual, anchor, constant, file, line)
  }

  /// Makes `self == anchor + multiplier × system spacing`; see `LayoutRoot.systemSpacing`.
  public func constraint(
    equalToSystemSpacingBelow anchor: LayoutYAxisAnchor, multiplier: Double = 1,
    file: StaticString = #fileID, line: UInt = #line
  ) -> LayoutConstraint {
    relate(.equal, anchor, systemSpacing: multiplier, file, line)
  }

  /// Makes `self >= anchor + multiplier × system spacing`; see `LayoutRoot.systemSpacing`.
  public func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: LayoutYAxisAnchor, multiplier: Double = 1,
    file: StaticString = #fileID, line: UInt = #line
  ) -> LayoutConstraint {
    relate(.greaterThanOrEqual, anchor, systemSpacing: multiplier, file, line)
  }

  /// Makes `self <= anchor + multiplier × system spacing`; see `LayoutRoot.systemSpacing`.
  public func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: LayoutYAxisAnchor, multiplier: Double = 1,
    file: StaticString = #fileID, line: UInt = #line
  ) -> LayoutConstraint {
    relate(.lessThanOrEqual, anchor, systemSpacing: multiplier, file, line)
  }

  /// The distance from this position to another as a size, to make constraints with.
  public func anchorWithOffset(to other: LayoutYAxisAnchor) -> LayoutDimension {
    LayoutDimension(from: part, to: other.part)
  }

  private func relate(
    _ relation: LayoutConstraint.Relation, _ other: LayoutYAxisAnchor, _ constant: Double = 0,
    systemSpacing: Double? = nil, _ file: StaticString, _ line: UInt
  ) -> LayoutConstraint {
    LayoutConstraint(
      ConstraintSide(part), relation, multiplier: 1, ConstraintSide(other.part),
      constant: constant, systemSpacing: systemSpacing, file: file, line: line)
  }
}
