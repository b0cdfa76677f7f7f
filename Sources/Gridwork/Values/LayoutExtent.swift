// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// The size that a root asks of its top-level view along one axis, in points.
///
/// A number that is negative or not finite is a programmer error once a root receives it. One beyond 10,000,000
/// points counts as 10,000,000, and ``ComputedLayout/problems`` says so. AppKit has no counterpart: a window
/// keeps its size at ``LayoutPriority/windowSizeStayPut``.
public enum LayoutExtent: Hashable, Sendable {
  /// Exactly this many points. The constraint is required.
  case exact(Double)
  /// This many points, unless a constraint with a higher priority asks for another size, such as
  /// the content hugging of a view. The priority is 500 by default.
  case preferred(Double, priority: LayoutPriority = .windowSizeStayPut)
  /// At most this many points (required), and otherwise as small as the content allows.
  case atMost(Double)
  /// As small as the content allows. Documents say null, and printed layouts say `fitting`.
  case fitting

  /// The extent as a layout calculates with it.
  var cutToGreatestLength: LayoutExtent {
    switch self {
    case .exact(let points): .exact(cut(points))
    case .preferred(let points, let priority): .preferred(cut(points), priority: priority)
    case .atMost(let points): .atMost(cut(points))
    case .fitting: .fitting
    }
  }
}
