// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// The active constraints that a view holds, in order of activation.
///
/// Removing a constraint leaves a hole. The holes are closed once they outnumber the constraints,
/// so adding and removing take amortised constant time.
struct HeldConstraints {
  private var storage: [LayoutConstraint?] = []
  // Small, because every view has one.
  private var storedCount: Int32 = 0

  var count: Int { Int(storedCount) }

  mutating func append(_ constraint: LayoutConstraint) {
    constraint.heldIndex = storage.count
    storage.append(constraint)
    storedCount += 1
  }

  mutating func remove(_ constraint: LayoutConstraint) {
    storage[constraint.heldIndex] = nil
    storedCount -= 1
    guard storage.count > 16, count < storage.count / 2 else { return }
    storage.removeAll { $0 == nil }
    for index in storage.indices { storage[index]?.heldIndex = index }
  }

  /// Releases all constraints when the view itself is released.
  mutating func dissolve() {
    for case let constraint? in storage { constraint.leaveHolder() }
    storage = []
    storedCount = 0
  }

  /// The constraints, in order of activation.
  var all: [LayoutConstraint] { storage.compactMap { $0 } }

  /// Calls the body with each constraint, in order of activation.
  func forEach(_ body: (LayoutConstraint) -> Void) {
    for case let constraint? in storage { body(constraint) }
  }
}
