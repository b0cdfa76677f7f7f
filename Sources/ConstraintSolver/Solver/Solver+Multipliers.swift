// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// Reads multipliers from the tableau (`Solver+Proof`).
extension Solver {
  /// The multipliers of every level: those of repaired components from the repairs, all others from
  /// the tableau.
  mutating func evidence(_ repaired: [Bool]) -> Evidence {
    var slopes = MultiplierTable(
      constraints: table.records.count, levelCount: simplex.levels.pinLevel)
    readSlopes(&slopes)
    var totals = Totals(activities: simplex.activities.count)
    let order = definedActivities(behind: slopes)
    // 1. Required constraints hold; that needs no multipliers, but others may need theirs.
    var required = MultiplierList(capacity: 0, levels: 0)
    let levels = 1..<Swift.max(1, slopes.levelCount)
    if levels.contains(where: { slopes.shift(at: $0) != 0 }) {
      readMultipliers(at: 0, slopes, order, &totals, into: &required)
    }
    // 2. The multipliers of the weaker levels.
    var list = MultiplierList(
      capacity: 2 * slopes.entries.count, levels: slopes.levelCount + 1)
    list.finishLevel()
    for level in levels {
      readMultipliers(at: level, slopes, order, &totals, into: &list)
      if slopes.shift(at: level) != 0 { list.add(required, times: slopes.shift(at: level)) }
      if !repaired.isEmpty { list.remove(repaired) }
      list.finishLevel()
    }
    var evidence = Evidence()
    evidence.multipliers = list.array
    evidence.ends = list.ends
    if !repairs.isEmpty {
      evidence.preciseMultipliers = (0..<Swift.max(1, slopes.levelCount)).map { level in
        level == 0 ? [] : repairs.flatMap { $0.multipliers(at: Int16(level)) }
      }
    }
    return evidence
  }

  /// The multipliers of the required level.
  mutating func requiredMultipliers() -> [Evidence.Multiplier] {
    var slopes = MultiplierTable(constraints: table.records.count, levelCount: 1)
    readSlopes(&slopes)
    var totals = Totals(activities: simplex.activities.count)
    let order = definedActivities(behind: slopes)
    var list = MultiplierList(capacity: slopes.entries.count, levels: 0)
    readMultipliers(at: 0, slopes, order, &totals, into: &list)
    // A row may be listed for its slope and for what it holds.
    var sums = MultiplierList(capacity: 0, levels: 0)
    sums.add(list, times: 1)
    return sums.array
  }

  // MARK: Slopes

  /// Reads the slopes of all constraints but those that hold fixed activities.
  private mutating func readSlopes(_ slopes: inout MultiplierTable) {
    var nonbasic = Storage<Int32>(minimumCapacity: 64)
    for index in 0..<simplex.activities.count {
      let activity = simplex.activities.pointer(at: index)
      if activity.pointee.breakpoints.isEmpty || !activity.pointee.isLive { continue }
      if activity.pointee.isBasic {
        let segment = Int(activity.pointee.segment)
        for (place, breakpoint) in simplex.breakpointList(of: index).enumerated()
        where Int(breakpoint.level) < slopes.levelCount {
          slopes.give(
            place < segment ? breakpoint.greatestSlope : breakpoint.leastSlope,
            to: breakpoint.constraint, at: Int(breakpoint.level))
        }
      } else if activity.pointee.isFixed {
        slopes.giveSlopes(
          elsewhere: simplex.breakpointList(of: index), at: activity.pointee.value)
      } else if !activity.pointee.isAliased {
        nonbasic.append(Int32(index))
      }
    }
    if hasUncertainCosts(nonbasic, slopes) { simplex.sumReducedCosts() }
    for place in 0..<nonbasic.count {
      let index = Int(nonbasic[place])
      slopes.distribute(
        simplex.costs(of: index), areZero: simplex.activities[index].costs == 0,
        over: simplex.breakpointList(of: index), at: simplex.activities[index].value)
    }
  }

  private mutating func hasUncertainCosts(
    _ nonbasic: borrowing Storage<Int32>, _ slopes: borrowing MultiplierTable
  ) -> Bool {
    for place in 0..<nonbasic.count {
      let index = Int(nonbasic[place])
      if simplex.activities[index].costs != 0
        && slopes.isUncertain(simplex.costs(of: index), simplex.levels.tolerances)
      {
        return true
      }
    }
    return false
  }

  /// Returns the defined activities behind the slopes, each after those in its definition.
  private mutating func definedActivities(behind slopes: borrowing MultiplierTable) -> [Int32] {
    if elimination.definitions.isEmpty { return [] }
    var activities = Storage<Int32>()
    activities.reserveCapacity(slopes.entries.count)
    for place in 0..<slopes.entries.count {
      let activity = table.records[Int(slopes.entries[place].constraint)].activity
      if simplex.activities[Int(activity)].isDefined { activities.appendInPlace(activity) }
    }
    return elimination.definedActivities(behind: activities, &simplex)
  }

  // MARK: Levels

  /// Appends the multipliers of a level: those that the slopes give, then those of the required
  /// equalities of fixed activities.
  private mutating func readMultipliers(
    at level: Int, _ slopes: borrowing MultiplierTable, _ order: [Int32], _ totals: inout Totals,
    into list: inout MultiplierList
  ) {
    if !slopes.hasSlopes(at: level) { return }
    let records = table.view.records
    slopes.forEachSlope(at: level) { entry in
      let record = records + Int(entry.constraint)
      list.append(
        Evidence.Multiplier(row: entry.constraint, value: entry.slope / record.pointee.factor))
      let activity = record.pointee.activity
      if simplex.activities[Int(activity)].isBalanced { totals.add(entry.slope, to: activity) }
    }
    passTotals(order, &totals)
    settleFixedActivities(&totals, into: &list)
    totals.removeAll()
  }

  private func passTotals(_ order: [Int32], _ totals: inout Totals) {
    for activity in order.reversed() {
      let definition = simplex.activities[Int(activity)].definition
      totals.pass(
        Int(activity),
        to: UnsafeBufferPointer(
          start: elimination.definitions.elements(definition), count: Int(definition.count)),
        simplex.activities)
    }
  }

  /// Lets the required equalities of fixed activities take what does not cancel.
  ///
  /// A fixed activity may be held by the equality of an alias. What that takes must cancel in the
  /// other fixed activities that the alias is defined over, and so on.
  private mutating func settleFixedActivities(
    _ totals: inout Totals, into list: inout MultiplierList
  ) {
    var known = 0
    // An alias more than there are activities would mean that they depend on themselves.
    var aliases = 0
    while known < totals.touched.count && aliases <= simplex.activities.count {
      let activity = totals.touched[known]
      known += 1
      let rest = totals[Int(activity)]
      if rest.magnitude <= Tolerance.multiplier || !simplex.activities[Int(activity)].isFixed {
        continue
      }
      guard let constraint = holder(of: Int(activity), against: rest) else { continue }
      let record = table.records.base + Int(constraint)
      let owner = record.pointee.activity
      list.append(Evidence.Multiplier(row: constraint, value: -rest / record.pointee.factor))
      totals.add(-rest, to: owner)
      if owner == activity { continue }
      aliases += 1
      var alias = Storage<Int32>()
      alias.append(owner)
      passTotals(elimination.definedActivities(behind: alias, &simplex), &totals)
    }
  }

  /// Returns the required constraint that holds a fixed activity against a slope: an equality, preferably its
  /// own, otherwise that of an alias. Where it contradicts an inequality, the activity may be at the latter,
  /// which then holds it.
  private mutating func holder(of activity: Int, against slope: Double) -> Int32? {
    let block = simplex.activities[activity].breakpoints
    var (found, foundRank) = (nil as Int32?, -1)
    for index in block.indices {
      let breakpoint = simplex.breakpoints.element(block, index)
      let holds = slope < 0 ? breakpoint.costsAbove : breakpoint.costsBelow
      if breakpoint.level != 0 || !holds || !simplex.isTight(breakpoint, on: activity) { continue }
      let isEquality = breakpoint.costsBelow && breakpoint.costsAbove
      let isOwn = Int(table.records[Int(breakpoint.constraint)].activity) == activity
      let rank = (isEquality ? 2 : 0) + (isOwn ? 1 : 0)
      if rank > foundRank { (found, foundRank) = (breakpoint.constraint, rank) }
    }
    return found
  }
}
