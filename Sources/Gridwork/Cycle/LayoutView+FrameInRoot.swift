// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

extension LayoutView {
  /// The frame in the coordinates of the top-level view, in points, snapped to pixels.
  ///
  /// AppKit's counterpart is `convert(_:to:)`.
  ///
  /// - Complexity: O(*d*), where *d* is the number of views that contain the view.
  public final var frameInRoot: LayoutRect {
    if let pixels = layoutRoot?.pixelGrid {
      for view in pathFromRoot { view.refreshAbsoluteOrigin() }
      return snappedFrameInRoot(pixels)
    }
    var frame = frameStorage
    var ancestor = parent
    while let view = ancestor, let next = view.parent {
      frame = frame.offsetBy(dx: view.frameStorage.minX, dy: view.frameStorage.minY)
      ancestor = next
    }
    return frame
  }

  /// The snapped frame in the coordinates of the top-level view, if `absoluteOrigin` is up to date.
  final func snappedFrameInRoot(_ pixels: PixelGrid) -> LayoutRect {
    LayoutRect(
      origin: LayoutPoint(
        x: pixels.snapped(absoluteOrigin.x), y: pixels.snapped(absoluteOrigin.y)),
      size: frameStorage.size)
  }

  /// The views from the top-level view down to this one, inclusive.
  final var pathFromRoot: [LayoutView] {
    var path = [self]
    var here = parent
    while let view = here {
      path.append(view)
      here = view.parent
    }
    return path.reversed()
  }
}
