// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

// Containers whose views may leave when there is too little room. Every update starts with all
// views present; then each container decides once, from the length that was solved for it. The
// result is therefore a function of the tree, not of its history.
//
// 1. Widths are decided before heights, because heights depend on widths.
// 2. If views leave a container, the containers inside it decide after the next solve.
// 3. When all containers have decided, delegates are told about the changes.

extension LayoutEngine {
  /// Records a container's new plan for who leaves.
  func noteRoom(_ plan: borrowing ContainerPlan, of record: ContainerRecord) {
    // From most containers no view may leave.
    guard plan.detachmentPlan != nil || record.detachmentPlan != nil else { return }
    record.detachmentPlan = plan.detachmentPlan
    record.room = plan.room
    // Views that may leave from now on must leave if there is no room.
    if plan.detachmentPlan != nil { system.needsSolve = true }
    adapting.keep(record, if: plan.detachmentPlan != nil)
  }

  /// Brings back every view that left for want of room, so that all containers decide again.
  func reopenRooms() {
    for record in adapting {
      record.isRoomDecided = false
      guard record.room != nil else { continue }
      record.room = nil
      plan(record)
    }
  }

  /// Decides which views leave, along one axis at a time. Returns whether any view leaves.
  func decideRooms() -> Bool {
    guard !adapting.isEmpty else { return false }
    let records = adapting.sorted { order(of: $0.view) < order(of: $1.view) }
    for axis in LayoutAxis.allCases {
      var shrunk: [ContainerRecord] = []
      for record in records where !record.isRoomDecided {
        guard let detachmentPlan = record.detachmentPlan, detachmentPlan.axis == axis,
          !shrunk.contains(where: { record.view.isDescendant(of: $0.view) })
        else { continue }
        record.isRoomDecided = true
        let length = solvedRect(of: record.view).size[axis]
        record.room = detachmentPlan.room(inLength: length)
        noteDecision(of: record.view, along: axis, lengths: detachmentPlan.lengths(around: length))
        if record.room != nil { shrunk.append(record) }
      }
      guard !shrunk.isEmpty else { continue }
      finishStage()
      for record in shrunk { plan(record) }
      return true
    }
    return false
  }

  /// Tells containers which views have left and which are back; their delegates may change the
  /// tree.
  func announceRooms() {
    // Delegates may let go of any view.
    let stacks = adapting.map { (view: $0.view, record: $0) }
      .sorted { order(of: $0.view) < order(of: $1.view) }
    for (view, record) in stacks where view.rootStorage === host {
      view.compiler?.adopt(record.room)
    }
  }

  /// Plans a container again for its room. This affects nothing outside the container, unless one
  /// of its baselines now comes from another view.
  private func plan(_ record: ContainerRecord) {
    let sources = record.baselineSources
    replan(known(record.view.compiler))
    // Installing the plan finds out where the baselines come from.
    installContainer(record.view)
    if record.baselineSources != sources { apply(.moveBaselines(of: record.view)) }
  }
}
