// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

// Planning changes nothing. What a plan changes in the living tree happens here and nowhere else.

extension LayoutView {
  /// Keeps the plan and applies its effects. One that changes what a container has planned from marks the
  /// container, which plans again in the same update.
  final func adoptPlan(_ plan: ContainerPlan) {
    let effects = plan.effects
    var kept = plan
    // Nothing keeps the views that effects are about.
    kept.effects = PlanEffects()
    self.plan = kept
    if plan.roomPlan == nil { compiler?.adopt(nil) }
    for participation in effects.participations {
      participation.view.use { view in
        view.isHiddenByContainer = participation.isHidden
        for axis in LayoutAxis.allCases {
          view.setHugsContent(participation.hugsContent[axis], for: axis)
        }
      }
    }
    activate(effects.customConstraints)
    number(effects.viewsByFormula)
    engine?.sharedPlanning?.note(effects.announcement, of: self)
  }

  /// Lets exactly these custom constraints be active, of those that the container deals with.
  private final func activate(_ custom: [LayoutConstraint]) {
    let active = activeCustomConstraints
    if !custom.isEmpty || !active.isEmpty {
      let wanted = Set(custom.map { ObjectIdentifier($0) })
      for constraint in active where !wanted.contains(ObjectIdentifier(constraint)) {
        constraint.isActive = false
      }
      activeCustomConstraints = custom.filter(\.canBeActive)
      for constraint in activeCustomConstraints { constraint.activate(keepingPlace: true) }
    }
    // An item outside the container may come and go without its knowing.
    engine?.noteAwaitingItems(
      of: self, custom.contains { $0.holder?.isDescendant(of: self) != true })
  }

  /// Tells all subviews which of them are laid out by formula.
  private final func number(_ views: [Borrowed<LayoutView>]) {
    for view in views { view.use { $0.marks.insert(.visited) } }
    subviewStorage.forEachBorrowed { view in
      if !view.marks.contains(.visited) { view.setDependentIndex(-1) }
    }
    for (index, view) in views.enumerated() {
      view.use {
        $0.marks.remove(.visited)
        $0.setDependentIndex(Int32(index))
      }
    }
  }
}

extension LayoutConstraint {
  /// Whether the items are there and share an ancestor.
  fileprivate var canBeActive: Bool {
    guard let first = firstItem?.nearestView else { return false }
    if secondAttribute == .notAnAttribute { return true }
    guard let second = secondItem?.nearestView else { return false }
    return first.ancestorShared(with: second) != nil
  }
}
