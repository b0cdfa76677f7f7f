// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// Aliases: activities that equal another activity up to a constant.
///
/// A required equality between two activities, with everything else in it fixed, makes one of them
/// an alias of the other, its *representative*:
///
///     f = c·k - c·b + fixed, held        ⇒        k = b + offset
///
/// An alias has neither a row nor a column. Its breakpoints are among its representative's, each
/// shifted by the offset: a thousand fields as wide as their column are one activity. An alias's
/// `value` is the offset; rows and columns mention its representative instead.
///
/// Definitions are not affected: an alias remains an ordinary defined activity. Let `φ` be the
/// coefficients of a fixed structural in the fully expanded definitions of defined activities. When
/// the structural moves, an offset changes by `φ_k - φ_b`. Before the move, the aliases whose
/// offset would change separate from their representative and become basic.
extension Elimination {
  /// Removes a nonbasic activity from the tableau. Its own aliases become aliases of the new
  /// representative.
  mutating func makeAlias(
    _ activity: Int, _ representative: Int, _ table: ConstraintView, _ simplex: inout Simplex
  ) {
    let offset = simplex.activities[activity].value - simplex.activities[representative].value
    simplex.touch(activity)
    var column = simplex.activities[activity].column
    simplex.replaceInRows(column, activity, by: representative)
    simplex.columns.release(&column)
    simplex.activities[activity].column = column
    simplex.passCosts(of: activity, to: representative)
    let breakpoints = simplex.activities[activity].breakpoints.count
    passBreakpoints(of: activity, to: representative, offset, table, &simplex)
    simplex.activities[activity].isDegenerate = false
    simplex.activities[activity].isAliased = true
    simplex.activities[activity].aliasedBreakpoints = breakpoints
    simplex.activities[activity].representative = Int32(representative)
    simplex.activities[activity].value = offset

    var last = activity
    while simplex.nextAlias[last] >= 0 {
      let alias = Int(simplex.nextAlias[last])
      simplex.touchAlias(alias)
      simplex.activities[alias].representative = Int32(representative)
      simplex.activities[alias].value += offset
      simplex.activities[activity].aliasedBreakpoints -=
        simplex.activities[alias].aliasedBreakpoints
      last = alias
    }
    simplex.nextAlias[last] = simplex.nextAlias[representative]
    simplex.nextAlias[representative] = Int32(activity)
    simplex.activities[activity].hasAliases = false
    simplex.activities[representative].hasAliases = true
  }

  private mutating func passBreakpoints(
    of activity: Int, to representative: Int, _ offset: Double, _ table: ConstraintView,
    _ simplex: inout Simplex
  ) {
    var block = simplex.activities[activity].breakpoints
    if !simplex.activities[representative].isBasic
      && table.pendingCount > simplex.activities[representative].breakpoints.count
    {
      simplex.postponeSorting(of: representative)
    }
    for index in block.indices {
      var breakpoint = simplex.breakpoints.element(block, index)
      breakpoint.location -= offset
      simplex.insert(breakpoint, into: representative)
    }
    simplex.breakpoints.release(&block)
    simplex.activities[activity].breakpoints = block
    simplex.forgetRunningSlope(of: activity)
  }

  /// Separates the aliases that do not move as their representatives do when a structural moves.
  /// The structural's dependents must have been collected.
  mutating func separateAliases(
    movedBy structural: Int, _ table: ConstraintView, _ simplex: inout Simplex
  ) {
    collectSeparatingAliases(movedBy: structural, &simplex)
    // Aliases that move alike stay together.
    let activities = simplex.activities.base
    separating.sort {
      let (a, b) = (Int($0.index), Int($1.index))
      return activities[a].representative != activities[b].representative
        ? activities[a].representative < activities[b].representative
        : $0.coefficient < $1.coefficient
    }
    var start = 0
    while start < separating.count {
      let representative = simplex.activities[Int(separating[start].index)].representative
      var end = start + 1
      while end < separating.count && separating[end].coefficient == separating[start].coefficient
        && simplex.activities[Int(separating[end].index)].representative == representative
      {
        end += 1
      }
      separate(start..<end, from: Int(representative), table, &simplex)
      start = end
    }
  }

  /// Writes into `separating` the aliases that move differently from their representatives when a
  /// structural moves, with the difference. The structural's dependents must have been collected.
  private mutating func collectSeparatingAliases(movedBy structural: Int, _ simplex: inout Simplex)
  {
    separating.removeAll()
    for position in 0..<dependents.count {
      simplex.positions[Int(dependents[position].index)] = Int32(position + 1)
    }
    simplex.clock &+= 1
    collectSeparatingAliases(from: structural, movedBy: structural, &simplex)
    for position in 0..<dependents.count {
      let representative = simplex.representative(of: Int(dependents[position].index))
      collectSeparatingAliases(from: representative, movedBy: structural, &simplex)
    }
    for position in 0..<dependents.count { simplex.positions[Int(dependents[position].index)] = 0 }
  }

  private mutating func collectSeparatingAliases(
    from representative: Int, movedBy structural: Int, _ simplex: inout Simplex
  ) {
    if !simplex.activities[representative].hasAliases
      || simplex.activities[representative].stamp == simplex.clock
    {
      return
    }
    simplex.activities[representative].stamp = simplex.clock
    let share = share(of: representative, movedBy: structural, &simplex)
    var alias = simplex.nextAlias[representative]
    while alias >= 0 {
      let difference = Tolerance.sum(
        self.share(of: Int(alias), movedBy: structural, &simplex), -share)
      if difference != 0 { separating.append(Entry(index: alias, coefficient: difference)) }
      alias = simplex.nextAlias[Int(alias)]
    }
  }

  /// Returns `φ` for an activity. `positions` must hold the places in `dependents`.
  private mutating func share(of activity: Int, movedBy structural: Int, _ simplex: inout Simplex)
    -> Double
  {
    if activity == structural { return 1 }
    let place = Int(simplex.positions[activity]) - 1
    return place < 0 ? 0 : dependents[place].coefficient
  }

  /// Separates a range of `separating` from their representative. The first alias becomes basic;
  /// the others become aliases of it.
  private mutating func separate(
    _ range: Range<Int>, from representative: Int, _ table: ConstraintView,
    _ simplex: inout Simplex
  ) {
    simplex.sortBreakpoints(of: representative)
    let first = Int(separating[range.lowerBound].index)
    let offset = simplex.activities[first].value
    var breakpoints: Int32 = 0
    simplex.clock &+= 1
    for position in range {
      let alias = Int(separating[position].index)
      simplex.touchAlias(alias)
      simplex.activities[alias].stamp = simplex.clock
      breakpoints += simplex.activities[alias].aliasedBreakpoints
    }
    simplex.unlinkMarked(from: representative)

    simplex.activities[first].isAliased = false
    simplex.activities[first].costs = 0
    simplex.activities[first].segment = 0
    simplex.activities[first].value = simplex.activities[representative].value + offset
    simplex.activities[first].isBasic = true
    simplex.activities[first].row = Block()
    simplex.add(representative, times: 1, to: first)
    for position in range.dropFirst() {
      let alias = Int(separating[position].index)
      simplex.activities[alias].representative = Int32(first)
      simplex.activities[alias].value -= offset
      simplex.nextAlias[alias] = simplex.nextAlias[first]
      simplex.nextAlias[first] = Int32(alias)
      simplex.activities[first].hasAliases = true
    }
    if breakpoints > 0 {
      returnMarkedBreakpoints(from: representative, to: first, offset, table, &simplex)
    }
  }

  /// Passes the breakpoints of stamped activities from their old representative to the new one,
  /// which is basic.
  private mutating func returnMarkedBreakpoints(
    from representative: Int, to activity: Int, _ offset: Double, _ table: ConstraintView,
    _ simplex: inout Simplex
  ) {
    let block = simplex.activities[representative].breakpoints
    let segment = Int(simplex.activities[representative].segment)
    var returned = Block()
    var kept = 0
    var keptBelow: Int32 = 0
    for index in block.indices {
      var breakpoint = simplex.breakpoints.element(block, index)
      if breakpoint.constraint >= 0
        && simplex.activities[Int(table.records[Int(breakpoint.constraint)].activity)].stamp
          == simplex.clock
      {
        breakpoint.location += offset
        simplex.breakpoints.append(breakpoint, to: &returned)
      } else {
        simplex.breakpoints.elements(block)[kept] = breakpoint
        kept += 1
        keptBelow += index < segment ? 1 : 0
      }
    }
    simplex.activities[representative].breakpoints.count = Int32(kept)
    simplex.forgetRunningSlope(of: representative)
    simplex.activities[activity].breakpoints = returned
    if simplex.activities[representative].isBasic {
      // The two rows are equal, so together the two slopes contribute what the one did before.
      simplex.activities[representative].segment = keptBelow
      simplex.activities[activity].segment = Int32(segment) - keptBelow
    } else {
      simplex.setSegment(of: activity, countingEqual: false)
      simplex.addSlope(of: activity)
      simplex.enqueue(representative)
    }
    simplex.activities[activity].mayBeInfeasible = true
    simplex.touch(representative)
    if simplex.activities[representative].isFixed { possiblyReleased.append(Int32(representative)) }
  }
}
