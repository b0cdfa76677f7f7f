// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// The table of constraints as other parts of the solver read it. It is valid until the table
/// changes.
///
/// It stands in for a borrow: when Swift 6.3 lends a part of another struct to a function, it first
/// copies the whole part; a view is three words.
struct ConstraintView {
  let records: UnsafePointer<Record>
  /// The terms of all constraints, each in its block.
  let entries: UnsafePointer<Entry>
  /// The number of constraints that the next solve places.
  let pendingCount: Int

  init(records: UnsafePointer<Record>, entries: UnsafePointer<Entry>, pendingCount: Int) {
    self.records = records
    self.entries = entries
    self.pendingCount = pendingCount
  }

  /// The terms of a constraint.
  @inline(__always)
  func elements(_ block: Block) -> UnsafePointer<Entry> { entries + Int(block.offset) }
}
