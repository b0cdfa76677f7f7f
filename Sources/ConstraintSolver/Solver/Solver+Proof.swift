// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// Reads the proof of an answer from the tableau.
///
/// Of a basic activity, every breakpoint contributes the slope of its side. A nonbasic one needs
/// `-D_j` in total: its breakpoints elsewhere contribute their slopes, those at its value what is
/// left. Of a fixed activity, nothing else is known; it needs what makes the sum of all multiples
/// cancel in its coordinate.
extension Solver {
  /// The answer of the last solve with its proof. Where the tableau does not have one, the proof
  /// fails.
  ///
  /// Pass the same `precedes` as to the last `solve`.
  package mutating func proof(
    precedes: (ConstraintID, ConstraintID) -> Bool = { $0 < $1 }
  ) -> Proof {
    var proof = statement()
    var table = MultiplierTable(
      constraints: self.table.records.count, activities: simplex.activities.count)
    let order = elimination.definedActivities(&simplex)
    table.finishLevel(0, self.table.view.records)
    proof.ends.append(0)
    let repaired = repairedConstraints
    for level in 1..<Swift.max(1, simplex.levels.pinLevel) {
      collectMultipliers(level, order, &table)
      for index in table.values.indices where table.values[index] != 0 {
        if !repaired.isEmpty && repaired[index] { continue }
        proof.multipliers.append(
          Proof.Multiplier(row: Int32(index), value: table.values[index]))
      }
      for repair in repairs { repair.appendMultipliers(at: Int16(level), to: &proof) }
      proof.ends.append(proof.multipliers.count)
      table.finishLevel(Int16(level), self.table.view.records)
    }
    for repair in repairs { proof.contradictions += repair.contradictions }
    let sets = infeasibility.sets.filter { repaired.isEmpty || !repaired[Int($0.broken)] }
    for conflict in conflicts(sets, precedes) {
      if let sum = contradiction(of: conflict) {
        proof.contradictions.append(named(sum, of: conflict))
      }
    }
    return proof
  }

  /// For every constraint, whether its component was solved without rounding; empty if none was.
  private var repairedConstraints: [Bool] {
    if repairs.isEmpty { return [] }
    var repaired = [Bool](repeating: false, count: table.records.count)
    for repair in repairs {
      for constraint in repair.named.constraints { repaired[Int(constraint)] = true }
      for bound in repair.named.bounds where bound >= 0 { repaired[Int(bound)] = true }
    }
    return repaired
  }

  /// A contradiction in terms of a proof's rows. What the left sides leave of variables that are not
  /// negative, the bounds take.
  private func named(_ sum: Contradiction, of conflict: Conflict) -> Proof.Contradiction {
    var found = Proof.Contradiction(broken: conflict.broken.index, factors: [])
    var rest = [Double](repeating: 0, count: sum.bounds.isEmpty ? 0 : forest.nodes.count)
    for (member, factor) in zip(conflict.members, sum.factors) where factor != 0 {
      found.factors.append(Proof.Multiplier(row: member.index, value: factor))
      if rest.isEmpty { continue }
      let terms = table.records[Int(member.index)].terms
      for position in terms.indices {
        let entry = table.terms.element(terms, position)
        rest[Int(entry.index)] += factor * entry.coefficient
      }
    }
    if rest.isEmpty { return found }
    for index in 0..<table.records.count
    where table.records[index].isBound && table.records[index].state == .placed {
      guard let variable = table.firstVariable(of: Int32(index)) else { continue }
      if sum.bounds.contains(Variable(index: Int32(variable))) {
        found.factors.append(Proof.Multiplier(row: Int32(index), value: -rest[variable]))
      }
    }
    return found
  }

  /// The answer and the constraints as given.
  func statement() -> Proof {
    var proof = Proof(values: (0..<forest.values.count).map { forest.values[$0] })
    proof.rows.reserveCapacity(table.records.count)
    for index in 0..<table.records.count {
      let record = table.records[index]
      let first = Int32(proof.terms.count)
      let isInForce = record.state == .placed
      if isInForce || record.state == .broken {
        for position in record.terms.indices {
          let entry = table.terms.element(record.terms, position)
          proof.terms.append(LinearTerm(entry.coefficient, Variable(index: entry.index)))
        }
      }
      proof.rows.append(
        Proof.Row(
          terms: first..<Int32(proof.terms.count), relation: record.relation,
          constant: record.constant, level: isInForce ? Int32(record.level) : -1))
    }
    return proof
  }

  private mutating func collectMultipliers(
    _ level: Int, _ order: [Int32], _ table: inout MultiplierTable
  ) {
    for activity in 0..<simplex.activities.count where simplex.activities[activity].isLive {
      if simplex.activities[activity].breakpoints.isEmpty { continue }
      if simplex.activities[activity].isBasic {
        collectSlopes(of: activity, level, &table)
      } else if !simplex.activities[activity].isAliased {
        collectCosts(of: activity, level, &table)
      }
    }
    // Aliases hold their representatives, and may mention other fixed activities.
    for _ in 0..<20 {
      spread(order, &table)
      var isFinished = true
      for activity in 0..<simplex.activities.count
      where simplex.activities[activity].isLive && simplex.activities[activity].isFixed {
        let rest = table.totals[activity]
        if rest.magnitude <= 1e-15 { continue }
        let holder = holder(of: activity, -rest, below: level, table)
        if holder < 0 { continue }
        table.give(-rest, to: holder, self.table.view.records)
        let owner = Int(self.table.records[Int(holder)].activity)
        if owner != activity { isFinished = false }
      }
      if isFinished { return }
    }
  }

  private mutating func collectSlopes(
    of activity: Int, _ level: Int, _ table: inout MultiplierTable
  ) {
    let block = simplex.activities[activity].breakpoints
    let segment = Int(simplex.activities[activity].segment)
    for index in block.indices {
      let breakpoint = simplex.breakpoints.element(block, index)
      if Int(breakpoint.level) != level || breakpoint.constraint < 0 { continue }
      let slope =
        index < segment
        ? (breakpoint.costsAbove ? breakpoint.weight : 0)
        : (breakpoint.costsBelow ? -breakpoint.weight : 0)
      table.give(slope, to: breakpoint.constraint, self.table.view.records)
    }
  }

  private mutating func collectCosts(
    of activity: Int, _ level: Int, _ table: inout MultiplierTable
  ) {
    let block = simplex.activities[activity].breakpoints
    let value = simplex.activities[activity].value
    let isFixed = simplex.activities[activity].isFixed
    var rest = isFixed ? 0 : -simplex.costs(of: activity)[level]
    for index in block.indices {
      let breakpoint = simplex.breakpoints.element(block, index)
      if Int(breakpoint.level) != level || breakpoint.constraint < 0 { continue }
      let isTight = Tolerance.areEqual(breakpoint.location, value)
      if isTight && isFixed { continue }
      let slope =
        isTight || breakpoint.location > value
        ? (breakpoint.costsBelow ? -breakpoint.weight : 0)
        : (breakpoint.costsAbove ? breakpoint.weight : 0)
      table.give(slope, to: breakpoint.constraint, self.table.view.records)
      rest = Tolerance.sum(rest, -slope)
    }
    if isFixed || rest == 0 { return }
    for index in block.indices where rest > 0 {
      let breakpoint = simplex.breakpoints.element(block, index)
      if Int(breakpoint.level) != level || breakpoint.constraint < 0
        || !Tolerance.areEqual(breakpoint.location, value)
      {
        continue
      }
      let share = Swift.min(rest, breakpoint.jump)
      table.give(share, to: breakpoint.constraint, self.table.view.records)
      rest = Tolerance.sum(rest, -share)
    }
    if rest == 0 { return }
    let holder = holder(of: activity, rest, below: level, table)
    if holder >= 0 { table.give(rest, to: holder, self.table.view.records) }
  }

  /// Returns a constraint of a stronger level that can take a slope of an activity; -1 if there is
  /// none.
  private mutating func holder(
    of activity: Int, _ slope: Double, below level: Int, _ table: MultiplierTable
  ) -> Int32 {
    let block = simplex.activities[activity].breakpoints
    var (holder, strongest) = (Int32(-1), Int16(level))
    for index in block.indices {
      let breakpoint = simplex.breakpoints.element(block, index)
      if breakpoint.level < strongest && breakpoint.constraint >= 0
        && Tolerance.areEqual(breakpoint.location, simplex.activities[activity].value)
        && table.canTake(slope, breakpoint.constraint, self.table.view.records)
      {
        (holder, strongest) = (breakpoint.constraint, breakpoint.level)
      }
    }
    return holder
  }

  /// Passes the totals of defined activities on to what they are defined over.
  private func spread(_ order: [Int32], _ table: inout MultiplierTable) {
    for activity in order.reversed() {
      let total = table.totals[Int(activity)]
      if total == 0 { continue }
      table.totals[Int(activity)] = 0
      let definition = simplex.activities[Int(activity)].definition
      for position in definition.indices {
        let part = elimination.definitions.element(definition, position)
        table.totals[Int(part.index)] += part.coefficient * total
      }
    }
  }
}
