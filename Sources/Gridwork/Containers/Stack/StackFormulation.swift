// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// The constraints that a stack wants, first along it, then across.
///
/// Everything along the stack is a chain: the near edge, view after view with the gap between, the far
/// edge. Equal shares, a common scale, equal gaps and equal distances of centers all have one form. With
/// q_i for what is to be equal and m for a variable of the stack's own,
///
///     q_i - m >= 0  required        q_i - m <= 0  @260
///
/// so that m is the smallest of them and the sum of what they have more than it is minimised: what
/// needs more keeps it, and the others share the rest equally. (A sum of deviations from one ideal would
/// be least at a median, and satisfied with one half alone being equal.)
struct StackFormulation: Formulation {
  let stack: ResolvedStack
  let measurement: StackMeasurement
  /// What the views need that may leave for want of room; nil when none may.
  let roomPlan: RoomPlan?
  /// The room in which some of them have left; nil when all are there.
  let room: Room?
  /// The stack itself.
  let owner: ItemReference
  var wanted: [WantedConstraint] = []

  init(
    _ stack: ResolvedStack, _ measurement: StackMeasurement, _ roomPlan: RoomPlan?,
    _ room: Room?, _ formulas: AxisPair<any LineFormula>?, of owner: StackView
  ) {
    self.stack = stack
    self.measurement = measurement
    self.roomPlan = roomPlan
    self.room = room
    self.owner = ItemReference(owner)
    if let formulas {
      for axis in LayoutAxis.allCases {
        bend(formulas[axis].kinks, self.owner, along: axis, role: StackRole.kink.rawValue)
      }
      return
    }
    wanted.reserveCapacity(stack.views.count * 8 + 12)

    // In the order of the chain, so that the solver follows it link by link: with both ends first, every
    // link would be a sum over all views.
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

  /// Adds `plus - minus == constant` as two halves, at two priorities; as one when they are the same.
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

  /// A key of a view.
  func key(_ view: ResolvedArrangedView, _ role: StackRole) -> ConstraintKey {
    ConstraintKey(subject: view.subject, role: role.rawValue)
  }

  /// A key of the stack as a whole.
  func key(_ role: StackRole, _ axis: LayoutAxis) -> ConstraintKey {
    ConstraintKey(
      subject: ObjectIdentifier(owner.item), role: role.rawValue, index: Int32(axis.rawValue))
  }

  func reason(_ kind: ConstraintReason.Kind, _ view: ResolvedArrangedView) -> ConstraintReason {
    ConstraintReason(kind, position: view.position)
  }
}
