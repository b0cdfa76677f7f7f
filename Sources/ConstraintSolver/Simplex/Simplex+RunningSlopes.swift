// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// Running slopes: an activity with many breakpoints remembers the slope of its own cost right of
/// some number of them. The slope elsewhere is found by going there breakpoint by breakpoint, and a
/// breakpoint that comes or goes changes it by one term; else every look at the activity would pass
/// all its breakpoints.
extension Simplex {
  /// Fewer breakpoints are summed faster than looked up.
  static var manyBreakpoints: Int32 { 32 }

  /// The same as `slope(of:segment:into:)`.
  mutating func findRunningSlope(
    of activity: Int, segment: Int, into slope: UnsafeMutablePointer<Double>
  ) {
    if activities[activity].runningSlope == 0 {
      if runningSegments.count > Int(UInt16.max) {
        sumSlope(of: activity, segment: segment, into: slope)
        return
      }
      activities[activity].runningSlope = UInt16(runningSegments.count)
      runningSegments.append(-1)
      runningSlopes.resize(to: runningSegments.count * stride, filling: 0)
    }
    let slot = Int(activities[activity].runningSlope)
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

  /// A breakpoint came, or goes: `change` is 1 or -1.
  @inline(__always)
  mutating func changeRunningSlope(
    of activity: Int, _ breakpoint: Breakpoint, at index: Int, by change: Int32
  ) {
    let slot = Int(activities[activity].runningSlope)
    if slot == 0 || runningSegments[slot] < 0 { return }
    let running = runningSlopes.base + slot * stride
    let weight = Double(change) * breakpoint.weight
    if index < Int(runningSegments[slot]) {
      runningSegments[slot] += change
      if breakpoint.costsAbove { running[Int(breakpoint.level)] += weight }
    } else if breakpoint.costsBelow {
      running[Int(breakpoint.level)] -= weight
    }
  }

  /// The breakpoints of an activity are others now.
  mutating func forgetRunningSlope(of activity: Int) {
    let slot = Int(activities[activity].runningSlope)
    if slot > 0 { runningSegments[slot] = -1 }
  }

  /// The levels are others now.
  mutating func forgetRunningSlopes() {
    for slot in 0..<runningSegments.count { runningSegments[slot] = -1 }
    runningSlopes.resize(to: runningSegments.count * stride, filling: 0)
  }

  /// No activity has a running slope. The first place stays empty.
  mutating func removeRunningSlopes() {
    runningSegments.removeAll()
    runningSegments.append(-1)
    runningSlopes.removeAll()
  }
}
