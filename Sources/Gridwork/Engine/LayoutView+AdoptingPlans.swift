// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

// Planning changes nothing. The effects of plans on the living tree are applied in this file only.

extension LayoutView {
  /// Stores a plan and applies its effects. If an effect changes something that a container has
  /// already planned from, that container is marked and plans again in the same update.
  final func adoptPlan(_ plan: consuming ContainerPlan) {
    let effects = plan.effects ?? PlanEffects()
    // Effects borrow views, and nothing keeps these alive after the plan was made.
    plan.effects = nil
    if framesSubview, (plan.contents == nil) != (plannedContents == nil) {
      enqueueHeldConstraints()
    }
    let mayLeave = plan.detachmentPlan != nil
    let contents = plan.contents
    keepPlan(plan)
    apply(effects.participations)
    activate(effects.customConstraints)
    number(contents)
    engine?.sharedPlanning?.note(effects.announcement, of: self)
    // Last, because a delegate may let go of any view.
    if !mayLeave { compiler?.adopt(nil) }
  }

  /// Lets views take part in the layout, or takes them out of it.
  final func apply(_ participations: [PlanEffects.Participation]) {
    for participation in participations {
      participation.view.use { view in
        view.isHiddenByContainer = participation.isHidden
        for axis in LayoutAxis.allCases {
          view.setHugsContent(participation.hugsContent[axis], for: axis)
        }
      }
    }
  }

  /// Activates these custom constraints, and deactivates the others that the container has
  /// activated.
  private final func activate(_ custom: [LayoutConstraint]) {
    let active = activeCustomConstraints
    if !custom.isEmpty || !active.isEmpty {
      let wanted = Set(custom.map { ObjectIdentifier($0) })
      for constraint in active where !wanted.contains(ObjectIdentifier(constraint)) {
        constraint.isActive = false
      }
      activeCustomConstraints = custom.filter { $0.commonAncestor() != nil }
      for constraint in activeCustomConstraints { constraint.activate(keepingPlace: true) }
    }
    // The container is not told when an item outside it enters or leaves the tree.
    engine?.noteAwaitingItems(
      of: self, custom.contains { $0.holder?.isDescendant(of: self) != true })
  }

  /// Numbers the subviews that are laid out by formula; the others have no number.
  private final func number(_ contents: FormulaContents?) {
    var index: Int32 = 0
    contents?.forEachView { view in
      view.setFormulaIndex(index)
      index += 1
    }
    guard index < subviewStorage.count else { return }
    subviewStorage.forEachUnretained { view in
      guard view.formulaIndex >= 0 else { return }
      let isNumbered = contents?.has(view, at: Int(view.formulaIndex)) ?? false
      if !isNumbered { view.setFormulaIndex(-1) }
    }
  }
}
