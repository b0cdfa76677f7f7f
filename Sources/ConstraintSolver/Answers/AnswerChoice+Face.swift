// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// The set of equally good answers, which is a face of the polyhedron of all answers.
///
/// Only *degenerate* activities, the nonbasic ones that can move at no cost, lead from one answer
/// on the face to another. A row at a breakpoint may still hold a degenerate activity in place.
/// Activities that certainly cannot move are pinned where they are. Choosing an answer, or finding
/// ambiguities, then costs in proportion to the activities that can move, not to all degenerate
/// ones.
extension AnswerChoice {
  /// Prepares the choice among equally good answers: pins the activities that rows hold in place,
  /// until `closeFace`. Returns whether any degenerate activity is left.
  mutating func openFace(_ simplex: inout Simplex) -> Bool {
    if simplex.levels.hasHiddenLevels || !simplex.hasDegenerateActivities() {
      return simplex.hasDegenerateActivities()
    }
    simplex.setHiddenLevels(true)
    pinHeldActivities(&simplex)
    return simplex.hasDegenerateActivities()
  }

  /// Releases everything that `openFace` pinned, and the chosen values.
  @inline(__always)
  mutating func closeFace(_ simplex: inout Simplex) {
    // Nothing is pinned or chosen without the hidden levels.
    if simplex.levels.hasHiddenLevels { releaseFace(&simplex) }
  }

  private mutating func releaseFace(_ simplex: inout Simplex) {
    releaseChoices(&simplex)
    for position in 0..<immovable.count {
      simplex.removeHiddenBreakpoints(
        level: simplex.levels.pinLevel, from: Int(immovable[position]))
    }
    immovable.removeAll()
    simplex.setHiddenLevels(false)
  }

  /// Releases the chosen values.
  mutating func releaseChoices(_ simplex: inout Simplex) {
    for position in 0..<chosen.count {
      simplex.removeHiddenBreakpoints(level: simplex.levels.pinLevel, from: Int(chosen[position]))
    }
    chosen.removeAll()
  }

  /// Pins the degenerate activities that rows at breakpoints hold in place, as far as the signs of
  /// the coefficients show it.
  private mutating func pinHeldActivities(_ simplex: inout Simplex) {
    simplex.tidyDegenerateActivities()
    collectFaceDirections(&simplex)
    faceDirections.propagate()
    for position in 0..<simplex.degenerate.count where !faceDirections.canMove(position) {
      pinInPlace(Int(simplex.degenerate[position]), &simplex)
    }
    _ = simplex.descend()
  }

  private mutating func pinInPlace(_ activity: Int, _ simplex: inout Simplex) {
    simplex.addHiddenBreakpoint(
      at: simplex.activities[activity].value, level: simplex.levels.pinLevel, weight: 1,
      to: activity)
    immovable.append(Int32(activity))
  }

  /// Adds the degenerate activities, in the order of `degenerate`, and the rows at breakpoints that
  /// mention them to `faceDirections`.
  private mutating func collectFaceDirections(_ simplex: inout Simplex) {
    faceDirections.removeAll()
    for position in 0..<simplex.degenerate.count {
      let activity = Int(simplex.degenerate[position])
      simplex.positions[activity] = Int32(position + 1)
      let isFree = simplex.directionsWithoutCost(of: activity)
      faceDirections.addMember(canRise: isFree.up, canFall: isFree.down)
    }
    simplex.clock &+= 1
    for position in 0..<simplex.degenerate.count {
      let column = simplex.activities[Int(simplex.degenerate[position])].column
      for place in column.indices {
        let row = Int(simplex.columns.element(column, place))
        if simplex.activities[row].stamp == simplex.clock || !simplex.activities[row].isBasic {
          continue
        }
        simplex.activities[row].stamp = simplex.clock
        addFaceRow(row, &simplex)
      }
    }
    for position in 0..<simplex.degenerate.count {
      simplex.positions[Int(simplex.degenerate[position])] = 0
    }
  }

  /// Adds the row of a basic activity at a breakpoint. `positions` maps degenerate activities to
  /// members.
  private mutating func addFaceRow(_ activity: Int, _ simplex: inout Simplex) {
    let block = simplex.activities[activity].breakpoints
    let segment = Int(simplex.activities[activity].segment)
    let value = simplex.activities[activity].value
    let radius = Tolerance.radius(at: value)
    let cannotRise =
      segment < Int(block.count)
      && simplex.breakpoints.element(block, segment).location <= value + radius
    let cannotFall =
      segment > 0 && simplex.breakpoints.element(block, segment - 1).location >= value - radius
    if !cannotRise && !cannotFall { return }
    faceDirections.addRow(cannotRise: cannotRise, cannotFall: cannotFall)
    let row = simplex.activities[activity].row
    for place in row.indices {
      let entry = simplex.rows.element(row, place)
      let member = Int(simplex.positions[Int(entry.index)]) - 1
      if member >= 0 { faceDirections.addTerm(member: member, coefficient: entry.coefficient) }
    }
  }

  /// Returns whether the degenerate activities cannot move after all; if so, they are pinned.
  /// Otherwise the tableau is at another of the answers afterwards.
  ///
  /// A set of answers is a single point exactly if a linear function in general position has its
  /// minimum and its maximum at the same point. The function has a distinct coefficient for every
  /// degenerate activity; it is minimised, then maximised.
  mutating func isSinglePoint(_ simplex: inout Simplex) -> Bool {
    simplex.tidyDegenerateActivities()
    var members = Storage<Int32>()
    for position in 0..<simplex.degenerate.count { members.append(simplex.degenerate[position]) }
    simplex.distanceTravelled = 0
    for direction in [1.0, -1.0] {
      for position in 0..<members.count {
        let activity = Int(members[position])
        let value = simplex.activities[activity].value
        // A different, reproducible weight between 1 and 2 for each activity.
        let hash = UInt32(truncatingIfNeeded: activity) &* 0x9E37_79B1
        let weight = 1 + Double(hash & 0xFFFF) / 65536
        simplex.addHiddenBreakpoint(
          at: value + direction * Self.explorationDistance(from: value),
          level: simplex.levels.choiceLevel, weight: weight, to: activity)
      }
      _ = simplex.descend()
      for position in 0..<members.count {
        simplex.removeHiddenBreakpoints(
          level: simplex.levels.choiceLevel, from: Int(members[position]))
      }
      _ = simplex.descend()
      if simplex.distanceTravelled > 0 { return false }
    }
    for position in 0..<members.count { pinInPlace(Int(members[position]), &simplex) }
    _ = simplex.descend()
    return true
  }

  /// The distance from a value within which another one is sought: at least a thousand times what counts
  /// as another value.
  static func explorationDistance(from value: Double) -> Double {
    1000 * Swift.max(1, Tolerance.otherValue * value.magnitude)
  }

  /// How far a value has to reach before its range counts as unbounded.
  static func unboundedDistance(from value: Double) -> Double {
    100 * explorationDistance(from: value)
  }
}
