// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// Pricing: whether moving a nonbasic activity gains, and in which direction.
extension Simplex {
  /// Queues a nonbasic activity for pricing. If what has changed are reduced costs at a level and
  /// perhaps at weaker ones, there is no need where stronger levels decide that no move gains.
  @inline(__always)
  mutating func enqueue(_ activity: Int, changedFrom level: Int = 0) {
    let owner = activities.pointer(at: activity)
    if owner.pointee.isQueued || !owner.pointee.hasColumn { return }
    if owner.pointee.price < 0 && level > Int(~owner.pointee.price) { return }
    owner.pointee.isQueued = true
    queued.append(Int32(truncatingIfNeeded: activity))
  }

  /// Returns the price of an activity, which the activity keeps, and what its move gains.
  ///
  /// The price is twice the bucket of the move that gains, plus 1 if it moves up. If neither direction
  /// gains, it is the complement of the weakest level that matters for that; the least number if every
  /// level does. A direction without cost at any level makes the activity *degenerate*.
  @inline(__always)
  private mutating func price(_ activity: Int) -> (price: Int32, gain: Float) {
    let (price, gain) = findPrice(of: activity)
    activities[activity].price = price
    return (price, gain)
  }

  @inline(__always)
  private mutating func findPrice(of activity: Int) -> (price: Int32, gain: Float) {
    let slope = scratchSlope
    let value = activities[activity].value
    let radius = Tolerance.radius(at: value)
    let left = moveSlope(of: activity, leftOf: value - radius, into: slope)
    let (fallLevel, fall) = levels.firstNonzero(slope)
    if fall > 0 {
      setDegenerate(activity, false)
      let own = levelOfFall(of: activity, from: left)
      let bucket = levels.bucket(gaining: fallLevel, resisting: own)
      return (Int32(truncatingIfNeeded: 2 &* bucket), Float(slope[fallLevel]))
    }
    // The two slopes differ from the first level of a breakpoint at the value on.
    let (changed, right) = add(
      breakpointList(of: activity), from: left, upTo: value + radius, to: slope)
    let (riseLevel, rise) =
      changed > fallLevel || changed == levels.count
      ? (fallLevel, fall) : levels.firstNonzero(slope, from: changed)
    let isDegenerate = fall == 0 || rise == 0
    setDegenerate(activity, isDegenerate)
    if rise < 0 {
      let own = levelOfRise(of: activity, from: right)
      let bucket = levels.bucket(gaining: riseLevel, resisting: own)
      return (Int32(truncatingIfNeeded: 2 &* bucket &+ 1), Float(-slope[riseLevel]))
    }
    // While tolerances are wider than usual, what counts as 0 now may not later.
    if isDegenerate || levels.isLoose { return (.min, 0) }
    return (~Int32(truncatingIfNeeded: Swift.max(fallLevel, riseLevel)), 0)
  }

  /// Returns the strongest level at which an activity's own breakpoints cost more when it falls from right
  /// of its first `segment` breakpoints; the count of levels if none does. Of many, only the nearest count.
  @inline(__always)
  private func levelOfFall(of activity: Int, from segment: Int) -> Int {
    let list = breakpointList(of: activity)
    var strongest = levels.count
    for place in segment..<Swift.min(segment + Int(Self.manyBreakpoints), list.count)
    where list[place].costsBelow {
      strongest = Swift.min(strongest, Int(list[place].level))
    }
    return strongest
  }

  /// Returns the strongest level at which an activity's own breakpoints cost more when it rises from right
  /// of its first `segment` breakpoints; the count of levels if none does. Of many, only the nearest count.
  @inline(__always)
  private func levelOfRise(of activity: Int, from segment: Int) -> Int {
    let list = breakpointList(of: activity)
    var strongest = levels.count
    for place in Swift.max(0, segment - Int(Self.manyBreakpoints))..<segment
    where list[place].costsAbove {
      strongest = Swift.min(strongest, Int(list[place].level))
    }
    return strongest
  }

  /// Returns in which directions the activity can move at no cost, judging by slopes alone.
  mutating func directionsWithoutCost(of activity: Int) -> (down: Bool, up: Bool) {
    let slope = scratchSlope
    let value = activities[activity].value
    let radius = Tolerance.radius(at: value)
    let left = moveSlope(of: activity, leftOf: value - radius, into: slope)
    let down = levels.firstNonzero(slope).sign == 0
    _ = add(breakpointList(of: activity), from: left, upTo: value + radius, to: slope)
    return (down, levels.firstNonzero(slope).sign == 0)
  }

  /// Adds the breakpoints up to a location to the slope left of them. Returns their first level, which is
  /// the count of levels if there is no such breakpoint, and the number of breakpoints up to there.
  @inline(__always)
  private mutating func add(
    _ breakpoints: UnsafeBufferPointer<Breakpoint>, from segment: Int, upTo location: Double,
    to slope: UnsafeMutablePointer<Double>
  ) -> (first: Int, segment: Int) {
    var first = levels.count
    var place = segment
    while place < breakpoints.count && breakpoints[place].location <= location {
      let level = Int(breakpoints[place].level)
      slope[level] = Tolerance.sum(slope[level], breakpoints[place].jump)
      first = Swift.min(first, level)
      place &+= 1
    }
    return (first, place)
  }

  @inline(__always)
  private mutating func setDegenerate(_ activity: Int, _ isDegenerate: Bool) {
    if isDegenerate && !activities[activity].isDegenerate { degenerate.append(Int32(activity)) }
    activities[activity].isDegenerate = isDegenerate
  }

  /// Returns the next activity to move, by bucket, of those before one bucket.
  ///
  /// Whatever changes a price queues the activity, and pricing puts it into its bucket. One that is in
  /// another bucket, too, is skipped there, unless the tolerances have grown meanwhile.
  mutating func nextMove(before end: Int) -> (activity: Int, direction: Int)? {
    while let next = queued.popLast() {
      let activity = Int(next)
      activities[activity].isQueued = false
      if !activities[activity].hasColumn { continue }
      let (price, gain) = price(activity)
      if price >= 0 { buckets.push(next, key: Int(price >> 1), gain: gain) }
    }
    while let (next, key) = buckets.pop(before: end) {
      let activity = Int(next)
      if !activities[activity].hasColumn { continue }
      if pricesAreStale {
        let (price, gain) = price(activity)
        if price >= 0 && Int(price >> 1) > key {
          buckets.push(next, key: Int(price >> 1), gain: gain)
          continue
        }
      }
      let price = activities[activity].price
      if price < 0 || Int(price >> 1) > key { continue }
      return (activity, price & 1 == 0 ? -1 : 1)
    }
    return nil
  }

  /// Returns the gaining move with the smallest number: slower, but it cannot cycle (Bland's rule).
  mutating func firstMove(before end: Int) -> (activity: Int, direction: Int)? {
    for activity in 0..<activities.count
    where activities[activity].isLive && activities[activity].hasColumn {
      let price = price(activity).price
      if price >= 0 && price >> 1 < end { return (activity, price & 1 == 0 ? -1 : 1) }
    }
    return nil
  }
}
