// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

extension StackView {
  /// How firmly a view stays when there is too little room; must hold by default.
  ///
  /// A view that the stack does not arrange is a programmer error.
  public final func visibilityPriority(for view: LayoutView) -> VisibilityPriority {
    entry(of: view, for: "A visibility priority").visibilityPriority
  }

  /// Sets how firmly a view stays when there is too little room.
  ///
  /// When the stack's clipping resistance is below 1000 and its views need more than its room, views
  /// leave in order of their priority, the lowest first and equal ones together, until the rest fits;
  /// they come back in reverse order. A view at ``VisibilityPriority/notVisible`` is always away, one
  /// at ``VisibilityPriority/mustHold`` never.
  ///
  /// The *room* is the length inside the edge insets that the stack gets while all views are there that
  /// may be. It depends on the constraints around the stack and on what its views need, not on who was
  /// away before. The stack keeps this length when views leave, at a priority just below required, and
  /// across the stack the views that left still count, so that nothing around it moves. In AppKit the
  /// stack becomes as small as the remaining views let it.
  ///
  /// Where stacks lie in stacks, the outer one decides first, and the inner one has the room that this
  /// leaves it. All widths are decided before all heights, because heights follow widths.
  ///
  /// A view that the stack does not arrange is a programmer error.
  public final func setVisibilityPriority(
    _ priority: VisibilityPriority, for view: LayoutView
  ) {
    let entry = entry(of: view, for: "A visibility priority")
    guard priority != entry.visibilityPriority else { return }
    entry.visibilityPriority = priority
    setNeedsCompile()
  }

  /// The arranged views that are away, in order: hidden ones, those that are not visible by their
  /// priority, and those for which the last layout had no room.
  public final var detachedViews: [LayoutView] {
    entries.filter { !isCandidate($0) || $0.isDetachedForRoom }.map(\.view)
  }

  /// Whether a view would be there if there were room.
  final func isCandidate(_ entry: Entry) -> Bool {
    entry.visibilityPriority != .notVisible
      && !(settings.detachesHiddenViews && entry.view.isHidden)
  }

  /// Whether a candidate has no place in a room; where there is no room to speak of, all have one.
  final func lacksRoom(_ entry: Entry, in room: Room?) -> Bool {
    room.map { entry.visibilityPriority.rawValue < $0.threshold } ?? false
  }

  /// Tells the delegate who leaves and who is back, once that is decided.
  final func adopt(_ room: Room?) {
    var leaving: [Entry] = []
    var returning: [Entry] = []
    for entry in entries {
      let leaves = isCandidate(entry) && lacksRoom(entry, in: room)
      guard leaves != entry.isDetachedForRoom else { continue }
      if leaves { leaving.append(entry) } else { returning.append(entry) }
    }
    for group in Self.groups(of: leaving) {
      delegate?.stackView(self, willDetach: group.map(\.view))
      for entry in group { entry.isDetachedForRoom = true }
    }
    for group in Self.groups(of: returning).reversed() {
      for entry in group { entry.isDetachedForRoom = false }
      // The app itself has taken away who is no candidate any more.
      let views = group.filter { isCandidate($0) }.map(\.view)
      if !views.isEmpty { delegate?.stackView(self, didReattach: views) }
    }
  }

  /// Entries of one priority each, the lowest first.
  private static func groups(of entries: [Entry]) -> [[Entry]] {
    let priorities = Set(entries.map(\.visibilityPriority)).sorted()
    return priorities.map { priority in entries.filter { $0.visibilityPriority == priority } }
  }
}
