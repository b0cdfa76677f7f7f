// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// The distances, in points, that system spacing stands for: a `-` in a visual format, and the
/// constraints that anchors make with system spacing.
///
/// AppKit takes them from the system; here a root sets them.
public struct LayoutSystemSpacing: Hashable, Sendable {
  /// The distance between two siblings; 8 by default.
  public var siblings: Double
  /// The distance between a view and the view that contains it; 20 by default.
  public var container: Double

  /// Creates system spacing from two distances in points.
  public init(siblings: Double = 8, container: Double = 20) {
    self.siblings = siblings
    self.container = container
  }
}
