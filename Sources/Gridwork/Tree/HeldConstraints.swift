// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// The active constraints that a view holds, in order of activation.
///
/// One that leaves makes a hole; holes are closed when they are more than the rest, so that adding
/// and removing cost the same however many there are.
struct HeldConstraints {
  private var storage: [LayoutConstraint?] = []
  private(set) var count = 0

  /// Appends a constraint and tells it its position.
  mutating func append(_ constraint: LayoutConstraint) {
    constraint.heldIndex = storage.count
    storage.append(constraint)
    count += 1
  }

  /// Removes a constraint by the position that it was told.
  mutating func remove(_ constraint: LayoutConstraint) {
    storage[constraint.heldIndex] = nil
    count -= 1
    guard storage.count > 16, count < storage.count / 2 else { return }
    storage.removeAll { $0 == nil }
    for index in storage.indices { storage[index]?.heldIndex = index }
  }

  /// Lets all constraints go, when the view itself goes.
  mutating func dissolve() {
    for case let constraint? in storage { constraint.leaveHolder() }
    storage = []
    count = 0
  }

  /// The constraints, in order of activation.
  var all: [LayoutConstraint] { storage.compactMap { $0 } }

  /// Visits the constraints in order of activation.
  func forEach(_ body: (LayoutConstraint) -> Void) {
    for case let constraint? in storage { body(constraint) }
  }
}
