// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

extension LayoutEngine {
  /// Adds a subtree: its items get variables and rows in the next update.
  ///
  /// Its containers plan again, because size groups and wrapping contents depend on the root.
  func attach(_ view: LayoutView) {
    var containers: [LayoutView] = []
    let adaptsText = host?.textTraits.areUsual == false
    view.forEachInSubtree { view in
      view.rootStorage = host
      view.layoutPass = 0
      guard view.isFlipped else {
        programmerError(
          "isFlipped of \(view.label) is false, but y coordinates always grow downwards. Return "
            + "true, or remove the override, and measure frames from the top.")
      }
      enqueue(view)
      for guide in view.guideStorage { enqueue(guide) }
      view.held.forEach { enqueue($0) }
      noteContent(of: view)
      if adaptsText { view.invalidateIntrinsicContentSize() }
      if view.isContainer { containers.append(view) }
    }
    orderIsStale = true
    for container in containers { container.spreadChange() }
    for container in queue.awaitingItems { container.spreadChange() }
  }

  /// Notes whether a container must plan again when a view enters the tree.
  func noteAwaitingItems(of container: LayoutView, _ isAwaiting: Bool) {
    queue.awaitingItems.keep(container, if: isAwaiting)
  }

  /// Notes whether the content of a view wants to be placed.
  func noteContent(of view: LayoutView) {
    if view.contentStorage?.isPlaced(by: &placedContentTypes) == true { view.notePlacesInside() }
  }

  /// Adds a guide.
  func attach(_ guide: LayoutGuide) {
    enqueue(guide)
    orderIsStale = true
  }

  /// Removes a subtree with all its rows.
  func detach(_ view: LayoutView) {
    queue.itemsMayHaveLeft = true
    let adaptsText = host?.textTraits.areUsual == false
    let containers = containers(around: view)
    for view in view.subtree {
      for record in containers {
        // No row mentions an item without variables.
        if slot(of: view).hasVariables { record.departed.insert(ItemReference(view)) }
        // If the view comes back, it has other variables.
        if record.hasBaseline(from: view) { baselines.sourcesAreStale = true }
        for guide in view.guideStorage { record.departed.insert(ItemReference(guide)) }
      }
      view.held.forEach { detach($0) }
      removeRows(of: view)
      for guide in view.guideStorage { release(guide) }
      releaseSlot(of: view)
      view.isQueued = false
      sharedPlanning?.forget(view)
      view.measurements = nil
      view.rootStorage = nil
      // What was read with the text traits of this tree is read again.
      if adaptsText { view.invalidateIntrinsicContentSize() }
    }
    texts.wrapping.removeAll { $0.rootStorage == nil }
    adapting.removeAll { $0.view.rootStorage == nil }
    queue.awaitingItems.removeAll { $0.rootStorage == nil }
    demoteDeparted()
  }

  /// Removes the row of a constraint that is no longer active here; it may be queued elsewhere next.
  func detach(_ constraint: LayoutConstraint) {
    removeRow(of: constraint)
    constraint.isQueued = false
  }

  /// Removes a guide with its rows.
  func detach(_ guide: LayoutGuide) {
    queue.itemsMayHaveLeft = true
    for record in containers(around: guide) { record.departed.insert(ItemReference(guide)) }
    release(guide)
  }

  private func release(_ guide: LayoutGuide) {
    removeRows(of: guide)
    releaseSlot(of: guide)
    guide.isQueued = false
  }

  /// The records of the containers around an item.
  private func containers(around item: LayoutItem) -> [ContainerRecord] {
    var result: [ContainerRecord] = []
    item.parent?.climb { view in
      if let record = record(of: view) { result.append(record) }
      return true
    }
    return result
  }

  /// Notes that the rows of an item must be updated.
  func enqueue(_ item: LayoutItem) {
    guard !item.isQueued else { return }
    item.isQueued = true
    queue.items.append(item)
  }

  /// Notes that a constraint was added or changed.
  func enqueue(_ constraint: LayoutConstraint) {
    guard !constraint.isQueued else { return }
    constraint.isQueued = true
    queue.constraints.append(constraint)
  }

  /// Notes that the baselines or alignment insets of a view changed, and with them the constants of
  /// constraints that mention the view or something inside it.
  func positionsMoved(of view: LayoutView, edgeMoved: Bool) {
    baselines.positionsAreStale = true
    // A baseline that is measured from the other edge has other terms.
    if edgeMoved { baselines.sourcesAreStale = true }
    if view === top { rootSize.isStale = true }
    // The same alignment rectangle has another frame.
    view.parent?.needLayout(because: "other insets or baselines of \(view.label)")
    view.needLayout(because: "other insets or baselines")
    enqueue(view)
    for guide in view.guideStorage { enqueue(guide) }
    for inner in view.subviewStorage { enqueue(inner) }
  }

  /// Notes that the direction of a view changed, and with it the terms of the constraints that it
  /// holds.
  func directionChanged(of view: LayoutView) {
    view.held.forEach { constraint in
      removeRow(of: constraint)
      enqueue(constraint)
    }
    record(of: view).map(removeAll)
    enqueue(view)
  }
}
