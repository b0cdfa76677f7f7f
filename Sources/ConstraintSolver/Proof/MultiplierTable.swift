// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// The slopes that the constraints of activities have in a proof, while they are read from the
/// tableau.
struct MultiplierTable: ~Copyable {
  /// The slopes other than 0: at most one of a constraint at a level.
  private(set) var entries = Storage<LevelSlope>()
  let levelCount: Int
  private var levels = Storage<LevelOfSlopes>()
  /// The levels at which a constraint has a slope, the strongest first.
  private var activeLevels = Storage<Int>()
  /// Scratch memory for one activity: what the breakpoints at its value hold.
  private var holdings = Storage<Holding>()

  init(constraints: Int, levelCount: Int) {
    self.levelCount = levelCount
    entries.reserveCapacity(constraints / 2)
    levels.resize(to: levelCount, filling: LevelOfSlopes())
  }

  deinit {}

  /// How many times the multipliers of the required level have to be added to those of a level.
  func shift(at level: Int) -> Double { levels[level].shift }

  func hasSlopes(at level: Int) -> Bool { levels[level].last >= 0 }

  /// Visits the slopes at a level.
  @inline(__always)
  func forEachSlope(at level: Int, _ body: (LevelSlope) -> Void) {
    var place = levels[level].last
    while place >= 0 {
      let entry = entries[Int(place)]
      body(entry)
      place = entry.previous
    }
  }

  /// Gives a constraint a slope of its activity at a level.
  @inline(__always)
  mutating func give(
    _ slope: Double, to constraint: Int32, at level: Int
  ) {
    if slope == 0 { return }
    let last = levels[level].last
    if last < 0 { activate(level) }
    levels[level].last = Int32(truncatingIfNeeded: entries.count)
    entries.append(LevelSlope(slope: slope, constraint: constraint, previous: last))
  }

  private mutating func activate(_ level: Int) {
    activeLevels.append(level)
    activeLevels.sort(by: <)
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

  /// Distributes `-D_j` over the breakpoints of a nonbasic activity, which are in order. Those elsewhere
  /// take the slope of their side. Of those at its value, a breakpoint of the same level takes what its
  /// slopes allow, and one of a stronger level takes the rest.
  ///
  /// The basic activities must have their slopes: `D_j` is 0 at all levels at which they have none.
  @inline(__always)
  mutating func distribute(
    _ costs: UnsafePointer<Double>, areZero: Bool,
    over breakpoints: UnsafeBufferPointer<Breakpoint>, at value: Double
  ) {
    let radius = Tolerance.radius(at: value)
    let known = entries.count
    var (start, end) = (0, breakpoints.count)
    while start < end && breakpoints[start].location < value - radius {
      give(breakpoints[start].greatestSlope, elsewhere: breakpoints[start])
      start += 1
    }
    while start < end && breakpoints[end - 1].location > value + radius {
      end -= 1
      give(breakpoints[end].leastSlope, elsewhere: breakpoints[end])
    }
    if areZero && entries.count == known { return }
    var holding = Holding()
    holdings.removeAll()
    for place in 0..<activeLevels.count {
      let level = activeLevels[place]
      let rest = Tolerance.sum(levels[level].rest, -costs[level])
      levels[level].rest = 0
      if rest == 0 { continue }
      if end - start == 1, let first = breakpoints.baseAddress {
        hold(rest, at: level, first + start, &holding)
      } else {
        hold(rest, at: level, UnsafeBufferPointer(rebasing: breakpoints[start..<end]))
      }
    }
  }

  /// Gives a breakpoint elsewhere the slope of its side.
  @inline(__always)
  private mutating func give(_ slope: Double, elsewhere breakpoint: Breakpoint) {
    let level = Int(breakpoint.level)
    if slope == 0 || level >= levelCount { return }
    give(slope, to: breakpoint.constraint, at: level)
    levels[level].rest -= slope
  }

  /// Gives a slope at a level to the only breakpoint at the value of an activity, as most have only one.
  /// By pointer: Swift packs the members of what it passes by value.
  @inline(__always)
  private mutating func hold(
    _ slope: Double, at level: Int, _ breakpoint: UnsafePointer<Breakpoint>,
    _ holding: inout Holding
  ) {
    var rest = slope
    if Int(breakpoint.pointee.level) == level { giveOwn(&rest, to: breakpoint.pointee, &holding) }
    if level == 0 || rest.magnitude <= Tolerance.multiplier { return }
    guard Int(breakpoint.pointee.level) < level, holding.canTake(rest, breakpoint.pointee) else {
      return
    }
    let shift = holding.shift(for: rest, breakpoint.pointee)
    giveRest(rest, at: level, to: breakpoint.pointee.constraint, shift, &holding)
  }

  /// Gives a slope at a level to the breakpoints at the value of an activity.
  private mutating func hold(
    _ slope: Double, at level: Int, _ breakpoints: UnsafeBufferPointer<Breakpoint>
  ) {
    holdings.resize(to: breakpoints.count, filling: Holding())
    var rest = slope
    for place in 0..<breakpoints.count where Int(breakpoints[place].level) == level {
      giveOwn(&rest, to: breakpoints[place], &holdings.pointer(at: place).pointee)
    }
    if level == 0 || rest.magnitude <= Tolerance.multiplier { return }
    // A breakpoint of the strongest level that can take the rest.
    var (found, foundLevel, shift) = (-1, level, 0.0)
    for place in 0..<breakpoints.count {
      let breakpointLevel = Int(breakpoints[place].level)
      let isBetter =
        breakpointLevel < foundLevel || breakpointLevel == foundLevel && found >= 0 && shift > 0
      if isBetter && holdings[place].canTake(rest, breakpoints[place]) {
        (found, foundLevel) = (place, breakpointLevel)
        shift = holdings[place].shift(for: rest, breakpoints[place])
      }
    }
    if found < 0 { return }
    giveRest(
      rest, at: level, to: breakpoints[found].constraint, shift,
      &holdings.pointer(at: found).pointee)
  }

  /// Gives a breakpoint what its slopes allow at its own level.
  @inline(__always)
  private mutating func giveOwn(
    _ rest: inout Double, to breakpoint: Breakpoint, _ holding: inout Holding
  ) {
    let share = Swift.min(Swift.max(rest, breakpoint.leastSlope), breakpoint.greatestSlope)
    rest = Tolerance.sum(rest, -share)
    holding.own = share
    give(share, to: breakpoint.constraint, at: Int(breakpoint.level))
  }

  /// Gives a constraint what is left at a weaker level.
  @inline(__always)
  private mutating func giveRest(
    _ rest: Double, at level: Int, to constraint: Int32, _ shift: Double, _ holding: inout Holding
  ) {
    if shift == 0 {
      holding.isHeld = true
    } else {
      levels[level].shift = Swift.max(levels[level].shift, shift)
    }
    give(rest, to: constraint, at: level)
  }
}

/// The slope that a constraint of an activity has at a level.
struct LevelSlope: BitwiseCopyable {
  var slope: Double
  var constraint: Int32
  /// The slope that was given before it at its level; -1 if there is none.
  var previous: Int32
}

private struct LevelOfSlopes: BitwiseCopyable {
  /// What is left of the slope of the activity that is being read.
  var rest = 0.0
  /// How many times the multipliers of the required level have to be added.
  var shift = 0.0
  /// The last slope; -1 if there is none.
  var last: Int32 = -1
}

/// What a breakpoint at the value of its activity has been given so far.
private struct Holding: BitwiseCopyable {
  /// The slope that it has at its own level.
  var own = 0.0
  /// Whether it counts in the proof of a weaker level, and can neither rise nor fall since.
  var isHeld = false

  /// Whether the breakpoint may take a slope of a weaker level.
  func canTake(_ slope: Double, _ breakpoint: Breakpoint) -> Bool {
    isHeld || isRequired(slope, breakpoint) || isConfined(slope, breakpoint)
  }

  /// Whether the slope at its own level is less than the greatest or greater than the least: the
  /// constraint cannot give way in that direction.
  private func isConfined(_ slope: Double, _ breakpoint: Breakpoint) -> Bool {
    let radius = Tolerance.slope * breakpoint.weight
    return slope > 0
      ? own < breakpoint.greatestSlope - radius : own > breakpoint.leastSlope + radius
  }

  private func isRequired(_ slope: Double, _ breakpoint: Breakpoint) -> Bool {
    breakpoint.level == 0 && (slope > 0 ? breakpoint.costsAbove : breakpoint.costsBelow)
  }

  /// How many times the multipliers of the required level must be added so that a required
  /// constraint does not push the wrong way. Twice the least number leaves no doubt about the sign.
  func shift(for slope: Double, _ breakpoint: Breakpoint) -> Double {
    breakpoint.level > 0 || isHeld || isRequired(slope, breakpoint)
      ? 0 : 2 * (slope / own).magnitude
  }
}
