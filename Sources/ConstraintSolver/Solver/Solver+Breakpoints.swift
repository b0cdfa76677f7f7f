// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// Constraints as breakpoints of their activities.
extension Solver {
  @inline(__always)
  private mutating func breakpoint(of constraint: Int) -> Breakpoint {
    let factor = table.records[constraint].factor
    let isTurned = factor < 0
    let below = table.records[constraint].relation != .lessThanOrEqual
    let above = table.records[constraint].relation != .greaterThanOrEqual
    return Breakpoint(
      location: location(of: constraint), weight: factor.magnitude,
      constraint: Int32(constraint),
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
    let breakpoint = breakpoint(of: constraint)
    let activity = Int(table.records[constraint].activity)
    guard simplex.activities[activity].isAliased else {
      simplex.insert(breakpoint, into: activity)
      return
    }
    simplex.activities[activity].aliasedBreakpoints += 1
    simplex.insert(breakpoint, into: Int(simplex.activities[activity].representative))
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
    var breakpoint = breakpoint(of: constraint)
    let goesAlong =
      !simplex.activities[activity].isBasic
      && Tolerance.areEqual(simplex.activities[activity].value, breakpoint.location)
      && !simplex.isHeldByStronger(activity, breakpoint)
    simplex.remove(
      at: position(of: constraint, near: breakpoint.location, on: activity), from: activity)
    table.records[constraint].constant = constant
    breakpoint.location = location(of: constraint)
    simplex.insert(breakpoint, into: activity)
    if goesAlong { elimination.shift(activity, to: breakpoint.location, table.view, &simplex) }
  }

  /// Returns the position of a constraint's breakpoint among those of its activity.
  @inline(__always)
  private mutating func position(
    of constraint: Int, near location: Double, on activity: Int
  ) -> Int {
    let block = simplex.activities[activity].breakpoints
    // A breakpoint that was passed from one activity to another may be slightly off by rounding.
    let limit = location + Tolerance.radius(at: location)
    var index = simplex.breakpoints.count(upTo: limit, in: block) - 1
    while index >= 0 && simplex.breakpoints.element(block, index).constraint != Int32(constraint) {
      index -= 1
    }
    if index >= 0 { return index }
    // A breakpoint that passed through very large values may be farther off.
    index = Int(block.count) - 1
    while simplex.breakpoints.element(block, index).constraint != Int32(constraint) { index -= 1 }
    return index
  }
}
