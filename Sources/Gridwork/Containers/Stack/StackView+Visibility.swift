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
  /// When the stack's clipping resistance is below 1000 and its views need more than it has, views
  /// leave in order of their priority, the lowest first and equal ones together, until the rest fits;
  /// they come back in reverse order. Which ones are away follows from the stack's size alone, not
  /// from how it got there. A view at ``VisibilityPriority/notVisible`` is always away, one at
  /// ``VisibilityPriority/mustHold`` never. A view that the stack does not arrange is a programmer
  /// error.
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

  /// Lets the views be there that have room in the stack as it was solved; whether that changed
  /// anything. Called between solves.
  final func adaptToSolvedSize() -> Bool {
    guard let roomPlan, let room = solvedValue(of: roomVariable) else { return false }
    let threshold = roomPlan.threshold(room: room)
    var leaving: [Entry] = []
    var returning: [Entry] = []
    for entry in entries where isCandidate(entry) {
      let leaves = entry.visibilityPriority < threshold
      guard leaves != entry.isDetachedForRoom else { continue }
      if leaves { leaving.append(entry) } else { returning.append(entry) }
    }
    guard !leaving.isEmpty || !returning.isEmpty else { return false }
    for group in Self.groups(of: leaving) {
      delegate?.stackView(self, willDetach: group.map(\.view))
      for entry in group { entry.isDetachedForRoom = true }
    }
    for group in Self.groups(of: returning).reversed() {
      for entry in group { entry.isDetachedForRoom = false }
      delegate?.stackView(self, didReattach: group.map(\.view))
    }
    setNeedsCompile()
    return true
  }

  /// Entries of one priority each, the lowest first.
  private static func groups(of entries: [Entry]) -> [[Entry]] {
    let priorities = Set(entries.map(\.visibilityPriority)).sorted()
    return priorities.map { priority in entries.filter { $0.visibilityPriority == priority } }
  }
}
