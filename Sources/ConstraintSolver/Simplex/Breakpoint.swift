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

extension Simplex {
  /// The breakpoints of an activity. They are valid until breakpoints are added somewhere.
  @inline(__always)
  func breakpointList(of activity: Int) -> UnsafeBufferPointer<Breakpoint> {
    let block = activities[activity].breakpoints
    return UnsafeBufferPointer(start: breakpoints.elements(block), count: Int(block.count))
  }
}

extension BlockPool where Element == Breakpoint {
  /// Returns the number of breakpoints below a limit. They are in order of location.
  @inline(__always)
  func count(below limit: Double, in block: Block) -> Int {
    count(in: block) { $0 < limit }
  }

  /// Returns the number of breakpoints below or at a limit. They are in order of location.
  @inline(__always)
  func count(upTo limit: Double, in block: Block) -> Int {
    count(in: block) { $0 <= limit }
  }

  /// Returns the number of breakpoints whose location satisfies a condition; they are the first.
  @inline(__always)
  private func count(in block: Block, where isCounted: (Double) -> Bool) -> Int {
    let elements = elements(block)
    var low = 0
    var high = Int(block.count)
    while high - low > 8 {
      let middle = (low + high) / 2
      if isCounted(elements[middle].location) { low = middle + 1 } else { high = middle }
    }
    while low < high && isCounted(elements[low].location) { low += 1 }
    return low
  }
}
