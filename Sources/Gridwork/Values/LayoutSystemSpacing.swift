// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// The distances that constraints with system spacing keep, in points.
public struct LayoutSystemSpacing: Hashable, Sendable {
  /// Between two siblings; 8 by default.
  public var siblings: Double
  /// Between a view and the one that contains it; 20 by default.
  public var container: Double

  /// Makes system spacings.
  public init(siblings: Double = 8, container: Double = 20) {
    self.siblings = siblings
    self.container = container
  }
}
