// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// Constraints as breakpoints of their activities.
extension Solver {
  @inline(__always)
  mutating func breakpoint(of constraint: Int) -> Breakpoint {
    let factor = table.records[constraint].factor
    let isTurned = factor < 0
    let below = table.records[constraint].relation != .lessThanOrEqual
    let above = table.records[constraint].relation != .greaterThanOrEqual
    return Breakpoint(
      location: location(of: constraint), weight: factor.magnitude,
      constraint: Int32(truncatingIfNeeded: constraint),
      level: table.records[constraint].level,
      costsBelow: isTurned ? above : below, costsAbove: isTurned ? below : above)
  }

  /// Returns the location of a constraint's breakpoint on its activity.
  @inline(__always)
  private mutating func location(of constraint: Int) -> Double {
    table.records[constraint].constant / table.records[constraint].factor
      - simplex.offset(of: Int(table.records[constraint].activity))
  }

  /// Restores the breakpoint of a constraint whose record still knows its activity.
  mutating func insertBreakpoint(of constraint: Int) {
    let owner = Int(table.records[constraint].activity)
    if simplex.activities[owner].isAliased { simplex.activities[owner].aliasedBreakpoints += 1 }
    simplex.insert(breakpoint(of: constraint), into: simplex.representative(of: owner))
  }

  /// Removes the constraint's breakpoint from the cost. The record stays and becomes pending.
  @inline(__always)
  mutating func removeBreakpoint(of constraint: Int) {
    let owner = Int(table.records[constraint].activity)
    if simplex.activities[owner].isAliased { simplex.activities[owner].aliasedBreakpoints -= 1 }
    let activity = simplex.representative(of: owner)
    let location = location(of: constraint)
    simplex.remove(at: position(of: constraint, near: location, on: activity), from: activity)
    table.records[constraint].state = .pending
    if simplex.activities[activity].isFixed && !simplex.isHeldByEquality(activity) {
      elimination.release(activity, table.view, &simplex)
    }
  }

  /// Moves the breakpoint of a constraint. An activity that rests on it moves along.
  @inline(__always)
  mutating func moveBreakpoint(of constraint: Int, to constant: Double) {
    let activity = simplex.representative(of: Int(table.records[constraint].activity))
    let location = location(of: constraint)
    let position = position(of: constraint, near: location, on: activity)
    let goesAlong =
      !simplex.activities[activity].isBasic
      && Tolerance.areEqual(simplex.activities[activity].value, location)
      && !simplex.isHeldByStronger(activity, than: position, at: location)
    table.records[constraint].constant = constant
    let target = self.location(of: constraint)
    simplex.moveBreakpoint(at: position, of: activity, to: target)
    if goesAlong { elimination.shift(activity, to: target, table.view, &simplex) }
  }

  /// Returns the position of a constraint's breakpoint among those of its activity.
  @inline(__always)
  private mutating func position(
    of constraint: Int, near location: Double, on activity: Int
  ) -> Int {
    let breakpoints = simplex.breakpointList(of: activity)
    var index = breakpoints.count - 1
    if index >= Simplex.manyBreakpoints {
      // A breakpoint that was passed from one activity to another may be slightly off by rounding.
      let limit = location + Tolerance.radius(at: location)
      let count = simplex.breakpoints.count(
        upTo: limit, in: simplex.activities[activity].breakpoints)
      var near = count - 1
      while near >= 0 && breakpoints[near].constraint != Int32(constraint) { near -= 1 }
      if near >= 0 { return near }
      // A breakpoint that passed through very large values may be farther off.
    }
    while breakpoints[index].constraint != Int32(constraint) { index -= 1 }
    return index
  }
}
