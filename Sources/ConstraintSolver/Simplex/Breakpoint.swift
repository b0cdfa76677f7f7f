// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// One breakpoint in the cost of an activity: what one constraint adds to it.
///
/// A constraint `a >= b` costs `weight` for every unit below `b`, `a <= b` for every unit above,
/// `a == b` for both.
struct Breakpoint: BitwiseCopyable {
  var location: Double
  var weight: Double
  var constraint: Int32
  var level: Int16
  var costsBelow: Bool
  var costsAbove: Bool

  /// How much the slope grows at the breakpoint.
  var jump: Double {
    @inline(__always) get { (costsBelow ? weight : 0) + (costsAbove ? weight : 0) }
  }

  /// How far a value is on a side that costs.
  @inline(__always)
  func violation(at value: Double) -> Double {
    if costsBelow && value < location { return location - value }
    if costsAbove && value > location { return value - location }
    return 0
  }
}
