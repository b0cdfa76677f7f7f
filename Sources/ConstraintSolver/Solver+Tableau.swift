// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// The sparse tableau: rows of basic activities over nonbasic ones, and the exchange of two.
extension Solver {
  /// The coefficient `α_ij`, 0 where row `i` does not mention `j`.
  @inline(__always)
  mutating func coefficient(row index: Int, _ column: Int32) -> Double {
    rows.coefficient(of: column, in: activities[index].row)
  }

  /// Collects the rows that mention a nonbasic activity into `columnWork`, and forgets those that
  /// no longer do.
  mutating func gatherColumn(_ column: Int) {
    if gathered == Int32(truncatingIfNeeded: column) { return }
    gathered = Int32(truncatingIfNeeded: column)
    clock &+= 1
    let block = activities[column].column
    columnWork.removeAll()
    columnWork.reserveCapacity(Int(block.count))
    let entries = columns.elements(block)
    let (activities, clock) = (activities.base, clock)
    var kept = 0
    for position in block.indices {
      let row = entries[position]
      let activity = activities + Int(row)
      if activity.pointee.stamp == clock || !activity.pointee.isBasic { continue }
      let coefficient = rows.coefficient(of: Int32(column), in: activity.pointee.row)
      if coefficient == 0 { continue }
      activity.pointee.stamp = clock
      entries[kept] = row
      kept += 1
      columnWork.appendInPlace(Entry(index: row, coefficient: coefficient))
    }
    activities[column].column.count = Int32(kept)
  }

  /// Adds `factor` times an activity to the row of `target`: itself, or the row of a basic one, or
  /// nothing where it is folded.
  mutating func add(_ activity: Int, times factor: Double, to target: Int) {
    if activities[activity].isBasic {
      addRow(of: activity, times: factor, to: target)
    } else if activities[activity].hasColumn {
      addEntry(Entry(index: Int32(activity), coefficient: factor), to: target)
    }
  }

  /// Adds `factor` times the row of `source` to the row of `target`.
  private mutating func addRow(of source: Int, times factor: Double, to target: Int) {
    let addend = activities[source].row
    if addend.count <= 6 {
      for position in addend.indices {
        let entry = rows.element(addend, position)
        addEntry(Entry(index: entry.index, coefficient: factor * entry.coefficient), to: target)
      }
    } else {
      addLongRow(addend, times: factor, to: target)
    }
  }

  /// Adds one entry to a row; one that cancels is taken out.
  @inline(__always)
  private mutating func addEntry(_ entry: Entry, to target: Int) {
    gathered = -1
    let row = activities[target].row
    let entries = rows.elements(row)
    let count = Int(row.count)
    var position = 0
    while position < count && entries[position].index != entry.index { position += 1 }
    if position == count {
      rows.append(entry, to: &activities.pointer(at: target).pointee.row)
      columns.append(
        Int32(target), to: &activities.pointer(at: Int(entry.index)).pointee.column)
      return
    }
    let sum = Tolerance.sum(entries[position].coefficient, entry.coefficient)
    if sum.magnitude > Tolerance.coefficient {
      entries[position].coefficient = sum
    } else {
      entries[position] = entries[count - 1]
      activities[target].row.count -= 1
    }
  }

  /// Takes an entry out of a row and returns its coefficient, 0 where there is none; its column still
  /// lists the row.
  @inline(__always)
  @discardableResult
  mutating func removeEntry(_ column: Int32, from index: Int) -> Double {
    gathered = -1
    let row = activities[index].row
    let entries = rows.elements(row)
    for position in row.indices where entries[position].index == column {
      let coefficient = entries[position].coefficient
      entries[position] = entries[Int(row.count) - 1]
      activities[index].row.count -= 1
      return coefficient
    }
    return 0
  }

  /// The same for many entries: the places of the row's own are noted first.
  private mutating func addLongRow(_ addend: Block, times factor: Double, to target: Int) {
    gathered = -1
    var row = activities[target].row
    let entries = rows.elements(row)
    for position in row.indices { positions[Int(entries[position].index)] = Int32(position + 1) }
    for position in addend.indices {
      let entry = rows.element(addend, position)
      let share = factor * entry.coefficient
      let place = Int(positions[Int(entry.index)]) - 1
      if place >= 0 {
        let entries = rows.elements(row)
        entries[place].coefficient = Tolerance.sum(entries[place].coefficient, share)
      } else {
        rows.append(Entry(index: entry.index, coefficient: share), to: &row)
        columns.append(
          Int32(target), to: &activities.pointer(at: Int(entry.index)).pointee.column)
      }
    }
    let merged = rows.elements(row)
    var kept = 0
    for position in row.indices {
      positions[Int(merged[position].index)] = 0
      if merged[position].coefficient.magnitude > Tolerance.coefficient {
        merged[kept] = merged[position]
        kept += 1
      }
    }
    row.count = Int32(kept)
    activities[target].row = row
  }

  /// Exchanges a nonbasic and a basic activity.
  ///
  ///     before   a_i = α_ij a_j + Σ α_ik a_k
  ///     after    a_j = (1/α_ij) a_i - Σ (α_ik/α_ij) a_k
  ///
  /// and every other row that mentions `a_j` has it replaced. The reduced costs follow: with `g`
  /// the slopes of the two activities and `T = D_j - g_i α_ij + g_j`,
  ///
  ///     D_k = D_k - g_i α_ik - (α_ik/α_ij) T        D_i = T / α_ij
  mutating func pivot(entering: Int, leaving: Int) {
    counters.pivots += 1
    gathered = -1
    let pivotCoefficient = coefficient(row: leaving, Int32(entering))
    let inverse = 1 / pivotCoefficient
    var magnification = inverse.magnitude
    let count = levels.count
    let (leavingSlope, transfer) = (slopeA.base, slopeC.base)
    slope(of: leaving, segment: Int(activities[leaving].segment), into: leavingSlope)
    slope(of: entering, segment: Int(activities[entering].segment), into: slopeB.base)
    let enteringCosts = costs(of: entering)
    activeLevels.removeAll()
    for level in 0..<count {
      transfer[level] = Tolerance.sum(enteringCosts[level], slopeB[level])
      if leavingSlope[level] != 0 {
        transfer[level] = Tolerance.sum(
          transfer[level], -leavingSlope[level] * pivotCoefficient)
      } else if transfer[level] == 0 {
        continue
      }
      activeLevels.append(level)
    }

    var old = activities[leaving].row
    // The entering activity makes room for the leaving one.
    var row = rows.makeBlock(capacity: Int(old.count))
    for position in old.indices {
      let entry = rows.element(old, position)
      let index = Int(entry.index)
      if index == entering { continue }
      let ratio = entry.coefficient * inverse
      magnification = Swift.max(magnification, ratio.magnitude)
      rows.appendInPlace(Entry(index: entry.index, coefficient: -ratio), to: &row)
      if !activeLevels.isEmpty {
        let costs = ownCosts(of: index)
        for position in 0..<activeLevels.count {
          let level = activeLevels[position]
          let share = Tolerance.sum(
            -leavingSlope[level] * entry.coefficient, -transfer[level] * ratio)
          costs[level] = Tolerance.sum(costs[level], share)
        }
      }
      columns.append(Int32(entering), to: &activities.pointer(at: index).pointee.column)
      enqueue(index)
    }
    let isFolded = !activities[leaving].isForm && isHeld(leaving)
    if !isFolded {
      rows.appendInPlace(Entry(index: Int32(leaving), coefficient: inverse), to: &row)
    }
    // The vector of the entering activity becomes that of the leaving one.
    activities[leaving].costs = activities[entering].costs
    activities[entering].costs = 0
    if isFolded || activeLevels.isEmpty {
      dropCosts(of: leaving)
    } else {
      let leavingCosts = ownCosts(of: leaving)
      for level in 0..<count { leavingCosts[level] = transfer[level] * inverse }
    }

    growthSinceRebuild += Int(magnification.exponent)
    if magnification > Tolerance.magnification { noteMagnification() }
    rows.release(&old)
    var column = activities[entering].column
    activities[leaving].isBasic = false
    activities[leaving].isFolded = isFolded
    activities[leaving].column = Block()
    activities[entering].isBasic = true
    activities[entering].isStrained = true
    activities[entering].isLoose = false
    activities[entering].row = row
    replaceInRows(column, entering, by: entering, except: leaving)
    columns.release(&column)
    if isFolded { return }
    columns.append(Int32(entering), to: &activities.pointer(at: leaving).pointee.column)
    enqueue(leaving)
  }

  /// Notes that rounding may show where a row was multiplied.
  mutating func noteMagnification() {
    costsAreWorn = true
    lostPrecision = true
  }

  /// Puts another activity, or the row of a basic one, in place of an activity in the rows that its
  /// column lists. One that has become basic is replaced by itself: by its row.
  mutating func replaceInRows(
    _ column: Block, _ activity: Int, by other: Int, except leaving: Int = -1
  ) {
    clock &+= 1
    counters.rowUpdates += Int(column.count)
    for position in column.indices {
      let index = Int(columns.element(column, position))
      if index == leaving || activities[index].stamp == clock || !activities[index].isBasic {
        continue
      }
      activities[index].stamp = clock
      let factor = removeEntry(Int32(activity), from: index)
      if factor != 0 { add(other, times: factor, to: index) }
    }
  }

  // MARK: Values

  /// Notes the value that the activity had at the last read.
  @inline(__always)
  mutating func touch(_ activity: Int) {
    if activities[activity].isTouched { return }
    activities[activity].isTouched = true
    activities[activity].valueBefore = activities[activity].value
    touched.append(Int32(activity))
  }

  /// Moves a nonbasic activity; the basic ones follow, and the reduced costs their slopes.
  mutating func shift(_ activity: Int, to value: Double) {
    touch(activity)
    movesSinceRebuild += 1
    let delta = value - activities[activity].value
    if delta.magnitude > Tolerance.farMove { lostPrecision = true }
    activities[activity].value = value
    activities[activity].isStrained = true
    enqueue(activity)
    if delta == 0 { return }
    if activities[activity].isFolded { recoverColumn(activity) } else { gatherColumn(activity) }
    for position in 0..<columnWork.count {
      let entry = columnWork[position]
      let index = Int(entry.index)
      touch(index)
      let moved = activities.pointer(at: index)
      moved.pointee.value += entry.coefficient * delta
      if !isBetweenKinks(moved.pointee) { crossKinks(index) }
    }
    unfoldForsaken()
  }

  /// Whether the segment of a basic activity fits its value.
  @inline(__always)
  private mutating func isBetweenKinks(_ activity: Activity) -> Bool {
    let value = activity.value
    let radius = Tolerance.radius(at: value)
    let elements = pieces.elements(activity.pieces)
    let segment = Int(activity.segment)
    return (segment == activity.pieces.count || elements[segment].breakpoint >= value - radius)
      && (segment == 0 || elements[segment - 1].breakpoint <= value + radius)
  }

  /// Brings the segment of a basic activity in line with its value.
  private mutating func crossKinks(_ activity: Int) {
    let block = activities[activity].pieces
    let value = activities[activity].value
    let radius = Tolerance.radius(at: value)
    let elements = pieces.elements(block)
    while activities[activity].segment < block.count
      && elements[Int(activities[activity].segment)].breakpoint < value - radius
    {
      crossUp(activity)
    }
    while activities[activity].segment > 0
      && elements[Int(activities[activity].segment) - 1].breakpoint > value + radius
    {
      crossDown(activity)
    }
  }

  @inline(__always)
  mutating func crossUp(_ activity: Int) {
    let piece = pieces.element(activities[activity].pieces, Int(activities[activity].segment))
    activities[activity].segment += 1
    if piece.level == 0 { activities[activity].isStrained = true }
    changeSlope(of: activity, level: Int(piece.level), by: piece.jump)
  }

  @inline(__always)
  mutating func crossDown(_ activity: Int) {
    activities[activity].segment -= 1
    let piece = pieces.element(activities[activity].pieces, Int(activities[activity].segment))
    if piece.level == 0 { activities[activity].isStrained = true }
    changeSlope(of: activity, level: Int(piece.level), by: -piece.jump)
  }

  mutating func setSegment(of activity: Int, countingEqual: Bool) {
    activities[activity].segment = Int32(segment(of: activity, countingEqual: countingEqual))
  }

  /// Adds the slope of a basic activity to the reduced costs of its row.
  mutating func addSlope(of activity: Int) {
    let slope = slopeA.base
    self.slope(of: activity, segment: Int(activities[activity].segment), into: slope)
    for level in 0..<levels.count where slope[level] != 0 {
      changeSlope(of: activity, level: level, by: slope[level])
    }
  }

  /// The slope of a basic activity changed: `D_k += Δ · α_ik`.
  @inline(__always)
  mutating func changeSlope(of activity: Int, level: Int, by delta: Double) {
    let row = activities[activity].row
    let entries = rows.elements(row)
    for position in row.indices {
      let index = Int(entries[position].index)
      let costs = ownCosts(of: index)
      costs[level] = Tolerance.sum(costs[level], delta * entries[position].coefficient)
      enqueue(index)
    }
  }

  /// Lets pricing look at a nonbasic activity.
  @inline(__always)
  mutating func enqueue(_ activity: Int) {
    if activities[activity].isQueued || !activities[activity].hasColumn { return }
    activities[activity].isQueued = true
    queued.append(Int32(activity))
  }
}
