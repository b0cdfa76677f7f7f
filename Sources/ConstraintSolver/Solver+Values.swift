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
    changes.reserveCapacity(touched.count)
    var count = 0
    for position in 0..<touched.count {
      let index = Int(touched[position])
      let change = currentValue(of: index) - activities[index].valueBefore
      if change == 0 { continue }
      if activities[index].isVariable { count += noteChange(change, of: index) }
      if activities[index].hasFollowers { count += noteChange(change, ofFollowersOf: index) }
    }
    return count
  }

  @inline(__always)
  private mutating func noteChange(_ change: Double, of variable: Int) -> Int {
    let count = extents[variable].count
    changes.append(
      Change(variable: Int32(truncatingIfNeeded: variable), count: count, amount: change))
    return Int(count)
  }

  /// Followers that were touched had another leader, or none, and come by themselves.
  private mutating func noteChange(_ change: Double, ofFollowersOf leader: Int) -> Int {
    var count = 0
    var follower = Int(nextFollower[leader])
    while follower >= 0 {
      if activities[follower].isVariable && !activities[follower].isTouched {
        count += noteChange(change, of: follower)
      }
      follower = Int(nextFollower[follower])
    }
    return count
  }

  private mutating func addChanges() {
    for position in 0..<changes.count {
      let change = changes[position]
      let variable = Int(change.variable)
      values[variable] += change.amount
      if change.count == 1 { continue }
      let start = Int(extents[variable].start)
      for place in start + 1..<start + Int(change.count) {
        values[Int(preorder[place])] += change.amount
      }
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

/// A coordinate that moved, with all that hangs from its variable.
struct Change: BitwiseCopyable {
  var variable: Int32
  var count: Int32
  var amount: Double
}
