// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// Pricing: whether moving a nonbasic activity gains, and in which direction.
extension Simplex {
  /// Queues a nonbasic activity for pricing.
  @inline(__always)
  mutating func enqueue(_ activity: Int) {
    if activities[activity].isQueued || !activities[activity].hasColumn { return }
    activities[activity].isQueued = true
    queued.append(Int32(activity))
  }

  /// Returns the direction in which moving the activity gains, 0 if neither does, and the bucket of
  /// the move.
  ///
  /// Moving up costs `D_j` plus the slope right of the value; moving down costs `-D_j` minus the
  /// slope left of it. A direction without cost at any level makes the activity *degenerate*.
  @inline(__always)
  private mutating func price(_ activity: Int) -> (direction: Int, key: Int) {
    let costs = costs(of: activity)
    let slope = scratchSlope.base
    let block = activities[activity].breakpoints
    let value = activities[activity].value
    let radius = Tolerance.radius(at: value)
    let left = breakpoints.count(below: value - radius, in: block)
    self.slope(of: activity, segment: left, into: slope)
    let before = levels.signOfSum(slope, costs)
    if before > 0 {
      setDegenerate(activity, false)
      return (-1, levels.bucket(slope, costs, direction: -1))
    }
    let after =
      addBreakpoints(block, from: left, upTo: value + radius, to: slope)
      ? levels.signOfSum(slope, costs) : before
    setDegenerate(activity, before == 0 || after == 0)
    return after < 0 ? (1, levels.bucket(slope, costs, direction: 1)) : (0, 0)
  }

  /// Adds the breakpoints up to a limit to the slope left of them. Returns whether there are any.
  @inline(__always)
  private mutating func addBreakpoints(
    _ block: Block, from segment: Int, upTo limit: Double, to slope: UnsafeMutablePointer<Double>
  ) -> Bool {
    let elements = breakpoints.elements(block)
    var index = segment
    while index < Int(block.count) && elements[index].location <= limit {
      let level = Int(elements[index].level)
      slope[level] = Tolerance.sum(slope[level], elements[index].jump)
      index += 1
    }
    return index > segment
  }

  @inline(__always)
  private mutating func setDegenerate(_ activity: Int, _ isDegenerate: Bool) {
    if isDegenerate && !activities[activity].isDegenerate { degenerate.append(Int32(activity)) }
    activities[activity].isDegenerate = isDegenerate
  }

  /// Returns the next activity to move, by bucket.
  mutating func nextMove() -> (activity: Int, direction: Int)? {
    while let next = queued.popLast() {
      let activity = Int(next)
      activities[activity].isQueued = false
      if !activities[activity].hasColumn { continue }
      let (direction, key) = price(activity)
      if direction != 0 { buckets.push(next, key: key) }
    }
    while let (next, key) = buckets.pop() {
      let activity = Int(next)
      if !activities[activity].hasColumn { continue }
      let (direction, keyNow) = price(activity)
      if direction == 0 { continue }
      if keyNow > key {
        buckets.push(next, key: keyNow)
        continue
      }
      return (activity, direction)
    }
    return nil
  }

  /// Returns the gaining move with the smallest number: slower, but it cannot cycle (Bland's rule).
  mutating func firstMove() -> (activity: Int, direction: Int)? {
    for activity in 0..<activities.count
    where activities[activity].isLive && activities[activity].hasColumn {
      let direction = price(activity).direction
      if direction != 0 { return (activity, direction) }
    }
    return nil
  }
}
