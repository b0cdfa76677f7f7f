// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

// What the tree tells the root goes to the engine, which keeps the solver in step with the tree.
extension LayoutRoot: LayoutHost {
  func attach(_ view: LayoutView) { engine.attach(view, to: self) }
  func attach(_ guide: LayoutGuide) { engine.attach(guide) }
  func detach(_ view: LayoutView) { engine.detach(view) }
  func detach(_ guide: LayoutGuide) { engine.detach(guide) }
  func detach(_ constraint: LayoutConstraint) { engine.removeRow(of: constraint) }

  func enqueue(_ item: LayoutItem) { engine.enqueue(item) }
  func enqueue(_ constraint: LayoutConstraint) { engine.pend(constraint) }
  func orderChanged() { engine.orderChanged() }
  func directionChanged(of view: LayoutView) { engine.directionChanged(of: view) }
  func keepRect(of view: LayoutView) { engine.keepRect(of: view) }
  func forgetMeasuredHeight(of view: LayoutView) { engine.forgetMeasuredHeight(of: view) }

  func positionsMoved(of view: LayoutView, edgeMoved: Bool) {
    engine.positionsMoved(of: view)
    // Measured from another edge, the baseline has other terms.
    if edgeMoved { engine.baselineSourcesAreStale = true }
  }

  func placeSubviews(of view: LayoutView) { view.placeSubviews(in: self) }

  var isViewInLayout: Bool { borrowedViewInLayout != nil }
}

extension LayoutView {
  /// The root of the tree, nil while there is none.
  public final var root: LayoutRoot? {
    // A root is the only host there is.
    rootStorage.map { unsafeDowncast($0, to: LayoutRoot.self) }
  }
}
