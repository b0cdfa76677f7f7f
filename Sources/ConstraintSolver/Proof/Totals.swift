// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// What the slopes of one level add up to in the activities that fixed ones may have to balance: these
/// themselves, and defined ones, which pass theirs on.
struct Totals: ~Copyable {
  private var values = Storage<Double>()
  /// The activities whose total has changed from 0. The list may contain duplicates.
  private(set) var touched = Storage<Int32>()

  init(activities: Int) { values.resize(to: activities, filling: 0) }

  deinit {}

  subscript(activity: Int) -> Double {
    @inline(__always) get { values[activity] }
  }

  @inline(__always)
  mutating func add(_ slope: Double, to activity: Int32) {
    let value = values[Int(activity)]
    if value == 0 { touched.append(activity) }
    values[Int(activity)] = Tolerance.sum(value, slope)
  }

  /// Passes the total of a defined activity on to what it is defined over.
  @inline(__always)
  mutating func pass(
    _ defined: Int, to definition: UnsafeBufferPointer<Entry>,
    _ activities: borrowing Storage<Activity>
  ) {
    let value = values[defined]
    if value == 0 { return }
    values[defined] = 0
    for entry in definition where activities[Int(entry.index)].isBalanced {
      add(value * entry.coefficient, to: entry.index)
    }
  }

  /// Makes all totals 0.
  mutating func removeAll() {
    while let activity = touched.popLast() { values[Int(activity)] = 0 }
  }
}
