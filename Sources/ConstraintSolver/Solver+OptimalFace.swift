// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// The set of equally good answers: a face of the polyhedron of all answers.
///
/// Only nonbasic activities that can move at no cost, *loose* ones, lead from one answer of the face to
/// another. A row that stands on a kink may still hold a loose activity in place. Those that are
/// certain not to move are pinned where they are, so that choosing an answer, or finding out what is
/// ambiguous, costs in proportion to what is open and not to what is merely loose.
extension Solver {
  /// Prepares the choice among equally good answers: pins, until `closeFace`, what rows hold in place.
  /// Returns whether something is loose then.
  mutating func openFace() -> Bool {
    if levels.hasHiddenLevels || !hasLooseActivities() { return hasLooseActivities() }
    setHiddenLevels(true)
    pinHeldActivities()
    return hasLooseActivities()
  }

  /// Lets go of what `openFace` has pinned, and of the chosen values.
  mutating func closeFace() {
    releaseChoices()
    for position in 0..<immovable.count {
      removeHiddenPieces(level: levels.pinLevel, from: Int(immovable[position]))
    }
    immovable.removeAll()
    setHiddenLevels(false)
  }

  // MARK: Loose activities

  /// Whether some nonbasic activity can move at no cost, as far as slopes tell.
  mutating func hasLooseActivities() -> Bool {
    while let last = loose.last {
      if activities[Int(last)].isLoose && !activities[Int(last)].isBasic { return true }
      loose.removeLast()
    }
    return false
  }

  /// Leaves in `loose` what can move at no cost, once each.
  mutating func tidyLooseActivities() {
    var kept = 0
    for position in 0..<loose.count {
      let activity = Int(loose[position])
      if !activities[activity].isLoose || activities[activity].isBasic { continue }
      // The same number may be in the list twice.
      activities[activity].isLoose = false
      loose[kept] = loose[position]
      kept += 1
    }
    loose.resize(to: kept, filling: 0)
    for position in 0..<kept { activities[Int(loose[position])].isLoose = true }
  }

  /// Pins the loose activities that rows on kinks hold in place, as far as the signs of coefficients
  /// tell.
  private mutating func pinHeldActivities() {
    tidyLooseActivities()
    collectFaceDirections()
    faceDirections.propagate()
    for position in 0..<loose.count where !faceDirections.canMove(position) {
      pinInPlace(Int(loose[position]))
    }
    _ = descend()
  }

  private mutating func pinInPlace(_ activity: Int) {
    addHiddenPiece(
      at: activities[activity].value, level: levels.pinLevel, weight: 1, to: activity)
    immovable.append(Int32(activity))
  }

  /// Describes to `faceDirections` the loose activities, numbered as in `loose`, and the rows on kinks
  /// that mention them.
  private mutating func collectFaceDirections() {
    faceDirections.removeAll()
    for position in 0..<loose.count {
      let activity = Int(loose[position])
      positions[activity] = Int32(position + 1)
      let slope = slopeA.base
      self.slope(
        of: activity, segment: segment(of: activity, countingEqual: false), into: slope)
      let canFall = levels.signOfSum(slope, costs(of: activity)) == 0
      self.slope(of: activity, segment: segment(of: activity, countingEqual: true), into: slope)
      let canRise = levels.signOfSum(slope, costs(of: activity)) == 0
      faceDirections.addMember(canRise: canRise, canFall: canFall)
    }
    clock &+= 1
    for position in 0..<loose.count {
      let column = activities[Int(loose[position])].column
      for place in column.indices {
        let row = Int(columns.element(column, place))
        if activities[row].stamp == clock || !activities[row].isBasic { continue }
        activities[row].stamp = clock
        addFaceRow(row)
      }
    }
    for position in 0..<loose.count { positions[Int(loose[position])] = 0 }
  }

  /// Adds the row of a basic activity that stands on a kink; `positions` tells the loose activities.
  private mutating func addFaceRow(_ activity: Int) {
    let block = activities[activity].pieces
    let segment = Int(activities[activity].segment)
    let value = activities[activity].value
    let radius = Tolerance.radius(at: value)
    let cannotRise =
      segment < Int(block.count) && pieces.element(block, segment).breakpoint <= value + radius
    let cannotFall =
      segment > 0 && pieces.element(block, segment - 1).breakpoint >= value - radius
    if !cannotRise && !cannotFall { return }
    faceDirections.addRow(cannotRise: cannotRise, cannotFall: cannotFall)
    let row = activities[activity].row
    for place in row.indices {
      let entry = rows.element(row, place)
      let member = Int(positions[Int(entry.index)]) - 1
      if member >= 0 { faceDirections.addTerm(member: member, coefficient: entry.coefficient) }
    }
  }

  // MARK: One answer or several

  /// Whether the loose activities cannot move after all; they are pinned then. Otherwise the tableau
  /// stands at another of the answers afterwards.
  ///
  /// A set of answers is a single point exactly when a linear function in general position has its
  /// least and its greatest value at the same place. The function has a coefficient of its own for
  /// every loose activity; it is followed both ways.
  mutating func isSinglePoint() -> Bool {
    tidyLooseActivities()
    var members = Storage<Int32>()
    for position in 0..<loose.count { members.append(loose[position]) }
    travelled = 0
    for direction in [1.0, -1.0] {
      for position in 0..<members.count {
        let activity = Int(members[position])
        // A different, reproducible weight between 1 and 2 for each.
        let weight = 1 + Double((activity &* 0x9E37_79B1) & 0xFFFF) / 65536
        addHiddenPiece(
          at: activities[activity].value + direction * Self.explorationDistance,
          level: levels.choiceLevel, weight: weight, to: activity)
      }
      _ = descend()
      for position in 0..<members.count {
        removeHiddenPieces(level: levels.choiceLevel, from: Int(members[position]))
      }
      _ = descend()
      if travelled > 0 { return false }
    }
    for position in 0..<members.count { pinInPlace(Int(members[position])) }
    _ = descend()
    return true
  }

  /// How far from the value in use another one is looked for.
  static var explorationDistance: Double { 1000 }

  /// The variables whose value changes when some loose activity moves, by number.
  mutating func variablesMovedByLooseActivities() -> [Int32] {
    tidyLooseActivities()
    var ranges = Storage<ChangedRange>()
    for position in 0..<loose.count {
      let activity = Int(loose[position])
      gatherColumn(activity)
      changes.removeAll()
      noteChange(1, ofAllThatEquals: activity)
      for entry in 0..<columnWork.count {
        noteChange(columnWork[entry].coefficient, ofAllThatEquals: Int(columnWork[entry].index))
      }
      sumChanges()
      for place in 0..<changedRanges.count
      where changedRanges[place].amount.magnitude > Tolerance.value {
        ranges.append(changedRanges[place])
      }
    }
    ranges.sort { $0.start < $1.start }
    var moved: [Int32] = []
    var end: Int32 = 0
    for position in 0..<ranges.count {
      for place in max(end, ranges[position].start)..<max(end, ranges[position].end) {
        let variable = preorder[Int(place)]
        if !nodes[Int(variable)].isRemoved { moved.append(variable) }
      }
      end = max(end, ranges[position].end)
    }
    moved.sort()
    return moved
  }
}
