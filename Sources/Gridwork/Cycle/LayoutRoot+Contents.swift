// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

extension LayoutRoot {
  /// Places the contents whose views moved, came, went or were invalidated, in tree order.
  ///
  /// The walk visits only marked paths, and everything inside a view that moved. The contents are
  /// called after the walk, because they may change the tree.
  func placeContents() {
    guard !view.dirtyFlags.isDisjoint(with: [.place, .placeBelow]) else { return }
    var placements: [(content: StoredPlacedContent, frame: LayoutRect?)] = []
    var stack = [Visit(view: view, isShown: true, isMoved: false)]
    while let visit = stack.popLast() {
      let view = visit.view
      let isMoved = visit.isMoved || view.dirtyFlags.contains(.place)
      view.dirtyFlags.subtract([.place, .placeBelow])
      let isShown = visit.isShown && !view.isHidden && !view.isHiddenByContainer
      if isMoved, let content = view.contentStorage?.placed {
        placements.append((content, isShown ? view.snappedFrameInRoot(pixelGrid) : nil))
      }
      guard !view.subviewStorage.isEmpty else { continue }
      view.refreshAbsoluteOriginsInside(engine)
      view.subviewStorage.forEachUnretainedFromLast { subview in
        guard subview.placesInside,
          isMoved || !subview.dirtyFlags.isDisjoint(with: [.place, .placeBelow])
        else { return }
        stack.append(Visit(view: subview, isShown: isShown, isMoved: isMoved))
      }
    }
    for (content, frame) in placements { content.place(in: frame) }
  }

  /// A view to visit.
  private struct Visit {
    let view: LayoutView
    /// Whether all views around it are shown.
    let isShown: Bool
    /// Whether a view around it moved.
    let isMoved: Bool
  }
}
