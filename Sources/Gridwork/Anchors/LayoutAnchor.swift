// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// A position or an extent of an item, to make constraints with.
///
/// The kinds are ``LayoutXAxisAnchor``, ``LayoutYAxisAnchor`` and ``LayoutDimension``; each is an anchor
/// of its own kind, so that a function can take two anchors of any one kind:
///
/// ```swift
/// func pin<Kind>(_ a: LayoutAnchor<Kind>, to b: LayoutAnchor<Kind>) -> LayoutConstraint {
///   a.constraint(equalTo: b)
/// }
/// ```
///
/// Anchors of two kinds do not relate, and a position does not relate to a lone constant: neither
/// compiles. An anchor does not own its item. AppKit's counterpart is `NSLayoutAnchor`.
public class LayoutAnchor<AnchorType: AnyObject> {
  final let side: ConstraintSide

  init(_ item: LayoutItem, _ attribute: LayoutConstraint.Attribute) {
    side = ConstraintSide(AnchorPart(item, attribute))
  }

  init(from start: AnchorPart, to end: AnchorPart) {
    side = ConstraintSide(end, minus: start)
  }

  /// The item that the anchor belongs to; nil once the item is gone, and for the distance between two
  /// positions.
  public final var item: LayoutItem? { side.start == nil ? side.end.item : nil }

  /// The attribute of the item that the anchor stands for; of a distance that of the position where it
  /// ends.
  public final var attribute: LayoutConstraint.Attribute { side.end.attribute }

  /// The anchor's name in diagnostics, such as `field.leading`: the item's identifier, or its class when
  /// it has none, and the attribute.
  public final var name: String { side.name }

  // MARK: Constraints

  /// Makes `self == anchor + constant`, in points; inactive until activated.
  public final func constraint(
    equalTo anchor: LayoutAnchor<AnchorType>, constant: Double = 0,
    file: StaticString = #fileID, line: UInt = #line
  ) -> LayoutConstraint {
    relate(.equal, anchor, constant: constant, file, line)
  }

  /// Makes `self >= anchor + constant`, in points; inactive until activated.
  public final func constraint(
    greaterThanOrEqualTo anchor: LayoutAnchor<AnchorType>, constant: Double = 0,
    file: StaticString = #fileID, line: UInt = #line
  ) -> LayoutConstraint {
    relate(.greaterThanOrEqual, anchor, constant: constant, file, line)
  }

  /// Makes `self <= anchor + constant`, in points; inactive until activated.
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
