// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

// The root passes the tree's notifications on to the engine, which keeps the solver in step.
extension LayoutRoot: EngineHost {
  var engineObject: AnyObject { engine }
  var extents: AxisPair<LayoutExtent> {
    AxisPair(horizontal: width.cutToGreatestLength, vertical: height.cutToGreatestLength)
  }
  var extentsAreCut: AxisPair<Bool> {
    AxisPair(horizontal: width != extents.horizontal, vertical: height != extents.vertical)
  }

  func attach(_ view: LayoutView) { engine.attach(view) }
  func attach(_ guide: LayoutGuide) { engine.attach(guide) }
  func noteContent(of view: LayoutView) { engine.noteContent(of: view) }
  func detach(_ view: LayoutView) { engine.detach(view) }
  func detach(_ guide: LayoutGuide) { engine.detach(guide) }
  func detach(_ constraint: LayoutConstraint) { engine.detach(constraint) }

  func enqueue(_ item: LayoutItem) { engine.enqueue(item) }
  func enqueue(_ constraint: LayoutConstraint) { engine.enqueue(constraint) }
  func orderChanged() { engine.orderChanged() }
  func directionChanged(of view: LayoutView) { engine.directionChanged(of: view) }
  func positionsMoved(of view: LayoutView, edgeMoved: Bool) {
    engine.positionsMoved(of: view, edgeMoved: edgeMoved)
  }
  func removeContainer(_ view: LayoutView) { engine.removeContainer(view) }
  func keepRect(of view: LayoutView) { engine.keepRect(of: view) }
  func forgetMeasuredHeight(of view: LayoutView) { engine.forgetMeasuredHeight(of: view) }

  var unretainedViewInLayout: Unretained<LayoutView>? { $viewInLayout }

  func placeSubviews(of view: LayoutView) { view.placeSubviews(in: self) }

  func postponeUpdate(of view: LayoutView) { postponed.append(view) }
  var isWatchingValues: Bool { isWatchingFrames || changer.unretained != nil }

  func noteValues(of item: LayoutItem, _ old: LayoutRect?, _ new: LayoutRect) {
    collector?.noteValues(of: item, old, new)
    noteMovement(of: item)
  }
}

extension LayoutView {
  /// The root that lays out the view's tree; nil without one. AppKit's counterpart is `window`.
  public final var layoutRoot: LayoutRoot? {
    // `LayoutRoot` is the only host.
    rootStorage.map { downcast($0, to: LayoutRoot.self) }
  }
}
