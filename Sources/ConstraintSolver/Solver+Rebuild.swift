// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// A fresh start from the constraints as given.
///
/// Every row and every reduced cost is the sum of many updates. Long before their rounding could
/// show, everything is built anew; so is what constraints and variables that are gone have left
/// behind, and the forest, whose shape was chosen for what was there. The cost is that of a first
/// solve, spread over many more edits than there are constraints.
extension Solver {
  mutating func rebuildIfDue() {
    let isWorn =
      lostPrecision || movesSinceRebuild > 1000 + 20 * activities.count
      || growthSinceRebuild > 100 + activities.count / 4
    let isLittered = editsSinceRebuild > 100 + 4 * records.count
    if isWorn || isLittered { rebuild() }
  }

  mutating func rebuild() {
    counters.rebuilds += 1
    editsSinceRebuild = 0
    movesSinceRebuild = 0
    growthSinceRebuild = 0
    costsAreWorn = false
    lostPrecision = false
    pieces.removeAll()
    rows.removeAll()
    columns.removeAll()
    forms.removeAll()
    formTable.removeAll()
    gathered = -1
    unsorted.removeAll()
    forsaken.removeAll()
    queued.removeAll()
    buckets = PriceBuckets()
    touched.removeAll()
    loose.removeAll()
    immovable.removeAll()
    chosen.removeAll()
    violatedActivities = 0
    dropUnusedLevels()
    reducedCosts.removeAll()
    freeCosts.removeAll()
    layOutLevels(stride: stride)
    removeRunningSlopes()
    preorder.removeAll()
    unnumbered.removeAll()
    valuesAreStale = true

    freeActivities.removeAll()
    for index in (0..<activities.count).reversed() {
      let isKept = activities[index].isVariable && !nodes[index].isRemoved
      activities[index] = Activity()
      nextFollower[index] = -1
      if isKept {
        let isNonNegative = nodes[index].isNonNegative
        activities[index].isVariable = true
        activities[index].isLive = true
        makeNode(index)
        nodes[index].isNonNegative = isNonNegative
        enqueue(index)
      } else {
        freeActivities.append(Int32(index))
      }
    }

    pending.removeAll()
    for index in 0..<records.count {
      if records[index].state == .placed { records[index].state = .pending }
      if records[index].state == .pending { pending.append(Int32(index)) }
    }
  }
}
