// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// One breakpoint in the cost of an activity: the share of one constraint in that cost.
///
/// A constraint `a >= b` costs `weight` per unit below `b`, `a <= b` per unit above, and `a == b`
/// per unit on either side.
struct Breakpoint: BitwiseCopyable {
  var location: Double
  var weight: Double
  var constraint: Int32
  var level: Int16
  var costsBelow: Bool
  var costsAbove: Bool

  /// The slope below the breakpoint.
  var leastSlope: Double { @inline(__always) get { costsBelow ? -weight : 0 } }

  /// The slope above the breakpoint.
  var greatestSlope: Double { @inline(__always) get { costsAbove ? weight : 0 } }

  /// The increase of the slope at the breakpoint.
  var jump: Double {
    @inline(__always) get { (costsBelow ? weight : 0) + (costsAbove ? weight : 0) }
  }

  /// Returns how far a value is on a side that costs.
  @inline(__always)
  func violation(at value: Double) -> Double {
    if costsBelow && value < location { return location - value }
    if costsAbove && value > location { return value - location }
    return 0
  }
}
