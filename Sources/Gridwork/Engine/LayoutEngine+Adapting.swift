// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

// Containers whose views may leave for want of room. In every update all of them are there at first;
// then each container decides once, from the room that it was solved to have. So what is away is a
// function of the tree, and of nothing that was before:
//
// 1. Widths go before heights, because heights follow widths.
// 2. A container inside one that has just let views go waits for what that leaves it.
// 3. When all have decided, whoever listens is told what is another than before.

extension LayoutEngine {
  /// Takes over what decides about the room of a container.
  func noteRoom(_ plan: ContainerPlan, of record: ContainerRecord) {
    record.roomPlan = plan.roomPlan
    record.room = plan.room
    // Who may leave from now on leaves where there is no room.
    if plan.roomPlan != nil { needsSolve = true }
    let isListed = adapting.contains { $0 === record }
    guard isListed != (plan.roomPlan != nil) else { return }
    if isListed {
      adapting.removeAll { $0 === record }
    } else {
      adapting.append(record)
    }
  }

  /// Lets everybody be there again who may be there, so that all containers decide anew.
  func reopenRooms() {
    for record in adapting {
      record.isRoomDecided = false
      guard record.room != nil else { continue }
      record.room = nil
      plan(record)
    }
  }

  /// Lets containers decide who leaves; whether anybody does.
  func decideRooms() -> Bool {
    guard !adapting.isEmpty else { return false }
    let records = adapting.sorted { order(of: $0.view) < order(of: $1.view) }
    for axis in LayoutAxis.allCases {
      var shrunk: [ContainerRecord] = []
      for record in records where !record.isRoomDecided {
        guard let roomPlan = record.roomPlan, roomPlan.axis == axis,
          !shrunk.contains(where: { record.view.isDescendant(of: $0.view) })
        else { continue }
        record.isRoomDecided = true
        record.room = roomPlan.room(inLength: solvedRect(of: record.view).size[axis])
        if record.room != nil { shrunk.append(record) }
      }
      for record in shrunk { plan(record) }
      if !shrunk.isEmpty { return true }
    }
    return false
  }

  /// Lets containers tell who leaves and who is back; whether somebody changed the tree upon that.
  func announceRooms() -> Bool {
    guard !memory.isAside, !adapting.isEmpty else { return false }
    let records = adapting.sorted { order(of: $0.view) < order(of: $1.view) }
    for record in records where record.view.rootStorage === host {
      record.view.compiler?.adopt(record.room)
    }
    return isBehind
  }

  /// Plans a container again for its room. Nothing outside it can tell, except where its baseline comes
  /// from another view.
  private func plan(_ record: ContainerRecord) {
    guard let compiler = record.view.compiler else { return }
    let (first, last) = (record.firstSource, record.lastSource)
    // The plan says where the baselines come from, which is looked at when it is installed.
    replan(compiler)
    installContainer(record.view, memory.plan(of: record.view))
    if !memory.isAside, first != record.firstSource || last != record.lastSource {
      record.view.parent?.spreadChangeForEngine()
    }
  }
}
