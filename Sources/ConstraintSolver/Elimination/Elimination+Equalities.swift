// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// Required equalities: each is solved for a structural in its definition when it is placed.
///
/// The structural becomes a defined activity, and the equality becomes a structural
/// (`+Definitions`), which is fixed and needs no column (`+FixedActivities`):
///
///     f = c·k + Σ F_m · m, held        ⇒        k = (1/c)·f - Σ (F_m/c) · m
///
/// If all but one `m` are fixed and that one has the coefficient `-c`, `k` becomes its alias
/// (`+Aliases`). Otherwise `k` becomes basic, with its definition as its row. Neither takes a
/// pivot. Only if rows of other parts mention `k` is the equality made basic and exchanged for it.
extension Elimination {
  /// Solves a new equality, which has no row, for the cheapest structural. Returns false if other
  /// parts of the definition depend on that structural.
  mutating func eliminate(
    _ defined: Int, at target: Double, _ table: ConstraintView, _ simplex: inout Simplex
  ) -> Bool {
    let structural = cheapestStructural(of: defined, &simplex)
    if structural < 0 || isMentioned(structural, byOtherPartsOf: defined, &simplex)
      || isEntangled(structural, in: defined, &simplex)
    {
      return false
    }
    let coefficient = definitionCoefficient(defined: defined, Int32(structural), &simplex)
    // A coefficient this small would magnify rounding, which only a pivot keeps track of.
    if coefficient.magnitude * Tolerance.pivotGrowth < 1 { return false }
    let delta = (target - simplex.activities[defined].value) / coefficient
    if delta != 0 {
      shift(structural, to: simplex.activities[structural].value + delta, table, &simplex)
    }
    simplex.activities[defined].value = target
    redefine(defined: defined, structural: structural, &simplex)
    simplex.activities[defined].isFixed = true
    if let representative = soleEqual(of: structural, &simplex) {
      makeAlias(structural, representative, table, &simplex)
    } else {
      makeBasic(structural, &simplex)
    }
    return true
  }

  private mutating func isMentioned(
    _ structural: Int, byOtherPartsOf defined: Int, _ simplex: inout Simplex
  )
    -> Bool
  {
    let definition = simplex.activities[defined].definition
    for position in definition.indices {
      let part = Int(definitions.element(definition, position).index)
      if part == structural { continue }
      let representative = simplex.representative(of: part)
      if representative == structural
        || simplex.activities[representative].isBasic
          && simplex.coefficient(row: representative, Int32(structural)) != 0
      {
        return true
      }
    }
    return false
  }

  /// Returns the one activity that a defined activity equals up to fixed activities, if there is
  /// one.
  private mutating func soleEqual(of defined: Int, _ simplex: inout Simplex) -> Int? {
    let definition = simplex.activities[defined].definition
    var equal: Int?
    for position in definition.indices {
      let entry = definitions.element(definition, position)
      let part = simplex.representative(of: Int(entry.index))
      if simplex.activities[part].isFixed { continue }
      if equal != nil || entry.coefficient != 1 { return nil }
      equal = part
    }
    return equal
  }

  /// Makes basic a nonbasic structural that has just become a defined activity: rows that mention
  /// it now mention its parts instead.
  private mutating func makeBasic(_ activity: Int, _ simplex: inout Simplex) {
    var column = simplex.activities[activity].column
    simplex.activities[activity].column = Block()
    makeRow(of: activity, &simplex)
    let row = simplex.activities[activity].row
    for position in row.indices
    where simplex.rows.element(row, position).coefficient.magnitude > Tolerance.pivotGrowth {
      simplex.notePivotGrowth()
    }
    simplex.sortBreakpoints(of: activity)
    simplex.setSegment(of: activity, countingEqual: false)
    simplex.addSlope(of: activity)
    simplex.passCosts(of: activity, to: activity)
    simplex.replaceInRows(column, activity, by: activity)
    simplex.columns.release(&column)
    simplex.activities[activity].mayBeInfeasible = true
    simplex.activities[activity].isDegenerate = false
  }

  /// Satisfies a new equality, which is basic, by moving the cheapest structural, and exchanges the
  /// two.
  mutating func eliminateByPivot(
    _ defined: Int, at target: Double, _ table: ConstraintView, _ simplex: inout Simplex
  ) {
    var best = cheapestStructural(of: defined, &simplex)
    if best < 0 || isEntangled(best, in: defined, &simplex) {
      expandDefinition(of: defined, &simplex)
      best = cheapestStructural(of: defined, &simplex)
    }
    if best < 0 { return }
    let delta =
      (target - simplex.activities[defined].value) / simplex.coefficient(row: defined, Int32(best))
    if delta != 0 { shift(best, to: simplex.activities[best].value + delta, table, &simplex) }
    simplex.sortBreakpoints(of: best)
    simplex.setSegment(of: best, countingEqual: false)
    simplex.touch(defined)
    simplex.activities[defined].value = target
    redefine(defined: defined, structural: best, &simplex)
    simplex.pivot(entering: best, leaving: defined)
  }

  /// Returns the structural in a definition that can be eliminated at the least cost, or -1 if
  /// there is none.
  private mutating func cheapestStructural(of defined: Int, _ simplex: inout Simplex) -> Int {
    let definition = simplex.activities[defined].definition
    var best = -1
    var leastCost = Double.infinity
    for index in definition.indices {
      let part = definitions.element(definition, index)
      let candidate = Int(part.index)
      if simplex.activities[candidate].isDefined || !simplex.activities[candidate].hasColumn
        || part.coefficient.magnitude < Tolerance.elimination
        || simplex.activities[defined].isBasic
          && simplex.coefficient(row: defined, part.index).magnitude < Tolerance.elimination
      {
        continue
      }
      let cost = simplex.eliminationCost(candidate)
      if cost < leastCost {
        leastCost = cost
        best = candidate
      }
    }
    return best
  }
}
