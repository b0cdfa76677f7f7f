// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// Basic activities that cross breakpoints, and the reduced costs of their rows, which follow.
extension Simplex {
  /// Returns whether the segment of a basic activity fits its value.
  @inline(__always)
  mutating func isBetweenBreakpoints(_ activity: Activity) -> Bool {
    let value = activity.value
    let radius = Tolerance.radius(at: value)
    let elements = breakpoints.elements(activity.breakpoints)
    let segment = Int(activity.segment)
    return (segment == activity.breakpoints.count || elements[segment].location >= value - radius)
      && (segment == 0 || elements[segment - 1].location <= value + radius)
  }

  /// Updates the segment of a basic activity to fit its value.
  mutating func crossBreakpoints(_ activity: Int) {
    let block = activities[activity].breakpoints
    let value = activities[activity].value
    let radius = Tolerance.radius(at: value)
    let elements = breakpoints.elements(block)
    while activities[activity].segment < block.count
      && elements[Int(activities[activity].segment)].location < value - radius
    {
      crossUp(activity)
    }
    while activities[activity].segment > 0
      && elements[Int(activities[activity].segment) - 1].location > value + radius
    {
      crossDown(activity)
    }
  }

  @inline(__always)
  mutating func crossUp(_ activity: Int) {
    let breakpoint = breakpoints.element(
      activities[activity].breakpoints, Int(activities[activity].segment))
    activities[activity].segment += 1
    if breakpoint.level == 0 { activities[activity].mayBeInfeasible = true }
    changeSlope(of: activity, level: Int(breakpoint.level), by: breakpoint.jump)
  }

  @inline(__always)
  mutating func crossDown(_ activity: Int) {
    activities[activity].segment -= 1
    let breakpoint = breakpoints.element(
      activities[activity].breakpoints, Int(activities[activity].segment))
    if breakpoint.level == 0 { activities[activity].mayBeInfeasible = true }
    changeSlope(of: activity, level: Int(breakpoint.level), by: -breakpoint.jump)
  }

  /// Adds the slope of a basic activity to the reduced costs of its row.
  mutating func addSlope(of activity: Int) {
    let slope = scratchSlope
    self.slope(of: activity, segment: Int(activities[activity].segment), into: slope)
    for level in 0..<levels.count where slope[level] != 0 {
      changeSlope(of: activity, level: level, by: slope[level])
    }
  }

  /// Updates `D_k += Δ · α_ik` after the slope of a basic activity changed.
  @inline(never)
  mutating func changeSlope(of activity: Int, level: Int, by delta: Double) {
    let row = activities[activity].row
    let entries = rows.elements(row)
    for position in row.indices {
      let index = Int(entries[position].index)
      let costs = ownCosts(of: index)
      costs[level] = Tolerance.sum(costs[level], delta * entries[position].coefficient)
      enqueue(index, changedFrom: level)
    }
  }
}
