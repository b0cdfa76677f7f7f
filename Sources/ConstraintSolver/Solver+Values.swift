// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// From coordinates to values of variables.
extension Solver {
  /// Renews the values of variables whose coordinate, or an ancestor's, moved: one constant is
  /// added throughout the subtree. Where most of them moved, and every thousandth time, all values
  /// are summed anew, so that rounding cannot gather.
  mutating func updateValues() {
    valuesAreStale = valuesAreStale || counters.solves % 1024 == 0
    if !valuesAreStale { valuesAreStale = collectChanges() > preorder.count }
    if valuesAreStale { sumValues() } else { addChanges() }
    valuesAreStale = false
    forgetTouched()
  }

  mutating func forgetTouched() {
    for position in 0..<touched.count { activities[Int(touched[position])].isTouched = false }
    touched.removeAll()
  }

  /// Writes the variables whose coordinate moved since `forgetTouched` into `changes`; returns how many
  /// values that concerns.
  mutating func collectChanges() -> Int {
    changes.removeAll()
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

  /// Notes that an activity, and with it all that follows it, moves by so much.
  mutating func noteChange(_ change: Double, ofAllThatEquals activity: Int) {
    if activities[activity].isVariable { _ = noteChange(change, of: activity) }
    var follower = Int(nextFollower[activity])
    while follower >= 0 {
      if activities[follower].isVariable { _ = noteChange(change, of: follower) }
      follower = Int(nextFollower[follower])
    }
  }

  /// Adds up `changes` where subtrees lie inside each other: `changedRanges` says which values are
  /// others now, and by how much.
  mutating func sumChanges() {
    changedRanges.removeAll()
    var ends = Storage<Entry>(minimumCapacity: 2 * changes.count)
    for position in 0..<changes.count {
      let (change, start) = (changes[position], extents[Int(changes[position].variable)].start)
      ends.append(Entry(index: start, coefficient: change.amount))
      ends.append(Entry(index: start + change.count, coefficient: -change.amount))
    }
    ends.sort { $0.index < $1.index }
    // A value changes by the changes that have begun and not yet ended.
    var amount = 0.0
    for position in 0..<ends.count {
      amount = Tolerance.sum(amount, ends[position].coefficient)
      if position + 1 == ends.count || amount == 0 { continue }
      let (start, end) = (ends[position].index, ends[position + 1].index)
      if start < end { changedRanges.append(ChangedRange(start: start, end: end, amount: amount)) }
    }
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

/// Variables next to each other in preorder whose values changed by the same amount.
struct ChangedRange: BitwiseCopyable {
  var start: Int32
  var end: Int32
  var amount: Double
}
