// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// Activities and their representatives.
extension Simplex {
  /// Discards all rows, columns and costs. The activities themselves are reset one by one.
  mutating func startAfresh() {
    movesSinceRebuild = 0
    growthSinceRebuild = 0
    reducedCostsAreStale = false
    lostPrecision = false
    hasUnusualCoefficients = false
    breakpoints.removeAll()
    rows.removeAll()
    columns.removeAll()
    outdatedPlaces = 0
    cachedColumn = -1
    unsorted.removeAll()
    queued.removeAll()
    buckets = PriceBuckets()
    touched.removeAll()
    degenerate.removeAll()
    violatedActivities = 0
    reducedCosts.removeAll()
    freeCosts.removeAll()
    layOutLevels(stride: stride)
    removeRunningSlopes()
    freeActivities.removeAll()
  }

  /// Resets an activity to that of a new, unconstrained variable, or frees its number for reuse.
  mutating func resetActivity(_ index: Int, isVariable: Bool) {
    activities[index] = Activity()
    nextAlias[index] = -1
    if isVariable {
      activities[index].isVariable = true
      activities[index].isLive = true
      enqueue(index)
    } else {
      freeActivities.append(Int32(index))
    }
  }

  /// Reserves capacity for this many activities.
  mutating func reserveCapacity(activities count: Int) {
    activities.reserveCapacity(count)
    positions.reserveCapacity(count)
    nextAlias.reserveCapacity(count)
    touched.reserveCapacity(count)
    queued.reserveCapacity(count)
  }

  mutating func makeActivity() -> Int {
    let index: Int
    if let free = freeActivities.popLast() {
      index = Int(free)
      activities[index] = Activity()
    } else {
      index = activities.count
      activities.append(Activity())
      positions.append(0)
      nextAlias.append(-1)
    }
    activities[index].isLive = true
    return index
  }

  /// Returns the activity in the tableau that stands for this one: its representative if it is an
  /// alias, otherwise itself.
  @inline(__always)
  mutating func representative(of activity: Int) -> Int {
    activities[activity].isAliased ? Int(activities[activity].representative) : activity
  }

  /// Returns the offset of an activity from its representative.
  @inline(__always)
  mutating func offset(of activity: Int) -> Double {
    activities[activity].isAliased ? activities[activity].value : 0
  }

  @inline(__always)
  mutating func currentValue(of activity: Int) -> Double {
    activities[activity].isAliased
      ? activities[Int(activities[activity].representative)].value + activities[activity].value
      : activities[activity].value
  }

  /// Records the value that the activity had at the last read.
  @inline(__always)
  mutating func touch(_ activity: Int) {
    if activities[activity].isTouched { return }
    activities[activity].isTouched = true
    activities[activity].valueBefore = activities[activity].value
    touched.append(Int32(truncatingIfNeeded: activity))
  }

  /// Records the value that an alias had at the last read, before it separates or changes its
  /// representative.
  mutating func touchAlias(_ activity: Int) {
    if activities[activity].isTouched { return }
    let representative = Int(activities[activity].representative)
    activities[activity].isTouched = true
    activities[activity].valueBefore =
      (activities[representative].isTouched
        ? activities[representative].valueBefore : activities[representative].value)
      + activities[activity].value
    touched.append(Int32(activity))
  }

  mutating func forgetTouched() {
    for position in 0..<touched.count { activities[Int(touched[position])].isTouched = false }
    touched.removeAll()
  }

  mutating func setSegment(of activity: Int, countingEqual: Bool) {
    let segment = segment(of: activity, countingEqual: countingEqual)
    activities[activity].segment = Int32(truncatingIfNeeded: segment)
  }

  mutating func unlinkMarked(from representative: Int) {
    var last = representative
    while nextAlias[last] >= 0 {
      let alias = Int(nextAlias[last])
      if activities[alias].stamp == clock {
        nextAlias[last] = nextAlias[alias]
        nextAlias[alias] = -1
      } else {
        last = alias
      }
    }
    activities[representative].hasAliases = nextAlias[representative] >= 0
  }
}
