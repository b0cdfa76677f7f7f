// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// From coordinates to values of variables.
extension CoordinateForest {
  /// Updates the values of variables whose coordinate, or an ancestor's coordinate, moved, by
  /// adding one constant throughout each subtree. If most values changed, or on request, all values
  /// are summed again, so that rounding cannot accumulate.
  mutating func updateValues(summingAnew: Bool, _ simplex: inout Simplex) {
    valuesAreStale = valuesAreStale || summingAnew
    if !valuesAreStale { valuesAreStale = collectChanges(&simplex) > preorder.count }
    if valuesAreStale { sumValues(&simplex) } else { addChanges() }
    valuesAreStale = false
    simplex.forgetTouched()
  }

  /// Writes the variables whose coordinate moved since `forgetTouched` into `changes`. Returns the
  /// number of values that change.
  mutating func collectChanges(_ simplex: inout Simplex) -> Int {
    changes.removeAll()
    changes.reserveCapacity(simplex.touched.count)
    var count = 0
    let activities = simplex.activities.base
    for position in 0..<simplex.touched.count {
      let index = Int(simplex.touched[position])
      let activity = activities + index
      var value = activity.pointee.value
      if activity.pointee.isAliased {
        value += activities[Int(activity.pointee.representative)].value
      }
      let change = value - activity.pointee.valueBefore
      if change == 0 { continue }
      if activity.pointee.isVariable { count &+= noteChange(change, of: index) }
      if activity.pointee.hasAliases {
        count &+= noteChange(change, ofAliasesOf: index, &simplex)
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

  /// Records the change of all aliases of a representative, except those that were touched: these
  /// had another representative, or none, and are recorded separately.
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

  /// Records that an activity and all its aliases move by the same amount.
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

  /// Adds up `changes` where subtrees are nested. Afterwards `changedRanges` holds the ranges of
  /// values that change, and by how much.
  mutating func sumChanges() {
    changedRanges.removeAll()
    var ends = Storage<Entry>(minimumCapacity: 2 * changes.count)
    for position in 0..<changes.count {
      let (change, start) = (changes[position], extents[Int(changes[position].variable)].start)
      ends.append(Entry(index: start, coefficient: change.amount))
      ends.append(Entry(index: start + change.count, coefficient: -change.amount))
    }
    ends.sort { $0.index < $1.index }
    // A value changes by the sum of the changes whose range contains it.
    var amount = 0.0
    for position in 0..<ends.count {
      amount = Tolerance.sum(amount, ends[position].coefficient)
      if position + 1 == ends.count || amount == 0 { continue }
      let (start, end) = (ends[position].index, ends[position + 1].index)
      if start < end { changedRanges.append(ChangedRange(start: start, end: end, amount: amount)) }
    }
  }

  private mutating func addChanges() {
    let (changes, values) = (changes.base, values.base)
    for position in 0..<self.changes.count {
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

  /// Sums every value along its path. The parent's value is already known, because the parent comes
  /// first.
  private mutating func sumValues(_ simplex: inout Simplex) {
    for place in 0..<preorder.count {
      let index = Int(preorder[place])
      let parent = nodes[index].parent
      values[index] = (parent < 0 ? 0 : values[Int(parent)]) + simplex.currentValue(of: index)
    }
  }

  /// The values that the tableau stands at, which may differ from those in use.
  func currentValues(_ simplex: inout Simplex) -> [Double] {
    var current = [Double](repeating: 0, count: values.count)
    for place in 0..<preorder.count {
      let index = Int(preorder[place])
      let parent = nodes[index].parent
      current[index] = (parent < 0 ? 0 : current[Int(parent)]) + simplex.currentValue(of: index)
    }
    return current
  }

  /// The same of one variable.
  func currentValue(of variable: Int, _ simplex: inout Simplex) -> Double {
    var value = 0.0
    var index = variable
    while index >= 0 {
      value += simplex.currentValue(of: index)
      index = Int(nodes[index].parent)
    }
    return value
  }

  /// Returns the variables whose value changes when some degenerate activity moves, in order of
  /// number.
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

/// The change of a coordinate, which moves its variable and the whole subtree below it.
struct Change: BitwiseCopyable {
  var variable: Int32
  var count: Int32
  var amount: Double
}

/// Variables that are contiguous in preorder and whose values changed by the same amount.
struct ChangedRange: BitwiseCopyable {
  var start: Int32
  var end: Int32
  var amount: Double
}
