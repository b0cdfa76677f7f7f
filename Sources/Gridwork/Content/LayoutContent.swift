// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// What a host supplies for a leaf: how large its content is and where its text stands.
///
/// All lengths are points of the view's alignment rectangle.
public protocol LayoutContent {
  /// The size that the content wants; ``LayoutView/noIntrinsicMetric`` on an axis without one.
  var intrinsicContentSize: LayoutSize { get }

  /// The height that the content needs at a width, for content that wraps; nil when the height
  /// does not depend on the width.
  func height(forWidth width: Double) -> Double?

  /// The distance from the top to the first baseline; nil for content without a baseline.
  var firstBaselineOffsetFromTop: Double? { get }

  /// The distance from the last baseline to the bottom; nil for content without a baseline.
  var lastBaselineOffsetFromBottom: Double? { get }
}

extension LayoutContent {
  /// By default the height does not depend on the width.
  public func height(forWidth width: Double) -> Double? { nil }
  /// By default there is no baseline.
  public var firstBaselineOffsetFromTop: Double? { nil }
  /// By default there is no baseline.
  public var lastBaselineOffsetFromBottom: Double? { nil }
}
