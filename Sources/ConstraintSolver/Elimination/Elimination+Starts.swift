// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// Where new defined activities start.
///
/// Usually a new activity becomes basic, at the value that its parts give it, and the descent moves
/// it. But most preferences for a value are satisfied, so it is better to start at the breakpoint that the
/// activity would move to. If a part that nothing else depends on can take it there, that
/// part becomes basic in its place, which takes neither a move nor a pivot:
///
///     f = c·k + Σ F_m · m        ⇒        k = (1/c)·f - Σ (F_m/c) · m        |c| = 1
///
/// As after a pivot, and unlike after an elimination (`+Equalities`), the definitions stay as they
/// are. The descent goes on from there, so a bad start costs time and nothing else.
extension Elimination {
  /// Starts a new activity, which has neither a row nor breakpoints yet, at a breakpoint at a level.
  /// `expression` is its definition. Returns false, and changes nothing, if no part can take it
  /// there.
  mutating func start(
    _ defined: Int, at location: Double, level: Int16, _ expression: inout Storage<Entry>,
    _ simplex: inout Simplex
  ) -> Bool {
    let distance = location - simplex.activities[defined].value
    guard let place = placeOfMover(by: distance, level: level, expression, &simplex) else {
      return false
    }
    let mover = Int(expression[place].index)
    let coefficient = expression[place].coefficient
    for index in 0..<expression.count { expression[index].coefficient *= -coefficient }
    expression[place] = Entry(index: Int32(defined), coefficient: coefficient)
    simplex.touch(mover)
    simplex.activities[mover].value += coefficient * distance
    simplex.activities[defined].value = location
    if distance.magnitude > Tolerance.farMove { simplex.lostPrecision = true }
    simplex.dropCosts(of: mover)
    simplex.columns.release(&simplex.activities.pointer(at: mover).pointee.column)
    makeRow(
      of: mover, UnsafeBufferPointer(start: expression.base, count: expression.count), &simplex)
    simplex.setSegment(of: mover, countingEqual: false)
    simplex.addSlope(of: mover)
    simplex.activities[mover].mayBeInfeasible = true
    simplex.activities[mover].isDegenerate = false
    return true
  }

  /// Returns the place, in a sum, of the part that can move the sum by a distance at the least cost.
  /// No row may mention the part, and its move may only cost something below a level.
  private func placeOfMover(
    by distance: Double, level: Int16, _ sum: borrowing Storage<Entry>, _ simplex: inout Simplex
  ) -> Int? {
    var best: Int?
    var weakest = level
    for place in 0..<sum.count where sum[place].coefficient.magnitude == 1 {
      let part = simplex.activities.pointer(at: Int(sum[place].index))
      // An alias of the part may be another part of the sum.
      if !part.pointee.hasColumn || !part.pointee.column.isEmpty || part.pointee.hasAliases {
        continue
      }
      let costly = simplex.levelOfCost(
        ofMoving: Int(sum[place].index), by: sum[place].coefficient * distance)
      if costly <= weakest { continue }
      best = place
      weakest = costly
    }
    return best
  }
}

extension Simplex {
  /// Returns the strongest level at which a breakpoint of an activity costs more after a move; a level
  /// below all others if there is none.
  fileprivate func levelOfCost(ofMoving activity: Int, by distance: Double) -> Int16 {
    let value = activities[activity].value
    var strongest = Int16.max
    for breakpoint in breakpointList(of: activity)
    where breakpoint.level < strongest
      && breakpoint.violation(at: value + distance) > breakpoint.violation(at: value)
    {
      strongest = breakpoint.level
    }
    return strongest
  }
}
