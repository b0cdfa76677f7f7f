// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

extension LayoutView {
  /// Gives every subview and guide the frame that is solved for it, snapped per edge.
  final func placeSubviews() {
    guard let root = rootStorage, hasItemsInside else { return }
    let engine = root.engine
    engine.updateDuringLayout()
    let contents = engine.contents(of: self)
    let pixels = root.pixelGrid
    // Edges are snapped where they lie in the root, so that equal edges stay equal at any depth.
    let left = pixels.snapped(absoluteOrigin.x)
    let top = pixels.snapped(absoluteOrigin.y)
    for view in subviewStorage {
      let follows = view.dependentIndex >= 0 && !view.slot.hasVariables
      let solved =
        follows ? contents?.rect(at: Int(view.dependentIndex)) : engine.rect(of: view)
      guard let rect = solved else { continue }
      let insets = view.metrics.insets
      let origin = LayoutPoint(
        x: absoluteOrigin.x + rect.minX - insets.left, y: absoluteOrigin.y + rect.minY - insets.top)
      let minX = pixels.snapped(origin.x)
      let minY = pixels.snapped(origin.y)
      let maxX = pixels.snapped(origin.x + rect.width + insets.left + insets.right)
      let maxY = pixels.snapped(origin.y + rect.height + insets.top + insets.bottom)
      view.place(
        LayoutRect(x: minX - left, y: minY - top, width: maxX - minX, height: maxY - minY),
        origin: origin, pixels)
    }
    for guide in guideStorage {
      if let rect = engine.rect(of: guide) { guide.layoutFrame = rect }
    }
  }

  /// Takes a frame from the engine: no constraint is renewed. What is inside is due when the size
  /// changes, or when it snaps differently.
  final func place(_ frame: LayoutRect, origin: LayoutPoint, _ pixels: PixelGrid) {
    let old = frameStorage
    if frame == old, origin == absoluteOrigin { return }
    let isDue =
      frame.size != old.size || (hasItemsInside && !snapsAlike(origin, absoluteOrigin, pixels))
    absoluteOrigin = origin
    rootStorage?.noteFrame(of: self, from: old, to: frame, byHand: false)
    if isDue { needLayout(because: "another frame") }
    frameStorage = frame
  }

  /// Whether two corners lie at the same distance from an edge of a pixel.
  private func snapsAlike(_ a: LayoutPoint, _ b: LayoutPoint, _ pixels: PixelGrid) -> Bool {
    a.x - pixels.snapped(a.x) == b.x - pixels.snapped(b.x)
      && a.y - pixels.snapped(a.y) == b.y - pixels.snapped(b.y)
  }

  private final var hasItemsInside: Bool { !subviewStorage.isEmpty || !guideStorage.isEmpty }

  /// Finds the corner in the root's coordinates again, given that of the superview: a view that moved
  /// by whole pixels does not lay out what is inside, which then moved with it.
  final func refreshAbsoluteOrigin() {
    guard let parent, let rect = rootStorage?.engine.rect(of: self) else { return }
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

extension LayoutEngine {
  /// Solves what changed while views are being laid out; `updateConstraints()` waits.
  func updateDuringLayout() {
    if isBehind { update(runningUpdates: false) }
  }
}
