// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// The strengths in use, strongest first. Level 0 is required; every other strength has a level of
/// its own. A slope is a vector with one entry per level, compared lexicographically.
///
/// Two *hidden* levels may follow the last one: one for the values already chosen for ambiguous
/// variables and one for the variable being chosen (see `Solver+Canonical`). They are weaker than
/// any strength a caller can use.
struct LevelTable: ~Copyable {
  private var levels = Storage<Level>()
  /// For every level, the largest magnitude of a slope that counts as zero.
  private(set) var tolerances = Storage<Double>()
  private(set) var hasHiddenLevels = false
  /// The factor applied to the usual tolerances.
  private var looseness = 1.0
  /// Whether tolerances are wider than usual.
  var isLoose: Bool { @inline(__always) get { looseness != 1 } }

  init() { _ = insert(Strength.required.value) }

  /// The number of levels, including hidden ones.
  var count: Int { @inline(__always) get { tolerances.count } }

  var pinLevel: Int { levels.count }
  var choiceLevel: Int { levels.count + 1 }

  /// Returns the level of a strength, or the position at which to insert it.
  @inline(__always)
  func find(_ strength: Float) -> (level: Int, isPresent: Bool) {
    var level = 0
    while level < levels.count && levels[level].strength > strength { level &+= 1 }
    return (level, level < levels.count && levels[level].strength == strength)
  }

  func strength(of level: Int16) -> Float { levels[Int(level)].strength }

  /// Adds a level; weaker levels move down by one.
  mutating func insert(_ strength: Float) -> Int {
    let level = find(strength).level
    levels.append(Level(strength: strength))
    levels.moveUp(from: levels.count - 1, to: level)
    renewTolerances()
    return level
  }

  /// Records the weight of a breakpoint: tolerances scale with the heaviest.
  @inline(__always)
  mutating func note(weight: Double, level: Int) {
    // The heaviest weight is at least 1.
    if weight > 1 && level < levels.count && weight > levels[level].heaviest {
      levels[level].heaviest = weight
      tolerances[level] = Tolerance.slope * looseness * weight
    }
  }

  mutating func setHiddenLevels(_ present: Bool) {
    hasHiddenLevels = present
    renewTolerances()
  }

  /// Multiplies the tolerances by ten until `tighten` is called: slopes that barely exceed them
  /// make the descent cycle.
  mutating func loosen() {
    guard looseness < Tolerance.greatestLooseness else { return }
    looseness *= 10
    renewTolerances()
  }

  /// Restores the usual tolerances.
  mutating func tighten() {
    guard isLoose else { return }
    looseness = 1
    renewTolerances()
  }

  private mutating func renewTolerances() {
    let unit = Tolerance.slope * looseness
    tolerances.resize(to: levels.count + (hasHiddenLevels ? 2 : 0), filling: unit)
    for level in 0..<levels.count { tolerances[level] = unit * levels[level].heaviest }
  }

  /// Returns one entry of a slope, 0 if it counts as zero.
  @inline(__always)
  private func entry(_ level: Int, _ slope: UnsafeMutablePointer<Double>) -> Double {
    slope[level].magnitude <= tolerances[level] ? 0 : slope[level]
  }

  /// Returns the first level, from `start` on, at which a slope is not 0, and the sign there; a sign of
  /// 0 if there is none.
  @inline(__always)
  func firstNonzero(
    _ slope: UnsafeMutablePointer<Double>, from start: Int = 0
  ) -> (level: Int, sign: Int) {
    var level = start
    while level < count {
      let entry = entry(level, slope)
      if entry != 0 { return (level, entry > 0 ? 1 : -1) }
      level &+= 1
    }
    return (level, 0)
  }

  /// The number of buckets that `bucket` sorts moves into.
  var bucketCount: Int { count * (count + 1) }

  /// Returns the bucket of a move, by the strongest level that it improves, and the strongest one at which
  /// the activity's own breakpoints resist it; the count of levels if none does.
  @inline(__always)
  func bucket(gaining first: Int, resisting own: Int) -> Int {
    first &* (count &+ 1) &+ (count &- own)
  }

  /// Returns the sign of a slope, which is that of its first nonzero entry.
  @inline(__always)
  func sign(_ slope: UnsafeMutablePointer<Double>) -> Int { firstNonzero(slope).sign }
}

/// A strength in use.
struct Level: BitwiseCopyable {
  var strength: Float
  /// The weight of the heaviest breakpoint; at least 1.
  var heaviest = 1.0
}
