// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

extension LayoutEngine {
  /// Takes a subtree in: its items get variables and rows in the next update.
  func attach(_ view: LayoutView, to root: LayoutRoot) {
    for view in view.subtree {
      view.rootStorage = root
      enqueue(view)
      for guide in view.guideStorage { enqueue(guide) }
      view.held.forEach { pend($0) }
    }
    orderIsStale = true
  }

  /// Takes a guide in.
  func attach(_ guide: LayoutGuide) {
    enqueue(guide)
    orderIsStale = true
  }

  /// Lets a subtree go with all its rows.
  func detach(_ view: LayoutView) {
    for view in view.subtree {
      view.held.forEach { removeRow(of: $0) }
      removeRows(of: view)
      for guide in view.guideStorage { detach(guide) }
      releaseSlot(of: view)
      view.isQueued = false
      view.rootStorage = nil
    }
    wrapping.removeAll { $0.rootStorage == nil }
  }

  /// Lets a guide go with its rows.
  func detach(_ guide: LayoutGuide) {
    removeRows(of: guide)
    releaseSlot(of: guide)
    guide.isQueued = false
  }

  /// Notes that the item's own rows are to be looked at again.
  func enqueue(_ item: LayoutItem) {
    guard !item.isQueued else { return }
    item.isQueued = true
    queue.append(item)
  }

  /// Notes that a constraint came or changed.
  func pend(_ constraint: LayoutConstraint) {
    guard !constraint.isPending else { return }
    constraint.isPending = true
    pending.append(constraint)
  }

  /// Notes that subviews changed places.
  func orderChanged() { orderIsStale = true }

  /// Notes that baselines or alignment insets of a view are others: constraints that mention it, or
  /// pass through it, have other constants.
  func positionsMoved(of view: LayoutView) {
    positionsAreStale = true
    if view === top { sizeIsStale = true }
    enqueue(view)
    for guide in view.guideStorage { enqueue(guide) }
    for inner in view.subviewStorage { enqueue(inner) }
  }

  /// Notes that the direction of a view is another: the constraints that it holds are others.
  func directionChanged(of view: LayoutView) {
    view.held.forEach { constraint in
      removeRow(of: constraint)
      pend(constraint)
    }
    let slot = slot(of: view)
    if !slot.isNone { items[Int(slot.index)].container.map(removeAll) }
    enqueue(view)
  }
}
