// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

// A view that moves by a part of a pixel may have other frames inside, because every edge snaps by
// itself. Most do not: where all edges inside lie whole pixels from the view's corner, they snap as the
// corner does. Nothing inside is placed again then, whatever there is.

extension LayoutView {
  /// Whether no frame inside changes as the view moves to another origin in the root's coordinates.
  final func keepsFramesInside(
    movingTo origin: LayoutPoint, _ pixels: PixelGrid, _ engine: LayoutEngine
  ) -> Bool {
    guard pixels.isExact else { return false }
    let reach = pixelReach(engine, pixels)
    return pixels.snapsFirmly(origin, reach: reach)
      && pixels.snapsFirmly(absoluteOrigin, reach: reach)
  }

  /// How many pixels the frames inside reach from the view's corner, at any depth; infinite unless all
  /// their edges lie whole pixels from it.
  ///
  /// - Complexity: O(1) unless rectangles inside changed since the reach was last asked for, otherwise
  ///   O(views inside).
  private func pixelReach(_ engine: LayoutEngine, _ pixels: PixelGrid) -> Double {
    if knownReach.isNaN { findReach(engine, pixels) }
    return Double(knownReach)
  }

  private func findReach(_ engine: LayoutEngine, _ pixels: PixelGrid) {
    // One after the other: views may be nested as deep as there is memory.
    var views = [Unretained(self)]
    var next = 0
    while next < views.count {
      views[next].use { view in
        view.subviewStorage.forEachUnretained { inner in
          if inner.hasItemsInside, inner.knownReach.isNaN { views.append(Unretained(inner)) }
        }
      }
      next += 1
    }
    for view in views.reversed() {
      view.use { $0.knownReach = Float($0.reachOfSubviews(engine, pixels)) }
    }
  }

  /// The reach, if that of the subviews is known.
  private func reachOfSubviews(_ engine: LayoutEngine, _ pixels: PixelGrid) -> Double {
    var (greatest, count) = (0.0, 0)
    forEachSolvedSubview(engine) { view, rect in
      let own = pixels.reach(of: rect, view.metrics.insets)
      greatest = max(greatest, view.hasItemsInside ? own + Double(view.knownReach) : own)
      count += 1
    }
    // What has no rectangle yet may get any.
    return count == subviewStorage.count ? greatest : .infinity
  }
}
