// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// Sums over activities, accumulated entry by entry. While a sum is being built, `positions` maps
/// each activity in it to its place plus one, and all others to 0.
extension Storage where Element == Entry {
  /// Adds an entry to the sum.
  @inline(__always)
  mutating func accumulate(_ entry: Entry, _ positions: borrowing Storage<Int32>) {
    let place = Int(positions[Int(entry.index)]) - 1
    if place >= 0 {
      self[place].coefficient = Tolerance.sum(self[place].coefficient, entry.coefficient)
    } else {
      append(entry)
      positions[Int(entry.index)] = Int32(count)
    }
  }

  /// Finishes the sum: removes entries that cancelled, and resets `positions` to 0.
  mutating func finishSum(_ positions: borrowing Storage<Int32>) {
    var kept = 0
    for place in 0..<count {
      let entry = self[place]
      positions[Int(entry.index)] = 0
      if entry.coefficient == 0 { continue }
      self[kept] = entry
      kept += 1
    }
    resize(to: kept, filling: Entry(index: 0, coefficient: 0))
  }
}

extension BlockPool where Element == Entry {
  /// Returns the coefficient of an activity in a list, 0 if it does not occur.
  @inline(__always)
  mutating func coefficient(of activity: Int32, in block: Block) -> Double {
    let place = place(of: activity, in: block)
    return place < Int(block.count) ? elements(block)[place].coefficient : 0
  }

  /// Returns the place of an activity in a list, the count if it does not occur.
  @inline(__always)
  func place(of activity: Int32, in block: Block) -> Int {
    let entries = elements(block)
    let count = Int(block.count)
    var place = 0
    while place < count && entries[place].index != activity { place &+= 1 }
    return place
  }
}
