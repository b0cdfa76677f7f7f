// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// The multipliers of constraints while they are read from the tableau, level by level.
struct MultiplierTable {
  /// The multiplier of every constraint at the current level.
  var values: [Double]
  /// Whether the multiplier of a constraint may be positive, or negative, at weaker levels.
  var mayBePositive: [Bool]
  var mayBeNegative: [Bool]
  /// For every activity, its share in the sum of all multiples.
  var totals: [Double]

  init(constraints: Int, activities: Int) {
    values = [Double](repeating: 0, count: constraints)
    mayBePositive = [Bool](repeating: false, count: constraints)
    mayBeNegative = mayBePositive
    totals = [Double](repeating: 0, count: activities)
  }

  /// Gives a constraint a slope of its activity.
  @inline(__always)
  mutating func give(_ slope: Double, to constraint: Int32, _ records: UnsafePointer<Record>) {
    if slope == 0 { return }
    let record = records + Int(constraint)
    values[Int(constraint)] += slope / record.pointee.factor
    totals[Int(record.pointee.activity)] += slope
  }

  /// Returns whether a constraint of a stronger level can take a slope of its activity.
  @inline(__always)
  func canTake(_ slope: Double, _ constraint: Int32, _ records: UnsafePointer<Record>) -> Bool {
    slope * records[Int(constraint)].factor > 0
      ? mayBePositive[Int(constraint)] : mayBeNegative[Int(constraint)]
  }

  /// Records, for the rows of a level and of stronger ones, where weaker levels may still push, and
  /// starts the next level.
  mutating func finishLevel(_ level: Int16, _ records: UnsafePointer<Record>) {
    for index in values.indices {
      let record = records + index
      if record.pointee.level < level && values[index].magnitude > 1e-14 {
        (mayBePositive[index], mayBeNegative[index]) = (true, true)
      } else if record.pointee.level == level && record.pointee.state == .placed {
        let least = record.pointee.relation == .lessThanOrEqual ? 0.0 : -1
        let greatest = record.pointee.relation == .greaterThanOrEqual ? 0.0 : 1
        mayBePositive[index] =
          level == 0 ? greatest > 0 : values[index] < greatest - Tolerance.value
        mayBeNegative[index] =
          level == 0 ? least < 0 : values[index] > least + Tolerance.value
      }
      values[index] = 0
    }
    for index in totals.indices { totals[index] = 0 }
  }
}
