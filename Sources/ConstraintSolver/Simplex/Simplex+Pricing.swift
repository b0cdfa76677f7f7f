// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// Pricing: whether moving a nonbasic activity gains, and in which direction.
extension Simplex {
  /// Queues a nonbasic activity for pricing.
  @inline(__always)
  mutating func enqueue(_ activity: Int) {
    if activities[activity].isQueued || !activities[activity].hasColumn { return }
    activities[activity].isQueued = true
    queued.append(Int32(truncatingIfNeeded: activity))
  }

  /// Returns the price of an activity, which the activity keeps: twice the bucket of the move that
  /// gains, plus 1 if it moves up; -1 if neither direction gains.
  ///
  /// Moving up costs `D_j` plus the slope right of the value; moving down costs `-D_j` minus the
  /// slope left of it. A direction without cost at any level makes the activity *degenerate*.
  @inline(__always)
  private mutating func price(_ activity: Int) -> Int32 {
    let price = findPrice(of: activity)
    activities[activity].price = price
    return price
  }

  @inline(__always)
  private mutating func findPrice(of activity: Int) -> Int32 {
    let breakpoints = breakpointList(of: activity)
    let costs = costs(of: activity)
    let slope = scratchSlope
    let value = activities[activity].value
    let radius = Tolerance.radius(at: value)
    let left = self.slope(of: activity, breakpoints, leftOf: value - radius, into: slope)
    let (fallLevel, fall) = levels.firstOfSum(slope, costs)
    if fall > 0 {
      setDegenerate(activity, false)
      let bucket = levels.bucket(slope, costs, direction: -1, first: fallLevel)
      return Int32(truncatingIfNeeded: 2 &* bucket)
    }
    // The two slopes differ from the first level of a breakpoint at the value on.
    let changed = add(breakpoints, from: left, upTo: value + radius, to: slope)
    let (riseLevel, rise) =
      changed > fallLevel || changed == levels.count
      ? (fallLevel, fall) : levels.firstOfSum(slope, costs, from: changed)
    setDegenerate(activity, fall == 0 || rise == 0)
    if rise >= 0 { return -1 }
    let bucket = levels.bucket(slope, costs, direction: 1, first: riseLevel)
    return Int32(truncatingIfNeeded: 2 &* bucket &+ 1)
  }

  /// Writes the slope of the activity's own cost left of a location. Returns the number of
  /// breakpoints there.
  @inline(__always)
  private mutating func slope(
    of activity: Int, _ breakpoints: UnsafeBufferPointer<Breakpoint>, leftOf location: Double,
    into slope: UnsafeMutablePointer<Double>
  ) -> Int {
    if breakpoints.count > Self.manyBreakpoints {
      let segment = self.breakpoints.count(below: location, in: activities[activity].breakpoints)
      findRunningSlope(of: activity, segment: segment, into: slope)
      return segment
    }
    clear(slope)
    var segment = 0
    for place in breakpoints.indices {
      let isLeft = breakpoints[place].location < location
      if isLeft { segment = place &+ 1 }
      if isLeft ? breakpoints[place].costsAbove : breakpoints[place].costsBelow {
        let weight = breakpoints[place].weight
        slope[Int(breakpoints[place].level)] += isLeft ? weight : -weight
      }
    }
    return segment
  }

  /// Adds the breakpoints up to a location to the slope left of them. Returns their first level; the
  /// count of levels if there is no such breakpoint.
  @inline(__always)
  private mutating func add(
    _ breakpoints: UnsafeBufferPointer<Breakpoint>, from segment: Int, upTo location: Double,
    to slope: UnsafeMutablePointer<Double>
  ) -> Int {
    var first = levels.count
    var place = segment
    while place < breakpoints.count && breakpoints[place].location <= location {
      let level = Int(breakpoints[place].level)
      slope[level] = Tolerance.sum(slope[level], breakpoints[place].jump)
      first = Swift.min(first, level)
      place &+= 1
    }
    return first
  }

  @inline(__always)
  private mutating func setDegenerate(_ activity: Int, _ isDegenerate: Bool) {
    if isDegenerate && !activities[activity].isDegenerate { degenerate.append(Int32(activity)) }
    activities[activity].isDegenerate = isDegenerate
  }

  /// Returns the next activity to move, by bucket.
  ///
  /// Whatever changes a price queues the activity, so the last price of one in a bucket is valid,
  /// unless the tolerances have grown.
  mutating func nextMove() -> (activity: Int, direction: Int)? {
    while let next = queued.popLast() {
      let activity = Int(next)
      activities[activity].isQueued = false
      if !activities[activity].hasColumn { continue }
      let price = price(activity)
      if price >= 0 { buckets.push(next, key: Int(price >> 1)) }
    }
    while let (next, key) = buckets.pop() {
      let activity = Int(next)
      if !activities[activity].hasColumn { continue }
      let price = pricesAreStale ? price(activity) : activities[activity].price
      if price < 0 { continue }
      if price >> 1 > key {
        buckets.push(next, key: Int(price >> 1))
        continue
      }
      return (activity, price & 1 == 0 ? -1 : 1)
    }
    return nil
  }

  /// Returns the gaining move with the smallest number: slower, but it cannot cycle (Bland's rule).
  mutating func firstMove() -> (activity: Int, direction: Int)? {
    for activity in 0..<activities.count
    where activities[activity].isLive && activities[activity].hasColumn {
      let price = price(activity)
      if price >= 0 { return (activity, price & 1 == 0 ? -1 : 1) }
    }
    return nil
  }
}
