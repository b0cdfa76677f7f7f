// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// What decides which views of a stack leave when it has too little room.
///
/// A pure function of the room, which is the length inside the edge insets that the stack gets while
/// every candidate is there. The engine finds it out in three steps, in every update anew:
///
/// 1. All candidates are there; the tree is solved.
/// 2. Where the room is less than they need, the ones of low priority leave.
/// 3. The stack keeps the room of step 1; the tree is solved again.
///
/// So neither the room nor the decision depends on who was away before.
struct RoomPlan: Equatable {
  /// The priority of views that never leave.
  static var mustHold: Float { 1000 }

  /// A view that may be there.
  struct Candidate: Equatable {
    /// Views of low priority leave first; from 0, for a view that is never there, to 1,000.
    var priority: Float
    /// The least length, in points.
    var minimum: Double
    /// The gap to the next view, when there is one.
    var spacingAfter: Double
  }

  /// The axis along which the views follow each other.
  var axis: LayoutAxis
  /// The edge insets at both ends together.
  var insets: Double
  var candidates: [Candidate]

  /// The length that the views need which stay at a threshold, with the gaps between them.
  func need(from threshold: Float) -> Double {
    var need = 0.0
    var gap = 0.0
    for candidate in candidates where candidate.priority >= threshold {
      need += gap + candidate.minimum
      gap = candidate.spacingAfter
    }
    return need
  }

  /// The length that all of them need.
  var need: Double { need(from: 0) }

  /// Who leaves a stack of the given length, edge insets included; nil when all can stay.
  func room(inLength length: Double) -> Room? {
    let room = length - insets
    // 1. A need met up to rounding is met.
    let tolerance = 1e-6
    // 2. The lowest group first, equal ones together, until the rest fits; at most those below must
    // hold.
    let priorities = Set(candidates.map(\.priority)).union([Self.mustHold]).sorted()
    let threshold = priorities.first { need(from: $0) <= room + tolerance } ?? Self.mustHold
    return threshold == priorities.first ? nil : Room(length: room, threshold: threshold)
  }
}

/// The room of a stack in which not all of its views can stay.
struct Room: Equatable {
  /// The length inside the edge insets while every candidate was there, in points.
  var length: Double
  /// Views below this priority have left.
  var threshold: Float
}
