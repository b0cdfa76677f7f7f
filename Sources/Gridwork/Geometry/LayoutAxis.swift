// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// One of the two axes of the coordinate system.
///
/// AppKit's counterparts are `NSLayoutConstraint.Orientation` and
/// `NSUserInterfaceLayoutOrientation`, which have the same two values; the names
/// ``LayoutConstraint/Orientation`` and ``UserInterfaceLayoutOrientation`` stand for it.
public enum LayoutAxis: Int, Hashable, Sendable, CaseIterable {
  /// The x axis: widths, and leading, trailing, left and right edges.
  case horizontal
  /// The y axis: heights, top and bottom edges, and baselines.
  case vertical

  /// The perpendicular axis.
  public var other: LayoutAxis { self == .horizontal ? .vertical : .horizontal }

  /// The noun for an extent along the axis: `width` or `height`.
  package var lengthWord: String { self == .horizontal ? "width" : "height" }

  /// The adjective for an extent along the axis: `wide` or `high`.
  package var sizeWord: String { self == .horizontal ? "wide" : "high" }

  /// The noun for a track that has its extent along the axis: `column` or `row`.
  package var trackWord: String { self == .horizontal ? "column" : "row" }
}

extension LayoutAxis: CustomStringConvertible {
  /// The name of the axis: `horizontal` or `vertical`.
  public var description: String { self == .horizontal ? "horizontal" : "vertical" }
}

/// The axis along which the views of a stack follow each other, under AppKit's name.
public typealias UserInterfaceLayoutOrientation = LayoutAxis
