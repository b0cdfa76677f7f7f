// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

extension StackView {
  /// Returns a view's priority for staying when there is too little room; must hold by default.
  ///
  /// A view that the stack does not arrange is a programmer error.
  public final func visibilityPriority(for view: LayoutView) -> VisibilityPriority {
    entry(of: view, for: "A visibility priority").visibilityPriority
  }

  /// Sets a view's priority for staying when there is too little room.
  ///
  /// If the stack's clipping resistance is below 1000 and its views need more than its room, views
  /// leave in order of priority, the lowest first and equal ones together, until the rest fits.
  /// They come back in reverse order. A view at ``VisibilityPriority/notVisible`` is always
  /// detached, a view at ``VisibilityPriority/mustHold`` never.
  ///
  /// The *room* is the length inside the edge insets that the stack gets while every view that may
  /// be visible is attached. It depends on the constraints around the stack and on the needs of its
  /// views, not on which views were detached before. When views leave, the stack keeps this length
  /// at a priority just below required, and the detached views still count across the stack, so
  /// that nothing around it moves. In AppKit the stack becomes as small as its remaining views
  /// allow.
  ///
  /// In nested stacks, the outer stack decides first, and the inner one gets the room that this
  /// leaves. All widths are decided before all heights, because heights depend on widths.
  ///
  /// A view that the stack does not arrange is a programmer error.
  public final func setVisibilityPriority(
    _ priority: VisibilityPriority, for view: LayoutView
  ) {
    let entry = entry(of: view, for: "A visibility priority")
    guard priority != entry.visibilityPriority else { return }
    entry.visibilityPriority = priority
    markChanged()
  }

  /// The arranged views that are detached, in order: hidden views, views whose priority is not
  /// visible, and views for which the last layout had no room.
  ///
  /// - Complexity: O(*n*), where *n* is the number of arranged views.
  public final var detachedViews: [LayoutView] {
    entries.filter { !isCandidate($0) || $0.isDetachedForRoom }.map { $0.view }
  }

  /// Returns whether a view would be attached if there were room.
  final func isCandidate(_ entry: Entry) -> Bool {
    entry.visibilityPriority != .notVisible
      && !(settings.detachesHiddenViews && entry.view.isHidden)
  }

  /// Returns whether a candidate does not fit into a room; nil for unlimited room.
  final func lacksRoom(_ entry: Entry, in room: Room?) -> Bool {
    room.map { entry.visibilityPriority.rawValue < $0.threshold } ?? false
  }

  /// Adopts a decided room and tells the delegate which views leave and which are back.
  final func adopt(_ room: Room?) {
    var leaving: [Entry] = []
    var returning: [Entry] = []
    for entry in entries {
      let leaves = isCandidate(entry) && lacksRoom(entry, in: room)
      guard leaves != entry.isDetachedForRoom else { continue }
      if leaves { leaving.append(entry) } else { returning.append(entry) }
    }
    guard !leaving.isEmpty || !returning.isEmpty else { return }
    for group in Self.groups(of: leaving) {
      announce { $0.stackView(self, willDetach: group.map { $0.view }) }
      for entry in group { entry.isDetachedForRoom = true }
    }
    for group in Self.groups(of: returning).reversed() {
      for entry in group { entry.isDetachedForRoom = false }
      // Views that are no longer candidates were removed or hidden by the app itself.
      let views = group.filter { isCandidate($0) }.map { $0.view }
      if !views.isEmpty { announce { $0.stackView(self, didReattach: views) } }
    }
  }

  private func announce(_ tell: (any StackViewDelegate) -> Void) {
    if let delegate { calling(TreeCallback.announcing) { tell(delegate) } }
  }

  /// Groups entries by priority, the lowest first.
  private static func groups(of entries: [Entry]) -> [[Entry]] {
    let priorities = Set(entries.map { $0.visibilityPriority }).sorted()
    return priorities.map { priority in entries.filter { $0.visibilityPriority == priority } }
  }
}
