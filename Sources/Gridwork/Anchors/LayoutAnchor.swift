// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// A position or an extent of an item, from which constraints are made.
///
/// The kinds are ``LayoutXAxisAnchor``, ``LayoutYAxisAnchor`` and ``LayoutDimension``. Each is an
/// anchor of its own kind, so a function can take two anchors of the same kind, whichever it is:
///
/// ```swift
/// func pin<Kind>(_ a: LayoutAnchor<Kind>, to b: LayoutAnchor<Kind>) -> LayoutConstraint {
///   a.constraint(equalTo: b)
/// }
/// ```
///
/// Constraints between anchors of different kinds, or between a position and a lone constant, do
/// not compile. An anchor does not own its item. AppKit's counterpart is `NSLayoutAnchor`.
public class LayoutAnchor<AnchorType: AnyObject> {
  final let side: ConstraintSide

  init(_ side: ConstraintSide) { self.side = side }

  convenience init(_ item: LayoutItem, _ attribute: LayoutConstraint.Attribute) {
    self.init(ConstraintSide(AnchorPart(item, attribute)))
  }

  /// The item that the anchor belongs to; nil once the item has been released, and for the distance
  /// between two positions.
  public final var item: LayoutItem? { side.start == nil ? side.end.item : nil }

  /// The attribute of the item that the anchor stands for; for a distance, the attribute of the
  /// position at its end.
  public final var attribute: LayoutConstraint.Attribute { side.end.attribute }

  /// The anchor's name in diagnostics, such as `field.leading`: the item's identifier, or its class
  /// if it has none, followed by the attribute.
  public final var name: String { side.name }

  // MARK: Constraints

  /// Returns the constraint `self == anchor + constant`, in points; inactive until activated.
  public final func constraint(
    equalTo anchor: LayoutAnchor<AnchorType>, constant: Double = 0,
    file: StaticString = #fileID, line: UInt = #line
  ) -> LayoutConstraint {
    relate(.equal, anchor, constant: constant, file, line)
  }

  /// Returns the constraint `self >= anchor + constant`, in points; inactive until activated.
  public final func constraint(
    greaterThanOrEqualTo anchor: LayoutAnchor<AnchorType>, constant: Double = 0,
    file: StaticString = #fileID, line: UInt = #line
  ) -> LayoutConstraint {
    relate(.greaterThanOrEqual, anchor, constant: constant, file, line)
  }

  /// Returns the constraint `self <= anchor + constant`, in points; inactive until activated.
  public final func constraint(
    lessThanOrEqualTo anchor: LayoutAnchor<AnchorType>, constant: Double = 0,
    file: StaticString = #fileID, line: UInt = #line
  ) -> LayoutConstraint {
    relate(.lessThanOrEqual, anchor, constant: constant, file, line)
  }

  final func relate(
    _ relation: LayoutConstraint.Relation, _ other: LayoutAnchor<AnchorType>?,
    multiplier: Double = 1, constant: Double = 0, systemSpacing: Double? = nil,
    _ file: StaticString, _ line: UInt
  ) -> LayoutConstraint {
    LayoutConstraint(
      side, relation, multiplier: multiplier, other?.side, constant: constant,
      systemSpacing: systemSpacing, file: file, line: line)
  }
}
