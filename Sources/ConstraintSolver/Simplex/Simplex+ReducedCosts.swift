// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// The vectors of reduced costs `D_j`, with one entry per level.
extension Simplex {
  /// Adds a level to all slopes and reduced costs. Weaker levels move down by one.
  mutating func insertLevel(_ strength: Float) -> Int {
    let level = levels.insert(strength)
    makeRoomForLevels()
    if level == levels.count - 1 { return level }
    for vector in 0..<reducedCosts.count / stride {
      let costs = reducedCosts.base + vector * stride
      for index in (level + 1..<levels.count).reversed() { costs[index] = costs[index - 1] }
      costs[level] = 0
    }
    if breakpoints.isEmpty { return level }
    for activity in 0..<activities.count where activities[activity].isLive {
      // A price may name a level.
      let price = activities[activity].hasColumn ? activities[activity].price : 0
      if price < 0 && price > .min && ~price >= Int32(level) { activities[activity].price -= 1 }
      let block = activities[activity].breakpoints
      let elements = breakpoints.elements(block)
      for index in block.indices where elements[index].level >= Int16(level) {
        elements[index].level += 1
      }
    }
    return level
  }

  private mutating func makeRoomForLevels() {
    layOutLevels(stride: levels.count > stride ? 2 * stride : stride)
    forgetRunningSlopes()
  }

  /// Sets the length of the vectors of reduced costs and of the scratch vectors.
  mutating func layOutLevels(stride newStride: Int) {
    scratchSlopes.resize(to: 3 * newStride, filling: 0)
    if newStride == stride && !reducedCosts.isEmpty { return }
    let count = Swift.max(1, reducedCosts.count / stride)
    var wider = Storage<Double>(minimumCapacity: count * newStride)
    wider.resize(to: count * newStride, filling: 0)
    for vector in 0..<reducedCosts.count / stride {
      for level in 0..<stride {
        wider[vector * newStride + level] = reducedCosts[vector * stride + level]
      }
    }
    swap(&reducedCosts, &wider)
    stride = newStride
  }

  /// Scratch memory for slopes.
  var scratchSlope: UnsafeMutablePointer<Double> { @inline(__always) get { scratchSlopes.base } }
  var enteringSlope: UnsafeMutablePointer<Double> {
    @inline(__always) get { scratchSlopes.base + stride }
  }
  var columnSlope: UnsafeMutablePointer<Double> {
    @inline(__always) get { scratchSlopes.base + 2 &* stride }
  }

  /// Adds two empty hidden levels, or removes them.
  mutating func setHiddenLevels(_ present: Bool) {
    if present == levels.hasHiddenLevels { return }
    levels.setHiddenLevels(present)
    makeRoomForLevels()
    let first = levels.pinLevel
    for vector in 0..<reducedCosts.count / stride {
      reducedCosts[vector * stride + first] = 0
      reducedCosts[vector * stride + first + 1] = 0
    }
  }

  /// Sets the entries of the levels in use to zero, and those that follow, up to a multiple of 8.
  @inline(__always)
  func clear(_ vector: UnsafeMutablePointer<Double>) {
    var level = 0
    while level < levels.count {
      UnsafeMutableRawPointer(vector + level)
        .storeBytes(of: SIMD8<Double>(repeating: 0), as: SIMD8<Double>.self)
      level &+= 8
    }
  }

  /// Writes what moving a nonbasic activity up by one costs, left of a location: `D_j` plus the slope of
  /// its own cost. Returns the number of breakpoints left of it.
  @inline(__always)
  mutating func moveSlope(
    of activity: Int, leftOf location: Double, into slope: UnsafeMutablePointer<Double>
  ) -> Int {
    let breakpoints = breakpointList(of: activity)
    let costs = costs(of: activity)
    if breakpoints.count > Self.manyBreakpoints {
      let segment = self.breakpoints.count(below: location, in: activities[activity].breakpoints)
      findRunningSlope(of: activity, segment: segment, into: slope)
      for level in 0..<levels.count { slope[level] = Tolerance.sum(slope[level], costs[level]) }
      return segment
    }
    copy(costs, to: slope)
    var segment = 0
    for place in breakpoints.indices {
      let isLeft = breakpoints[place].location < location
      if isLeft { segment = place &+ 1 }
      if isLeft ? breakpoints[place].costsAbove : breakpoints[place].costsBelow {
        let weight = breakpoints[place].weight
        let level = Int(breakpoints[place].level)
        slope[level] = Tolerance.sum(slope[level], isLeft ? weight : -weight)
      }
    }
    return segment
  }

  /// Copies the entries of the levels in use, and those that follow, up to a multiple of 8.
  @inline(__always)
  private func copy(
    _ vector: UnsafeMutablePointer<Double>, to other: UnsafeMutablePointer<Double>
  ) {
    var level = 0
    while level < levels.count {
      UnsafeMutableRawPointer(other + level).storeBytes(
        of: UnsafeRawPointer(vector + level).loadUnaligned(as: SIMD8<Double>.self),
        as: SIMD8<Double>.self)
      level &+= 8
    }
  }

  /// Returns `D_j` for reading; all zero if no row has given it a cost.
  @inline(__always)
  mutating func costs(of activity: Int) -> UnsafeMutablePointer<Double> {
    reducedCosts.base + Int(activities[activity].costs) &* stride
  }

  /// Returns `D_j` for writing.
  @inline(__always)
  mutating func ownCosts(of activity: Int) -> UnsafeMutablePointer<Double> {
    if activities[activity].costs == 0 { activities[activity].costs = makeCosts() }
    return costs(of: activity)
  }

  private mutating func makeCosts() -> Int32 {
    if let free = freeCosts.popLast() {
      // All of it: levels may be added later.
      (reducedCosts.base + Int(free) * stride).update(repeating: 0, count: stride)
      return free
    }
    let vector = reducedCosts.count / stride
    if vector == 1 { reducedCosts.reserveCapacity(stride * Swift.min(64, 1 + activities.count)) }
    reducedCosts.resize(to: (vector + 1) * stride, filling: 0)
    return Int32(truncatingIfNeeded: vector)
  }

  /// Frees the reduced costs of an activity that has become basic or fixed.
  @inline(__always)
  mutating func dropCosts(of activity: Int) {
    if activities[activity].costs == 0 { return }
    freeCosts.append(activities[activity].costs)
    activities[activity].costs = 0
  }

  /// Adds the reduced costs of an activity to its new representative, or to the row of a basic
  /// representative.
  mutating func passCosts(of activity: Int, to representative: Int) {
    if activities[activity].costs == 0 { return }
    if activities[representative].isBasic {
      let row = activities[representative].row
      for position in row.indices { addCosts(of: activity, to: rows.element(row, position)) }
    } else {
      addCosts(of: activity, to: Entry(index: Int32(representative), coefficient: 1))
    }
    dropCosts(of: activity)
  }

  private mutating func addCosts(of activity: Int, to entry: Entry) {
    let target = ownCosts(of: Int(entry.index))
    let costs = costs(of: activity)
    for level in 0..<levels.count {
      target[level] = Tolerance.sum(target[level], costs[level] * entry.coefficient)
    }
    enqueue(Int(entry.index))
  }

  /// Sums the reduced costs again from the rows, and queues every activity for pricing.
  mutating func sumReducedCosts() {
    reducedCostsAreStale = false
    for index in 0..<reducedCosts.count { reducedCosts[index] = 0 }
    for index in 0..<activities.count where activities[index].isBasic { addSlope(of: index) }
    for index in 0..<activities.count where activities[index].isLive { enqueue(index) }
  }

  /// Sums `D_j = Σ slope_i · α_ij` again over the column in `columnEntries`.
  mutating func sumReducedCost(of activity: Int) {
    let costs = ownCosts(of: activity)
    clear(costs)
    for position in 0..<columnEntries.count {
      let entry = columnEntries[position]
      slope(
        of: Int(entry.index), segment: Int(activities[Int(entry.index)].segment),
        into: columnSlope)
      for level in 0..<levels.count {
        costs[level] = Tolerance.sum(costs[level], columnSlope[level] * entry.coefficient)
      }
    }
    enqueue(activity)
  }
}
