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

  // Scratch memory for one activity.
  private var rests = Storage<Double>()
  private var holders = Storage<Holder>()

  init(constraints: Int, levelCount: Int) {
    self.levelCount = levelCount
    entries.reserveCapacity(constraints / 4)
    isActive.resize(to: levelCount, filling: false)
    shifts.resize(to: levelCount, filling: 0)
    rests.resize(to: levelCount, filling: 0)
  }

  deinit {}

  /// Gives a constraint a slope of its activity at a level.
  @inline(__always)
  mutating func give(
    _ slope: Double, to constraint: Int32, at level: Int, _ records: UnsafePointer<Record>
  ) {
    if slope == 0 { return }
    isActive[level] = true
    entries.append(
      LevelSlope(
        slope: slope, constraint: constraint, activity: records[Int(constraint)].activity,
        level: Int32(level)))
  }

  /// Gives the breakpoints of a fixed activity that are not at its value the slopes of their sides.
  @inline(__always)
  mutating func giveSlopes(
    elsewhere breakpoints: UnsafeBufferPointer<Breakpoint>, at value: Double,
    _ records: UnsafePointer<Record>
  ) {
    for breakpoint in breakpoints where Int(breakpoint.level) < levelCount {
      let slope = breakpoint.slope(at: value)
      if slope == 0 || Tolerance.areEqual(breakpoint.location, value) { continue }
      give(slope, to: breakpoint.constraint, at: Int(breakpoint.level), records)
    }
  }

  // MARK: Nonbasic activities

  /// Notes the levels at which breakpoints of a nonbasic activity cost something at its value, unless
  /// they are there. Returns whether there are any.
  @inline(__always)
  mutating func noteLevels(
    of breakpoints: UnsafeBufferPointer<Breakpoint>, at value: Double
  ) -> Bool {
    var costs = false
    for breakpoint in breakpoints
    where breakpoint.slope(at: value) != 0 && Int(breakpoint.level) < levelCount
      && !Tolerance.areEqual(breakpoint.location, value)
    {
      isActive[Int(breakpoint.level)] = true
      costs = true
    }
    return costs
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

  /// Distributes `-D_j` over the breakpoints of a nonbasic activity. Those elsewhere take the slope
  /// of their side. Of those at its value, a breakpoint of the same level takes what its slopes
  /// allow, and one of a stronger level takes the rest.
  mutating func distribute(
    _ costs: UnsafePointer<Double>, over breakpoints: UnsafeBufferPointer<Breakpoint>,
    at value: Double, _ records: UnsafePointer<Record>
  ) {
    holders.removeAll()
    for breakpoint in breakpoints where Int(breakpoint.level) < levelCount {
      if Tolerance.areEqual(breakpoint.location, value) {
        holders.append(Holder(breakpoint))
        continue
      }
      let level = Int(breakpoint.level)
      let slope = breakpoint.slope(at: value)
      if slope == 0 { continue }
      give(slope, to: breakpoint.constraint, at: level, records)
      rests[level] = Tolerance.sum(rests[level], -slope)
    }
    for place in 0..<activeLevels.count {
      let level = activeLevels[place]
      let rest = Tolerance.sum(rests[level], -costs[level])
      if rest != 0 { hold(rest, at: level, records) }
      rests[level] = 0
    }
  }

  /// Gives a slope at a level to the breakpoints at the value of an activity.
  private mutating func hold(_ slope: Double, at level: Int, _ records: UnsafePointer<Record>) {
    var rest = slope
    for place in 0..<holders.count where Int(holders[place].breakpoint.level) == level {
      let breakpoint = holders[place].breakpoint
      let share = Swift.min(Swift.max(rest, breakpoint.leastSlope), breakpoint.greatestSlope)
      rest = Tolerance.sum(rest, -share)
      holders[place].own = share
      give(share, to: breakpoint.constraint, at: level, records)
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
    give(rest, to: holders[found].breakpoint.constraint, at: level, records)
  }
}

/// The slope that a constraint of an activity has at a level.
struct LevelSlope: BitwiseCopyable {
  var slope: Double
  var constraint: Int32
  var activity: Int32
  var level: Int32
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
