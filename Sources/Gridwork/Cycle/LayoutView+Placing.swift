// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

extension LayoutView {
  /// Gives every subview and guide the frame that is solved for it, snapped per edge.
  final func placeSubviews(in root: LayoutRoot) {
    guard hasItemsInside else { return }
    let engine = root.engine
    engine.updateDuringLayout()
    let placing = Placing(from: absoluteOrigin, root)
    var someAreDue = false
    // 1. The views that follow this one.
    var allFollow = false
    engine.contents(of: self)?.withRects { rect in
      allFollow = true
      subviewStorage.forEachBorrowed { view in
        if view.followsContainer {
          if view.place(rect(Int(view.dependentIndex)), placing) { someAreDue = true }
        } else {
          allFollow = false
        }
      }
    }
    // 2. The views that the solver knows.
    if !allFollow {
      subviewStorage.forEachBorrowed { view in
        guard !view.followsContainer, let rect = engine.rect(of: view) else { return }
        if view.place(rect, placing) { someAreDue = true }
      }
    }
    if someAreDue {
      noteLayoutBelow()
      root.becomeDue()
    }
    for guide in guideStorage {
      if let rect = engine.rect(of: guide) { guide.frame = rect }
    }
  }

  /// Whether the view has no variables, because it follows its container.
  @inline(__always)
  private final var followsContainer: Bool { dependentIndex >= 0 && !slot.hasVariables }

  /// What the places of all subviews have in common.
  private struct Placing {
    /// The corner of the superview's frame in the root's coordinates, and where it snaps to.
    let origin: LayoutPoint
    let corner: LayoutPoint
    let pixels: PixelGrid
    /// Whether somebody wants to hear of everything that happens.
    let isWatched: Bool

    init(from origin: LayoutPoint, _ root: LayoutRoot) {
      self.origin = origin
      pixels = root.pixelGrid
      corner = pixels.snapped(origin)
      isWatched = root.collector != nil
    }
  }

  /// Takes an alignment rectangle from the engine; whether `layout()` is due now. Edges are snapped where
  /// they lie in the root, so that equal edges stay equal at any depth.
  @inline(__always)
  private final func place(_ rect: LayoutRect, _ placing: Placing) -> Bool {
    let insets = metrics.insets
    let pixels = placing.pixels
    let origin = LayoutPoint(
      x: placing.origin.x + rect.minX - insets.left,
      y: placing.origin.y + rect.minY - insets.top)
    let corner = pixels.snapped(origin)
    let end = pixels.snapped(
      LayoutPoint(
        x: origin.x + rect.width + insets.left + insets.right,
        y: origin.y + rect.height + insets.top + insets.bottom))
    return place(
      LayoutRect(
        x: corner.x - placing.corner.x, y: corner.y - placing.corner.y,
        width: end.x - corner.x, height: end.y - corner.y),
      origin: origin, pixels, isWatched: placing.isWatched)
  }

  /// Takes a frame from the engine: no constraint is renewed. What is inside is due when the size
  /// changes, or when it snaps differently; that the views around hear of it is left to the caller.
  @inline(__always)
  final func place(
    _ frame: LayoutRect, origin: LayoutPoint, _ pixels: PixelGrid, isWatched: Bool
  ) -> Bool {
    let old = frameStorage
    if frame == old, origin == absoluteOrigin { return false }
    let isDue =
      frame.size != old.size || (hasItemsInside && !snapsAlike(origin, absoluteOrigin, pixels))
    absoluteOrigin = origin
    if isWatched { rootStorage?.noteFrame(of: self, from: old, to: frame, byHand: false) }
    frameStorage = frame
    guard isDue, isWatched || !layoutDoesNothing else { return false }
    if isWatched { rootStorage?.noteNeedsLayout(of: self, because: "another frame") }
    marks.insert(.layout)
    return true
  }

  /// Whether `layout()` is nobody's own and finds nothing to place.
  private final var layoutDoesNothing: Bool { type(of: self) == LayoutView.self && !hasItemsInside }

  /// Whether two corners lie at the same distance from an edge of a pixel.
  private final func snapsAlike(_ a: LayoutPoint, _ b: LayoutPoint, _ pixels: PixelGrid) -> Bool {
    let (snappedA, snappedB) = (pixels.snapped(a), pixels.snapped(b))
    return a.x - snappedA.x == b.x - snappedB.x && a.y - snappedA.y == b.y - snappedB.y
  }

  private final var hasItemsInside: Bool { !subviewStorage.isEmpty || !guideStorage.isEmpty }

  /// Finds the corner in the root's coordinates again, given that of the superview: a view that moved
  /// by whole pixels does not lay out what is inside, which then moved with it.
  final func refreshAbsoluteOrigin() {
    guard let parent, let rect = root?.engine.rect(of: self) else { return }
    let insets = metrics.insets
    absoluteOrigin = LayoutPoint(
      x: parent.absoluteOrigin.x + rect.minX - insets.left,
      y: parent.absoluteOrigin.y + rect.minY - insets.top)
  }

  /// The views that contain this one, from the outermost, and then the view itself.
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

extension LayoutView {
  /// The snapped frame in the coordinates of the top-level view.
  public final var frameInRoot: LayoutRect {
    if let pixels = root?.pixelGrid {
      for view in pathFromRoot { view.refreshAbsoluteOrigin() }
      return snappedFrameInRoot(pixels)
    }
    var frame = frameStorage
    var ancestor = parent
    while let view = ancestor, let next = view.parent {
      frame = frame.offset(x: view.frameStorage.minX, y: view.frameStorage.minY)
      ancestor = next
    }
    return frame
  }

  /// The snapped frame in the coordinates of the top-level view, given that the origin is fresh.
  final func snappedFrameInRoot(_ pixels: PixelGrid) -> LayoutRect {
    LayoutRect(
      origin: LayoutPoint(
        x: pixels.snapped(absoluteOrigin.x), y: pixels.snapped(absoluteOrigin.y)),
      size: frameStorage.size)
  }
}

extension LayoutEngine {
  /// Solves what changed while views are being laid out; `updateConstraints()` waits.
  func updateDuringLayout() {
    if isBehind { update(runningUpdates: false) }
  }
}
