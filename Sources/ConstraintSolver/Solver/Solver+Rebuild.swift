// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// Rebuilding everything from the constraints as given.
///
/// Every row and every reduced cost is the sum of many updates. Long before their rounding errors
/// could show, everything is rebuilt. A rebuild also discards what removed constraints and
/// variables left behind, and the forest, whose shape suited an earlier system. It costs as much as
/// a first solve, spread over many more edits than there are constraints.
extension Solver {
  @inline(__always)
  mutating func rebuildIfDue() {
    let isStale =
      simplex.lostPrecision || simplex.movesSinceRebuild > 1000 + 20 * simplex.activities.count
      || simplex.growthSinceRebuild > 100 + simplex.activities.count / 4
    let isLittered = editsSinceRebuild > 100 + 4 * table.records.count
    if isStale || isLittered { rebuild() }
  }

  mutating func rebuild() {
    counters.rebuilds += 1
    editsSinceRebuild = 0
    table.dropUnusedLevels(from: &simplex.levels)
    simplex.startAfresh()
    elimination.startAfresh()
    answers.startAfresh()
    forest.startAfresh()
    for index in (0..<simplex.activities.count).reversed() {
      let isKept = simplex.activities[index].isVariable && !forest.nodes[index].isRemoved
      if isKept { forest.uproot(index) }
      simplex.resetActivity(index, isVariable: isKept)
    }
    table.makeAllPending()
  }
}
