// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// The slopes that the constraints of activities have in a proof, while they are read from the
/// tableau.
struct MultiplierTable: ~Copyable {
  /// The slopes other than 0: at most one of a constraint at a level.
  private(set) var entries = Storage<LevelSlope>()
  let levelCount: Int
  /// For every level, whether anything costs something there.
  private(set) var isActive = Storage<Bool>()
  /// The levels at which something costs.
  private var activeLevels = Storage<Int>()
  /// For every level, how many times the multipliers of the required level have to be added.
  private(set) var shifts = Storage<Double>()

  // Scratch memory for one activity: what is left of its slope at every level, and the breakpoints at
  // its value.
  private var rests = Storage<Double>()
  private var holders = Storage<Holder>()

  init(constraints: Int, levelCount: Int) {
    self.levelCount = levelCount
    entries.reserveCapacity(constraints / 2)
    isActive.resize(to: levelCount, filling: false)
    shifts.resize(to: levelCount, filling: 0)
    rests.resize(to: levelCount, filling: 0)
  }

  deinit {}

  /// Gives a constraint a slope of its activity at a level.
  @inline(__always)
  mutating func give(
    _ slope: Double, to constraint: Int32, at level: Int
  ) {
    if slope == 0 { return }
    isActive[level] = true
    entries.append(LevelSlope(slope: slope, constraint: constraint, level: Int32(level)))
  }

  /// Gives the breakpoints of a fixed activity that are not at its value the slopes of their sides.
  @inline(__always)
  mutating func giveSlopes(
    elsewhere breakpoints: UnsafeBufferPointer<Breakpoint>, at value: Double
  ) {
    let radius = Tolerance.radius(at: value)
    for breakpoint in breakpoints where Int(breakpoint.level) < levelCount {
      let distance = value - breakpoint.location
      if distance.magnitude <= radius { continue }
      give(
        distance > 0 ? breakpoint.greatestSlope : breakpoint.leastSlope,
        to: breakpoint.constraint, at: Int(breakpoint.level))
    }
  }

  // MARK: Nonbasic activities

  /// Finds which breakpoints of a nonbasic activity are at its value, and notes the levels at which others
  /// cost something. The breakpoints are in order.
  @inline(__always)
  mutating func noteLevels(
    of breakpoints: UnsafeBufferPointer<Breakpoint>, at value: Double
  ) -> Holding {
    let radius = Tolerance.radius(at: value)
    var (start, end) = (0, breakpoints.count)
    var costs = false
    while start < end && breakpoints[start].location < value - radius {
      if breakpoints[start].costsAbove && noteLevel(of: breakpoints[start]) { costs = true }
      start += 1
    }
    while start < end && breakpoints[end - 1].location > value + radius {
      end -= 1
      if breakpoints[end].costsBelow && noteLevel(of: breakpoints[end]) { costs = true }
    }
    return Holding(start: Int32(start), end: Int32(end), costsElsewhere: costs)
  }

  @inline(__always)
  private func noteLevel(of breakpoint: Breakpoint) -> Bool {
    if Int(breakpoint.level) >= levelCount { return false }
    isActive[Int(breakpoint.level)] = true
    return true
  }

  /// Starts to distribute: nothing else costs anything at other levels from now on.
  mutating func findActiveLevels() {
    for level in 0..<levelCount where isActive[level] { activeLevels.append(level) }
  }

  @inline(__always)
  func isZero(_ costs: UnsafePointer<Double>) -> Bool {
    for place in 0..<activeLevels.count where costs[activeLevels[place]] != 0 { return false }
    return true
  }

  /// Whether `D_j` has an entry that counts as zero without being 0: rounding of many changes, or a
  /// cost that is really that small.
  @inline(__always)
  func isUncertain(
    _ costs: UnsafePointer<Double>, _ tolerances: borrowing Storage<Double>
  ) -> Bool {
    for place in 0..<activeLevels.count {
      let level = activeLevels[place]
      if costs[level] != 0 && costs[level].magnitude <= tolerances[level] { return true }
    }
    return false
  }

  /// Distributes `-D_j` over the breakpoints of a nonbasic activity. Those elsewhere take the slope of
  /// their side. Of those at its value, a breakpoint of the same level takes what its slopes allow, and
  /// one of a stronger level takes the rest.
  mutating func distribute(
    _ costs: UnsafePointer<Double>, over breakpoints: UnsafeBufferPointer<Breakpoint>,
    _ holding: Holding
  ) {
    let (start, end) = (Int(holding.start), Int(holding.end))
    if holding.costsElsewhere {
      for place in 0..<start {
        give(breakpoints[place].greatestSlope, breakpoints[place])
      }
      for place in end..<breakpoints.count {
        give(breakpoints[place].leastSlope, breakpoints[place])
      }
    }
    holders.removeAll()
    for place in start..<end where Int(breakpoints[place].level) < levelCount {
      holders.append(Holder(breakpoints[place]))
    }
    for place in 0..<activeLevels.count {
      let level = activeLevels[place]
      let rest = Tolerance.sum(rests[level], -costs[level])
      if rest != 0 { hold(rest, at: level) }
      rests[level] = 0
    }
  }

  /// Gives a breakpoint elsewhere the slope of its side.
  @inline(__always)
  private mutating func give(
    _ slope: Double, _ breakpoint: Breakpoint
  ) {
    let level = Int(breakpoint.level)
    if slope == 0 || level >= levelCount { return }
    give(slope, to: breakpoint.constraint, at: level)
    rests[level] = Tolerance.sum(rests[level], -slope)
  }

  /// Gives a slope at a level to the breakpoints at the value of an activity.
  private mutating func hold(_ slope: Double, at level: Int) {
    var rest = slope
    for place in 0..<holders.count where Int(holders[place].breakpoint.level) == level {
      let breakpoint = holders[place].breakpoint
      let share = Swift.min(Swift.max(rest, breakpoint.leastSlope), breakpoint.greatestSlope)
      rest = Tolerance.sum(rest, -share)
      holders[place].own = share
      give(share, to: breakpoint.constraint, at: level)
    }
    if level == 0 || rest.magnitude <= Tolerance.multiplier { return }
    // A breakpoint of the strongest level that can take the rest.
    var (found, foundLevel) = (-1, level)
    for place in 0..<holders.count {
      let holder = holders[place]
      let holderLevel = Int(holder.breakpoint.level)
      let isBetter =
        holderLevel < foundLevel
        || holderLevel == foundLevel && found >= 0 && holders[found].shift(for: rest) > 0
      if isBetter && holder.canTake(rest) { (found, foundLevel) = (place, holderLevel) }
    }
    if found < 0 { return }
    let shift = holders[found].shift(for: rest)
    shifts[level] = Swift.max(shifts[level], shift)
    if shift == 0 { holders[found].isHeld = true }
    give(rest, to: holders[found].breakpoint.constraint, at: level)
  }
}

/// The slope that a constraint of an activity has at a level.
struct LevelSlope: BitwiseCopyable {
  var slope: Double
  var constraint: Int32
  var level: Int32
}

/// Which breakpoints of a nonbasic activity are at its value.
struct Holding: BitwiseCopyable {
  var start: Int32
  var end: Int32
  /// Whether any of the others costs something.
  var costsElsewhere: Bool
}

/// A breakpoint at the value of its activity, which may take slopes of weaker levels.
private struct Holder: BitwiseCopyable {
  let breakpoint: Breakpoint
  /// The slope that it has at its own level.
  var own = 0.0
  /// Whether it counts in the proof of a weaker level, and can neither rise nor fall since.
  var isHeld = false

  init(_ breakpoint: Breakpoint) { self.breakpoint = breakpoint }

  /// Whether the slope at its own level is less than the greatest or greater than the least: the
  /// constraint cannot give way in that direction.
  private func isConfined(_ slope: Double) -> Bool {
    let radius = Tolerance.slope * breakpoint.weight
    return slope > 0
      ? own < breakpoint.greatestSlope - radius : own > breakpoint.leastSlope + radius
  }

  private func isRequired(_ slope: Double) -> Bool {
    breakpoint.level == 0 && (slope > 0 ? breakpoint.costsAbove : breakpoint.costsBelow)
  }

  func canTake(_ slope: Double) -> Bool { isHeld || isRequired(slope) || isConfined(slope) }

  /// How many times the multipliers of the required level must be added so that a required
  /// constraint does not push the wrong way. Twice the least number leaves no doubt about the sign.
  func shift(for slope: Double) -> Double {
    breakpoint.level > 0 || isHeld || isRequired(slope) ? 0 : 2 * (slope / own).magnitude
  }
}
