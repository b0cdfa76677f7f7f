// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// Finds the defined activity with a given definition: a hash table with open addressing over the
/// numbers of activities.
struct DefinitionTable: ~Copyable {
  private var slots = Storage<DefinitionSlot>()
  private var used = 0

  init() {}

  /// Removes all activities.
  mutating func removeAll() {
    for index in 0..<slots.count { slots[index] = DefinitionSlot() }
    used = 0
  }

  /// Makes room for this many additional activities.
  mutating func reserveCapacity(_ additional: Int) {
    let least = 2 * (used + additional)
    if least <= slots.count { return }
    var count = Swift.max(16, 2 * slots.count)
    while count < least { count *= 2 }
    var old = Storage<DefinitionSlot>(minimumCapacity: count)
    old.resize(to: count, filling: DefinitionSlot())
    swap(&old, &slots)
    for index in 0..<old.count where old[index].activity >= 0 { place(old[index]) }
  }

  /// Hashes the numbers and the leading bits of the coefficients of a definition.
  static func hash(_ defined: borrowing Storage<Entry>) -> UInt32 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for index in 0..<defined.count {
      hash = (hash ^ UInt64(UInt32(bitPattern: defined[index].index))) &* 0x100_0000_01b3
      hash = (hash ^ (defined[index].coefficient.bitPattern >> 20)) &* 0x100_0000_01b3
    }
    return UInt32(truncatingIfNeeded: hash ^ (hash >> 29))
  }

  /// Returns the next candidate for a hash. `probe` is nil at first and remembers the position.
  @inline(__always)
  func next(_ hash: UInt32, _ probe: inout Int?) -> Int32? {
    if slots.isEmpty { return nil }
    let mask = slots.count - 1
    var slot = probe.map { ($0 + 1) & mask } ?? Int(truncatingIfNeeded: hash) & mask
    while slots[slot].activity >= 0 {
      if slots[slot].hash == hash {
        probe = slot
        return slots[slot].activity
      }
      slot = (slot + 1) & mask
    }
    return nil
  }

  /// Adds a defined activity that the table does not contain.
  mutating func insert(_ activity: Int32, _ hash: UInt32) {
    if 2 * (used + 1) > slots.count { reserveCapacity(1) }
    place(DefinitionSlot(activity: activity, hash: hash))
    used += 1
  }

  private func place(_ entry: DefinitionSlot) {
    let mask = slots.count - 1
    var slot = Int(truncatingIfNeeded: entry.hash) & mask
    while slots[slot].activity >= 0 { slot = (slot + 1) & mask }
    slots[slot] = entry
  }
}

/// A slot of the table; -1 if it is free.
struct DefinitionSlot: BitwiseCopyable {
  var activity: Int32 = -1
  var hash: UInt32 = 0
}
