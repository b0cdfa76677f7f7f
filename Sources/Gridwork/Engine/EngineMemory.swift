// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// Where an engine keeps what it knows about the objects of a tree.
///
/// The engine of a root lays out the *living tree* and keeps everything with the objects themselves. An
/// engine that measures a subtree *aside* keeps it here, so that it leaves no trace in the tree.
struct EngineMemory {
  /// Whether the engine measures a subtree, instead of laying out the tree of a root.
  let isAside: Bool
  private var slots: [ObjectIdentifier: ItemSlot] = [:]
  private var plans: [ObjectIdentifier: ContainerPlan] = [:]

  init(isAside: Bool) { self.isAside = isAside }

  /// The engine's names for the numbers of an item.
  @inline(__always)
  func slot(of item: LayoutItem) -> ItemSlot { isAside ? slotAside(of: item) : item.slot }

  private func slotAside(of item: LayoutItem) -> ItemSlot {
    slots[ObjectIdentifier(item)] ?? .none
  }

  mutating func setSlot(_ slot: ItemSlot, of item: LayoutItem) {
    if isAside { slots[ObjectIdentifier(item)] = slot } else { item.slot = slot }
  }

  /// The row of a user's constraint; negative without one. A measurement adds each constraint once and
  /// never asks for its row again.
  func row(of constraint: LayoutConstraint) -> Int32 { isAside ? -1 : constraint.row }

  func setRow(_ row: Int32, of constraint: LayoutConstraint) {
    if !isAside { constraint.row = row }
  }

  /// What a container wants: in a measurement its plan there, where it has one of its own because it has
  /// text inside, whose height is another, or because all its contents have variables.
  func plan(of view: LayoutView) -> ContainerPlan {
    isAside ? plans[ObjectIdentifier(view)] ?? view.plan : view.plan
  }

  /// What that plan measures; nil where only a solve can tell, and for a plain view.
  func measurement(of view: LayoutView) -> Measurement? {
    if isAside, let plan = plans[ObjectIdentifier(view)] { return plan.measurement }
    return view.plannedMeasurement
  }

  /// Keeps the plan of a container: in the living tree its effects are applied, elsewhere ignored.
  mutating func adoptPlan(_ plan: ContainerPlan, of view: LayoutView) {
    guard isAside else { return view.adoptPlan(plan) }
    plans[ObjectIdentifier(view)] = plan
    plans[ObjectIdentifier(view)]?.effects = PlanEffects()
  }

  /// The views laid out by formula that an engine may follow its own solution with: those of the living
  /// tree have settled on that of the root's engine.
  func ownContents(_ contents: (any DependentContents)?) -> (any DependentContents)? {
    isAside ? contents?.copy() : contents
  }
}
