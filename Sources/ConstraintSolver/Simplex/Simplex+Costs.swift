// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// The cost of an activity: its breakpoints and its slope.
extension Simplex {
  /// Adds a breakpoint. If the activity is basic, the reduced costs of its row follow the slope.
  @inline(__always)
  mutating func insert(_ breakpoint: Breakpoint, into activity: Int) {
    note(breakpoint, on: activity)
    touch(activity)
    let owner = activities.pointer(at: activity)
    if owner.pointee.isUnsorted {
      breakpoints.append(breakpoint, to: &owner.pointee.breakpoints)
      return
    }
    let index = breakpoints.count(upTo: breakpoint.location, in: owner.pointee.breakpoints)
    breakpoints.insert(breakpoint, at: index, in: &owner.pointee.breakpoints)
    changeRunningSlope(of: activity, breakpoint, at: index, by: 1)
    if owner.pointee.isBasic {
      followBreakpoint(breakpoint, at: index, of: activity)
    } else {
      enqueue(activity)
    }
  }

  /// Whether a coordinate is new: no constraint mentions it so far.
  @inline(__always)
  func isFresh(_ coordinate: Int) -> Bool {
    let owner = activities.pointer(at: coordinate)
    return owner.pointee.hasColumn && owner.pointee.breakpoints.isEmpty
      && owner.pointee.column.isEmpty
  }

  /// Makes room for the breakpoints of a new coordinate, which come in any order until
  /// `sortBreakpoints`.
  @inline(__always)
  mutating func expectBreakpoints(of coordinate: Int, count: Int) {
    let owner = activities.pointer(at: coordinate)
    owner.pointee.breakpoints = breakpoints.makeBlock(capacity: count)
    owner.pointee.isUnsorted = true
  }

  /// Appends a breakpoint to those of an activity that are not sorted yet.
  @inline(__always)
  mutating func append(_ breakpoint: Breakpoint, to activity: Int) {
    note(breakpoint, on: activity)
    breakpoints.append(breakpoint, to: &activities.pointer(at: activity).pointee.breakpoints)
  }

  /// Records what a new breakpoint means for tolerances, and for what is required of its activity.
  @inline(__always)
  private mutating func note(_ breakpoint: Breakpoint, on activity: Int) {
    levels.note(weight: breakpoint.weight, level: Int(breakpoint.level))
    if breakpoint.level == 0 { activities.pointer(at: activity).pointee.mayBeInfeasible = true }
  }

  /// Allows breakpoints to be added to a nonbasic activity in any order until `sortBreakpoints`.
  mutating func postponeSorting(of activity: Int) {
    if activities[activity].isUnsorted { return }
    activities[activity].isUnsorted = true
    unsorted.append(Int32(activity))
  }

  mutating func sortBreakpoints(of activity: Int) {
    if !activities[activity].isUnsorted { return }
    activities[activity].isUnsorted = false
    forgetRunningSlope(of: activity)
    breakpoints.sort(activities[activity].breakpoints) { $0.location < $1.location }
    enqueue(activity)
  }

  /// Updates the reduced costs of a basic activity's row for a new breakpoint.
  @inline(__always)
  private mutating func followBreakpoint(_ breakpoint: Breakpoint, at index: Int, of activity: Int)
  {
    let value = activities[activity].value
    let isBelowValue =
      index < Int(activities[activity].segment)
      || value > breakpoint.location + Tolerance.radius(at: value)
    if isBelowValue { activities[activity].segment += 1 }
    let slope = isBelowValue ? breakpoint.greatestSlope : breakpoint.leastSlope
    if slope != 0 { changeSlope(of: activity, level: Int(breakpoint.level), by: slope) }
  }

  /// Removes a breakpoint.
  mutating func remove(at index: Int, from activity: Int) {
    let breakpoint = breakpoints.remove(
      at: index, from: &activities.pointer(at: activity).pointee.breakpoints)
    changeRunningSlope(of: activity, breakpoint, at: index, by: -1)
    touch(activity)
    guard activities[activity].isBasic else {
      enqueue(activity)
      return
    }
    if index < Int(activities[activity].segment) {
      activities[activity].segment -= 1
      if breakpoint.costsAbove {
        changeSlope(of: activity, level: Int(breakpoint.level), by: -breakpoint.weight)
      }
    } else if breakpoint.costsBelow {
      changeSlope(of: activity, level: Int(breakpoint.level), by: breakpoint.weight)
    }
  }

  /// Moves a breakpoint to another location.
  @inline(__always)
  mutating func moveBreakpoint(at index: Int, of activity: Int, to location: Double) {
    let owner = activities.pointer(at: activity)
    if owner.pointee.isBasic || owner.pointee.runningSlope != 0 {
      reinsertBreakpoint(at: index, of: activity, to: location)
      return
    }
    let elements = breakpoints.elements(owner.pointee.breakpoints)
    var breakpoint = elements[index]
    // The slopes around a nonbasic activity are summed when it is priced. They stay as they are where
    // the breakpoint stays on one side of the value.
    let value = owner.pointee.value
    let radius = Tolerance.radius(at: value)
    let (least, greatest) = (value - radius, value + radius)
    let staysOnOneSide =
      breakpoint.location < least && location < least
      || breakpoint.location > greatest && location > greatest
    if !staysOnOneSide { enqueue(activity) }
    if breakpoint.level == 0 {
      touch(activity)
      owner.pointee.mayBeInfeasible = true
    }
    breakpoint.location = location
    let last = Int(owner.pointee.breakpoints.count) - 1
    var place = index
    while place < last && elements[place + 1].location <= location {
      elements[place] = elements[place + 1]
      place &+= 1
    }
    while place > 0 && elements[place - 1].location > location {
      elements[place] = elements[place - 1]
      place &-= 1
    }
    elements[place] = breakpoint
  }

  @inline(never)
  private mutating func reinsertBreakpoint(at index: Int, of activity: Int, to location: Double) {
    var breakpoint = breakpoints.element(activities[activity].breakpoints, index)
    remove(at: index, from: activity)
    breakpoint.location = location
    insert(breakpoint, into: activity)
  }

  /// Returns whether the activity satisfies a required equality at its value.
  mutating func isHeldByEquality(_ activity: Int) -> Bool {
    let block = activities[activity].breakpoints
    let elements = breakpoints.elements(block)
    for index in block.indices where elements[index].level == 0 {
      if elements[index].costsBelow && elements[index].costsAbove
        && Tolerance.areEqual(elements[index].location, activities[activity].value)
      {
        return true
      }
    }
    return false
  }

  /// Returns whether a breakpoint at the same location as a given one holds the activity there, because
  /// its level is stronger. Breakpoints are in order, so those are next to it.
  @inline(__always)
  func isHeldByStronger(_ activity: Int, than position: Int, at location: Double) -> Bool {
    let breakpoints = breakpointList(of: activity)
    let level = breakpoints[position].level
    var place = position &+ 1
    while place < breakpoints.count
      && Tolerance.areEqual(breakpoints[place].location, location)
    {
      if breakpoints[place].level < level { return true }
      place &+= 1
    }
    place = position &- 1
    while place >= 0 && Tolerance.areEqual(breakpoints[place].location, location) {
      if breakpoints[place].level < level { return true }
      place &-= 1
    }
    return false
  }

  /// Returns the number of breakpoints below the value, optionally counting those at the value.
  @inline(__always)
  func segment(of activity: Int, countingEqual: Bool) -> Int {
    let block = activities[activity].breakpoints
    let value = activities[activity].value
    let radius = Tolerance.radius(at: value)
    return countingEqual
      ? breakpoints.count(upTo: value + radius, in: block)
      : breakpoints.count(below: value - radius, in: block)
  }

  /// Writes the slope of the activity's own cost to the right of its first `segment` breakpoints.
  @inline(never)
  mutating func slope(of activity: Int, segment: Int, into slope: UnsafeMutablePointer<Double>) {
    if activities[activity].breakpoints.count > Self.manyBreakpoints {
      findRunningSlope(of: activity, segment: segment, into: slope)
    } else {
      sumSlope(of: activity, segment: segment, into: slope)
    }
  }

  @inline(__always)
  func sumSlope(of activity: Int, segment: Int, into slope: UnsafeMutablePointer<Double>) {
    clear(slope)
    let block = activities[activity].breakpoints
    let elements = breakpoints.elements(block)
    var index = 0
    while index < segment {
      if elements[index].costsAbove { slope[Int(elements[index].level)] += elements[index].weight }
      index += 1
    }
    while index < Int(block.count) {
      if elements[index].costsBelow { slope[Int(elements[index].level)] -= elements[index].weight }
      index += 1
    }
  }

  /// Returns the cost of solving an equality for a structural. Few breakpoints, few rows and few
  /// other defined activities make it cheap; a structural held by an equality is excluded.
  mutating func eliminationCost(_ activity: Int) -> Double {
    let block = activities[activity].breakpoints
    let mentions = activities[activity].column.count + activities[activity].users.count
    var cost = Double(mentions) + 1000 * Double(block.count)
    for index in block.indices {
      let breakpoint = breakpoints.element(block, index)
      if breakpoint.level == 0 {
        if breakpoint.costsBelow && breakpoint.costsAbove { return .infinity }
        cost += 10
      }
    }
    return cost
  }

  /// Moves a new coordinate to where its own cost is least.
  mutating func placeAtMinimum(_ activity: Int) {
    let block = activities[activity].breakpoints
    let elements = breakpoints.elements(block)
    let last = Int(block.count) - 1
    var index = 0
    if last > 0 {
      slope(of: activity, segment: 0, into: scratchSlope)
      while index < last {
        scratchSlope[Int(elements[index].level)] += elements[index].jump
        if levels.sign(scratchSlope) >= 0 { break }
        index += 1
      }
    }
    touch(activity)
    activities[activity].value = elements[index].location
    if activities[activity].value.magnitude > Tolerance.farMove { lostPrecision = true }
  }

  mutating func addHiddenBreakpoint(
    at location: Double, level: Int, weight: Double, to activity: Int
  ) {
    let breakpoint = Breakpoint(
      location: location, weight: weight, constraint: -1, level: Int16(level),
      costsBelow: true, costsAbove: true)
    insert(breakpoint, into: activity)
  }

  mutating func removeHiddenBreakpoints(level: Int, from activity: Int) {
    let block = activities[activity].breakpoints
    for index in block.indices.reversed()
    where breakpoints.element(block, index).level == Int16(level) {
      remove(at: index, from: activity)
    }
  }
}
