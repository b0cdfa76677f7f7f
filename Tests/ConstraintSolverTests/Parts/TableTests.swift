// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import ConstraintSolver

/// Levels, buckets and the table that finds equal definitions.
struct TableTests {
  @Test func `levels go from required to the weakest, in whatever order they come`() {
    var levels = LevelTable()
    for strength: Float in [250, 750, 1, 999] { _ = levels.insert(strength) }
    let strengths = (0..<Int16(levels.count)).map { levels.strength(of: $0) }
    #expect(strengths == [1000, 999, 750, 250, 1])
    let known = levels.find(750)
    #expect(known.level == 2 && known.isPresent)
    let unknown = levels.find(500)
    #expect(unknown.level == 3 && !unknown.isPresent)
  }

  @Test func `two hidden levels lie below all others while they are open`() {
    var levels = LevelTable()
    _ = levels.insert(250)
    levels.setHiddenLevels(true)
    var counts = [levels.count]
    #expect(levels.pinLevel == 2 && levels.choiceLevel == 3)
    levels.setHiddenLevels(false)
    counts.append(levels.count)
    #expect(counts == [4, 2])
  }

  @Test func `the sign of a slope is that of its strongest entry beyond rounding`() {
    var levels = LevelTable()
    _ = levels.insert(250)
    _ = levels.insert(1)
    var signs: [Int] = []
    for slope in [[0.0, 0, 0], [0, -1, 5], [1e-12, 0, 2], [1, -9, -9]] {
      var slope = slope
      signs.append(slope.withUnsafeMutableBufferPointer { levels.sign($0.baseAddress!) })
    }
    #expect(signs == [0, -1, 1, 1])
  }

  @Test func `a slope is searched for its first entry, from a level on, beyond rounding`() {
    var levels = LevelTable()
    for strength: Float in [750, 250, 1] { _ = levels.insert(strength) }
    var slope = [1e-12, -1, 0, 2]
    let found = slope.withUnsafeMutableBufferPointer { slope in
      [0, 1, 2, 4].map { levels.firstNonzero(slope.baseAddress!, from: $0) }
    }
    #expect(found.map(\.level) == [1, 1, 3, 4])
    #expect(found.map(\.sign) == [-1, -1, 1, 0])
  }

  @Test func `a move that gains at a stronger level goes first, then one that less resists`() {
    var levels = LevelTable()
    for strength: Float in [750, 250, 1] { _ = levels.insert(strength) }
    // With four levels, five buckets belong to each: nothing resists, level 3, 2, 1, or 0.
    var found: [Int] = []
    for first in 0..<4 {
      for own in (0...4).reversed() { found.append(levels.bucket(gaining: first, resisting: own)) }
    }
    #expect(found == Array(0..<20))
    #expect(levels.bucketCount == 20)
  }

  @Test func `a heavier weight widens the tolerance of its level alone`() {
    var levels = LevelTable()
    _ = levels.insert(250)
    levels.note(weight: 1000, level: 1)
    levels.note(weight: 10, level: 1)
    let tolerances = (0..<levels.count).map { levels.tolerances[$0] }
    #expect(tolerances == [Tolerance.slope, 1000 * Tolerance.slope])
  }

  @Test func `buckets give the lowest key first, and the last one in of each`() {
    var buckets = PriceBuckets()
    buckets.setCount(200)
    for (activity, key) in [(1, 130), (2, 5), (3, 5), (4, 199), (5, 64), (6, 63)] {
      buckets.push(Int32(activity), key: key, gain: 0)
    }
    var order: [Int32] = []
    while let next = buckets.pop(before: .max) { order.append(next.activity) }
    #expect(order == [3, 2, 6, 5, 1, 4])
  }

  @Test func `the first one of a bucket lets none go before it that gains less`() {
    var buckets = PriceBuckets()
    buckets.setCount(10)
    for (activity, gain) in [(1, 3), (2, 2), (3, 3), (4, 1)] {
      buckets.push(Int32(activity), key: 7, gain: Float(gain))
    }
    var order: [Int32] = []
    while let next = buckets.pop(before: .max) { order.append(next.activity) }
    // The third gains as much as the first, so it goes before it; the others go behind the first.
    #expect(order == [3, 4, 1, 2])
  }

  @Test func `buckets are empty once nothing is left to take`() {
    var buckets = PriceBuckets()
    buckets.setCount(200)
    var states = [buckets.isEmpty]
    buckets.push(1, key: 130, gain: 0)
    states.append(buckets.isEmpty)
    _ = buckets.pop(before: .max)
    _ = buckets.pop(before: .max)
    states.append(buckets.isEmpty)
    #expect(states == [true, false, true])
  }

  @Test func `another number of buckets empties them`() {
    var buckets = PriceBuckets()
    buckets.setCount(10)
    buckets.push(1, key: 3, gain: 0)
    buckets.setCount(20)
    let next = buckets.pop(before: .max)
    #expect(next == nil)
  }

  @Test func `equal hashes are told apart by the caller, and growing loses none`() {
    var table = DefinitionTable()
    for activity in 0..<500 { table.insert(Int32(activity), UInt32(activity % 7)) }
    for hash in 0..<7 {
      var found: [Int32] = []
      var probe: Int?
      while let next = table.next(UInt32(hash), &probe) { found.append(next) }
      #expect(found.sorted() == (0..<500).filter { $0 % 7 == hash }.map { Int32($0) })
    }
    table.removeAll()
    var probe: Int?
    let found = table.next(3, &probe)
    #expect(found == nil)
  }

  @Test func `a table with room for more finds what it found before`() {
    var table = DefinitionTable()
    var probe: Int?
    let none = table.next(3, &probe)
    #expect(none == nil, "an empty table has no memory to look into")
    for activity in 0..<8 { table.insert(Int32(activity), UInt32(activity * 16)) }
    table.reserveCapacity(1000)
    for activity in 0..<8 {
      probe = nil
      let found = table.next(UInt32(activity * 16), &probe)
      #expect(found == Int32(activity))
    }
  }

  @Test func `a definition has a hash of its own order and numbers`() {
    func hash(_ entries: [(Int32, Double)]) -> UInt32 {
      var storage = Storage<Entry>()
      for (index, coefficient) in entries {
        storage.append(Entry(index: index, coefficient: coefficient))
      }
      return DefinitionTable.hash(storage)
    }
    #expect(hash([(1, 1), (2, -1)]) == hash([(1, 1), (2, -1)]))
    #expect(hash([(1, 1), (2, -1)]) != hash([(1, 1), (3, -1)]))
    #expect(hash([(1, 1), (2, -1)]) != hash([(1, 1), (2, -0.5)]))
    // The last bits, which rounding changes, count for nothing.
    #expect(hash([(1, 0.1 + 0.2)]) == hash([(1, 0.3)]))
  }

  @Test func `variables that a constraint mentions are one group`() {
    var groups = VariableGroups(count: 6)
    groups.join(0, 1)
    groups.join(4, 5)
    groups.join(1, 4)
    let all = (0..<6).map { groups.group(of: $0) }
    #expect(Set([all[0], all[1], all[4], all[5]]).count == 1)
    #expect(Set([all[0], all[2], all[3]]).count == 3)
  }
}
