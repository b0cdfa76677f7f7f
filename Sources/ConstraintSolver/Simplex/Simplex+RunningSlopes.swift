// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// Running slopes: an activity with many breakpoints caches the slope of its own cost at one
/// segment. The slope at another segment is found by walking there breakpoint by breakpoint, and
/// adding or removing a breakpoint changes the cached slope by one term. Without the cache, every
/// evaluation would sum over all breakpoints.
extension Simplex {
  /// Up to this many breakpoints, the slope is summed, and no running slope is kept.
  static var manyBreakpoints: Int32 { 32 }

  /// Returns the same as `slope(of:segment:into:)`.
  mutating func findRunningSlope(
    of activity: Int, segment: Int, into slope: UnsafeMutablePointer<Double>
  ) {
    if activities[activity].runningSlope == 0 {
      if runningSegments.count == Int(UInt16.max) {
        sumSlope(of: activity, segment: segment, into: slope)
        return
      }
      runningSegments.append(-1)
      activities[activity].runningSlope = UInt16(runningSegments.count)
      runningSlopes.resize(to: runningSegments.count * stride, filling: 0)
    }
    let slot = Int(activities[activity].runningSlope) - 1
    let running = runningSlopes.base + slot * stride
    if runningSegments[slot] < 0 {
      sumSlope(of: activity, segment: segment, into: running)
    } else {
      let elements = breakpoints.elements(activities[activity].breakpoints)
      var known = Int(runningSegments[slot])
      while known < segment {
        running[Int(elements[known].level)] += elements[known].jump
        known += 1
      }
      while known > segment {
        known -= 1
        running[Int(elements[known].level)] -= elements[known].jump
      }
    }
    runningSegments[slot] = Int32(segment)
    for level in 0..<levels.count { slope[level] = running[level] }
  }

  /// Updates the cached slope for a breakpoint that was added (`change` is 1) or is being removed
  /// (-1).
  @inline(__always)
  mutating func changeRunningSlope(
    of activity: Int, _ breakpoint: Breakpoint, at index: Int, by change: Int32
  ) {
    let slot = Int(activities[activity].runningSlope) - 1
    if slot < 0 || runningSegments[slot] < 0 { return }
    let running = runningSlopes.base + slot * stride
    let weight = Double(change) * breakpoint.weight
    if index < Int(runningSegments[slot]) {
      runningSegments[slot] += change
      if breakpoint.costsAbove { running[Int(breakpoint.level)] += weight }
    } else if breakpoint.costsBelow {
      running[Int(breakpoint.level)] -= weight
    }
  }

  /// Invalidates the cached slope of an activity whose breakpoints have changed.
  mutating func forgetRunningSlope(of activity: Int) {
    let slot = Int(activities[activity].runningSlope) - 1
    if slot >= 0 { runningSegments[slot] = -1 }
  }

  /// Invalidates all cached slopes after the levels have changed.
  mutating func forgetRunningSlopes() {
    for slot in 0..<runningSegments.count { runningSegments[slot] = -1 }
    runningSlopes.resize(to: runningSegments.count * stride, filling: 0)
  }

  /// Removes all cached slopes.
  mutating func removeRunningSlopes() {
    runningSegments.removeAll()
    runningSlopes.removeAll()
  }
}
