// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// The rule that decides which views leave a stack that has too little room.
///
/// The decision is a pure function of the room: the length inside the edge insets that the stack gets
/// while all candidates are present. The engine finds it in three steps, anew in every update:
///
/// 1. All candidates are present; the tree is solved.
/// 2. If the room is less than they need, the candidates of low priority leave.
/// 3. The stack keeps the room of step 1; the tree is solved again.
///
/// So neither the room nor the decision depends on which views were absent before.
struct DetachmentPlan: Equatable {
  /// The priority of views that never leave.
  static var mustHold: Float { 1000 }

  /// A view that may be present.
  struct Candidate: Equatable {
    /// Views of low priority leave first; from 0, for a view that is never present, to 1,000.
    var priority: Float
    /// The smallest length, in points.
    var minimum: Double
    /// The gap to the next view, if there is one, in points.
    var spacingAfter: Double
  }

  /// The axis of the stack.
  var axis: LayoutAxis
  /// The sum of the edge insets at both ends, in points.
  var insets: Double
  var candidates: [Candidate]

  /// Returns the length that the views at or above a priority need, with the gaps between them.
  func need(from threshold: Float) -> Double {
    var need = 0.0
    var gap = 0.0
    for candidate in candidates where candidate.priority >= threshold {
      need += gap + candidate.minimum
      gap = candidate.spacingAfter
    }
    return need
  }

  /// The length that all candidates need.
  var need: Double { need(from: 0) }

  /// Returns which views leave a stack of the given length, edge insets included; nil if all can stay.
  func room(inLength length: Double) -> Room? {
    let room = length - insets
    // 1. A need that is almost met is met.
    let tolerance = LengthTolerance.noticeable
    // 2. Groups of equal priority leave, the lowest first, until the rest fits. Views that must hold
    // stay in any case.
    let priorities = Set(candidates.map(\.priority)).union([Self.mustHold]).sorted()
    let threshold = priorities.first { need(from: $0) <= room + tolerance } ?? Self.mustHold
    return threshold == priorities.first ? nil : Room(length: room, threshold: threshold)
  }
}

/// The room of a stack in which not all of its views can stay.
struct Room: Equatable {
  /// The length inside the edge insets while all candidates were present, in points.
  var length: Double
  /// Views below this priority have left.
  var threshold: Float
}
