// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import ConstraintSolver
import Gridwork

/// The constraints of a script that a solver has now, by the slots that the script names them by.
struct InstalledConstraints {
  private var entries: [Entry]
  private var nextAge: Int32 = 0
  /// By the number of a constraint: its slot. Empty until one is asked for.
  private var slots: [Int32] = []

  private struct Entry {
    var id = ConstraintID(index: -1)
    var age: Int32 = 0
    var strength = Strength.required
  }

  init(slots count: Int) { entries = [Entry](filledWith: Entry(), count: count) }

  func id(in slot: Int) -> ConstraintID { entries[slot].id }

  mutating func insert(_ id: ConstraintID, _ strength: Strength, in slot: Int) {
    entries[slot] = Entry(id: id, age: newAge(), strength: strength)
    forgetSlots()
  }

  mutating func remove(from slot: Int) {
    entries[slot].id = ConstraintID(index: -1)
    forgetSlots()
  }

  /// One that becomes required is as young as one that is added.
  mutating func setStrength(_ strength: Strength, in slot: Int) {
    if strength == .required && entries[slot].strength != .required { entries[slot].age = newAge() }
    entries[slot].strength = strength
  }

  /// Whether one of two constraints is older.
  mutating func precedes(_ first: ConstraintID, _ second: ConstraintID) -> Bool {
    entries[slot(of: first)].age < entries[slot(of: second)].age
  }

  mutating func slot(of id: ConstraintID) -> Int {
    if slots.isEmpty { findSlots() }
    return Int(slots[Int(id.index)])
  }

  private mutating func findSlots() {
    let count = (entries.map(\.id.index).max() ?? -1) + 1
    slots = [Int32](repeating: -1, count: Int(count))
    for slot in entries.indices where entries[slot].id.index >= 0 {
      slots[Int(entries[slot].id.index)] = Int32(slot)
    }
  }

  private mutating func forgetSlots() {
    if !slots.isEmpty { slots.removeAll(keepingCapacity: true) }
  }

  private mutating func newAge() -> Int32 {
    nextAge += 1
    return nextAge
  }
}
