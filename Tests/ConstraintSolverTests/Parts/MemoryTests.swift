// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import ConstraintSolver

/// Arrays, pools, sums and heaps, each held against what the standard library says.
struct MemoryTests {
  @Test(arguments: 0..<20) func `a storage is an array`(seed: Int) {
    var random = RandomSource(seed: seed)
    var storage = Storage<Int32>()
    var array: [Int32] = []
    for _ in 0..<300 {
      switch random.below(6) {
      case 0, 1, 2:
        let element = Int32(random.below(1000))
        storage.append(element)
        array.append(element)
      case 3:
        let last = storage.popLast()
        #expect(last == array.popLast())
      case 4:
        let count = random.below(100)
        storage.resize(to: count, filling: 7)
        array = Array(array.prefix(count))
        while array.count < count { array.append(7) }
      default:
        storage.sort { $0 < $1 }
        array.sort()
      }
      let copy = (0..<storage.count).map { storage[$0] }
      #expect(copy == array)
    }
  }

  @Test func `many elements start at a cache line, wherever their memory begins`() {
    for count in [16, 17, 100] {
      var storage = Storage<Activity>()
      storage.reserveCapacity(count)
      #expect(MemoryLayout<Activity>.stride == 64)
      #expect(Int(bitPattern: storage.base) % 64 == 0, "for \(count) activities")
    }
  }

  @Test(arguments: 0..<10) func `the lists threaded through one array are arrays`(seed: Int) {
    var random = RandomSource(seed: seed)
    var lists = NumberLists(count: 4, capacity: 60)
    var arrays = [[Int]](repeating: [], count: 4)
    for number in 0..<60 {
      // The last list stays empty.
      let list = random.below(3)
      lists.append(Int32(number), to: list)
      arrays[list].append(number)
    }
    for (list, array) in arrays.enumerated() {
      var found: [Int] = []
      var place = lists.start(of: list)
      while let number = lists.next(&place) { found.append(number) }
      #expect(found == array)
    }
  }

  @Test(arguments: [(0, 5, 3), (4, 5, 1), (2, 10, 10), (3, 3, 0)])
  func `the end of a storage moves up`(place: Int, first: Int, moved: Int) {
    var storage = Storage<Int32>()
    for element in 0..<Int32(first + moved) { storage.append(element) }
    storage.moveUp(from: first, to: place)
    let copy = (0..<storage.count).map { Int(storage[$0]) }
    #expect(copy == Array(0..<place) + Array(first..<first + moved) + Array(place..<first))
  }

  #if DEBUG
    @Test func `no element of a storage is changed by two at the same time`() async {
      func change(_ first: inout Int32, _ second: inout Int32) { first += second }
      var storage = Storage<Int32>()
      for element in 1...3 { storage.append(Int32(element)) }
      change(&storage[0], &storage[2])
      #expect(storage[0] == 4)
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        func change(_ first: inout Int32, _ second: inout Int32) { first += second }
        var storage = Storage<Int32>()
        storage.append(1)
        change(&storage[0], &storage[0])
      }
    }
  #endif

  @Test(arguments: 0..<20) func `the lists of a pool do not touch each other`(seed: Int) {
    var random = RandomSource(seed: seed)
    var pool = BlockPool<Int32>()
    var blocks = [Block](repeating: Block(), count: 12)
    var lists = [[Int32]](repeating: [], count: 12)
    for _ in 0..<600 {
      let list = random.below(12)
      let element = Int32(random.below(1000))
      switch random.below(10) {
      case 0...4:
        pool.append(element, to: &blocks[list])
        lists[list].append(element)
      case 5, 6:
        let index = random.below(lists[list].count + 1)
        pool.insert(element, at: index, in: &blocks[list])
        lists[list].insert(element, at: index)
      case 7, 8:
        guard !lists[list].isEmpty else { continue }
        let index = random.below(lists[list].count)
        let removed = pool.remove(at: index, from: &blocks[list])
        #expect(removed == lists[list].remove(at: index))
      default:
        pool.release(&blocks[list])
        lists[list] = []
      }
    }
    for list in 0..<12 {
      let copy = blocks[list].indices.map { pool.element(blocks[list], $0) }
      #expect(copy == lists[list])
    }
  }

  @Test func `a block that a list has outgrown or released serves again`() {
    var pool = BlockPool<Int32>()
    var (first, second, third) = (Block(), Block(), Block())
    for number in 0..<9 { pool.append(Int32(number), to: &first) }
    pool.append(7, to: &second)
    // The list of nine has left its block of eight to the second list, and a block of 16 comes free.
    #expect(second.offset == 0 && first.offset == 8)
    pool.release(&first)
    for number in 0..<16 { pool.append(Int32(number), to: &third) }
    #expect(third.offset == 8)
    let sevens = pool.element(second, 0)
    #expect(sevens == 7)
    pool.removeAll()
    var fourth = Block()
    pool.append(1, to: &fourth)
    #expect(fourth.offset == 0, "after that no block is free")
  }

  @Test func `a sum adds what meets and leaves out what cancels`() {
    var positions = Storage<Int32>()
    positions.resize(to: 4, filling: 0)
    var sum = Storage<Entry>()
    for (index, coefficient) in [(2, 1.5), (0, 2.0), (2, 0.25), (3, 0.1), (0, -2.0), (3, 0.2)] {
      sum.accumulate(Entry(index: Int32(index), coefficient: coefficient), positions)
    }
    sum.finishSum(positions)
    let entries = (0..<sum.count).map { (sum[$0].index, sum[$0].coefficient) }
    #expect(entries.map(\.0) == [2, 3])
    #expect(entries.map(\.1) == [1.75, 0.1 + 0.2])
    let isClean = (0..<4).allSatisfy { positions[$0] == 0 }
    #expect(isClean, "the places are forgotten")
  }

  @Test func `an entry keeps every bit of its coefficient`() {
    for value in [0, -0.0, 1.0 / 3, .pi, -.greatestFiniteMagnitude, .leastNonzeroMagnitude] {
      let entry = Entry(index: 7, coefficient: value)
      #expect(entry.coefficient.bitPattern == value.bitPattern)
      #expect(entry.index == 7)
    }
  }

  @Test(arguments: 0..<20) func `events come by distance, then speed, then number`(seed: Int) {
    var random = RandomSource(seed: seed)
    var events: [Event] = []
    var heap = EventHeap()
    for activity in 0..<40 {
      let event = Event(
        distance: Double(random.below(6)), rate: Double(random.below(5)) - 2.5,
        activity: Int32(activity))
      events.append(event)
      heap.append(event)
    }
    heap.arrange()
    events.sort {
      ($0.distance, -$0.rate.magnitude, $0.activity)
        < ($1.distance, -$1.rate.magnitude, $1.activity)
    }
    var order: [Int32] = []
    while !heap.isEmpty {
      order.append(heap.nearest.activity)
      heap.removeNearest()
    }
    #expect(order == events.map(\.activity))
  }

  @Test func `an event that goes on takes its new place`() {
    var heap = EventHeap()
    for (activity, distance) in [1.0, 2, 3].enumerated() {
      heap.append(Event(distance: distance, rate: 1, activity: Int32(activity)))
    }
    heap.arrange()
    heap.replaceNearest(Event(distance: 2.5, rate: 1, activity: 0))
    var order: [Int32] = []
    while !heap.isEmpty {
      order.append(heap.nearest.activity)
      heap.removeNearest()
    }
    #expect(order == [1, 0, 2])
  }
}
