// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// Which of the equally good answers is used.
///
/// The answer depends on the system alone: variables are compared in a given order, and of two
/// answers the one wins in which the first variable that differs is nearer zero. (The values a
/// variable takes in the optimal answers are an interval, so two equally near ones do not occur.)
///
/// Two hidden levels below all others do it. The variable to choose gets the cost `|x|` at the
/// lower one, the *choice* level; where it comes to rest it is held at the upper one, the *pin*
/// level; then comes the next. Only variables that a loose activity moves are looked at, and
/// none where nothing is loose.
extension Solver {
  /// After `solve`: chooses, among the equally good answers, the one in which variables, compared
  /// in the order given by `comesFirst`, are nearest zero. Costs nothing where nothing is
  /// ambiguous.
  package mutating func canonicalize(
    comesFirst: (Variable, Variable) -> Bool = { $0 > $1 }
  ) {
    if isCanonical { return }
    isCanonical = true
    if !hasLooseActivities() { return }
    setHiddenLevels(true)
    if !isSinglePoint() { chooseValues(comesFirst) }
    updateValues()
    verifyInvariants()
  }

  private mutating func chooseValues(_ comesFirst: (Variable, Variable) -> Bool) {
    var candidates = variablesMovedByLooseActivities().map { Variable(index: $0) }
    candidates.sort(by: comesFirst)
    for candidate in candidates {
      if !hasLooseActivities() { return }
      if !isMovedByLooseActivities(Int(candidate.index)) { continue }
      travelled = 0
      choose(Int(candidate.index))
      // Nothing moved although something is loose: perhaps only slopes said so.
      if travelled == 0 && hasLooseActivities() && isSinglePoint() { return }
    }
  }

  private mutating func choose(_ variable: Int) {
    let (activity, offset) = activityOfVariable(variable)
    addHiddenPiece(at: -offset, level: levels.choiceLevel, weight: 1, to: activity)
    _ = descend()
    removeHiddenPieces(level: levels.choiceLevel, from: activity)
    addHiddenPiece(
      at: activities[activity].value, level: levels.pinLevel, weight: 1, to: activity)
    _ = descend()
    pinned.append(Int32(activity))
  }

  /// Lets go of the values chosen for the last answer.
  mutating func releasePins() {
    for position in 0..<pinned.count {
      removeHiddenPieces(level: levels.pinLevel, from: Int(pinned[position]))
    }
    pinned.removeAll()
    setHiddenLevels(false)
  }

  // MARK: What is open

  /// Whether some nonbasic activity can move at no cost, as far as slopes tell.
  mutating func hasLooseActivities() -> Bool {
    while let last = loose.last {
      if activities[Int(last)].isLoose && !activities[Int(last)].isBasic { return true }
      loose.removeLast()
    }
    return false
  }

  /// Leaves in `loose` what can move at no cost, once each.
  private mutating func tidyLooseActivities() {
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

  /// Whether the loose activities cannot move after all, held by kinks that their rows just touch.
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
    return true
  }

  /// How far from the value in use another one is looked for.
  static var explorationDistance: Double { 1000 }

  /// The variables whose value changes when some loose activity moves, by number.
  mutating func variablesMovedByLooseActivities() -> [Int32] {
    tidyLooseActivities()
    var isMoved = Storage<Bool>(minimumCapacity: preorder.count)
    isMoved.resize(to: preorder.count, filling: false)
    var changes = Storage<Entry>()
    for position in 0..<loose.count {
      let activity = Int(loose[position])
      gatherColumn(activity)
      columnWork.append(Entry(index: Int32(activity), coefficient: 1))
      gathered = -1
      changes.removeAll()
      for entry in 0..<columnWork.count {
        let variable = Int(columnWork[entry].index)
        let change = columnWork[entry].coefficient
        noteSubtree(of: variable, change, &changes)
        var follower = nextFollower[variable]
        while follower >= 0 {
          noteSubtree(of: Int(follower), change, &changes)
          follower = nextFollower[Int(follower)]
        }
      }
      // A subtree moves by the changes that have begun and not yet ended.
      changes.sort { $0.index < $1.index }
      var sum = 0.0
      for index in 0..<Swift.max(0, changes.count - 1) {
        sum += changes[index].coefficient
        if sum.magnitude <= Tolerance.value { continue }
        for place in Int(changes[index].index)..<Int(changes[index + 1].index) {
          isMoved[place] = true
        }
      }
    }
    var moved: [Int32] = []
    for place in 0..<preorder.count where isMoved[place] && !nodes[Int(preorder[place])].isRemoved {
      moved.append(preorder[place])
    }
    moved.sort()
    return moved
  }

  /// Notes where in preorder a change of a coordinate begins and ends.
  private mutating func noteSubtree(
    of variable: Int, _ change: Double, _ changes: inout Storage<Entry>
  ) {
    if !activities[variable].isVariable { return }
    changes.append(Entry(index: extents[variable].start, coefficient: change))
    changes.append(Entry(index: extents[variable].end, coefficient: -change))
  }

  private mutating func isMovedByLooseActivities(_ variable: Int) -> Bool {
    collectDependencies(of: variable)
    for position in 0..<pathWork.count
    where activities[leader(of: Int(pathWork[position].index))].isLoose {
      return true
    }
    return false
  }

  // MARK: Hidden pieces

  /// The activity of a variable's value, and what the value has more: its coordinate where it is a
  /// root, else a form, or what that follows.
  mutating func activityOfVariable(_ variable: Int) -> (activity: Int, offset: Double) {
    expressValue(of: variable)
    let (activity, _, isNew) = activityOfExpression()
    if isNew { makeRow(of: activity) }
    return (leader(of: activity), offset(of: activity))
  }

  mutating func addHiddenPiece(
    at breakpoint: Double, level: Int, weight: Double, to activity: Int
  ) {
    let piece = Piece(
      breakpoint: breakpoint, weight: weight, constraint: -1, level: Int16(level),
      costsBelow: true, costsAbove: true)
    insert(piece, into: activity)
  }

  mutating func removeHiddenPieces(level: Int, from activity: Int) {
    let block = activities[activity].pieces
    for index in block.indices.reversed()
    where pieces.element(block, index).level == Int16(level) {
      remove(at: index, from: activity)
    }
  }
}
