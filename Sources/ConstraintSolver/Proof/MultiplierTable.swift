// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// The multipliers of constraints while they are read from the tableau.
///
/// An activity whose constraints have multipliers has a vector of totals, one entry per level: what
/// the multiples add up to, in units of the activity. Most activities have none.
struct MultiplierTable: ~Copyable {
  /// The multipliers other than 0: at most one of a constraint at a level.
  private(set) var entries = Storage<LevelMultiplier>()
  /// The activities that have a vector, in the order of the vectors.
  private(set) var touched = Storage<Int32>()
  /// For every activity, the number of its vector, counted from 1; 0 if it has none.
  private var places = Storage<Int32>()
  /// For every vector the totals, then what the constraint that holds a fixed activity takes.
  private var vectors = Storage<Double>()
  private let stride: Int
  let levelCount: Int
  /// For every level, how many times the multipliers of the required level have to be added.
  private(set) var shifts: [Double]

  // Scratch memory for one activity.
  private var rests = Storage<Double>()
  private var holders = Storage<Holder>()

  /// `stride` is a multiple of 8 and at least the number of levels.
  init(activities: Int, constraints: Int, levelCount: Int, stride: Int) {
    self.levelCount = levelCount
    self.stride = stride
    shifts = [Double](repeating: 0, count: levelCount)
    entries.reserveCapacity(constraints)
    places.resize(to: activities, filling: 0)
    rests.resize(to: stride, filling: 0)
  }

  deinit {}

  /// Gives a constraint a slope of its activity at a level.
  @inline(__always)
  mutating func give(
    _ slope: Double, to constraint: Int32, at level: Int, _ records: UnsafePointer<Record>
  ) {
    if slope == 0 { return }
    let record = records + Int(constraint)
    append(slope / record.pointee.factor, of: constraint, at: level)
    let total = totals(of: Int(record.pointee.activity)) + level
    total.pointee = Tolerance.sum(total.pointee, slope)
  }

  private mutating func append(_ value: Double, of constraint: Int32, at level: Int) {
    entries.append(LevelMultiplier(value: value, constraint: constraint, level: Int32(level)))
  }

  /// The totals of an activity, and `stride` behind them what is taken. The pointer is valid until
  /// another activity gets its vector.
  @inline(__always)
  private mutating func totals(of activity: Int) -> UnsafeMutablePointer<Double> {
    if places[activity] == 0 { touch(activity) }
    return vectors.base + (Int(places[activity]) - 1) * 2 * stride
  }

  private mutating func touch(_ activity: Int) {
    touched.append(Int32(activity))
    places[activity] = Int32(touched.count)
    vectors.resize(to: touched.count * 2 * stride, filling: 0)
  }

  // MARK: Nonbasic activities

  /// Distributes `-D_j` over the breakpoints of a nonbasic activity. Those elsewhere take the slope
  /// of their side. Of those at its value, a breakpoint of the same level takes what its slopes
  /// allow, and one of a stronger level takes the rest.
  mutating func distribute(
    _ costs: UnsafePointer<Double>, over breakpoints: UnsafeBufferPointer<Breakpoint>,
    at value: Double, _ records: UnsafePointer<Record>
  ) {
    for level in 0..<levelCount { rests[level] = -costs[level] }
    holders.removeAll()
    for breakpoint in breakpoints where Int(breakpoint.level) < levelCount {
      let level = Int(breakpoint.level)
      if Tolerance.areEqual(breakpoint.location, value) {
        holders.append(Holder(breakpoint))
        rests[level] = Tolerance.sum(rests[level], -breakpoint.leastSlope)
      } else {
        let slope =
          breakpoint.location < value ? breakpoint.greatestSlope : breakpoint.leastSlope
        give(slope, to: breakpoint.constraint, at: level, records)
        rests[level] = Tolerance.sum(rests[level], -slope)
      }
    }
    for place in 0..<holders.count {
      let breakpoint = holders[place].breakpoint
      let level = Int(breakpoint.level)
      let share = Swift.max(0, Swift.min(rests[level], breakpoint.jump))
      rests[level] = Tolerance.sum(rests[level], -share)
      holders[place].note(share: share)
      give(breakpoint.leastSlope + share, to: breakpoint.constraint, at: level, records)
    }
    for level in 1..<Swift.max(1, levelCount)
    where rests[level].magnitude > Tolerance.multiplier {
      hold(rests[level], at: level, records)
    }
  }

  /// Gives a slope at a level to a breakpoint of the strongest level that can take it.
  private mutating func hold(_ slope: Double, at level: Int, _ records: UnsafePointer<Record>) {
    var (found, foundLevel) = (-1, Int16(level))
    for place in 0..<holders.count {
      let holder = holders[place]
      let isBetter =
        holder.breakpoint.level < foundLevel
        || holder.breakpoint.level == foundLevel && found >= 0
          && holders[found].shift(for: slope) > 0
      if isBetter && holder.canTake(slope) {
        (found, foundLevel) = (place, holder.breakpoint.level)
      }
    }
    if found < 0 { return }
    let shift = holders[found].shift(for: slope)
    shifts[level] = Swift.max(shifts[level], shift)
    if shift == 0 { holders[found].isHeld = true }
    give(slope, to: holders[found].breakpoint.constraint, at: level, records)
  }

  // MARK: Fixed activities

  /// Passes the totals of a defined activity on to what it is defined over.
  mutating func passTotals(of defined: Int, to definition: UnsafeBufferPointer<Entry>) {
    if places[defined] == 0 { return }
    for first in Swift.stride(from: 0, to: stride, by: 8) {
      let source = UnsafeMutableRawPointer(totals(of: defined) + first)
      let part = source.loadUnaligned(as: SIMD8<Double>.self)
      if part == .zero { continue }
      source.storeBytes(of: .zero, as: SIMD8<Double>.self)
      for entry in definition {
        let target = UnsafeMutableRawPointer(totals(of: Int(entry.index)) + first)
        let share = part * entry.coefficient
        let sum = share + target.loadUnaligned(as: SIMD8<Double>.self)
        // As `Tolerance.sum` does: what rounding leaves of numbers that cancel is nothing.
        let isRounding = (sum * sum) .<= (share * share * Tolerance.squaredCancellation)
        target.storeBytes(of: sum.replacing(with: 0, where: isRounding), as: SIMD8<Double>.self)
      }
    }
  }

  /// Lets the constraint that holds a fixed activity take its totals; it is a constraint of `owner`,
  /// which may be an alias. Returns whether there are any.
  mutating func settle(_ activity: Int, by owner: Int) -> Bool {
    var isChanged = false
    for level in 0..<levelCount {
      let total = totals(of: activity)[level]
      if total.magnitude <= Tolerance.multiplier { continue }
      totals(of: activity)[stride + level] -= total
      totals(of: owner)[level] -= total
      isChanged = true
    }
    return isChanged
  }

  /// Records what the constraint that holds a fixed activity has taken.
  mutating func finish(
    _ activity: Int, by constraint: Int32, _ records: UnsafePointer<Record>
  ) {
    for level in 0..<levelCount {
      let taken = totals(of: activity)[stride + level]
      if taken != 0 { append(taken / records[Int(constraint)].factor, of: constraint, at: level) }
    }
  }
}

/// The multiplier of a constraint at a level.
struct LevelMultiplier: BitwiseCopyable {
  var value: Double
  var constraint: Int32
  var level: Int32
}

/// A breakpoint at the value of its activity, which may take slopes of weaker levels.
private struct Holder: BitwiseCopyable {
  let breakpoint: Breakpoint
  /// The slope that it has at its own level.
  private var own = 0.0
  /// Whether it counts in the proof of a weaker level, and can neither rise nor fall since.
  var isHeld = false

  init(_ breakpoint: Breakpoint) { self.breakpoint = breakpoint }

  mutating func note(share: Double) { own = breakpoint.leastSlope + share }

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
