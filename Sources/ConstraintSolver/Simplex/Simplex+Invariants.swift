// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

#if InternalChecks
  /// The invariants of the tableau between calls, checked in builds with the trait
  /// `InternalChecks`.
  extension Simplex {
    /// The entries of a row are nonbasic and not fixed, and their columns list the row.
    func verifyRows() {
      for index in 0..<activities.count where activities[index].isLive && activities[index].isBasic
      {
        let row = activities[index].row
        for position in row.indices {
          let entry = rows.element(row, position)
          let column = activities[Int(entry.index)]
          precondition(column.isLive && !column.isBasic, "a row mentions a basic activity")
          precondition(!column.isFixed, "a row mentions a fixed activity")
          let isListed = column.column.indices.contains {
            columns.element(column.column, $0) == Int32(index)
          }
          precondition(isListed, "a row's entry is missing from its column")
        }
      }
    }

    /// `D_j` is the sum of the slopes of the basic activities, each times its coefficient of `a_j`.
    func verifyReducedCosts() {
      var expected = [Double](repeating: 0, count: activities.count * stride)
      var scales = expected
      let scratch = UnsafeMutablePointer<Double>.allocate(capacity: stride)
      defer { scratch.deallocate() }
      for index in 0..<activities.count where activities[index].isLive && activities[index].isBasic
      {
        sumSlope(of: index, segment: Int(activities[index].segment), into: scratch)
        let row = activities[index].row
        for position in row.indices {
          let entry = rows.element(row, position)
          for level in 0..<levels.count {
            let place = Int(entry.index) * stride + level
            expected[place] += scratch[level] * entry.coefficient
            scales[place] += (scratch[level] * entry.coefficient).magnitude
          }
        }
      }
      for index in 0..<activities.count
      where activities[index].isLive && activities[index].hasColumn {
        for level in 0..<levels.count {
          let place = index * stride + level
          let cost = reducedCosts[Int(activities[index].costs) * stride + level]
          precondition(
            isNothing(cost - expected[place], scales[place]),
            "a reduced cost has drifted")
        }
      }
    }

    /// Breakpoints are sorted, the segment of a basic activity fits its value, and an activity that
    /// violates a required breakpoint is marked as violated.
    func verifyBreakpoints() {
      for index in 0..<activities.count where activities[index].isLive {
        let block = activities[index].breakpoints
        let value = activities[index].value
        for position in block.indices {
          let breakpoint = breakpoints.element(block, position)
          if position > 0 {
            let previous = breakpoints.element(block, position - 1)
            precondition(previous.location <= breakpoint.location, "breakpoints are out of order")
          }
          precondition(
            breakpoint.level != 0 || activities[index].isViolated
              || !isViolated(breakpoint, at: value),
            "a violation was overlooked")
          if !activities[index].isBasic { continue }
          let isPassed = position < Int(activities[index].segment)
          precondition(
            isPassed
              ? breakpoint.location <= value + 1e-6 * (1 + value.magnitude)
              : breakpoint.location >= value - 1e-6 * (1 + value.magnitude),
            "a segment does not fit its value")
        }
      }
    }

    /// An activity does not gain, if its price says so and names a level: it loses in both directions
    /// there or at a stronger one.
    func verifyPrices() {
      let scratch = UnsafeMutablePointer<Double>.allocate(capacity: stride)
      defer { scratch.deallocate() }
      for index in 0..<activities.count
      where activities[index].isLive && activities[index].hasColumn && !activities[index].isQueued {
        let price = activities[index].price
        if price >= 0 || price == .min { continue }
        let costs = Int(activities[index].costs) * stride
        for isUp in [false, true] {
          sumSlope(of: index, segment: segment(of: index, countingEqual: isUp), into: scratch)
          let loses = (0...Int(~price)).contains { level in
            let slope = scratch[level] + reducedCosts[costs + level]
            return isUp ? slope > 0 : slope < 0
          }
          precondition(loses, "a price is out of date")
        }
      }
    }

    /// A running slope is the sum over the breakpoints to its left and right.
    func verifyRunningSlopes() {
      let scratch = UnsafeMutablePointer<Double>.allocate(capacity: stride)
      defer { scratch.deallocate() }
      for index in 0..<activities.count where activities[index].runningSlope > 0 {
        let slot = Int(activities[index].runningSlope) - 1
        if runningSegments[slot] < 0 { continue }
        sumSlope(of: index, segment: Int(runningSegments[slot]), into: scratch)
        for level in 0..<levels.count {
          let difference = scratch[level] - runningSlopes[slot * stride + level]
          precondition(
            isNothing(difference, scratch[level].magnitude), "a running slope has drifted")
        }
      }
    }

    func value(ofActivity index: Int) -> Double {
      activities[index].isAliased
        ? activities[Int(activities[index].representative)].value + activities[index].value
        : activities[index].value
    }

    /// Aliases are defined activities without breakpoints of their own. Their representatives list
    /// them, and the number of breakpoints from each alias is correct.
    func verifyAliases(_ table: ConstraintView) {
      var unseen = 0
      var owned = [Int32](repeating: 0, count: activities.count)
      for index in 0..<activities.count where activities[index].isLive {
        if activities[index].isAliased {
          precondition(activities[index].isDefined, "a structural follows another activity")
          precondition(activities[index].breakpoints.isEmpty, "an alias has breakpoints of its own")
          unseen += 1
          continue
        }
        precondition(!activities[index].isUnsorted, "breakpoints were left out of order")
        let block = activities[index].breakpoints
        for position in block.indices {
          let constraint = Int(breakpoints.element(block, position).constraint)
          if constraint >= 0 { owned[Int(table.records[constraint].activity)] += 1 }
        }
        precondition(
          activities[index].hasAliases == (nextAlias[index] >= 0),
          "an activity does not know that it has aliases")
        var alias = Int(nextAlias[index])
        while alias >= 0 {
          precondition(
            activities[alias].isAliased && Int(activities[alias].representative) == index,
            "an alias is listed with an activity that it does not stand for")
          precondition(
            owned[alias] == activities[alias].aliasedBreakpoints,
            "an alias's breakpoints are not all in its representative's block")
          unseen -= 1
          alias = Int(nextAlias[alias])
        }
      }
      precondition(unseen == 0, "an alias is unknown to its representative")
    }

    /// Returns whether a difference is mere rounding, given the magnitude of the terms.
    func isNothing(_ difference: Double, _ scale: Double) -> Bool {
      difference.magnitude <= 1e-6 * (1 + scale)
    }
  }
#endif
