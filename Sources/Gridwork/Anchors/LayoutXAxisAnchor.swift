// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// A horizontal position of an item, to make constraints with; see ``LayoutAnchor``.
///
/// AppKit's counterpart is `NSLayoutXAxisAnchor`.
public struct LayoutXAxisAnchor: LayoutAnchor {
  /// The item that the anchor belongs to.
  public let item: LayoutItem
  /// The attribute of the item that the anchor stands for.
  public let attribute: LayoutConstraint.Attribute

  init(_ item: LayoutItem, _ attribute: LayoutConstraint.Attribute) {
    self.item = item
    self.attribute = attribute
  }

  /// Makes `self == anchor + multiplier × system spacing`; see ``LayoutRoot/systemSpacing``.
  public func constraint(
    equalToSystemSpacingAfter anchor: LayoutXAxisAnchor, multiplier: Double = 1,
    file: StaticString = #fileID, line: UInt = #line
  ) -> LayoutConstraint {
    relate(.equal, anchor, systemSpacing: multiplier, file, line)
  }

  /// Makes `self >= anchor + multiplier × system spacing`; see ``LayoutRoot/systemSpacing``.
  public func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: LayoutXAxisAnchor, multiplier: Double = 1,
    file: StaticString = #fileID, line: UInt = #line
  ) -> LayoutConstraint {
    relate(.greaterThanOrEqual, anchor, systemSpacing: multiplier, file, line)
  }

  /// Makes `self <= anchor + multiplier × system spacing`; see ``LayoutRoot/systemSpacing``.
  public func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: LayoutXAxisAnchor, multiplier: Double = 1,
    file: StaticString = #fileID, line: UInt = #line
  ) -> LayoutConstraint {
    relate(.lessThanOrEqual, anchor, systemSpacing: multiplier, file, line)
  }
}
