// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

extension LayoutRoot {
  /// Runs the pass now if a layout is due.
  ///
  /// 1. *Update constraints.* The root calls ``LayoutView/updateConstraints()`` bottom-up on the
  ///    views that requested it, and solves everything that changed.
  /// 2. *Layout.* The root calls ``LayoutView/layout()`` top-down on the marked views, and each
  ///    places its subviews.
  ///
  /// Finally, the root places the content of every view that moved: see ``PlacedContent/place(in:)``.
  /// Changes that views make during the second step are solved and laid out in the same pass. Those
  /// that do not belong there are reported to ``onMisplacedInvalidation``. The method does nothing
  /// while a pass is running or a question is being answered. AppKit's counterpart is `layoutIfNeeded()`
  /// of `NSWindow`.
  ///
  /// - Complexity: The cost grows with the changes since the last pass and the frames they move.
  public func layoutIfNeeded() {
    guard isDue, !isInPass, !engine.isUpdating else { return }
    isInPass = true
    // After the last number comes 1: 0 is that of a view that was never laid out.
    pass = max(pass &+ 1, 1)
    engine.update()
    repeat {
      placeTopLevelView()
      guard layoutMarkedViews() else {
        dropMarks()
        break
      }
      solveChanges()
      engine.updateDuringLayout()
    } while view.dirtyFlags.contains(.layout) || view.dirtyFlags.contains(.layoutBelow)
    let loop = collector?.report(engine)
    collector = nil
    isDue = false
    guard !isTrying else {
      misplaced.removeAll()
      isInPass = false
      return resumePostponed()
    }
    placeContents()
    isInPass = false
    wasTold = false
    if let loop { report(loop) }
    resumePostponed()
    reportProblems()
    reportInvalidations()
    // Contents may have changed the tree while they were placed.
    tellHost()
  }

  /// Marks the layout as due, and tells the host unless it knows already.
  func becomeDue() {
    isDue = true
    tellHost()
  }

  func tellHost() {
    guard isDue, !wasTold, !isInPass, !isTrying, !engine.isUpdating, let onNeedsLayout else {
      return
    }
    wasTold = true
    onNeedsLayout()
  }

  /// Places the top-level view at the origin with its solved size.
  private func placeTopLevelView() {
    let rect = known(engine.rect(of: view))
    let isDue = view.place(
      LayoutRect(
        x: 0, y: 0,
        width: pixelGrid.snapped(view.frameExtent(rect.width, along: .horizontal)),
        height: pixelGrid.snapped(view.frameExtent(rect.height, along: .vertical))),
      origin: .zero, pixelGrid, Unretained(engine), isWatched: isWatchingFrames)
    if isDue { becomeDue() }
  }

  /// Calls `layout()` on the marked views, each before the views inside it. Returns false if the
  /// pass must stop because of a feedback loop.
  private func layoutMarkedViews() -> Bool {
    isInLayoutPhase = true
    defer { isInLayoutPhase = false }
    // In most passes nothing but the top-level view is marked, which takes no list.
    var stack: [LayoutView] = []
    guard layOut(view, &stack) else { return false }
    while let view = stack.popLast() {
      guard layOut(view, &stack) else { return false }
    }
    return true
  }

  /// Calls `layout()` on a view if it is marked, and adds the marked views in it to a list, the first one
  /// last. Returns false if the pass must stop.
  private func layOut(_ view: LayoutView, _ stack: inout [LayoutView]) -> Bool {
    if view.dirtyFlags.contains(.layout) {
      solveChanges()
      guard countLayout(of: view) else { return false }
      view.dirtyFlags.remove(.layout)
      viewInLayout = view
      view.layout()
      viewInLayout = nil
    }
    guard view.dirtyFlags.contains(.layoutBelow) else { return true }
    view.dirtyFlags.remove(.layoutBelow)
    if view.originsInsideAreStale { view.refreshAbsoluteOriginsInside(engine) }
    view.subviewStorage.forEachUnretainedFromLast { inner in
      if !inner.dirtyFlags.isDisjoint(with: [.layout, .layoutBelow]) { stack.append(inner) }
    }
    return true
  }

  /// Counts the layouts of a view in this pass. Returns false once the view is over the threshold
  /// and the collector has enough for its report.
  private func countLayout(of view: LayoutView) -> Bool {
    if view.layoutPass != pass {
      view.layoutPass = pass
      view.layoutCount = 0
    }
    view.layoutCount += 1
    if collector == nil, Int(view.layoutCount) > feedbackLoopThreshold {
      collector = FeedbackLoopCollector(view, threshold: feedbackLoopThreshold)
    }
    guard let collector else { return true }
    return !collector.noteLayout(of: view)
  }

  /// Discards the remaining layouts of a pass that was stopped. It is as if these views had never been laid out.
  private func dropMarks() {
    view.forEachInSubtree { view in
      if view.dirtyFlags.contains(.layout) { view.layoutPass = 0 }
      view.dirtyFlags.subtract([.layout, .layoutBelow])
    }
    changer = nil
    movedOutside = nil
  }

  /// Makes the root due again if views wait for their `updateConstraints()`.
  private func resumePostponed() {
    let views = postponed
    postponed.removeAll()
    for view in views where view.rootStorage === self { view.spreadChange() }
  }

  // MARK: For the feedback-loop debugger

  /// Whether the frames of this pass are recorded.
  var isWatchingFrames: Bool { collector.unretained != nil }

  /// Records a changed frame.
  func noteFrame(of view: LayoutView, from old: LayoutRect, to new: LayoutRect, byHand: Bool) {
    collector?.noteFrame(of: view, old, new, byHand: byHand, during: viewInLayout)
  }

  /// Records a request for a view's `layout()`.
  func noteNeedsLayout(of view: LayoutView, because reason: @autoclosure () -> String?) {
    collector?.noteNeedsLayout(of: view, because: reason(), during: viewInLayout ?? changer)
  }
}
