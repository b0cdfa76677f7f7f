// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// Required breakpoints that are on a side that costs.
extension Simplex {
  /// Updates `violatedActivities` for the activities touched since the values were last read.
  mutating func countViolatedActivities() {
    for position in 0..<touched.count {
      let activity = Int(touched[position])
      if !activities[activity].mayBeInfeasible && !activities[activity].isViolated { continue }
      let isViolated = hasViolatedRequirement(activity)
      if isViolated != activities[activity].isViolated {
        activities[activity].isViolated = isViolated
        violatedActivities += isViolated ? 1 : -1
      }
    }
  }

  private mutating func hasViolatedRequirement(_ activity: Int) -> Bool {
    let block = activities[activity].breakpoints
    let elements = breakpoints.elements(block)
    let value = activities[activity].value
    let isBasic = activities[activity].isBasic
    let segment = Int(activities[activity].segment)
    activities[activity].mayBeInfeasible = false
    for index in block.indices where elements[index].level == 0 {
      // Breakpoints on the satisfied side of a basic activity's segment need not be compared with
      // its value.
      if isBasic {
        if index < segment ? !elements[index].costsAbove : !elements[index].costsBelow { continue }
        activities[activity].mayBeInfeasible = true
      }
      if isViolated(elements[index], at: value) {
        activities[activity].mayBeInfeasible = true
        return true
      }
    }
    return false
  }

  @inline(__always)
  func isViolated(_ breakpoint: Breakpoint, at value: Double) -> Bool {
    let violation = breakpoint.violation(at: value)
    if violation == 0 { return false }
    let radius = Swift.max(Tolerance.radius(at: value), Tolerance.radius(at: breakpoint.location))
    return violation > Tolerance.violation * radius
  }

  /// Returns whether a breakpoint of a constraint is at the activity's value.
  mutating func isTight(_ breakpoint: Breakpoint, on activity: Int) -> Bool {
    breakpoint.constraint >= 0
      && Tolerance.areEqual(breakpoint.location, activities[activity].value)
  }
}
