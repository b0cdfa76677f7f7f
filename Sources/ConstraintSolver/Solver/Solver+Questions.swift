// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// Questions about the last solve.
extension Solver {
  /// Returns whether a required constraint is currently not enforced.
  package func isBroken(_ id: ConstraintID) -> Bool {
    table.records[Int(id.index)].state == .broken
  }

  /// Returns how far a constraint is from holding, in its own units; 0 if it holds.
  package func violation(of id: ConstraintID) -> Double {
    table.violation(of: Int(id.index), at: forest.values)
  }

  /// Returns the sum of violations at every soft level in use, strongest first.
  package func violations() -> [(strength: Strength, sum: Double)] {
    violationsByLevel().enumerated().compactMap { level, sum in
      sum.map { (Strength(simplex.levels.strength(of: Int16(level))), $0) }
    }
  }

  /// The sum of violations at every level, but for those of one constraint; nil at a level without soft ones.
  private func violationsByLevel(besides other: ConstraintID? = nil) -> [Double?] {
    var sums = [Double?](repeating: nil, count: simplex.levels.count)
    for index in 0..<table.records.count {
      let record = table.records[index]
      if record.isRequired || record.state != .placed || index == other.map({ Int($0.index) }) {
        continue
      }
      let violation = table.violation(of: index, at: forest.values)
      sums[Int(record.level)] = (sums[Int(record.level)] ?? 0) + violation
    }
    return sums
  }

  /// Returns the strongest strength at which the answer gets worse when a variable grows by one, and by how much;
  /// nil if it does not get worse. One constraint does not count.
  ///
  /// Costs so small that they cycle do not matter for that: a few steps are enough.
  ///
  /// - Complexity: O(constraints), and a descent from the answer at hand.
  package mutating func costOfGrowth(
    of variable: Variable, besides other: ConstraintID
  ) -> (strength: Strength, amount: Double)? {
    let goal = value(of: variable) + 1
    let probe = addConstraint(
      [LinearTerm(1, variable)], .greaterThanOrEqual, goal, .almostRequired)
    let before = violationsByLevel(besides: other)
    // Repaired values do not follow the tableau.
    let repaired = repairs
    repairs.removeAll()
    let fewSteps = 50 + simplex.activities.count / 4
    let isSettled = settle(within: fewSteps) == .solved
    updateValues()
    defer {
      removeConstraint(probe)
      if !isSettled || settle(within: fewSteps) != .solved {
        rebuild()
        settle()
      }
      repairs = repaired
      updateValues()
    }
    if violation(of: probe) > 0.5 { return (.required, 1) }
    for (level, sum) in violationsByLevel(besides: other).enumerated() {
      guard let sum else { continue }
      let rise = sum - (before[level] ?? 0)
      if rise > 1e-3 { return (Strength(simplex.levels.strength(of: Int16(level))), rise) }
    }
    return nil
  }

  /// The constraints that determine the value, in order of their number: see ``composition(of:)``.
  package mutating func determiningConstraints(of variable: Variable) -> [ConstraintID] {
    composition(of: variable).map { $0.constraint }
  }

  /// How constraints add up to the value of a variable.
  package mutating func composition(of variable: Variable) -> Composition {
    composition(of: [LinearTerm(1, variable)])
  }

  /// How constraints add up to a sum of values: the tight ones on the nonbasic activities that it
  /// depends on, with the factors by which their constants count. In order of their number.
  ///
  ///     value = Σ factor · constant
  ///
  /// Bounds contribute nothing and are left out. Of several tight constraints on one activity the
  /// strongest counts, and the others have the factor 0. If the sum is ambiguous, what was chosen is
  /// missing.
  ///
  /// What determines all of the values is left out, too, so that what a view is from its neighbour takes
  /// a few steps, however far it is from the edge.
  package mutating func composition(of terms: [LinearTerm]) -> Composition {
    if let composition = repairedComposition(of: terms) { return composition }
    exchangeUnheldActivities(behind: terms)
    collectDependencies(of: terms)
    var found: Composition = []
    for position in 0..<valueOverColumns.count {
      let entry = valueOverColumns[position]
      let activity = Int(entry.index)
      let representative = simplex.representative(of: activity)
      let block = simplex.activities[representative].breakpoints
      var strongest: (position: Int, level: Int16)?
      for index in block.indices {
        let breakpoint = simplex.breakpoints.element(block, index)
        if !simplex.isTight(breakpoint, on: representative) { continue }
        let record = table.records[Int(breakpoint.constraint)]
        if record.activity != activity || record.isBound { continue }
        if strongest.map({ record.level < $0.level }) ?? true {
          strongest = (found.count, record.level)
        }
        found.append((ConstraintID(index: breakpoint.constraint), 0))
      }
      if let place = strongest?.position {
        let record = table.records[Int(found[place].constraint.index)]
        found[place].factor = entry.coefficient / record.factor
      }
    }
    found.sort { $0.constraint < $1.constraint }
    return found
  }

  /// The number of variables that a value is counted from, one after the other.
  package func depth(of variable: Variable) -> Int {
    Int(forest.nodes[Int(variable.index)].depth)
  }

  /// Exchanges the nonbasic activities that a sum depends on, and that no breakpoint of their own
  /// holds, for basic ones at a breakpoint.
  ///
  /// Once its last constraint is gone, a nonbasic activity `a_j` may rest where only rows hold it. As
  /// it is at no breakpoint, a move in either direction gains nothing: `D_j + g_j = 0`. The exchange
  /// for a row's activity `a_i` then leaves all values and all other reduced costs as they are, and
  /// `D_i = -g_i` lies between the slopes at the breakpoint of `a_i`.
  private mutating func exchangeUnheldActivities(behind terms: [LinearTerm]) {
    expressOverColumns(terms)
    var position = 0
    while position < valueOverColumns.count {
      let activity = Int(valueOverColumns[position].index)
      position += 1
      if strongestTightLevel(of: activity) != nil { continue }
      guard let row = holdingRow(of: activity) else { continue }
      answers.closeFace(&simplex)
      simplex.sortBreakpoints(of: activity)
      simplex.setSegment(of: activity, countingEqual: false)
      simplex.pivot(entering: activity, leaving: row)
      expressOverColumns(terms)
      position = 0
    }
  }

  /// Returns the row that holds a nonbasic activity by the strongest constraint, and among those the
  /// one with the greatest coefficient.
  private mutating func holdingRow(of activity: Int) -> Int? {
    var best: (row: Int, level: Int16, size: Double)?
    simplex.gatherColumn(activity)
    for position in 0..<simplex.columnEntries.count {
      let entry = simplex.columnEntries[position]
      let size = entry.coefficient.magnitude
      guard size > Tolerance.elimination,
        let level = strongestTightLevel(of: Int(entry.index))
      else { continue }
      if let best, (best.level, -best.size) <= (level, -size) { continue }
      best = (Int(entry.index), level, size)
    }
    return best?.row
  }

  /// The strongest level of a constraint that is tight on an activity; nil if none is.
  private mutating func strongestTightLevel(of activity: Int) -> Int16? {
    let block = simplex.activities[activity].breakpoints
    var strongest: Int16?
    for index in block.indices {
      let breakpoint = simplex.breakpoints.element(block, index)
      if !simplex.isTight(breakpoint, on: activity) { continue }
      strongest = strongest.map { Swift.min($0, breakpoint.level) } ?? breakpoint.level
    }
    return strongest
  }

  /// Writes a sum of values over nonbasic activities into `valueOverColumns`, without the terms
  /// that cancel. The activity that holds a representative stands in for it.
  ///
  /// Rows omit fixed structurals. Their coefficients are those of the value itself (if it is a
  /// defined activity, those of its definition), minus those of the nonbasic defined activities in
  /// it.
  private mutating func collectDependencies(of terms: [LinearTerm]) {
    expressOverColumns(terms)
    let parts = forest.expression.count
    for position in 0..<valueOverColumns.count {
      let coefficient = valueOverColumns[position].coefficient
      let holder = holder(of: Int(valueOverColumns[position].index), parts)
      valueOverColumns[position].index = holder
      if simplex.activities[Int(holder)].isDefined {
        forest.expression.append(Entry(index: holder, coefficient: -coefficient))
      }
    }
    elimination.expandExpression(&forest.expression, &simplex)
    replaceFixedRepresentatives()
    for position in 0..<forest.expression.count
    where simplex.activities[Int(forest.expression[position].index)].isFixed {
      valueOverColumns.append(forest.expression[position])
    }
  }

  /// Writes a variable's value over coordinates into `expression`, and over activities with a
  /// column into `valueOverColumns`, without fixed activities and terms that cancel.
  mutating func expressValueOverColumns(of variable: Int) {
    forest.expressValue(of: variable)
    expressOverColumns()
  }

  private mutating func expressOverColumns(_ terms: [LinearTerm]) {
    forest.expressSum(of: terms)
    expressOverColumns()
  }

  private mutating func expressOverColumns() {
    valueOverColumns.removeAll()
    for position in 0..<forest.expression.count {
      let entry = forest.expression[position]
      let activity = simplex.representative(of: Int(entry.index))
      if simplex.activities[activity].hasColumn {
        valueOverColumns.accumulate(
          Entry(index: Int32(activity), coefficient: entry.coefficient), simplex.positions)
      } else if simplex.activities[activity].isBasic {
        let row = simplex.activities[activity].row
        for place in row.indices {
          let part = simplex.rows.element(row, place)
          valueOverColumns.accumulate(
            Entry(index: part.index, coefficient: entry.coefficient * part.coefficient),
            simplex.positions)
        }
      }
    }
    valueOverColumns.finishSum(simplex.positions)
  }

  /// Returns the activity, among a representative and its aliases, whose tight breakpoint holds
  /// them all: preferably one among the first `parts` entries of `expression`, otherwise that of
  /// the first constraint, or of a bound if only bounds are tight.
  private mutating func holder(of representative: Int, _ parts: Int) -> Int32 {
    var holder = Int32(representative)
    if !simplex.activities[representative].hasAliases { return holder }
    var first = Int32.max
    let block = simplex.activities[representative].breakpoints
    for index in block.indices {
      let breakpoint = simplex.breakpoints.element(block, index)
      if !simplex.isTight(breakpoint, on: representative) { continue }
      let record = table.records[Int(breakpoint.constraint)]
      if record.isBound {
        if first == .max { holder = record.activity }
        continue
      }
      for position in 0..<parts where forest.expression[position].index == record.activity {
        return record.activity
      }
      if breakpoint.constraint < first {
        first = breakpoint.constraint
        holder = record.activity
      }
    }
    return holder
  }

  /// Replaces fixed representatives in `expression` by the activities that hold them.
  private mutating func replaceFixedRepresentatives() {
    let count = forest.expression.count
    for position in 0..<count {
      let entry = forest.expression[position]
      if !simplex.activities[Int(entry.index)].isFixed { continue }
      let holder = holder(of: Int(entry.index), 0)
      if holder == entry.index { continue }
      valueOverColumns.append(Entry(index: holder, coefficient: entry.coefficient))
      forest.expression.append(Entry(index: holder, coefficient: -entry.coefficient))
    }
    if forest.expression.count > count {
      elimination.expandExpression(&forest.expression, &simplex)
    }
  }
}
