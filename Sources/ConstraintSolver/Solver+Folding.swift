// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// Folding: a structural that a required equality holds has no column.
///
/// It never moves by itself, so no row needs to mention it, and pricing never looks at it; rows get
/// shorter and pivots cheaper. (Where the equality contradicts others, the required level cannot
/// reach zero with it in place either, which is all that matters.)
///
/// When its constant changes or it is let go, the column is recovered from the definitions. With
/// `φ` the coefficients of the structural `f` in the definitions of forms, written out, moving it by
/// one while everything else that is nonbasic stays changes
///
///     a_i   by   φ_i - Σ α_ig · φ_g        i basic, g the nonbasic forms
///
/// because a nonbasic form that feels `f` directly has to be brought back by as much. In the same
/// way its reduced cost is `Σ φ_i · slope_i - Σ φ_g · D_g`.
extension Solver {
  /// Whether a required equality is satisfied where the activity stands.
  mutating func isHeld(_ activity: Int) -> Bool {
    let block = activities[activity].pieces
    let elements = pieces.elements(block)
    for index in block.indices where elements[index].level == 0 {
      if elements[index].costsBelow && elements[index].costsAbove
        && Tolerance.areEqual(elements[index].breakpoint, activities[activity].value)
      {
        return true
      }
    }
    return false
  }

  /// Moves a structural to where a required equality wants it, and folds it; for a follower, what it
  /// follows.
  mutating func hold(_ held: Int, at target: Double) {
    let activity = leader(of: held)
    let value = target - offset(of: held)
    if activities[activity].isBasic || activities[activity].isForm { return }
    if activities[activity].isFolded || isHeld(activity) && activities[activity].value != value {
      return
    }
    shift(activity, to: value)
    gatherColumn(activity)
    for position in 0..<columnWork.count {
      removeEntry(Int32(activity), from: Int(columnWork[position].index))
    }
    columns.release(&activities.pointer(at: activity).pointee.column)
    dropCosts(of: activity)
    activities[activity].isFolded = true
    activities[activity].isLoose = false
  }

  /// Gives a structural its column back.
  mutating func unfold(_ activity: Int) {
    recoverColumn(activity)
    for position in 0..<columnWork.count {
      let entry = columnWork[position]
      let index = Int(entry.index)
      rows.append(
        Entry(index: Int32(activity), coefficient: entry.coefficient),
        to: &activities.pointer(at: index).pointee.row)
      columns.append(entry.index, to: &activities.pointer(at: activity).pointee.column)
    }
    activities[activity].isFolded = false
    sumReducedCost(of: activity)
    unfoldForsaken()
  }

  /// Writes the column of a folded structural into `columnWork`. Followers that it moves otherwise than
  /// their leaders part from them.
  mutating func recoverColumn(_ activity: Int) {
    var recovered = Storage<Entry>()
    collectDependents(of: activity)
    partFollowers(movedBy: activity)
    for position in 0..<dependents.count {
      let dependent = dependents[position]
      if activities[Int(dependent.index)].isBasic {
        recovered.accumulate(dependent, positions)
      } else if activities[Int(dependent.index)].hasColumn {
        gatherColumn(Int(dependent.index))
        for place in 0..<columnWork.count {
          let entry = columnWork[place]
          let share = -dependent.coefficient * entry.coefficient
          recovered.accumulate(Entry(index: entry.index, coefficient: share), positions)
        }
      }
    }
    recovered.finishSum(positions)
    swap(&recovered, &columnWork)
    gathered = -1
  }

  /// The reduced cost of a folded structural at the required level, but for what it would cost to move
  /// followers away from their leaders.
  mutating func requiredCostOfFolded(_ activity: Int) -> Double {
    var cost = 0.0
    collectDependents(of: activity)
    for position in 0..<dependents.count {
      let form = Int(dependents[position].index)
      let coefficient = dependents[position].coefficient
      if activities[form].isBasic {
        cost += coefficient * requiredSlope(form)
      } else if activities[form].hasColumn {
        cost -= coefficient * costs(of: form)[0]
      }
    }
    return cost
  }
}
