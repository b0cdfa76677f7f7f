// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

extension LayoutView {
  /// Whether ``layout()`` has run and has placed no subview since some were added, because an override does not
  /// call `super`.
  package final var leavesSubviewsUnplaced: Bool {
    !subviewStorage.isEmpty && dirtyFlags.contains(.placesAll) && !dirtyFlags.contains(.layout)
      && layoutPass > 0
  }

  /// Gives every subview and guide whose rectangle may have changed its solved frame, with each edge
  /// snapped to pixels.
  final func placeSubviews(in root: LayoutRoot) {
    guard hasItemsInside else { return }
    let engine = root.engine
    engine.updateDuringLayout()
    var placing = Placing(from: absoluteOrigin, root, engine)
    let contents = engine.contents(of: self)
    if dirtyFlags.remove(.placesAll) != nil {
      originsInsideAreStale = false
      contents?.forgetNoted()
      placeAll(engine, &placing)
    } else {
      contents?.withNoted { engine.work.placements += placeNoted($0, &placing) }
    }
    if placing.movesContents { spread(.placeBelow) }
    if placing.someAreDue {
      spread(.layoutBelow)
      root.becomeDue()
    }
  }

  /// Places what may lie elsewhere. Returns how many views that are.
  private final func placeNoted(_ noted: NotedContents, _ placing: inout Placing) -> Int {
    var count = 0
    for index in noted.changed {
      noted.rects.view(index).use { view in
        guard view.followsContainer else { return }
        view.place(noted.rects[index], &placing)
        if !noted.rects.isMoved(index, with: noted.moved) { count += 1 }
      }
    }
    guard !noted.moved.isEmpty else { return count }
    let axis = noted.moved.axis
    for index in noted.rects.indices where noted.rects.isMoved(index, with: noted.moved) {
      noted.rects.view(index).use { view in
        guard view.followsContainer else { return }
        switch axis {
        case .horizontal: view.place(along: .horizontal, noted.rects.horizontal(index), &placing)
        case .vertical: view.place(along: .vertical, noted.rects.vertical(index), &placing)
        case nil: view.place(noted.rects[index], &placing)
        }
        count += 1
      }
    }
    return count
  }

  private final func placeAll(_ engine: LayoutEngine, _ placing: inout Placing) {
    forEachSolvedSubview(engine) { view, rect in view.place(rect, &placing) }
    engine.work.placements += subviewStorage.count
    for guide in guideStorage {
      if let rect = engine.rect(of: guide) { guide.frame = rect }
    }
  }

  /// Calls the body with every subview that has a solved rectangle.
  @inline(__always)
  final func forEachSolvedSubview(
    _ engine: LayoutEngine, _ body: (LayoutView, LayoutRect) -> Void
  ) {
    // 1. The views that this container lays out by formula.
    var allFollow = false
    engine.contents(of: self)?.withRects { rects in
      allFollow = true
      subviewStorage.forEachUnretained { view in
        if view.followsContainer {
          body(view, rects[Int(view.formulaIndex)])
        } else {
          allFollow = false
        }
      }
    }
    // 2. The views that have variables.
    if allFollow { return }
    subviewStorage.forEachUnretained { view in
      if !view.followsContainer, let rect = engine.rect(of: view) { body(view, rect) }
    }
  }

  /// The inputs that all subviews of a view share when they are placed.
  private struct Placing {
    /// The top-left corner of the superview's frame in root coordinates, unrounded.
    let origin: LayoutPoint
    /// The same corner, snapped.
    let corner: LayoutPoint
    let pixels: PixelGrid
    let engine: Unretained<LayoutEngine>
    /// Whether the feedback-loop debugger records frames.
    let isWatched: Bool
    /// Whether a subview has to place its contents again.
    var movesContents = false
    /// Whether `layout()` of a subview is due now.
    var someAreDue = false

    @inline(__always)
    init(from origin: LayoutPoint, _ root: LayoutRoot, _ engine: LayoutEngine) {
      self.origin = origin
      self.engine = Unretained(engine)
      pixels = root.pixelGrid
      corner = pixels.snapped(origin)
      isWatched = root.isWatchingFrames
    }
  }

  /// Sets the frame from a solved alignment rectangle.
  ///
  /// Edges are snapped in root coordinates, so that equal edges stay equal at any depth.
  @inline(__always)
  private final func place(_ rect: LayoutRect, _ placing: inout Placing) {
    let insets = placedInsets
    let pixels = placing.pixels
    let near = SIMD2(
      placing.origin.x + rect.minX - insets.left, placing.origin.y + rect.minY - insets.top)
    let far = SIMD2(
      near.x + rect.width + insets.left + insets.right,
      near.y + rect.height + insets.top + insets.bottom)
    let (corner, end) = pixels.snapped(near, far)
    place(
      LayoutRect(
        x: corner.x - placing.corner.x, y: corner.y - placing.corner.y,
        width: end.x - corner.x, height: end.y - corner.y),
      origin: LayoutPoint(x: near.x, y: near.y), &placing)
  }

  /// How far the frame extends beyond the alignment rectangle.
  @inline(__always)
  private final var placedInsets: LayoutEdgeInsets {
    // A plain view has none, and its flags are at hand.
    isPlain ? .zero : metrics.insets
  }

  /// Sets the part of the frame along an axis where the rest is as it was.
  @inline(__always)
  private final func place(
    along axis: LayoutAxis, _ solved: (position: Double, extent: Double), _ placing: inout Placing
  ) {
    let isX = axis == .horizontal
    let insets = placedInsets
    let (before, after) = isX ? (insets.left, insets.right) : (insets.top, insets.bottom)
    let near = (isX ? placing.origin.x : placing.origin.y) + solved.position - before
    let edges = placing.pixels.snapped(SIMD2(near, near + solved.extent + before + after))
    var (frame, origin) = (frameStorage, absoluteOrigin)
    frame.size[axis] = edges.y - edges.x
    if isX {
      (frame.origin.x, origin.x) = (edges.x - placing.corner.x, near)
    } else {
      (frame.origin.y, origin.y) = (edges.x - placing.corner.y, near)
    }
    place(frame, origin: origin, &placing)
  }

  /// Sets the frame, and notes what follows from it for the superviews.
  @inline(__always)
  private final func place(_ frame: LayoutRect, origin: LayoutPoint, _ placing: inout Placing) {
    let isDue = place(
      frame, origin: origin, placing.pixels, placing.engine, isWatched: placing.isWatched)
    if dirtyFlags.contains(.place) { placing.movesContents = true }
    if isDue { placing.someAreDue = true }
  }

  /// Sets the frame without renewing the constraints that stand for it. Returns whether `layout()`
  /// is due now: when the size changed, or when the contents snap differently. The caller marks the
  /// superviews.
  @inline(__always)
  final func place(
    _ frame: LayoutRect, origin: LayoutPoint, _ pixels: PixelGrid,
    _ engine: Unretained<LayoutEngine>, isWatched: Bool
  ) -> Bool {
    let old = frameStorage
    if origin == absoluteOrigin, frame == old { return false }
    assert(!isPlain || !hasItemsInside && metrics.insets == .zero)
    if isWatched || !isPlain && hasItemsInside {
      return placeWithContents(frame, origin: origin, pixels, engine, isWatched: isWatched)
    }
    noteMove(to: origin)
    absoluteOrigin = origin
    frameStorage = frame
    // `layout()` of a `LayoutView` has nothing to place.
    guard !isPlain, frame.size != old.size, !isOfNoSubclass else { return false }
    dirtyFlags.formUnion([.layout, .placesAll])
    return true
  }

  /// The same for a view with others inside, or while the feedback-loop debugger records frames.
  @inline(never)
  private final func placeWithContents(
    _ frame: LayoutRect, origin: LayoutPoint, _ pixels: PixelGrid,
    _ engine: Unretained<LayoutEngine>, isWatched: Bool
  ) -> Bool {
    let old = frameStorage
    var isDue = frame.size != old.size
    // In a view that stays where it is, only those subviews have other frames whose rectangles changed.
    let placesAll = isWatched || origin != absoluteOrigin
    if !isDue, hasItemsInside, !snapsAlike(origin, absoluteOrigin, pixels) {
      if !isWatched, engine.use({ keepsFramesInside(movingTo: origin, pixels, $0) }) {
        originsInsideAreStale = true
      } else {
        isDue = true
      }
    }
    noteMove(to: origin)
    absoluteOrigin = origin
    if isWatched { rootStorage?.noteFrame(of: self, from: old, to: frame, byHand: false) }
    frameStorage = frame
    guard isDue else { return false }
    if isWatched { rootStorage?.noteNeedsLayout(of: self, because: "another frame") }
    dirtyFlags.formUnion(placesAll ? [.layout, .placesAll] : .layout)
    return true
  }

  /// Notes that the contents of a view must be placed again, if they want to be.
  @inline(__always)
  private final func noteMove(to origin: LayoutPoint) {
    if placesInside, origin != absoluteOrigin || contentStorage != nil {
      dirtyFlags.insert(.place)
    }
  }

  /// Whether snapping moves two corners by the same distance.
  private final func snapsAlike(_ a: LayoutPoint, _ b: LayoutPoint, _ pixels: PixelGrid) -> Bool {
    let (snappedA, snappedB) = (pixels.snapped(a), pixels.snapped(b))
    return a.x - snappedA.x == b.x - snappedB.x && a.y - snappedA.y == b.y - snappedB.y
  }

  /// Recomputes the frame's corner in root coordinates from that of the superview.
  ///
  /// When no frame inside a view changes as it moves, the pass does not lay out its contents, so that
  /// their corners are out of date.
  final func refreshAbsoluteOrigin() {
    guard let parent, let rect = layoutRoot?.engine.rect(of: self) else { return }
    setAbsoluteOrigin(rect, parent.absoluteOrigin)
  }

  /// Recomputes the corners of the subviews in root coordinates, given the view's own.
  final func refreshAbsoluteOriginsInside(_ engine: LayoutEngine) {
    originsInsideAreStale = false
    let origin = absoluteOrigin
    forEachSolvedSubview(engine) { view, rect in view.setAbsoluteOrigin(rect, origin) }
  }

  @inline(__always)
  private final func setAbsoluteOrigin(_ rect: LayoutRect, _ origin: LayoutPoint) {
    let new = LayoutPoint(
      x: origin.x + rect.minX - metrics.insets.left, y: origin.y + rect.minY - metrics.insets.top)
    guard new != absoluteOrigin else { return }
    absoluteOrigin = new
    originsInsideAreStale = true
  }
}

extension LayoutEngine {
  /// Solves changes made while views are laid out. `updateConstraints()` waits for the next pass.
  func updateDuringLayout() {
    if isBehind { update(runningUpdates: false) }
  }
}
