// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// From coordinates to values of variables.
extension CoordinateForest {
  /// Renews the values of variables whose coordinate, or an ancestor's, moved: one constant is
  /// added throughout the subtree. Where most of them moved, or it is asked for, all values are
  /// summed anew, so that rounding cannot gather.
  mutating func updateValues(summingAnew: Bool, _ simplex: inout Simplex) {
    valuesAreStale = valuesAreStale || summingAnew
    if !valuesAreStale { valuesAreStale = collectChanges(&simplex) > preorder.count }
    if valuesAreStale { sumValues(&simplex) } else { addChanges() }
    valuesAreStale = false
    simplex.forgetTouched()
  }

  /// Writes the variables whose coordinate moved since `forgetTouched` into `changes`; returns how
  /// many values that concerns.
  mutating func collectChanges(_ simplex: inout Simplex) -> Int {
    changes.removeAll()
    changes.reserveCapacity(simplex.touched.count)
    var count = 0
    for position in 0..<simplex.touched.count {
      let index = Int(simplex.touched[position])
      let change = simplex.currentValue(of: index) - simplex.activities[index].valueBefore
      if change == 0 { continue }
      if simplex.activities[index].isVariable { count += noteChange(change, of: index) }
      if simplex.activities[index].hasAliases {
        count += noteChange(change, ofAliasesOf: index, &simplex)
      }
    }
    return count
  }

  @inline(__always)
  mutating func noteChange(_ change: Double, of variable: Int) -> Int {
    let count = extents[variable].count
    changes.append(
      Change(variable: Int32(truncatingIfNeeded: variable), count: count, amount: change))
    return Int(count)
  }

  /// Aliases that were touched had another representative, or none, and come by themselves.
  mutating func noteChange(
    _ change: Double, ofAliasesOf representative: Int, _ simplex: inout Simplex
  ) -> Int {
    var count = 0
    var alias = Int(simplex.nextAlias[representative])
    while alias >= 0 {
      if simplex.activities[alias].isVariable && !simplex.activities[alias].isTouched {
        count += noteChange(change, of: alias)
      }
      alias = Int(simplex.nextAlias[alias])
    }
    return count
  }

  /// Notes that an activity, and with it all that follows it, moves by so much.
  mutating func noteChange(
    _ change: Double, ofAllThatEquals activity: Int, _ simplex: inout Simplex
  ) {
    if simplex.activities[activity].isVariable { _ = noteChange(change, of: activity) }
    var alias = Int(simplex.nextAlias[activity])
    while alias >= 0 {
      if simplex.activities[alias].isVariable { _ = noteChange(change, of: alias) }
      alias = Int(simplex.nextAlias[alias])
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
  private mutating func sumValues(_ simplex: inout Simplex) {
    for place in 0..<preorder.count {
      let index = Int(preorder[place])
      let parent = nodes[index].parent
      values[index] = (parent < 0 ? 0 : values[Int(parent)]) + simplex.currentValue(of: index)
    }
  }

  /// The variables whose value changes when some degenerate activity moves, by number.
  mutating func variablesMovedByDegenerateActivities(_ simplex: inout Simplex) -> [Int32] {
    simplex.tidyDegenerateActivities()
    var ranges = Storage<ChangedRange>()
    for position in 0..<simplex.degenerate.count {
      let activity = Int(simplex.degenerate[position])
      simplex.gatherColumn(activity)
      changes.removeAll()
      noteChange(1, ofAllThatEquals: activity, &simplex)
      for entry in 0..<simplex.columnEntries.count {
        noteChange(
          simplex.columnEntries[entry].coefficient,
          ofAllThatEquals: Int(simplex.columnEntries[entry].index), &simplex)
      }
      sumChanges()
      for place in 0..<changedRanges.count
      where changedRanges[place].amount.magnitude > Tolerance.value {
        ranges.append(changedRanges[place])
      }
    }
    ranges.sort { $0.start < $1.start }
    var moved: [Int32] = []
    var end: Int32 = 0
    for position in 0..<ranges.count {
      for place in max(end, ranges[position].start)..<max(end, ranges[position].end) {
        let variable = preorder[Int(place)]
        if !nodes[Int(variable)].isRemoved { moved.append(variable) }
      }
      end = max(end, ranges[position].end)
    }
    moved.sort()
    return moved
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
