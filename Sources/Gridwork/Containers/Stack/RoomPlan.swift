// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// What decides which views of a stack leave when it has too little room.
///
/// A pure function of the room, so that a stack that was wider before shows the same views as one that
/// never was.
struct RoomPlan: Equatable {
  /// A view that may be there.
  struct Candidate: Equatable {
    var priority: StackView.VisibilityPriority
    /// The least length, in points.
    var minimum: Double
    /// The gap to the next view, when there is one.
    var spacingAfter: Double
  }

  var candidates: [Candidate]

  /// The length that the views need which stay at a threshold, with the gaps between them.
  func need(from threshold: StackView.VisibilityPriority) -> Double {
    var need = 0.0
    var gap = 0.0
    for candidate in candidates where candidate.priority >= threshold {
      need += gap + candidate.minimum
      gap = candidate.spacingAfter
    }
    return need
  }

  /// The length that all of them need.
  var need: Double { need(from: .notVisible) }

  /// Views below this priority leave; at most those below must hold do.
  func threshold(room: Double) -> StackView.VisibilityPriority {
    // 1. A need met up to rounding is met.
    let room = room + 1e-6
    // 2. The lowest group first, equal ones together, until the rest fits.
    let priorities = Set(candidates.map(\.priority)).union([.mustHold]).sorted()
    return priorities.first { need(from: $0) <= room } ?? .mustHold
  }
}
