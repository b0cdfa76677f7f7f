// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// The multipliers of one level after the other, while they are collected.
struct MultiplierList: ~Copyable {
  private var all = Storage<Evidence.Multiplier>()
  private var start = 0
  private(set) var ends: [Int] = []

  init(capacity: Int, levels: Int) {
    all.reserveCapacity(capacity)
    ends.reserveCapacity(levels)
  }

  deinit {}

  var array: [Evidence.Multiplier] {
    // An empty array made from memory would write to what all empty arrays share.
    if all.count == 0 { return [] }
    return [Evidence.Multiplier](unsafeUninitializedCapacity: all.count) { array, count in
      array.baseAddress?.initialize(from: all.base, count: all.count)
      count = all.count
    }
  }

  /// Appends a multiplier of the level that is being collected.
  @inline(__always)
  mutating func append(_ multiplier: Evidence.Multiplier) { all.append(multiplier) }

  mutating func finishLevel() {
    start = all.count
    ends.append(start)
  }

  /// Adds a multiple of other multipliers to those of the level.
  mutating func add(_ others: borrowing MultiplierList, times factor: Double) {
    for place in 0..<others.all.count {
      let other = others.all[place]
      append(Evidence.Multiplier(row: other.row, value: factor * other.value))
    }
    var level = UnsafeMutableBufferPointer(start: all.base + start, count: all.count - start)
    level.sort { $0.row < $1.row }
    var kept = start
    for place in start..<all.count {
      if kept > start && all[kept - 1].row == all[place].row {
        all[kept - 1].value += all[place].value
      } else {
        all[kept] = all[place]
        kept += 1
      }
    }
    all.resize(to: kept, filling: Evidence.Multiplier(row: 0, value: 0))
  }

  /// Removes those of some rows from the level.
  mutating func remove(_ isRemoved: [Bool]) {
    var kept = start
    for place in start..<all.count where !isRemoved[Int(all[place].row)] {
      all[kept] = all[place]
      kept += 1
    }
    all.resize(to: kept, filling: Evidence.Multiplier(row: 0, value: 0))
  }
}
