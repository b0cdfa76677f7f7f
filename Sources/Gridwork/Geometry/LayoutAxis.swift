// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// A direction in which things are measured: along the x axis or along the y axis.
///
/// AppKit's counterparts are `NSLayoutConstraint.Orientation` and `NSUserInterfaceLayoutOrientation`, which
/// have the same two values; the names ``LayoutConstraint/Orientation`` and
/// ``UserInterfaceLayoutOrientation`` stand for it.
public enum LayoutAxis: Int, Hashable, Sendable, CaseIterable {
  /// Along the x axis: widths, leading and trailing edges.
  case horizontal
  /// Along the y axis: heights, top and bottom edges, baselines.
  case vertical

  /// The axis at a right angle to this one.
  public var other: LayoutAxis { self == .horizontal ? .vertical : .horizontal }
}

/// The axis along which the views of a stack follow each other, under AppKit's name.
public typealias UserInterfaceLayoutOrientation = LayoutAxis
