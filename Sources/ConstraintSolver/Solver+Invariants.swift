// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// What holds between calls, checked when the package is built with the trait `InternalChecks`.
extension Solver {
  @inline(__always)
  func verifyInvariants() {
    #if InternalChecks
      verifyRows()
      // Where digits were lost, everything is built anew before it is used again.
      if lostPrecision { return }
      verifyReducedCosts()
      verifyPieces()
      verifyRunningSlopes()
      verifyForms()
      verifyFollowers()
      verifyDefinitions()
    #endif
  }

  #if InternalChecks
    /// The entries of a row are nonbasic and not folded, and are found from their columns.
    private func verifyRows() {
      for index in 0..<activities.count where activities[index].isLive && activities[index].isBasic
      {
        let row = activities[index].row
        for position in row.indices {
          let entry = rows.element(row, position)
          let column = activities[Int(entry.index)]
          precondition(column.isLive && !column.isBasic, "a row mentions a basic activity")
          precondition(!column.isFolded, "a row mentions a folded activity")
          let isListed = column.column.indices.contains {
            columns.element(column.column, $0) == Int32(index)
          }
          precondition(isListed, "a row's entry is missing from its column")
        }
      }
    }

    /// `D_j` is the sum of the slopes of the basic activities, each times its coefficient.
    private func verifyReducedCosts() {
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

    /// Kinks are in order, the segment of a basic activity fits its value, and who violates a
    /// requirement knows.
    private func verifyPieces() {
      for index in 0..<activities.count where activities[index].isLive {
        let block = activities[index].pieces
        let value = activities[index].value
        for position in block.indices {
          let piece = pieces.element(block, position)
          if position > 0 {
            let previous = pieces.element(block, position - 1)
            precondition(previous.breakpoint <= piece.breakpoint, "kinks are out of order")
          }
          precondition(
            piece.level != 0 || activities[index].isViolated || !isViolated(piece, at: value),
            "a violation was overlooked")
          if !activities[index].isBasic { continue }
          let isPassed = position < Int(activities[index].segment)
          precondition(
            isPassed
              ? piece.breakpoint <= value + 1e-6 * (1 + value.magnitude)
              : piece.breakpoint >= value - 1e-6 * (1 + value.magnitude),
            "a segment does not fit its value")
        }
      }
    }

    /// A running slope is the sum of what the kinks left and right of it say.
    private func verifyRunningSlopes() {
      let scratch = UnsafeMutablePointer<Double>.allocate(capacity: stride)
      defer { scratch.deallocate() }
      for index in 0..<activities.count where activities[index].runningSlope > 0 {
        let slot = Int(activities[index].runningSlope)
        if runningSegments[slot] < 0 { continue }
        sumSlope(of: index, segment: Int(runningSegments[slot]), into: scratch)
        for level in 0..<levels.count {
          let difference = scratch[level] - runningSlopes[slot * stride + level]
          precondition(
            isNothing(difference, scratch[level].magnitude), "a running slope has drifted")
        }
      }
    }

    /// A form's value is that of its definition.
    private func verifyForms() {
      for index in 0..<activities.count where activities[index].isLive && activities[index].isForm {
        var difference = -value(ofActivity: index)
        var scale = difference.magnitude
        let form = activities[index].form
        for position in form.indices {
          let entry = forms.element(form, position)
          let share = entry.coefficient * value(ofActivity: Int(entry.index))
          difference += share
          scale += share.magnitude
        }
        precondition(isNothing(difference, scale), "a form has drifted from its coordinates")
      }
    }

    private func value(ofActivity index: Int) -> Double {
      activities[index].isFollower
        ? activities[Int(activities[index].leader)].value + activities[index].value
        : activities[index].value
    }

    /// Followers are forms without kinks of their own; their leaders know them, and how many kinks came
    /// from them.
    private func verifyFollowers() {
      var unseen = 0
      var kinks = [Int32](repeating: 0, count: activities.count)
      for index in 0..<activities.count where activities[index].isLive {
        if activities[index].isFollower {
          precondition(activities[index].isForm, "a structural follows another activity")
          precondition(activities[index].pieces.isEmpty, "a follower has kinks of its own")
          unseen += 1
          continue
        }
        precondition(!activities[index].isUnsorted, "kinks were left out of order")
        let block = activities[index].pieces
        for position in block.indices {
          let constraint = Int(pieces.element(block, position).constraint)
          if constraint >= 0 { kinks[Int(records[constraint].activity)] += 1 }
        }
        precondition(
          activities[index].hasFollowers == (nextFollower[index] >= 0),
          "an activity does not know that it leads")
        var follower = Int(nextFollower[index])
        while follower >= 0 {
          precondition(
            activities[follower].isFollower && Int(activities[follower].leader) == index,
            "an activity leads one that follows another")
          precondition(
            kinks[follower] == activities[follower].followedKinks, "a follower's kinks are astray")
          unseen -= 1
          follower = Int(nextFollower[follower])
        }
      }
      precondition(unseen == 0, "a follower is unknown to its leader")
    }

    /// Written over nonbasic activities, a form is its row, or itself; folded ones are left out.
    private func verifyDefinitions() {
      var difference = [Double](repeating: 0, count: activities.count)
      var scale = difference
      for index in 0..<activities.count where activities[index].isLive && activities[index].isForm {
        var mentioned: [Int] = []
        func add(_ activity: Int, _ coefficient: Double) {
          difference[activity] += coefficient
          scale[activity] += coefficient.magnitude
          mentioned.append(activity)
        }
        func addRow(of mentioned: Int, _ factor: Double) {
          let follows = activities[mentioned].isFollower
          let activity = follows ? Int(activities[mentioned].leader) : mentioned
          if !activities[activity].isBasic {
            if !activities[activity].isFolded { add(activity, factor) }
            return
          }
          let row = activities[activity].row
          for position in row.indices {
            let entry = rows.element(row, position)
            add(Int(entry.index), factor * entry.coefficient)
          }
        }
        addRow(of: index, -1)
        for position in activities[index].form.indices {
          let entry = forms.element(activities[index].form, position)
          addRow(of: Int(entry.index), entry.coefficient)
        }
        for activity in mentioned {
          precondition(
            isNothing(difference[activity], scale[activity]),
            "a row is not what its definition says")
          difference[activity] = 0
          scale[activity] = 0
        }
      }
    }

    /// Whether a difference is rounding beside what was added up.
    private func isNothing(_ difference: Double, _ scale: Double) -> Bool {
      difference.magnitude <= 1e-6 * (1 + scale)
    }
  #endif
}
