// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

extension LayoutEngine {
  /// Takes a subtree in: its items get variables and rows in the next update.
  ///
  /// What a container wants is made again: size groups and wrapping contents follow the root.
  func attach(_ view: LayoutView, to host: any EngineHost) {
    let views = view.subtree
    for view in views {
      view.rootStorage = host
      view.layoutPass = 0
      guard view.isFlipped else {
        programmerError(
          "isFlipped of \(view.label) is false, but y coordinates always grow downwards. Return "
            + "true, or remove the override, and measure frames from the top.")
      }
      enqueue(view)
      for guide in view.guideStorage { enqueue(guide) }
      view.held.forEach { pend($0) }
    }
    orderIsStale = true
    for view in views where view.compiler != nil { view.spreadChange() }
    for container in awaitingItems { container.spreadChange() }
  }

  /// Lists a container that is compiled again when something enters the tree.
  func noteAwaitingItems(of container: LayoutView, _ waits: Bool) {
    guard waits != awaitingItems.contains(where: { $0 === container }) else { return }
    if waits {
      awaitingItems.append(container)
    } else {
      awaitingItems.removeAll { $0 === container }
    }
  }

  /// Takes a guide in.
  func attach(_ guide: LayoutGuide) {
    enqueue(guide)
    orderIsStale = true
  }

  /// Lets a subtree go with all its rows.
  func detach(_ view: LayoutView) {
    let containers = containers(around: view)
    for view in view.subtree {
      for record in containers {
        record.strangers.insert(ItemReference(view))
        // Back in place it is the same view, but its variables are others.
        if record.hasBaseline(from: view) { baselineSourcesAreStale = true }
        for guide in view.guideStorage { record.strangers.insert(ItemReference(guide)) }
      }
      view.held.forEach { removeRow(of: $0) }
      removeRows(of: view)
      for guide in view.guideStorage { release(guide) }
      releaseSlot(of: view)
      view.isQueued = false
      sharedPlanning?.forget(view)
      view.rootStorage = nil
    }
    wrapping.removeAll { $0.rootStorage == nil }
    followed.removeAll { $0.rootStorage == nil }
    adapting.removeAll { $0.view.rootStorage == nil }
    awaitingItems.removeAll { $0.rootStorage == nil }
  }

  /// Lets a guide go with its rows.
  func detach(_ guide: LayoutGuide) {
    for record in containers(around: guide) { record.strangers.insert(ItemReference(guide)) }
    release(guide)
  }

  private func release(_ guide: LayoutGuide) {
    removeRows(of: guide)
    releaseSlot(of: guide)
    guide.isQueued = false
  }

  /// What is installed of the containers that an item lies in.
  private func containers(around item: LayoutItem) -> [ContainerRecord] {
    var result: [ContainerRecord] = []
    var here = item.parent
    while let view = here {
      if !view.slot.isNone, let record = items[Int(view.slot.index)].container {
        result.append(record)
      }
      here = view.parent
    }
    return result
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

  /// Notes that baselines or alignment insets of a view are others: constraints that mention it, or
  /// pass through it, have other constants.
  func positionsMoved(of view: LayoutView) {
    positionsAreStale = true
    if view === top { sizeIsStale = true }
    // The frame is another around the same alignment rectangle.
    view.parent?.needLayout(because: "other insets or baselines of \(view.label)")
    view.needLayout(because: "other insets or baselines")
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
