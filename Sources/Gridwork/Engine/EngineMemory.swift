// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// The storage for what an engine knows about the objects of a tree.
///
/// The engine of a root lays out the *living tree* and stores this in the objects themselves. A
/// *measuring engine* determines the size of a subtree; it stores this here, so that the tree stays
/// unchanged.
struct EngineMemory {
  let isMeasuring: Bool
  /// Whether all content views have variables: while a question about constraints is answered, and
  /// in a measurement that formulas cannot answer.
  var isFullyMaterialized = false
  /// The proofs of the last update so far; nil unless layouts are being proved. The content views keep their
  /// variables from one update to the next then.
  var stages: ProofStages?
  private var slots: [ObjectIdentifier: ItemSlot] = [:]
  private var plans: [ObjectIdentifier: ContainerPlan] = [:]

  init(isMeasuring: Bool) { self.isMeasuring = isMeasuring }

  // MARK: Slots and rows

  /// The variables of an item.
  @inline(__always)
  func slot(of item: LayoutItem) -> ItemSlot { isMeasuring ? measuringSlot(of: item) : item.slot }

  private func measuringSlot(of item: LayoutItem) -> ItemSlot {
    slots[ObjectIdentifier(item)] ?? .none
  }

  mutating func setSlot(_ slot: ItemSlot, of item: LayoutItem) {
    if isMeasuring { slots[ObjectIdentifier(item)] = slot } else { item.slot = slot }
  }

  /// Whether a measuring engine has an item, which may no longer exist.
  func knows(_ reference: ItemReference) -> Bool { slots[reference.identity] != nil }

  /// The row of a user's constraint; negative if it has none. A measuring engine adds each
  /// constraint once and never needs its row again.
  func row(of constraint: LayoutConstraint) -> Int32 { isMeasuring ? -1 : constraint.row }

  func setRow(_ row: Int32, of constraint: LayoutConstraint) {
    if !isMeasuring { constraint.row = row }
  }

  // MARK: Plans

  /// Whether a measuring engine asks a container for a plan of its own, in which all content views
  /// have variables. In such a plan, text is as tall as it is at the width that it has there.
  func plansAgain(_ container: LayoutView) -> Bool {
    isMeasuring
      && (isFullyMaterialized || container.hasTextInside || container.plannedRoom != nil)
  }

  /// Whether a plan of the measuring engine gives variables to a view that the living tree lays out
  /// by formula.
  @inline(__always)
  func givesVariables(to view: LayoutView) -> Bool {
    isMeasuring && (view.parent.map(plansAgain) ?? false)
  }

  /// Whether the plans that the engine asks for give variables to all content views.
  var plansAreFullyMaterialized: Bool { isFullyMaterialized || isMeasuring }

  /// The measuring engine's own plan of a container; nil if the plan of the living tree counts.
  @inline(__always)
  func ownPlan(of view: LayoutView) -> ContainerPlan? {
    isMeasuring ? plans[ObjectIdentifier(view)] : nil
  }

  /// Whether the plan of a container is that of the living tree and will be made again before the tree is laid
  /// out.
  func planMayBeOutdated(of view: LayoutView) -> Bool {
    isMeasuring && view.dirtyFlags.contains(.compile)
  }

  /// Stores the plan of a container. In the living tree its effects are applied; a measuring engine
  /// discards them.
  mutating func adoptPlan(_ plan: consuming ContainerPlan, of view: LayoutView) {
    guard isMeasuring else { return view.adoptPlan(plan) }
    plan.effects = nil
    plans[ObjectIdentifier(view)] = plan
  }

  /// The views laid out by formula, in a form that can follow this engine's solution: those of the
  /// living tree hold the solution of the root's engine.
  func ownContents(_ contents: FormulaContents?) -> FormulaContents? {
    isMeasuring ? contents?.copy() : contents
  }
}
