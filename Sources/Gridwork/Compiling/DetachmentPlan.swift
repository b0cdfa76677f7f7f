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
    let priorities = priorities
    let step = step(of: priorities, inLength: length)
    return step == 0 ? nil : Room(length: length - insets, threshold: priorities[step])
  }

  /// Returns the lengths, edge insets included, at which the same views leave as at a length.
  func lengths(around length: Double) -> ClosedRange<Double> {
    let priorities = priorities
    let step = step(of: priorities, inLength: length)
    func least(_ step: Int) -> Double {
      need(from: priorities[step]) + insets - LengthTolerance.noticeable
    }
    let low = step == priorities.count - 1 ? -.infinity : least(step)
    return low...(step == 0 ? .infinity : least(step - 1))
  }

  /// The priorities at which views leave together, the lowest first.
  private var priorities: [Float] {
    Set(candidates.map { $0.priority }).union([Self.mustHold]).sorted()
  }

  /// The index of the lowest priority at which views stay. Groups of equal priority leave, the lowest first, until
  /// the rest fits; a need that is almost met is met. Views that must hold stay in any case.
  private func step(of priorities: [Float], inLength length: Double) -> Int {
    let room = length - insets + LengthTolerance.noticeable
    return priorities.firstIndex { need(from: $0) <= room } ?? priorities.count - 1
  }
}

/// The room of a stack in which not all of its views can stay.
struct Room: Equatable {
  /// The length inside the edge insets while all candidates were present, in points.
  var length: Double
  /// Views below this priority have left.
  var threshold: Float
}
