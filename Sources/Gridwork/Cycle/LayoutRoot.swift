// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// The window's role: gives a tree of views a size, a direction and a scale, and lays it out.
///
/// Its constraints are called `LayoutRoot-Width` and `LayoutRoot-Height` in logs.
public final class LayoutRoot {
  /// What a root says about its size along one axis.
  public enum Extent: Hashable, Sendable {
    /// Exactly this many points, required.
    case exact(Double)
    /// This many points at a priority: what a stronger hugging or resistance overcomes.
    case preferred(Double, priority: LayoutPriority = .windowSizeStayPut)
    /// At most this many points; as small as the content allows.
    case atMost(Double)
    /// As small as the content allows.
    case unbounded
  }

  /// The top-level view; the root owns it.
  public let view: LayoutView
  /// The size along the x axis; as small as the content allows by default.
  public var width: Extent
  /// The size along the y axis; as small as the content allows by default.
  public var height: Extent
  /// The direction of views that have none of their own.
  public var direction: UserInterfaceLayoutDirection
  /// Pixels per point: frames are snapped to them; 1 by default, 0 for no snapping.
  public var scale: Double

  /// Makes a root for a tree.
  public init(
    _ view: LayoutView, width: Extent = .unbounded, height: Extent = .unbounded,
    direction: UserInterfaceLayoutDirection = .leftToRight, scale: Double = 1
  ) {
    self.view = view
    self.width = width
    self.height = height
    self.direction = direction
    self.scale = scale
  }

  /// Runs the pass now, when anything is due.
  public func layoutIfNeeded() { fatalError() }
}
