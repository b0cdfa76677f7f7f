// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// Followers: activities that equal another one but for a constant.
///
/// A required equality between two activities, all else in it folded, makes one of them follow the
/// other, its *leader*:
///
///     f = c·k - c·b + folded, held        ⇒        k = b + offset
///
/// A follower has no row and no column. Its kinks are among its leader's, each at its breakpoint less
/// the offset: a thousand fields as wide as their column are one activity. A follower's `value` is
/// the offset; rows and columns mention its leader instead.
///
/// Definitions know nothing of this: a follower is a form like others. With `φ` the coefficients of a
/// folded structural in the definitions of forms, written out, an offset changes by `φ_k - φ_b` when
/// the structural moves. Before it does, those for which that is not zero part from their leader and
/// are basic from then on.
extension Solver {
  /// The activity in the tableau that stands for this one: itself, unless it follows another.
  @inline(__always)
  mutating func leader(of activity: Int) -> Int {
    activities[activity].isFollower ? Int(activities[activity].leader) : activity
  }

  /// What an activity has more than the one that stands for it.
  @inline(__always)
  mutating func offset(of activity: Int) -> Double {
    activities[activity].isFollower ? activities[activity].value : 0
  }

  @inline(__always)
  mutating func currentValue(of activity: Int) -> Double {
    activities[activity].isFollower
      ? activities[Int(activities[activity].leader)].value + activities[activity].value
      : activities[activity].value
  }

  // MARK: Joining

  /// Takes a nonbasic activity out of the tableau; what follows it follows the new leader, too.
  mutating func follow(_ activity: Int, _ leader: Int) {
    let offset = activities[activity].value - activities[leader].value
    touch(activity)
    var column = activities[activity].column
    replaceInRows(column, activity, by: leader)
    columns.release(&column)
    activities[activity].column = column
    passCosts(of: activity, to: leader)
    let kinks = activities[activity].pieces.count
    passKinks(of: activity, to: leader, offset)
    activities[activity].isLoose = false
    activities[activity].isFollower = true
    activities[activity].followedKinks = kinks
    activities[activity].leader = Int32(leader)
    activities[activity].value = offset

    var last = activity
    while nextFollower[last] >= 0 {
      let follower = Int(nextFollower[last])
      touchFollower(follower)
      activities[follower].leader = Int32(leader)
      activities[follower].value += offset
      activities[activity].followedKinks -= activities[follower].followedKinks
      last = follower
    }
    nextFollower[last] = nextFollower[leader]
    nextFollower[leader] = Int32(activity)
    activities[activity].hasFollowers = false
    activities[leader].hasFollowers = true
  }

  /// Lets the reduced costs of a leader, or of the row of a basic one, have those of the activity as well.
  mutating func passCosts(of activity: Int, to leader: Int) {
    if activities[activity].costs == 0 { return }
    if activities[leader].isBasic {
      let row = activities[leader].row
      for position in row.indices { addCosts(of: activity, to: rows.element(row, position)) }
    } else {
      addCosts(of: activity, to: Entry(index: Int32(leader), coefficient: 1))
    }
    dropCosts(of: activity)
  }

  private mutating func addCosts(of activity: Int, to entry: Entry) {
    let target = ownCosts(of: Int(entry.index))
    let costs = costs(of: activity)
    for level in 0..<levels.count {
      target[level] = Tolerance.sum(target[level], costs[level] * entry.coefficient)
    }
    enqueue(Int(entry.index))
  }

  private mutating func passKinks(of activity: Int, to leader: Int, _ offset: Double) {
    var block = activities[activity].pieces
    if !activities[leader].isBasic && pending.count > activities[leader].pieces.count {
      postponeSorting(of: leader)
    }
    for index in block.indices {
      var piece = pieces.element(block, index)
      piece.breakpoint -= offset
      insert(piece, into: leader)
    }
    pieces.release(&block)
    activities[activity].pieces = block
    forgetRunningSlope(of: activity)
  }

  // MARK: Parting

  /// Lets followers part that do not move as their leaders do when a structural moves, whose
  /// dependents have been collected.
  mutating func partFollowers(movedBy structural: Int) {
    collectFollowersParting(movedBy: structural)
    // Those that move alike stay together.
    let activities = activities.base
    parting.sort {
      let (a, b) = (Int($0.index), Int($1.index))
      return activities[a].leader != activities[b].leader
        ? activities[a].leader < activities[b].leader : $0.coefficient < $1.coefficient
    }
    var start = 0
    while start < parting.count {
      let leader = activities[Int(parting[start].index)].leader
      var end = start + 1
      while end < parting.count && parting[end].coefficient == parting[start].coefficient
        && activities[Int(parting[end].index)].leader == leader
      {
        end += 1
      }
      part(start..<end, from: Int(leader))
      start = end
    }
  }

  /// Writes into `parting` the followers that move otherwise than their leaders when a structural moves,
  /// whose dependents have been collected, and by how much.
  mutating func collectFollowersParting(movedBy structural: Int) {
    parting.removeAll()
    for position in 0..<dependents.count {
      positions[Int(dependents[position].index)] = Int32(position + 1)
    }
    clock &+= 1
    collectFollowersParting(from: structural, movedBy: structural)
    for position in 0..<dependents.count {
      let leader = leader(of: Int(dependents[position].index))
      collectFollowersParting(from: leader, movedBy: structural)
    }
    for position in 0..<dependents.count { positions[Int(dependents[position].index)] = 0 }
  }

  private mutating func collectFollowersParting(from leader: Int, movedBy structural: Int) {
    if !activities[leader].hasFollowers || activities[leader].stamp == clock { return }
    activities[leader].stamp = clock
    let share = share(of: leader, movedBy: structural)
    var follower = nextFollower[leader]
    while follower >= 0 {
      let difference = Tolerance.sum(self.share(of: Int(follower), movedBy: structural), -share)
      if difference != 0 { parting.append(Entry(index: follower, coefficient: difference)) }
      follower = nextFollower[Int(follower)]
    }
  }

  /// `φ`, while `positions` tells the places in `dependents`.
  private mutating func share(of activity: Int, movedBy structural: Int) -> Double {
    if activity == structural { return 1 }
    let place = Int(positions[activity]) - 1
    return place < 0 ? 0 : dependents[place].coefficient
  }

  /// Takes a part of `parting` from their leader. The first becomes basic; the others follow it.
  private mutating func part(_ range: Range<Int>, from leader: Int) {
    sortKinks(of: leader)
    let first = Int(parting[range.lowerBound].index)
    let offset = activities[first].value
    var kinks: Int32 = 0
    clock &+= 1
    for position in range {
      let follower = Int(parting[position].index)
      touchFollower(follower)
      activities[follower].stamp = clock
      kinks += activities[follower].followedKinks
    }
    unlinkStamped(from: leader)

    activities[first].isFollower = false
    activities[first].costs = 0
    activities[first].segment = 0
    activities[first].value = activities[leader].value + offset
    activities[first].isBasic = true
    activities[first].row = Block()
    add(leader, times: 1, to: first)
    for position in range.dropFirst() {
      let follower = Int(parting[position].index)
      activities[follower].leader = Int32(first)
      activities[follower].value -= offset
      nextFollower[follower] = nextFollower[first]
      nextFollower[first] = Int32(follower)
      activities[first].hasFollowers = true
    }
    if kinks > 0 { returnStampedKinks(from: leader, to: first, offset) }
  }

  private mutating func unlinkStamped(from leader: Int) {
    var last = leader
    while nextFollower[last] >= 0 {
      let follower = Int(nextFollower[last])
      if activities[follower].stamp == clock {
        nextFollower[last] = nextFollower[follower]
        nextFollower[follower] = -1
      } else {
        last = follower
      }
    }
    activities[leader].hasFollowers = nextFollower[leader] >= 0
  }

  /// Gives the kinks of stamped activities from their old leader to their new one, which is basic.
  private mutating func returnStampedKinks(
    from leader: Int, to activity: Int, _ offset: Double
  ) {
    let block = activities[leader].pieces
    let segment = Int(activities[leader].segment)
    var returned = Block()
    var kept = 0
    var keptBelow: Int32 = 0
    for index in block.indices {
      var piece = pieces.element(block, index)
      if piece.constraint >= 0
        && activities[Int(records[Int(piece.constraint)].activity)].stamp == clock
      {
        piece.breakpoint += offset
        pieces.append(piece, to: &returned)
      } else {
        pieces.elements(block)[kept] = piece
        kept += 1
        keptBelow += index < segment ? 1 : 0
      }
    }
    activities[leader].pieces.count = Int32(kept)
    forgetRunningSlope(of: leader)
    activities[activity].pieces = returned
    if activities[leader].isBasic {
      // The slope of the one and the slope of the other go into equal rows.
      activities[leader].segment = keptBelow
      activities[activity].segment = Int32(segment) - keptBelow
    } else {
      setSegment(of: activity, countingEqual: false)
      addSlope(of: activity)
      enqueue(leader)
    }
    activities[activity].isStrained = true
    touch(leader)
    if activities[leader].isFolded { forsaken.append(Int32(leader)) }
  }

  /// Unfolds leaders that only a follower held which has parted.
  mutating func unfoldForsaken() {
    while let leader = forsaken.popLast() {
      if activities[Int(leader)].isFolded && !isHeld(Int(leader)) { unfold(Int(leader)) }
    }
  }

  /// Notes the value of a follower as of the last read, before it has another leader or none.
  private mutating func touchFollower(_ activity: Int) {
    if activities[activity].isTouched { return }
    let leader = Int(activities[activity].leader)
    activities[activity].isTouched = true
    activities[activity].valueBefore =
      (activities[leader].isTouched ? activities[leader].valueBefore : activities[leader].value)
      + activities[activity].value
    touched.append(Int32(activity))
  }
}
