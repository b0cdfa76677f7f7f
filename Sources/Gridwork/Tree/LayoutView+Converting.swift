// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

// Conversions between the coordinates of two views, based on the frames that the last layout set.

extension LayoutView {
  /// Returns a point of this view in the coordinates of another view of the tree; nil stands for
  /// the top-level view.
  ///
  /// A view of a different tree is a programmer error.
  ///
  /// - Complexity: O(*d*), where *d* is the sum of both views' depths.
  public final func convert(_ point: LayoutPoint, to view: LayoutView?) -> LayoutPoint {
    let shift = origin(in: view)
    return LayoutPoint(x: point.x + shift.x, y: point.y + shift.y)
  }

  /// Returns a point of another view of the tree in the coordinates of this one; nil stands for the
  /// top-level view.
  ///
  /// - Complexity: O(*d*), where *d* is the sum of both views' depths.
  public final func convert(_ point: LayoutPoint, from view: LayoutView?) -> LayoutPoint {
    let shift = origin(in: view)
    return LayoutPoint(x: point.x - shift.x, y: point.y - shift.y)
  }

  /// Returns a rectangle of this view in the coordinates of another view of the tree; nil stands
  /// for the top-level view.
  ///
  /// - Complexity: O(*d*), where *d* is the sum of both views' depths.
  public final func convert(_ rect: LayoutRect, to view: LayoutView?) -> LayoutRect {
    LayoutRect(origin: convert(rect.origin, to: view), size: rect.size)
  }

  /// Returns a rectangle of another view of the tree in the coordinates of this one; nil stands for
  /// the top-level view.
  ///
  /// - Complexity: O(*d*), where *d* is the sum of both views' depths.
  public final func convert(_ rect: LayoutRect, from view: LayoutView?) -> LayoutRect {
    LayoutRect(origin: convert(rect.origin, from: view), size: rect.size)
  }

  /// Returns a size of this view in the coordinates of another view of the tree. It does not
  /// change, because views do not scale.
  public final func convert(_ size: LayoutSize, to view: LayoutView?) -> LayoutSize { size }

  /// Returns a size of another view of the tree in the coordinates of this one. It does not change,
  /// because views do not scale.
  public final func convert(_ size: LayoutSize, from view: LayoutView?) -> LayoutSize { size }

  /// Returns the origin of this view in the coordinates of another view; nil stands for the
  /// top-level view.
  private final func origin(in view: LayoutView?) -> LayoutPoint {
    guard let view else { return origin(below: nil) }
    guard let ancestor = ancestorShared(with: view) else {
      programmerError(
        "\(label) and \(view.label) have no coordinates in common: they lie in two trees. Add both to "
          + "one tree first.")
    }
    let own = origin(below: ancestor)
    let other = view.origin(below: ancestor)
    return LayoutPoint(x: own.x - other.x, y: own.y - other.y)
  }

  /// Returns the origin of this view in the coordinates of a view that contains it; nil stands for
  /// the top-level view.
  private final func origin(below ancestor: LayoutView?) -> LayoutPoint {
    var origin = LayoutPoint.zero
    var here = self
    while here !== ancestor, let superview = here.parent {
      origin.x += here.frameStorage.minX
      origin.y += here.frameStorage.minY
      here = superview
    }
    return origin
  }
}
