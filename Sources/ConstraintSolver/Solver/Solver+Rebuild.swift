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
      || simplex.hasGrown && hasGrownTooFar
    let isLittered = editsSinceRebuild > 100 + 4 * table.records.count
    if isStale || isLittered { rebuild() }
  }

  /// Whether pivots have grown so far that a rebuild is due.
  ///
  /// From the growth on that makes rounding count, every answer has to be verified, and a verification takes
  /// a good part of a rebuild's time: a rebuild comes first. Where it would not help for long, because other
  /// coefficients make rounding count too or the pivots of a rebuild alone grow nearly as far, it waits.
  private var hasGrownTooFar: Bool {
    let isHelpful =
      verification == .whereDoubtful && !simplex.hasUnusualCoefficients
      && growthOfRebuild <= simplex.usualGrowth / 2
    return isHelpful || simplex.growthSinceRebuild > 100 + simplex.activities.count / 4
  }

  mutating func rebuild() {
    counters.rebuilds &+= 1
    growthOfRebuild = -1
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
