// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

extension LayoutView {
  /// Gives every subview and guide the frame that is solved for it, snapped per edge.
  final func placeSubviews() {
    guard let root = rootStorage else { return }
    root.engine.updateDuringLayout()
    let pixels = root.pixelGrid
    // Edges are snapped where they lie in the root, so that equal edges stay equal at any depth.
    let left = pixels.snapped(absoluteOrigin.x)
    let top = pixels.snapped(absoluteOrigin.y)
    for view in subviewStorage {
      guard let rect = root.engine.rect(of: view) else { continue }
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
      if let rect = root.engine.rect(of: guide) { guide.layoutFrame = rect }
    }
  }

  /// Takes a frame from the engine: no constraint is renewed. What is inside is due when the size
  /// changes, or when it snaps differently.
  final func place(_ frame: LayoutRect, origin: LayoutPoint, _ pixels: PixelGrid) {
    let snapsAlike =
      origin.x - pixels.snapped(origin.x)
      == absoluteOrigin.x - pixels.snapped(absoluteOrigin.x)
      && origin.y - pixels.snapped(origin.y)
        == absoluteOrigin.y - pixels.snapped(absoluteOrigin.y)
    absoluteOrigin = origin
    rootStorage?.noteFrame(of: self, from: frameStorage, to: frame, byHand: false)
    if frame.size != frameStorage.size || !snapsAlike { needLayout(because: "another frame") }
    frameStorage = frame
  }

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
