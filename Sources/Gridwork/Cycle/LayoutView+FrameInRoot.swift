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
      var path: [LayoutView] = []
      climb { view in
        path.append(view)
        return true
      }
      for view in path.reversed() { view.refreshAbsoluteOrigin() }
      return snappedFrameInRoot(pixels)
    }
    return parent == nil ? frameStorage : convert(bounds, to: nil)
  }

  /// The snapped frame in the coordinates of the top-level view, if `absoluteOrigin` is up to date.
  final func snappedFrameInRoot(_ pixels: PixelGrid) -> LayoutRect {
    LayoutRect(
      origin: LayoutPoint(
        x: pixels.snapped(absoluteOrigin.x), y: pixels.snapped(absoluteOrigin.y)),
      size: frameStorage.size)
  }
}
