// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

extension LayoutRoot {
  /// The layout as a value: frames, baselines, tracks, conflicts, ambiguities and problems. Runs
  /// the pass first if a layout is due.
  ///
  /// AppKit has no counterpart.
  ///
  /// - Complexity: O(*n*), where *n* is the number of items, besides those of ``layoutIfNeeded()``,
  ///   ``conflicts`` and ``ambiguities``.
  public var computedLayout: ComputedLayout {
    layOutToRead()
    let conflicts = engine.conflicts()
    return LayoutReader(self, conflicts).read(ambiguities: engine.ambiguities())
  }

  /// The same without conflicts and ambiguities, which are neither searched for nor described.
  var computedFrames: ComputedLayout {
    layOutToRead()
    return LayoutReader(self, []).read(ambiguities: [])
  }

  /// Runs the pass before the whole layout is read, which cannot be done during a pass: some of the frames
  /// are still those of the last one.
  func layOutToRead() {
    view.checkMayAsk()
    guard !isInPass else {
      programmerError(
        "The layout of \(view.label) cannot be read during a pass: some frames are still those of the "
          + "last one. Read it when layoutIfNeeded() has returned, or ask single views.")
    }
    layoutIfNeeded()
  }
}

/// Reads frames, baselines, tracks and problems from a tree that has been laid out.
struct LayoutReader {
  private let root: LayoutRoot
  private var items: [ComputedLayout.Item] = []
  private var grids: [ComputedLayout.Grid] = []
  private let conflicts: [ComputedLayout.Conflict]
  private var problems: [ComputedLayout.Problem] = []
  /// The positions of items in the computed layout, by the index of their slot.
  private var positions: [Int]

  init(_ root: LayoutRoot, _ conflicts: [ComputedLayout.Conflict]) {
    self.root = root
    self.conflicts = conflicts
    positions = [Int](repeating: 0, count: root.engine.items.count)
  }

  consuming func read(ambiguities: [ComputedLayout.Ambiguity]) -> ComputedLayout {
    for view in root.view.subtree { view.refreshAbsoluteOrigin() }
    for view in root.view.subtree {
      read(view)
      for guide in view.guideStorage { read(guide) }
    }
    return ComputedLayout(
      width: root.extents.horizontal, height: root.extents.vertical, direction: root.direction,
      scale: root.scale,
      textTraits: root.textTraits, items: items, grids: grids, conflicts: conflicts,
      ambiguities: ambiguities, problems: problems)
  }

  private mutating func read(_ view: LayoutView) {
    let position = items.count
    positions[Int(view.slot.index)] = position
    let parent = view.parent.map { positions[Int($0.slot.index)] }
    let baselines = baselines(of: view)
    items.append(
      ComputedLayout.Item(
        identifier: view.identifier, className: view.className,
        kind: view.compiler?.computedKind ?? .view, parent: parent, frame: view.frame,
        frameInRoot: view.snappedFrameInRoot(root.pixelGrid),
        alignmentRect: root.engine.rect(of: view),
        firstBaseline: baselines.first, lastBaseline: baselines.last, margins: view.layoutMargins,
        visibility: visibility(of: view, parent: parent), ambiguityLevel: view.ambiguityLevel))
    problems += view.problems(at: position, items[position].visibility, conflicts)
    if let grid = view.compiler?.computedGrid(item: position) { grids.append(grid) }
  }

  private mutating func read(_ guide: LayoutGuide) {
    let position = items.count
    positions[Int(guide.slot.index)] = position
    let owner = known(guide.parent)
    let rect = known(root.engine.rect(of: guide))
    let ownerPosition = positions[Int(owner.slot.index)]
    // Edges are snapped in root coordinates, like those of views.
    let corner = owner.absoluteOrigin
    let (near, far) = root.pixelGrid.snapped(
      SIMD2(corner.x + rect.minX, corner.y + rect.minY),
      SIMD2(corner.x + rect.maxX, corner.y + rect.maxY))
    let frame = LayoutRect(x: near.x, y: near.y, width: far.x - near.x, height: far.y - near.y)
    let origin = items[ownerPosition].frameInRoot.origin
    items.append(
      ComputedLayout.Item(
        identifier: guide.givenName, className: guide.className, kind: .guide,
        parent: ownerPosition,
        frame: frame.offsetBy(dx: -origin.x, dy: -origin.y), frameInRoot: frame,
        alignmentRect: rect, visibility: items[ownerPosition].visibility,
        ambiguityLevel: guide.ambiguityLevel))
  }

  /// Returns the solved distances from the top of the frame to the baselines; nil without one.
  private func baselines(of view: LayoutView) -> (first: Double?, last: Double?) {
    let frameTop = view.absoluteOrigin.y
    let first = view.firstBaselineSource
    let last = view.lastBaselineSource
    func top(_ source: LayoutView) -> Double {
      source.absoluteOrigin.y + source.metrics.insets.top - frameTop
    }
    func lastBaseline(_ source: LayoutView, _ offset: Double) -> Double {
      if source.metrics.lastBaselineIsFromTop { return top(source) + offset }
      return top(source) + known(root.engine.rect(of: source)).height - offset
    }
    return (
      first.metrics.firstBaseline.map { top(first) + $0 },
      last.metrics.lastBaseline.map { lastBaseline(last, $0) }
    )
  }

  private func visibility(
    of view: LayoutView, parent: Int?
  ) -> ComputedLayout.Item.Visibility {
    if let parent, items[parent].visibility != .shown { return items[parent].visibility }
    if view.isHiddenByContainer {
      return view.parent?.compiler?.computedKind == .stack ? .detached : .collapsed
    }
    return view.isHidden ? .hidden : .shown
  }
}
