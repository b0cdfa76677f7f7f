// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

// The same place in the coordinates of two views. Frames are what counts, as the last layout left them.

extension LayoutView {
  /// A point of this view in the coordinates of another one of its tree; nil stands for the top-level
  /// view.
  ///
  /// A view of another tree is a programmer error.
  ///
  /// - Complexity: O(depth of both views), as for all conversions.
  public final func convert(_ point: LayoutPoint, to view: LayoutView?) -> LayoutPoint {
    let shift = origin(in: view)
    return LayoutPoint(x: point.x + shift.x, y: point.y + shift.y)
  }

  /// A point of another view of the tree in the coordinates of this one; nil stands for the top-level
  /// view.
  public final func convert(_ point: LayoutPoint, from view: LayoutView?) -> LayoutPoint {
    let shift = origin(in: view)
    return LayoutPoint(x: point.x - shift.x, y: point.y - shift.y)
  }

  /// A rectangle of this view in the coordinates of another one of its tree; nil stands for the
  /// top-level view.
  public final func convert(_ rect: LayoutRect, to view: LayoutView?) -> LayoutRect {
    LayoutRect(origin: convert(rect.origin, to: view), size: rect.size)
  }

  /// A rectangle of another view of the tree in the coordinates of this one; nil stands for the
  /// top-level view.
  public final func convert(_ rect: LayoutRect, from view: LayoutView?) -> LayoutRect {
    LayoutRect(origin: convert(rect.origin, from: view), size: rect.size)
  }

  /// A size of this view in the coordinates of another one of its tree: the same, since nothing is
  /// scaled.
  public final func convert(_ size: LayoutSize, to view: LayoutView?) -> LayoutSize { size }

  /// A size of another view of the tree in the coordinates of this one: the same, since nothing is
  /// scaled.
  public final func convert(_ size: LayoutSize, from view: LayoutView?) -> LayoutSize { size }

  /// Where this view's zero lies in the coordinates of another view, or of the top-level one.
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

  /// Where this view's zero lies in the coordinates of a view around it; of the top-level one for nil.
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
