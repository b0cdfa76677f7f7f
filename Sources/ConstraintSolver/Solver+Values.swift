// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// From coordinates to values of variables.
extension Solver {
  /// Renews the values of variables whose coordinate, or an ancestor's, moved: one constant is
  /// added throughout the subtree. Where most of them moved, and every thousandth time, all values
  /// are summed anew, so that rounding cannot gather.
  mutating func updateValues() {
    valuesAreStale = valuesAreStale || counters.solves % 1024 == 0
    changes.removeAll()
    if !valuesAreStale { valuesAreStale = collectChanges() > preorder.count }
    if valuesAreStale { sumValues() } else { addChanges() }
    valuesAreStale = false
    forgetTouched()
  }

  mutating func forgetTouched() {
    for position in 0..<touched.count { activities[Int(touched[position])].isTouched = false }
    touched.removeAll()
  }

  /// Writes the variables whose coordinate moved into `changes`; returns how many values that concerns.
  private mutating func collectChanges() -> Int {
    var count = 0
    for position in 0..<touched.count {
      let index = Int(touched[position])
      let change = currentValue(of: index) - activities[index].valueBefore
      if change == 0 { continue }
      count += noteChange(change, of: index)
      if activities[index].isFollower { continue }
      var follower = Int(nextFollower[index])
      while follower >= 0 {
        if !activities[follower].isTouched { count += noteChange(change, of: follower) }
        follower = Int(nextFollower[follower])
      }
    }
    return count
  }

  @inline(__always)
  private mutating func noteChange(_ change: Double, of index: Int) -> Int {
    if !activities[index].isVariable { return 0 }
    changes.append(Entry(index: Int32(index), coefficient: change))
    return Int(ends[index] - starts[index])
  }

  private mutating func addChanges() {
    for position in 0..<changes.count {
      let index = Int(changes[position].index)
      let change = changes[position].coefficient
      for place in Int(starts[index])..<Int(ends[index]) { values[Int(preorder[place])] += change }
    }
  }

  /// The sum along the path; the parent's is at hand, because it comes earlier.
  private mutating func sumValues() {
    for place in 0..<preorder.count {
      let index = Int(preorder[place])
      let parent = nodes[index].parent
      values[index] = (parent < 0 ? 0 : values[Int(parent)]) + currentValue(of: index)
    }
  }
}
