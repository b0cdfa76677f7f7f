// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// Levels come with the strengths that constraints use.
extension Solver {
  /// Makes sure that a strength has a level.
  mutating func makeLevel(_ strength: Float) {
    if levels.find(strength).isPresent { return }
    let level = levels.insert(strength)
    // Two more are kept free for the hidden ones.
    layOutLevels(stride: levels.count + 2 > stride ? 2 * stride : stride)
    if level == levels.count - 1 || pieces.isEmpty { return }
    for activity in 0..<activities.count where activities[activity].isLive {
      let costs = reducedCosts.base + activity * stride
      for index in (level + 1..<levels.count).reversed() { costs[index] = costs[index - 1] }
      costs[level] = 0
      let block = activities[activity].pieces
      let elements = pieces.elements(block)
      for index in block.indices where elements[index].level >= Int16(level) {
        elements[index].level += 1
      }
    }
  }

  /// Gives the vectors of reduced costs, and the scratch vectors, a length.
  mutating func layOutLevels(stride newStride: Int) {
    slopeA.resize(to: newStride, filling: 0)
    slopeB.resize(to: newStride, filling: 0)
    slopeC.resize(to: newStride, filling: 0)
    if newStride == stride { return }
    var wider = Storage<Double>(minimumCapacity: Swift.max(8, activities.count * newStride))
    wider.resize(to: activities.count * newStride, filling: 0)
    for activity in 0..<activities.count {
      for level in 0..<stride {
        wider[activity * newStride + level] = reducedCosts[activity * stride + level]
      }
    }
    swap(&reducedCosts, &wider)
    stride = newStride
  }

  /// Opens or closes the two hidden levels, with nothing in them.
  mutating func setHiddenLevels(_ present: Bool) {
    if present == levels.hasHiddenLevels { return }
    let first = levels.pinLevel
    for activity in 0..<activities.count {
      reducedCosts[activity * stride + first] = 0
      reducedCosts[activity * stride + first + 1] = 0
    }
    levels.setHiddenLevels(present)
  }
}
