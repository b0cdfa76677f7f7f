// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// The exchange of a basic and a nonbasic activity.
extension Simplex {
  /// Exchanges a nonbasic and a basic activity.
  ///
  ///     before   a_i = α_ij a_j + Σ α_ik a_k
  ///     after    a_j = (1/α_ij) a_i - Σ (α_ik/α_ij) a_k
  ///
  /// Every other row that mentions `a_j` has it replaced. The reduced costs follow. Let `g_i` and
  /// `g_j` be the slopes of the two activities, and `T = D_j - g_i α_ij + g_j`:
  ///
  ///     D_k = D_k - g_i α_ik - (α_ik/α_ij) T        D_i = T / α_ij
  mutating func pivot(entering: Int, leaving: Int) {
    counters.pivots &+= 1
    gatherColumn(entering)
    cachedColumn = -1
    let pivotCoefficient = coefficient(row: leaving, Int32(entering))
    let inverse = 1 / pivotCoefficient
    var growth = inverse.magnitude
    let count = levels.count
    let (leavingSlope, transfer) = (scratchSlope, columnSlope)
    slope(of: leaving, segment: Int(activities[leaving].segment), into: leavingSlope)
    slope(of: entering, segment: Int(activities[entering].segment), into: enteringSlope)
    let enteringCosts = costs(of: entering)
    activeLevels.removeAll()
    activeLevels.reserveCapacity(count)
    for level in 0..<count {
      transfer[level] = Tolerance.sum(enteringCosts[level], enteringSlope[level])
      if leavingSlope[level] != 0 {
        transfer[level] = Tolerance.sum(
          transfer[level], -leavingSlope[level] * pivotCoefficient)
      } else if transfer[level] == 0 {
        continue
      }
      activeLevels.appendInPlace(level)
    }
    let (active, activeCount) = (activeLevels.base, activeLevels.count)

    // The row stays in its block.
    var row = activities[leaving].row
    let entries = rows.elements(row)
    var kept = 0
    for position in row.indices {
      let entry = entries[position]
      let index = Int(entry.index)
      if index == entering { continue }
      let ratio = entry.coefficient * inverse
      growth = Swift.max(growth, ratio.magnitude)
      // A product may be too small for a number other than 0, and an entry of 0 is none.
      if ratio != 0 {
        entries[kept] = Entry(index: entry.index, coefficient: -ratio)
        kept &+= 1
        columns.append(
          Int32(truncatingIfNeeded: entering),
          to: &activities.pointer(at: index).pointee.column)
      }
      if activeCount > 0 {
        let costs = ownCosts(of: index)
        for position in 0..<activeCount {
          let level = active[position]
          let share = Tolerance.sum(
            -leavingSlope[level] * entry.coefficient, -transfer[level] * ratio)
          costs[level] = Tolerance.sum(costs[level], share)
        }
      }
      enqueue(index, changedFrom: activeCount > 0 ? active[0] : count)
    }
    let isFixed = !activities[leaving].isDefined && isHeldByEquality(leaving)
    // The columns still name the row of the leaving activity.
    outdatedPlaces &+= kept
    row.count = Int32(truncatingIfNeeded: kept)
    // The leaving activity takes over the vector of reduced costs of the entering one.
    activities[leaving].costs = activities[entering].costs
    activities[entering].costs = 0
    if isFixed || activeCount == 0 {
      dropCosts(of: leaving)
    } else {
      let leavingCosts = ownCosts(of: leaving)
      for level in 0..<count { leavingCosts[level] = transfer[level] * inverse }
    }

    growthSinceRebuild += Int(growth.exponent)
    if growth > Tolerance.pivotGrowth { notePivotGrowth() }
    // The rows that mention the entering activity are those that will mention the leaving one.
    activities[leaving].isBasic = false
    activities[leaving].isFixed = isFixed
    activities[leaving].column = activities[entering].column
    activities[entering].isBasic = true
    activities[entering].mayBeInfeasible = true
    activities[entering].isDegenerate = false
    exchange(entering: entering, leaving: leaving, share: isFixed ? 0 : inverse, addend: row)
    if isFixed {
      columns.release(&activities.pointer(at: leaving).pointee.column)
    } else {
      rows.putFirstInPlace(
        Entry(index: Int32(truncatingIfNeeded: leaving), coefficient: inverse), in: &row)
      enqueue(leaving)
    }
    activities[entering].row = row
  }

  /// Whether coefficients or pivots make rounding count: an answer then needs a proof.
  var isDoubtful: Bool {
    hasUnusualCoefficients || lostPrecision || hasGrown
  }

  /// Whether pivots have grown so far, since the last rebuild, that rounding counts.
  var hasGrown: Bool { @inline(__always) get { growthSinceRebuild > usualGrowth } }

  /// How far pivots can grow before rounding counts.
  var usualGrowth: Int { @inline(__always) get { Tolerance.usualGrowth + activities.count / 4 } }

  /// Records that rounding may have grown, because a row was multiplied by a large factor.
  mutating func notePivotGrowth() {
    reducedCostsAreStale = true
    lostPrecision = true
  }
}
