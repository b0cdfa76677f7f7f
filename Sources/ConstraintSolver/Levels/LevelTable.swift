// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// The strengths in use, strongest first: level 0 is required, every other strength has a level of
/// its own. A slope is a vector with one entry a level, compared lexicographically.
///
/// Two *hidden* levels may follow the last: the chosen values of ambiguous variables and the one
/// being chosen (see `Solver+Canonical`). They are weaker than anything that a caller can say.
struct LevelTable: ~Copyable {
  private var strengths = Storage<Float>()
  private var heaviest = Storage<Double>()
  /// What a slope of the level may differ from zero by and still be zero.
  private(set) var tolerances = Storage<Double>()
  private(set) var hasHiddenLevels = false
  /// How many times the usual tolerance holds.
  private var looseness = 1.0

  init() { _ = insert(Strength.required.value) }

  /// All levels, hidden ones included.
  var count: Int { @inline(__always) get { tolerances.count } }

  var pinLevel: Int { strengths.count }
  var choiceLevel: Int { strengths.count + 1 }

  /// The level of a strength, or the place where it would be inserted.
  @inline(__always)
  func find(_ strength: Float) -> (level: Int, isPresent: Bool) {
    var level = 0
    while level < strengths.count && strengths[level] > strength { level += 1 }
    return (level, level < strengths.count && strengths[level] == strength)
  }

  func strength(of level: Int16) -> Float { strengths[Int(level)] }

  /// Adds a level; those below it move down by one.
  mutating func insert(_ strength: Float) -> Int {
    let level = find(strength).level
    strengths.append(strength)
    heaviest.append(1)
    var index = strengths.count - 1
    while index > level {
      strengths[index] = strengths[index - 1]
      heaviest[index] = heaviest[index - 1]
      index -= 1
    }
    strengths[level] = strength
    heaviest[level] = 1
    renewTolerances()
    return level
  }

  /// Notes the weight of a breakpoint: tolerances follow the heaviest.
  @inline(__always)
  mutating func note(weight: Double, level: Int) {
    // The heaviest is at least 1.
    if weight > 1 && level < heaviest.count && weight > heaviest[level] {
      heaviest[level] = weight
      tolerances[level] = Tolerance.slope * looseness * weight
    }
  }

  mutating func setHiddenLevels(_ present: Bool) {
    hasHiddenLevels = present
    renewTolerances()
  }

  /// Multiplies the tolerances by ten, until `tighten`: slopes that only just count lead in circles.
  mutating func loosen() {
    guard looseness < Tolerance.greatestLooseness else { return }
    looseness *= 10
    renewTolerances()
  }

  /// Goes back to the usual tolerances.
  mutating func tighten() {
    guard looseness != 1 else { return }
    looseness = 1
    renewTolerances()
  }

  private mutating func renewTolerances() {
    let unit = Tolerance.slope * looseness
    tolerances.resize(to: strengths.count + (hasHiddenLevels ? 2 : 0), filling: unit)
    for level in 0..<strengths.count { tolerances[level] = unit * heaviest[level] }
  }

  /// An entry of the sum of two slopes: 0 where they cancel.
  @inline(__always)
  private func entry(
    _ level: Int, _ a: UnsafeMutablePointer<Double>, _ b: UnsafeMutablePointer<Double>
  ) -> Double {
    let sum = a[level] + b[level]
    if sum == 0 || sum.magnitude <= tolerances[level] { return 0 }
    return Tolerance.sum(a[level], b[level])
  }

  /// The sign of the sum of two slopes.
  @inline(__always)
  func signOfSum(
    _ a: UnsafeMutablePointer<Double>, _ b: UnsafeMutablePointer<Double>
  ) -> Int {
    for level in 0..<count {
      let entry = entry(level, a, b)
      if entry != 0 { return entry > 0 ? 1 : -1 }
    }
    return 0
  }

  /// How many buckets moves are sorted into: see `bucket`.
  var bucketCount: Int { (count + 1) * (count + 3) }

  /// The bucket of a move whose slope is the sum of two, times the direction, and negative: by the
  /// strongest level that gains, then by what the move does at the next level that feels it.
  @inline(__always)
  func bucket(
    _ a: UnsafeMutablePointer<Double>, _ b: UnsafeMutablePointer<Double>, direction: Double
  ) -> Int {
    var first = 0
    while first < count && entry(first, a, b) == 0 { first += 1 }
    for second in first + 1..<Swift.max(count, first + 1) {
      let entry = direction * entry(second, a, b)
      if entry != 0 { return first * (count + 3) + (entry < 0 ? 0 : 2 + (count - second)) }
    }
    return first * (count + 3) + 1
  }

  /// The sign of a slope: of the first entry that is not zero.
  @inline(__always)
  func sign(_ slope: UnsafeMutablePointer<Double>) -> Int {
    for level in 0..<count {
      let tolerance = tolerances[level]
      if slope[level] > tolerance { return 1 }
      if slope[level] < -tolerance { return -1 }
    }
    return 0
  }
}
