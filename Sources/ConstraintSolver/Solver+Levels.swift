// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// Levels come with the strengths that constraints use.
extension Solver {
  /// The level of a strength, made where there is none.
  @inline(__always)
  mutating func level(of strength: Float) -> Int16 {
    let (level, isPresent) = levels.find(strength)
    if !isPresent { makeLevel(strength) }
    return Int16(level)
  }

  private mutating func makeLevel(_ strength: Float) {
    let level = levels.insert(strength)
    // Two more are kept free for the hidden ones.
    layOutLevels(stride: levels.count + 2 > stride ? 2 * stride : stride)
    forgetRunningSlopes()
    if level == levels.count - 1 { return }
    for record in 0..<records.count where records[record].level >= Int16(level) {
      records[record].level += 1
    }
    for vector in 0..<reducedCosts.count / stride {
      let costs = reducedCosts.base + vector * stride
      for index in (level + 1..<levels.count).reversed() { costs[index] = costs[index - 1] }
      costs[level] = 0
    }
    if pieces.isEmpty { return }
    for activity in 0..<activities.count where activities[activity].isLive {
      let block = activities[activity].pieces
      let elements = pieces.elements(block)
      for index in block.indices where elements[index].level >= Int16(level) {
        elements[index].level += 1
      }
    }
  }

  /// Keeps only the levels that constraints use. There are no costs now.
  mutating func dropUnusedLevels() {
    var old = LevelTable()
    swap(&old, &levels)
    for index in 0..<records.count where records[index].state != .free {
      let strength = old.strength(of: records[index].level)
      if !levels.find(strength).isPresent { _ = levels.insert(strength) }
    }
    for index in 0..<records.count where records[index].state != .free {
      records[index].level = Int16(levels.find(old.strength(of: records[index].level)).level)
    }
  }

  /// Gives the vectors of reduced costs, and the scratch vectors, a length.
  mutating func layOutLevels(stride newStride: Int) {
    slopeA.resize(to: newStride, filling: 0)
    slopeB.resize(to: newStride, filling: 0)
    slopeC.resize(to: newStride, filling: 0)
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

  /// Opens or closes the two hidden levels, with nothing in them.
  mutating func setHiddenLevels(_ present: Bool) {
    if present == levels.hasHiddenLevels { return }
    let first = levels.pinLevel
    for vector in 0..<reducedCosts.count / stride {
      reducedCosts[vector * stride + first] = 0
      reducedCosts[vector * stride + first + 1] = 0
    }
    levels.setHiddenLevels(present)
    forgetRunningSlopes()
  }

  // MARK: Vectors

  /// Sets a vector to zero. Its length is a multiple of 8.
  @inline(__always)
  func clear(_ vector: UnsafeMutablePointer<Double>) {
    var level = 0
    while level < stride {
      UnsafeMutableRawPointer(vector + level)
        .storeBytes(of: SIMD8<Double>(repeating: 0), as: SIMD8<Double>.self)
      level += 8
    }
  }

  /// `D_j`, to be read: all zero where no row has given it a cost.
  @inline(__always)
  mutating func costs(of activity: Int) -> UnsafeMutablePointer<Double> {
    reducedCosts.base + Int(activities[activity].costs) * stride
  }

  /// `D_j`, to be changed.
  @inline(__always)
  mutating func ownCosts(of activity: Int) -> UnsafeMutablePointer<Double> {
    if activities[activity].costs == 0 { activities[activity].costs = makeCosts() }
    return costs(of: activity)
  }

  private mutating func makeCosts() -> Int32 {
    if let free = freeCosts.popLast() {
      let costs = reducedCosts.base + Int(free) * stride
      clear(costs)
      return free
    }
    let vector = reducedCosts.count / stride
    reducedCosts.resize(to: (vector + 1) * stride, filling: 0)
    return Int32(vector)
  }

  /// The activity has no reduced costs any more: it is basic or folded.
  @inline(__always)
  mutating func dropCosts(of activity: Int) {
    if activities[activity].costs == 0 { return }
    freeCosts.append(activities[activity].costs)
    activities[activity].costs = 0
  }
}
