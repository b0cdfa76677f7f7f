// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// Proofs of infeasibility.
extension Solver {
  /// Returns the required constraints that take part in the contradiction: at the optimum of the
  /// required level, the ones that are tight or violated on an activity with a nonzero slope or
  /// reduced cost at that level. With these as multipliers, the constraints add up to `0 > 0`.
  mutating func farkasCertificate() -> [Int32] {
    var members: [Int32] = []
    for activity in 0..<simplex.activities.count where simplex.activities[activity].isLive {
      let block = simplex.activities[activity].breakpoints
      if block.isEmpty { continue }
      if !takesPart(activity) && !tiesPartakers(activity) { continue }
      let value = simplex.activities[activity].value
      let radius = Tolerance.violation * Tolerance.radius(at: value)
      for index in block.indices {
        let breakpoint = simplex.breakpoints.element(block, index)
        if breakpoint.level != 0 || table.records[Int(breakpoint.constraint)].isBound { continue }
        let pushesUp = breakpoint.costsBelow && breakpoint.location >= value - radius
        let pushesDown = breakpoint.costsAbove && breakpoint.location <= value + radius
        if pushesUp || pushesDown { members.append(breakpoint.constraint) }
      }
    }
    return members
  }

  private mutating func takesPart(_ activity: Int) -> Bool {
    if simplex.activities[activity].isViolated { return true }
    let slope =
      simplex.activities[activity].isBasic
      ? simplex.requiredSlope(activity)
      : simplex.activities[activity].isFixed
        ? elimination.requiredCostOfFixed(activity, &simplex) : simplex.costs(of: activity)[0]
    return slope.magnitude > simplex.levels.tolerances[0]
  }

  /// Returns whether a fixed activity helps to tie aliases to a representative that takes part.
  /// Which of their breakpoints matter is unknown at this point, so all of them count.
  private mutating func tiesPartakers(_ activity: Int) -> Bool {
    if !simplex.activities[activity].isFixed { return false }
    elimination.collectDependents(of: activity, &simplex)
    elimination.collectSeparatingAliases(movedBy: activity, &simplex)
    for position in 0..<elimination.separating.count {
      if takesPart(simplex.representative(of: Int(elimination.separating[position].index))) {
        return true
      }
    }
    return false
  }

  /// Finds a set of required constraints that contradict each other, `constraint` among them; without it, all
  /// constraints in force hold.
  mutating func findInfeasibleSet(_ constraint: Int32, _ isBefore: (Int32, Int32) -> Bool)
    -> InfeasibleSet
  {
    var members = farkasCertificate()
    if !members.contains(constraint) { members.append(constraint) }
    var trial = DeletionFilter(members, of: self)
    if trial.holds() {
      // Rounding hid a member: every required constraint is a candidate.
      let candidates = (0..<Int32(table.records.count)).filter { table.isRequirement($0) }
        .sorted(by: isBefore)
      trial = DeletionFilter(candidates, of: self)
      for place in candidates.indices.reversed() where candidates[place] != constraint {
        trial.drop(place)
        if trial.holds() { trial.restore(place) }
      }
      members = trial.kept
    }
    return InfeasibleSet(broken: constraint, members: members, clock: table.changeClock)
  }
}
