// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// The constraints of a stack, first along it, then across.
///
/// The constraints along the stack form a chain: the near edge, the views with the gaps between
/// them, the far edge. Equal shares, a common scale, equal gaps and equal distances between centres
/// all have the same form. With q_i the quantities to be made equal and m a private variable of the
/// stack,
///
///     q_i - m >= 0  required        q_i - m <= 0  @260
///
/// so that m is the smallest of them, and the sum of their excesses over m is minimised. A view
/// that needs more gets what it needs, and the others share the rest equally. (A sum of deviations
/// from one ideal would be least at a median, and would accept only half of the quantities being
/// equal.)
struct StackFormulation: Formulation {
  let stack: ResolvedStack
  /// What the attached views need, followed by those that count only across the stack.
  let needs: [StackNeed]
  /// The needs of the views that may leave for lack of room; nil if none may.
  let detachmentPlan: DetachmentPlan?
  /// The room for which some views have left; nil if all are attached.
  let room: Room?
  /// The stack itself.
  let owner: ItemReference
  var wanted: [WantedConstraint] = []

  init(
    _ stack: ResolvedStack, _ needs: [StackNeed], _ detachmentPlan: DetachmentPlan?,
    _ room: Room?, of owner: StackView
  ) {
    self.stack = stack
    self.needs = needs
    self.detachmentPlan = detachmentPlan
    self.room = room
    self.owner = ItemReference(owner)
    wanted.reserveCapacity(stack.views.count * 8 + 12)

    // In the order of the chain, so that the solver eliminates it link by link. With both ends
    // first, every link would be a sum over all views.
    holdStart()
    chainViews()
    holdEnd()
    distribute()
    holdRoom()
    for view in stack.viewsAcross { contain(view) }
    alignAcross()
    for axis in LayoutAxis.allCases { hug(axis) }
  }

  // MARK: Quantities

  func near(_ view: ResolvedArrangedView, _ axis: LayoutAxis) -> Quantity {
    .item(ItemReference(view.view), axis.near)
  }

  func far(_ view: ResolvedArrangedView, _ axis: LayoutAxis) -> Quantity {
    .item(ItemReference(view.view), axis.far)
  }

  func ownerNear(_ axis: LayoutAxis) -> Quantity { .item(owner, axis.near) }

  func ownerFar(_ axis: LayoutAxis) -> Quantity { .item(owner, axis.far) }

  func own(_ variable: StackVariable) -> Quantity {
    .own(OwnVariable(subject: ObjectIdentifier(owner.item), role: variable.rawValue))
  }

  // MARK: Adding

  /// Adds `Σ plus - Σ minus  relation  constant`.
  mutating func want(
    _ key: ConstraintKey, _ plus: [Quantity], minus: [Quantity],
    _ relation: LayoutConstraint.Relation, _ constant: Double, _ reason: ConstraintReason,
    at priority: LayoutPriority = .required
  ) {
    want(
      key, plus.map { WantedTerm(1, $0) } + minus.map { WantedTerm(-1, $0) }, relation, constant,
      reason, at: priority)
  }

  /// Adds `plus - minus == constant` as two inequalities at two priorities, or as one equality if
  /// the priorities are the same.
  mutating func want(
    _ plus: Quantity, minus: Quantity, _ constant: Double, _ reason: ConstraintReason,
    atLeast: (key: ConstraintKey, priority: LayoutPriority),
    atMost: (key: ConstraintKey, priority: LayoutPriority)
  ) {
    guard atLeast.priority != atMost.priority else {
      want(
        atLeast.key, [plus], minus: [minus], .equal, constant, reason, at: atLeast.priority)
      return
    }
    want(
      atLeast.key, [plus], minus: [minus], .greaterThanOrEqual, constant, reason,
      at: atLeast.priority)
    want(
      atMost.key, [plus], minus: [minus], .lessThanOrEqual, constant, reason, at: atMost.priority)
  }

  /// Returns a key of a view.
  func key(_ view: ResolvedArrangedView, _ role: StackRole) -> ConstraintKey {
    ConstraintKey(subject: view.subject, role: role.rawValue)
  }

  /// Returns a key of the stack as a whole.
  func key(_ role: StackRole, _ axis: LayoutAxis) -> ConstraintKey {
    ConstraintKey(
      subject: ObjectIdentifier(owner.item), role: role.rawValue, index: Int32(axis.rawValue))
  }

  func reason(_ kind: ConstraintReason.Kind, _ view: ResolvedArrangedView) -> ConstraintReason {
    ConstraintReason(kind, position: view.position)
  }
}
