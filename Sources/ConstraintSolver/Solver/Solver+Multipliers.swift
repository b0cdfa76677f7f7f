// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// Reads multipliers from the tableau (`Solver+Proof`).
extension Solver {
  /// Adds the multipliers of every level to a proof: those of repaired components from the repairs,
  /// all others from the tableau.
  mutating func appendMultipliers(to proof: inout Proof, _ repaired: [Bool]) {
    let levelCount = simplex.levels.pinLevel
    var table = MultiplierTable(
      activities: simplex.activities.count, constraints: self.table.records.count,
      levelCount: levelCount, stride: simplex.stride)
    readSlopes(&table)
    settleFixedActivities(&table)
    // 1. Sorts the multipliers by level.
    var starts = [Int](repeating: 0, count: levelCount + 1)
    for place in 0..<table.entries.count { starts[Int(table.entries[place].level) + 1] += 1 }
    for level in 0..<levelCount { starts[level + 1] += starts[level] }
    var next = starts
    var sorted = [Proof.Multiplier](
      repeating: Proof.Multiplier(row: 0, value: 0), count: table.entries.count)
    for place in 0..<table.entries.count {
      let entry = table.entries[place]
      sorted[next[Int(entry.level)]] = Proof.Multiplier(row: entry.constraint, value: entry.value)
      next[Int(entry.level)] += 1
    }
    // 2. Required constraints hold; that needs no multipliers.
    proof.multipliers.reserveCapacity(sorted.count - starts[1])
    proof.ends.append(0)
    for level in 1..<Swift.max(1, levelCount) {
      let found = sorted[starts[level]..<starts[level + 1]]
      let shift = table.shifts[level]
      proof.append(
        shift == 0 ? found : Proof.sum(found, sorted[..<starts[1]], times: shift)[...],
        except: repaired)
      for repair in repairs { repair.appendMultipliers(at: Int16(level), to: &proof) }
      proof.ends.append(proof.multipliers.count)
    }
  }

  /// Reads the multipliers of all constraints but those that hold fixed activities.
  private mutating func readSlopes(_ table: inout MultiplierTable) {
    let records = self.table.view.records
    for index in 0..<simplex.activities.count {
      let activity = simplex.activities[index]
      if activity.breakpoints.isEmpty || !activity.isLive { continue }
      let breakpoints = UnsafeBufferPointer(
        start: simplex.breakpoints.elements(activity.breakpoints),
        count: Int(activity.breakpoints.count))
      if activity.isBasic {
        let segment = Int(activity.segment)
        for (place, breakpoint) in breakpoints.enumerated()
        where Int(breakpoint.level) < table.levelCount {
          table.give(
            place < segment ? breakpoint.greatestSlope : breakpoint.leastSlope,
            to: breakpoint.constraint, at: Int(breakpoint.level), records)
        }
      } else if activity.isFixed {
        for breakpoint in breakpoints
        where Int(breakpoint.level) < table.levelCount
          && !Tolerance.areEqual(breakpoint.location, activity.value)
        {
          table.give(
            breakpoint.location < activity.value
              ? breakpoint.greatestSlope : breakpoint.leastSlope,
            to: breakpoint.constraint, at: Int(breakpoint.level), records)
        }
      } else if !activity.isAliased {
        if simplex.hasUncertainCost(index) {
          simplex.gatherColumn(index)
          simplex.sumReducedCost(of: index)
        }
        table.distribute(simplex.costs(of: index), over: breakpoints, at: activity.value, records)
      }
    }
  }

  /// Lets the required equalities of fixed activities take what does not cancel.
  ///
  /// A fixed activity may be held by the equality of an alias. What that takes must cancel in the
  /// other fixed activities that the alias is defined over, and so on.
  private mutating func settleFixedActivities(_ table: inout MultiplierTable) {
    var holders: [(activity: Int, constraint: Int32, owner: Int)] = []
    var known = 0
    var isChanged = true
    // Another round for every alias that has taken something: no chain of them is longer.
    var rounds = 1
    while isChanged && rounds > 0 {
      rounds -= 1
      isChanged = false
      let order = elimination.definedActivities(behind: table.touched, &simplex)
      for activity in order.reversed() {
        let definition = simplex.activities[Int(activity)].definition
        table.passTotals(
          of: Int(activity),
          to: UnsafeBufferPointer(
            start: elimination.definitions.elements(definition), count: Int(definition.count)))
      }
      while known < table.touched.count {
        let activity = Int(table.touched[known])
        known += 1
        if !simplex.activities[activity].isFixed { continue }
        guard let constraint = holdingEquality(of: activity) else { continue }
        let owner = Int(self.table.records[Int(constraint)].activity)
        if owner != activity { rounds += 1 }
        holders.append((activity, constraint, owner))
      }
      for holder in holders {
        let settles = table.settle(holder.activity, by: holder.owner)
        if settles && holder.owner != holder.activity { isChanged = true }
      }
    }
    for holder in holders {
      table.finish(holder.activity, by: holder.constraint, self.table.view.records)
    }
  }

  /// Returns the required equality that holds a fixed activity: its own if there is one, otherwise
  /// that of an alias.
  private mutating func holdingEquality(of activity: Int) -> Int32? {
    let block = simplex.activities[activity].breakpoints
    var found: Int32?
    for index in block.indices {
      let breakpoint = simplex.breakpoints.element(block, index)
      if breakpoint.level != 0 || !breakpoint.costsBelow || !breakpoint.costsAbove
        || !simplex.isTight(breakpoint, on: activity)
      {
        continue
      }
      found = breakpoint.constraint
      if Int(table.records[Int(breakpoint.constraint)].activity) == activity { break }
    }
    return found
  }
}
