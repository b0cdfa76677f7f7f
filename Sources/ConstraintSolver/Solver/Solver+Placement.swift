// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// Places constraints: turns each into a breakpoint of an activity.
///
/// A constraint over coordinates is divided by its largest coefficient `f`; equal expressions share
/// one activity `a`:
///
///        Σ c_k · u_k  rel  k      ⇔      a  rel  k / f       (rel reversed for f < 0)
///
/// A violation of `v` in units of `a` is a violation of `|f| · v` in units of the constraint, so
/// `|f|` is the breakpoint's weight.
extension Solver {
  /// Places every pending constraint, and gives every new variable its place in the forest.
  @inline(__always)
  mutating func placePending() {
    if !table.pending.isEmpty || !forest.unnumbered.isEmpty { placeAllPending() }
  }

  /// Places every pending constraint: first those on a single coordinate, then required equalities,
  /// each solved at once for the cheapest coordinate, then the rest.
  private mutating func placeAllPending() {
    reserveForPending()
    forest.growForest(table.pending, table.view, &simplex)
    let (fresh, equalities, others) = (0, 1, 2)
    var lists = NumberLists(count: 3, capacity: table.pending.count)
    for position in 0..<table.pending.count {
      let constraint = Int(table.pending[position])
      if table.records[constraint].state != .pending { continue }
      if let entry = forest.soleCoordinate(in: table.records[constraint].terms, table.view) {
        if simplex.isFresh(Int(entry.index)) {
          lists.append(entry.index, to: fresh)
          let breakpoints = Int(forest.nodes[Int(entry.index)].constraintsAlone)
          simplex.expectBreakpoints(of: Int(entry.index), count: breakpoints)
        }
        // As `place` does, but most of these go to the end of a list that is not sorted yet.
        note(constraint, on: Int(entry.index), entry.coefficient)
        if simplex.activities[Int(entry.index)].isUnsorted {
          simplex.append(breakpoint(of: constraint), to: Int(entry.index))
        } else {
          insertBreakpoint(of: constraint)
        }
        satisfyAtOnce(constraint)
        continue
      }
      let isEquality =
        table.records[constraint].isRequired && table.records[constraint].relation == .equal
      lists.append(table.pending[position], to: isEquality ? equalities : others)
    }
    var place = lists.start(of: fresh)
    while let coordinate = lists.next(&place) {
      simplex.sortBreakpoints(of: coordinate)
      simplex.placeAtMinimum(coordinate)
    }
    // A number that was released and reused is in the list twice: its first occurrence places it.
    place = lists.start(of: equalities)
    while let constraint = lists.next(&place) {
      if table.records[constraint].state == .pending { placeEquality(constraint) }
    }
    while let activity = simplex.unsorted.popLast() { simplex.sortBreakpoints(of: Int(activity)) }
    place = lists.start(of: others)
    while let constraint = lists.next(&place) {
      if table.records[constraint].state == .pending { placeRun(from: constraint, &place, lists) }
    }
    table.pending.removeAllAndShrink()
  }

  /// Places a constraint and those that follow it in its list and have equal terms: they share one
  /// activity. If the activity is new and one of them is an equality, it starts where the strongest
  /// of them that do not hold does.
  private mutating func placeRun(
    from first: Int, _ place: inout Int32, _ lists: borrowing NumberLists
  ) {
    forest.express(table.records[first].terms, table.view)
    let (activity, factor, isNew) = elimination.activityOfExpression(&forest.expression, &simplex)
    let left = factor * simplex.activities[activity].value
    var (count, isWished, strongest) = (0, false, -1)
    var (constraint, end, next) = (first, place, place)
    while true {
      let record = table.records.pointer(at: constraint)
      count += 1
      isWished = isWished || record.pointee.relation == .equal
      if record.pointee.relation.violation(by: left - record.pointee.constant) > 0
        && (strongest < 0 || record.pointee.level < table.records[strongest].level)
      {
        strongest = constraint
      }
      guard let following = lists.next(&next), table.haveEqualTerms(following, first) else { break }
      (constraint, end) = (following, next)
    }
    if isNew {
      simplex.activities[activity].breakpoints = simplex.breakpoints.makeBlock(capacity: count)
      let isStarted =
        isWished && strongest >= 0
        && elimination.start(
          activity, at: table.records[strongest].constant / factor,
          level: table.records[strongest].level, &forest.expression, &simplex)
      if !isStarted { elimination.makeRow(of: activity, &simplex) }
    }
    self.place(first, on: activity, factor)
    while place != end, let constraint = lists.next(&place) {
      if table.records[constraint].state == .pending {
        self.place(constraint, on: activity, factor)
      }
    }
  }

  /// Reserves capacity for the pending constraints in one step.
  private mutating func reserveForPending() {
    // A constraint on one variable is a breakpoint of the variable itself, in a list of known length.
    var several = 0
    for position in 0..<table.pending.count
    where table.records[Int(table.pending[position])].terms.count > 1 {
      several += 1
    }
    let expected = min(table.pending.count / 2, several)
    simplex.reserveCapacity(activities: simplex.activities.count + expected)
    simplex.breakpoints.reserveCapacity(2 * (table.pending.count + several))
    simplex.rows.reserveCapacity(8 * expected)
    simplex.columns.reserveCapacity(16 * expected)
    elimination.definitions.reserveCapacity(4 * expected)
    elimination.definitionTable.reserveCapacity(expected / 2)
  }

  /// Makes a constraint, which equals `factor` times an activity, a breakpoint of that activity. A
  /// required equality is satisfied at once.
  private mutating func place(_ constraint: Int, on activity: Int, _ factor: Double) {
    note(constraint, on: activity, factor)
    insertBreakpoint(of: constraint)
    satisfyAtOnce(constraint)
  }

  /// Satisfies a required equality that has just been placed; does nothing about any other constraint.
  @inline(__always)
  private mutating func satisfyAtOnce(_ constraint: Int) {
    let record = table.records.pointer(at: constraint)
    if !record.pointee.isRequired || record.pointee.relation != .equal { return }
    let target = record.pointee.constant / record.pointee.factor
    elimination.fix(Int(record.pointee.activity), at: target, table.view, &simplex)
  }

  /// Makes a required equality a breakpoint of its activity and satisfies it at once.
  private mutating func placeEquality(_ constraint: Int) {
    forest.express(table.records[constraint].terms, table.view)
    let (activity, factor, isNew) = elimination.activityOfExpression(&forest.expression, &simplex)
    guard isNew else { return place(constraint, on: activity, factor) }
    note(constraint, on: activity, factor)
    let target = table.records[constraint].constant / factor
    if elimination.eliminate(activity, at: target, table.view, &simplex) {
      insertBreakpoint(of: constraint)
    } else {
      elimination.makeRow(of: activity, &simplex)
      insertBreakpoint(of: constraint)
      elimination.eliminateByPivot(activity, at: target, table.view, &simplex)
    }
  }

  private mutating func note(_ constraint: Int, on activity: Int, _ factor: Double) {
    table.records[constraint].activity = Int32(truncatingIfNeeded: activity)
    table.records[constraint].factor = factor
    table.records[constraint].state = .placed
    let usual =
      simplex.activities[activity].isVariable
      ? Tolerance.usualWeightsAlone : Tolerance.usualWeights
    if !usual.contains(factor.magnitude) { simplex.hasUnusualCoefficients = true }
  }
}
