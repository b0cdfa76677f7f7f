// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// Fixed activities: a structural that a required equality holds has no column.
///
/// It never moves by itself, so no row needs to mention it and pricing never considers it; rows get
/// shorter and pivots cheaper. (If the equality contradicts other constraints, the required level
/// cannot reach zero with it in place either, which is all that matters.)
///
/// When its constant changes or the equality is removed, the column is recovered from the
/// definitions. Let `φ` be the coefficients of the structural `f` in the fully expanded definitions
/// of defined activities. Moving `f` by one, while every other nonbasic activity stays, changes
///
///     a_i   by   φ_i - Σ α_ig · φ_g        i basic, g the nonbasic defined activities
///
/// because a nonbasic defined activity that depends on `f` must be moved back by the same amount.
/// Likewise, the reduced cost of `f` is `Σ φ_i · slope_i - Σ φ_g · D_g`.
extension Elimination {
  /// Moves a structural to the value that a required equality demands, and fixes it there. For an
  /// alias, this applies to its representative.
  mutating func fix(
    _ held: Int, at target: Double, _ table: ConstraintView, _ simplex: inout Simplex
  ) {
    let activity = simplex.representative(of: held)
    let value = target - simplex.offset(of: held)
    if simplex.activities[activity].isBasic || simplex.activities[activity].isDefined { return }
    if simplex.activities[activity].isFixed
      || simplex.isHeldByEquality(activity) && simplex.activities[activity].value != value
    {
      return
    }
    shift(activity, to: value, table, &simplex)
    simplex.gatherColumn(activity)
    for position in 0..<simplex.columnEntries.count {
      simplex.removeEntry(Int32(activity), from: Int(simplex.columnEntries[position].index))
    }
    simplex.columns.release(&simplex.activities.pointer(at: activity).pointee.column)
    simplex.dropCosts(of: activity)
    simplex.activities[activity].isFixed = true
    simplex.activities[activity].isDegenerate = false
  }

  /// Makes a structural movable again and restores its column.
  mutating func release(
    _ activity: Int, _ table: ConstraintView, _ simplex: inout Simplex
  ) {
    recoverColumn(activity, table, &simplex)
    for position in 0..<simplex.columnEntries.count {
      let entry = simplex.columnEntries[position]
      let index = Int(entry.index)
      simplex.rows.append(
        Entry(index: Int32(activity), coefficient: entry.coefficient),
        to: &simplex.activities.pointer(at: index).pointee.row)
      simplex.columns.append(
        entry.index, to: &simplex.activities.pointer(at: activity).pointee.column)
    }
    simplex.activities[activity].isFixed = false
    simplex.sumReducedCost(of: activity)
    if !possiblyReleased.isEmpty { releaseUnheld(table, &simplex) }
  }

  /// Releases fixed representatives that were held only by an alias that has separated.
  private mutating func releaseUnheld(_ table: ConstraintView, _ simplex: inout Simplex) {
    while let representative = possiblyReleased.popLast() {
      if simplex.activities[Int(representative)].isFixed
        && !simplex.isHeldByEquality(Int(representative))
      {
        release(Int(representative), table, &simplex)
      }
    }
  }

  /// Moves a nonbasic activity. The basic activities follow, and the reduced costs follow their
  /// slopes.
  mutating func shift(
    _ activity: Int, to value: Double, _ table: ConstraintView, _ simplex: inout Simplex
  ) {
    simplex.touch(activity)
    simplex.movesSinceRebuild += 1
    let delta = value - simplex.activities[activity].value
    if delta.magnitude > Tolerance.farMove { simplex.lostPrecision = true }
    simplex.activities[activity].value = value
    simplex.activities[activity].mayBeInfeasible = true
    simplex.enqueue(activity)
    if delta == 0 { return }
    if simplex.activities[activity].isFixed {
      recoverColumn(activity, table, &simplex)
    } else {
      simplex.gatherColumn(activity)
    }
    for position in 0..<simplex.columnEntries.count {
      let entry = simplex.columnEntries[position]
      let index = Int(entry.index)
      simplex.touch(index)
      let moved = simplex.activities.pointer(at: index)
      moved.pointee.value += entry.coefficient * delta
      if !simplex.isBetweenBreakpoints(moved.pointee) { simplex.crossBreakpoints(index) }
    }
    if !possiblyReleased.isEmpty { releaseUnheld(table, &simplex) }
  }

  /// Writes the column of a fixed structural into `columnEntries`. Aliases that would move
  /// differently from their representatives separate first.
  private mutating func recoverColumn(
    _ activity: Int, _ table: ConstraintView, _ simplex: inout Simplex
  ) {
    collectDependents(of: activity, &simplex)
    separateAliases(movedBy: activity, table, &simplex)
    for position in 0..<dependents.count {
      let dependent = dependents[position]
      if simplex.activities[Int(dependent.index)].isBasic {
        recovered.accumulate(dependent, simplex.positions)
      } else if simplex.activities[Int(dependent.index)].hasColumn {
        simplex.gatherColumn(Int(dependent.index))
        for place in 0..<simplex.columnEntries.count {
          let entry = simplex.columnEntries[place]
          let share = -dependent.coefficient * entry.coefficient
          recovered.accumulate(Entry(index: entry.index, coefficient: share), simplex.positions)
        }
      }
    }
    recovered.finishSum(simplex.positions)
    swap(&recovered, &simplex.columnEntries)
    recovered.removeAll()
    simplex.cachedColumn = -1
  }
}
