// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

extension LayoutRoot {
  /// Runs the pass now, when anything is due.
  ///
  /// 1. Update constraints: bottom-up, the views that asked for it; then everything that changed is
  ///    solved.
  /// 2. Layout: top-down, the marked views, each places its subviews.
  ///
  /// What views change while they are laid out is solved and laid out in the same pass; where it does
  /// not belong there, ``onMisplacedInvalidation`` hears of it. Called while a pass is running, nothing
  /// happens.
  public func layoutIfNeeded() {
    guard isDue, !isInPass else { return }
    isInPass = true
    pass += 1
    engine.update()
    repeat {
      placeTopLevelView()
      guard layoutMarkedViews() else {
        dropMarks()
        break
      }
      settleChanges()
      engine.updateDuringLayout()
    } while view.marks.contains(.layout) || view.marks.contains(.layoutBelow)
    let loop = collector?.report(engine)
    collector = nil
    isDue = false
    isInPass = false
    wasTold = false
    if let loop { onFeedbackLoop?(loop) }
    resumePostponed()
    reportConflicts()
    reportInvalidations()
  }

  /// Notes that something changed, and tells the host unless it knows.
  func becomeDue() {
    isDue = true
    tellHost()
  }

  func tellHost() {
    guard isDue, !wasTold, !isInPass, let onNeedsLayout else { return }
    wasTold = true
    onNeedsLayout()
  }

  /// The top-level view lies at the origin and has the root's size.
  private func placeTopLevelView() {
    guard let rect = engine.rect(of: view) else { return }
    let insets = view.metrics.insets
    let isDue = view.place(
      LayoutRect(
        x: 0, y: 0, width: pixelGrid.snapped(rect.width + insets.left + insets.right),
        height: pixelGrid.snapped(rect.height + insets.top + insets.bottom)),
      origin: .zero, pixelGrid, isWatched: collector != nil)
    if isDue { becomeDue() }
  }

  /// Calls `layout()` of the marked views, each before those inside it; false when they go round and
  /// round.
  private func layoutMarkedViews() -> Bool {
    isInLayoutPhase = true
    defer { isInLayoutPhase = false }
    var stack = [view]
    while let view = stack.popLast() {
      if view.marks.contains(.layout) {
        settleChanges()
        view.marks.remove(.layout)
        guard countLayout(of: view) else { return false }
        view.marks.insert(.inLayout)
        borrowedViewInLayout = Borrowed(view)
        view.layout()
        borrowedViewInLayout = nil
        view.marks.remove(.inLayout)
      }
      guard view.marks.contains(.layoutBelow) else { continue }
      view.marks.remove(.layoutBelow)
      view.subviewStorage.forEachBorrowedFromLast { inner in
        if !inner.marks.isDisjoint(with: [.layout, .layoutBelow]) { stack.append(inner) }
      }
    }
    return true
  }

  /// Counts how often a view was laid out in this pass; false when it is too often, and enough is
  /// known about it.
  private func countLayout(of view: LayoutView) -> Bool {
    if view.layoutPass != pass {
      view.layoutPass = pass
      view.layoutCount = 0
    }
    view.layoutCount += 1
    if collector == nil, view.layoutCount > feedbackLoopThreshold {
      collector = FeedbackLoopCollector(view, threshold: feedbackLoopThreshold)
    }
    guard let collector else { return true }
    return !collector.noteLayout(of: view)
  }

  /// Drops what is still due in a pass that goes round and round.
  private func dropMarks() {
    for view in view.subtree { view.marks.subtract([.layout, .layoutBelow]) }
    changer = nil
    movedOutside = nil
  }

  /// What waited for the next pass makes the root due again.
  private func resumePostponed() {
    let views = postponed
    postponed.removeAll()
    for view in views where view.rootStorage === self { view.spreadChange() }
  }

  // MARK: For the feedback-loop debugger

  /// Notes that a frame changed.
  func noteFrame(of view: LayoutView, from old: LayoutRect, to new: LayoutRect, byHand: Bool) {
    collector?.noteFrame(of: view, old, new, byHand: byHand, during: viewInLayout)
  }

  /// Notes that `layout()` of a view was asked for.
  func noteNeedsLayout(of view: LayoutView, because reason: @autoclosure () -> String?) {
    collector?.noteNeedsLayout(of: view, because: reason(), during: viewInLayout ?? changer)
  }
}
