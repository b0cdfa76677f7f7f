// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// Running slopes: an activity with many kinks remembers the slope of its own cost right of some
/// number of them. The slope elsewhere is found by going there kink by kink, and a kink that comes or
/// goes changes it by one term; else every look at the activity would pass all its kinks.
extension Solver {
  /// Fewer kinks are summed faster than looked up.
  static var manyKinks: Int32 { 32 }

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
      let elements = pieces.elements(activities[activity].pieces)
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

  /// A kink came, or goes: `change` is 1 or -1.
  @inline(__always)
  mutating func changeRunningSlope(
    of activity: Int, _ piece: Piece, at index: Int, by change: Int32
  ) {
    let slot = Int(activities[activity].runningSlope)
    if slot == 0 || runningSegments[slot] < 0 { return }
    let running = runningSlopes.base + slot * stride
    let weight = Double(change) * piece.weight
    if index < Int(runningSegments[slot]) {
      runningSegments[slot] += change
      if piece.costsAbove { running[Int(piece.level)] += weight }
    } else if piece.costsBelow {
      running[Int(piece.level)] -= weight
    }
  }

  /// The kinks of an activity are others now.
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
