// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// Required equalities: each is solved, when it comes, for a structural in its definition.
///
/// That becomes a form and the equality a structural (`+Definitions`), which is held and needs no
/// column (`+Folding`):
///
///     f = c·k + Σ F_m · m, held        ⇒        k = (1/c)·f - Σ (F_m/c) · m
///
/// Where all but one `m` are folded and that one has the coefficient `-c`, `k` follows it
/// (`+Followers`). Otherwise `k` becomes basic, and its definition is its row. Neither takes a pivot:
/// only where rows of other parts mention `k` the equality is made basic and exchanged for it.
extension Solver {
  /// Makes a constraint that is a required equality a piece of its activity, and lets it hold at once.
  mutating func placeEquality(_ constraint: Int, isNew: Bool) {
    let activity = Int(records[constraint].activity)
    let target = records[constraint].constant / records[constraint].factor
    if !isNew {
      insertPiece(of: constraint)
      hold(activity, at: target)
    } else if solve(activity, at: target) {
      insertPiece(of: constraint)
    } else {
      makeRow(of: activity)
      insertPiece(of: constraint)
      settle(activity, at: target)
    }
  }

  /// Solves a new equality, which has no row, for the structural that least minds; false where other
  /// parts depend on that.
  private mutating func solve(_ form: Int, at target: Double) -> Bool {
    let structural = cheapestStructural(of: form)
    if structural < 0 || isMentioned(structural, byOtherPartsOf: form)
      || isEntangled(structural, in: form)
    {
      return false
    }
    let coefficient = definitionCoefficient(form: form, Int32(structural))
    // What would magnify rounding is noted by a pivot.
    if coefficient.magnitude * Tolerance.magnification < 1 { return false }
    let delta = (target - activities[form].value) / coefficient
    if delta != 0 { shift(structural, to: activities[structural].value + delta) }
    activities[form].value = target
    exchangeRoles(form: form, structural: structural)
    activities[form].isFolded = true
    if let leader = soleEqual(of: structural) {
      follow(structural, leader)
    } else {
      makeBasic(structural)
    }
    return true
  }

  private mutating func isMentioned(_ structural: Int, byOtherPartsOf form: Int) -> Bool {
    let definition = activities[form].form
    for position in definition.indices {
      let part = Int(forms.element(definition, position).index)
      if part == structural { continue }
      let leader = leader(of: part)
      if leader == structural
        || activities[leader].isBasic && coefficient(row: leader, Int32(structural)) != 0
      {
        return true
      }
    }
    return false
  }

  /// What a form equals but for what is folded, if it is one activity.
  private mutating func soleEqual(of form: Int) -> Int? {
    let definition = activities[form].form
    var equal: Int?
    for position in definition.indices {
      let entry = forms.element(definition, position)
      let part = leader(of: Int(entry.index))
      if activities[part].isFolded { continue }
      if equal != nil || entry.coefficient != 1 { return nil }
      equal = part
    }
    return equal
  }

  /// Makes a nonbasic structural that has just become a form basic: rows that mention it mention its
  /// parts instead.
  private mutating func makeBasic(_ activity: Int) {
    var column = activities[activity].column
    activities[activity].column = Block()
    makeRow(of: activity)
    let row = activities[activity].row
    for position in row.indices
    where rows.element(row, position).coefficient.magnitude > Tolerance.magnification {
      noteMagnification()
    }
    sortKinks(of: activity)
    setSegment(of: activity, countingEqual: false)
    addSlope(of: activity)
    passCosts(of: activity, to: activity)
    replaceInRows(column, activity, by: activity)
    columns.release(&column)
    activities[activity].isStrained = true
    activities[activity].isLoose = false
  }

  // MARK: By a pivot

  /// Makes a new equality, which is basic, hold by moving the structural that least minds, and
  /// exchanges the two.
  private mutating func settle(_ form: Int, at target: Double) {
    var best = cheapestStructural(of: form)
    if best < 0 || isEntangled(best, in: form) {
      expandDefinition(of: form)
      best = cheapestStructural(of: form)
    }
    if best < 0 { return }
    let delta = (target - activities[form].value) / coefficient(row: form, Int32(best))
    if delta != 0 { shift(best, to: activities[best].value + delta) }
    sortKinks(of: best)
    setSegment(of: best, countingEqual: false)
    touch(form)
    activities[form].value = target
    exchangeRoles(form: form, structural: best)
    pivot(entering: best, leaving: form)
  }

  /// The structural in a definition that may take the form's role and least minds; -1 without one.
  private mutating func cheapestStructural(of form: Int) -> Int {
    let definition = activities[form].form
    var best = -1
    var leastCost = Double.infinity
    for index in definition.indices {
      let part = forms.element(definition, index)
      let candidate = Int(part.index)
      if activities[candidate].isForm || !activities[candidate].hasColumn
        || part.coefficient.magnitude < Tolerance.settling
        || activities[form].isBasic
          && coefficient(row: form, part.index).magnitude < Tolerance.settling
      {
        continue
      }
      let cost = settlingCost(candidate)
      if cost < leastCost {
        leastCost = cost
        best = candidate
      }
    }
    return best
  }

  /// Few kinks, few rows and few other forms make a structural cheap; one held by an equality is
  /// out of the question.
  private mutating func settlingCost(_ activity: Int) -> Double {
    let block = activities[activity].pieces
    let mentions = activities[activity].column.count + activities[activity].users.count
    var cost = Double(mentions) + 1000 * Double(block.count)
    for index in block.indices {
      let piece = pieces.element(block, index)
      if piece.level == 0 {
        if piece.costsBelow && piece.costsAbove { return .infinity }
        cost += 10
      }
    }
    return cost
  }
}
