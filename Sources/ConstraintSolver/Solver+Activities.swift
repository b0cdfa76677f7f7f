// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// Activities and their costs: where constraints become kinks.
///
/// A constraint over coordinates is divided by its largest coefficient `f`; equal forms share one
/// activity `a`:
///
///        Σ c_k · u_k  rel  k      ⇔      a  rel  k / f       (rel turned round for f < 0)
///
/// A violation of `v` in units of `a` is one of `|f| · v` in units of the constraint: the weight.
extension Solver {
  mutating func makeActivity() -> Int {
    let index: Int
    if let free = freeActivities.popLast() {
      index = Int(free)
      activities[index] = Activity()
    } else {
      index = activities.count
      activities.append(Activity())
      positions.append(0)
      nextFollower.append(-1)
    }
    activities[index].isLive = true
    return index
  }

  // MARK: Placing constraints

  /// Gives every pending constraint its place: those on one coordinate first, then required
  /// equalities, each solved for a cheap coordinate at once, then the rest.
  mutating func placePending() {
    if pending.isEmpty && unnumbered.isEmpty { return }
    reserveForPending()
    growForest()
    var equalities = Storage<Int32>(minimumCapacity: pending.count)
    var others = Storage<Int32>(minimumCapacity: pending.count)
    var fresh = Storage<Int32>(minimumCapacity: pending.count)
    for position in 0..<pending.count {
      let constraint = Int(pending[position])
      if records[constraint].state != .pending { continue }
      if let entry = soleCoordinate(in: records[constraint].terms) {
        let coordinate = activities.pointer(at: Int(entry.index))
        let isFresh =
          coordinate.pointee.hasColumn && coordinate.pointee.pieces.isEmpty
          && coordinate.pointee.column.isEmpty
        if isFresh {
          fresh.append(entry.index)
          let kinks = Int(nodes[Int(entry.index)].kinksAlone)
          if kinks > 1 { coordinate.pointee.pieces = pieces.makeBlock(capacity: kinks) }
        }
        place(constraint, on: Int(entry.index), entry.coefficient, isNew: false)
        continue
      }
      if records[constraint].isRequired && records[constraint].relation == .equal {
        equalities.append(pending[position])
      } else {
        others.append(pending[position])
      }
    }
    for position in 0..<fresh.count { park(Int(fresh[position])) }
    // A number that was given up and used again waits twice: the first time places it.
    for position in 0..<equalities.count {
      let constraint = Int(equalities[position])
      if records[constraint].state != .pending { continue }
      place(constraint)
    }
    while let activity = unsorted.popLast() { sortKinks(of: Int(activity)) }
    for position in 0..<others.count {
      let constraint = Int(others[position])
      if records[constraint].state != .pending { continue }
      place(constraint)
    }
    pending.removeAllAndShrink()
  }

  /// Makes room for what the pending constraints may need, once instead of bit by bit.
  private mutating func reserveForPending() {
    let expected = pending.count / 2
    activities.reserveCapacity(activities.count + expected)
    positions.reserveCapacity(activities.count + expected)
    nextFollower.reserveCapacity(activities.count + expected)
    touched.reserveCapacity(activities.count + expected)
    queued.reserveCapacity(activities.count + expected)
    pieces.reserveCapacity(4 * pending.count)
    rows.reserveCapacity(8 * expected)
    forms.reserveCapacity(4 * expected)
    columns.reserveCapacity(8 * expected)
  }

  private mutating func place(_ constraint: Int) {
    express(records[constraint].terms)
    let (activity, factor, isNew) = activityOfExpression()
    place(constraint, on: activity, factor, isNew: isNew)
  }

  /// Makes the constraint, `factor` times an activity, a piece of it. A new activity has no row so far.
  private mutating func place(_ constraint: Int, on activity: Int, _ factor: Double, isNew: Bool) {
    records[constraint].activity = Int32(activity)
    records[constraint].factor = factor
    records[constraint].state = .placed
    if records[constraint].isRequired && records[constraint].relation == .equal {
      placeEquality(constraint, isNew: isNew)
    } else {
      if isNew { makeRow(of: activity) }
      insertPiece(of: constraint)
    }
  }

  /// The activity that `expression` is a multiple of; makes it where there is none: it needs a row
  /// then.
  mutating func activityOfExpression() -> (activity: Int, factor: Double, isNew: Bool) {
    if expression.count == 1 {
      return (Int(expression[0].index), expression[0].coefficient, false)
    }
    let factor = normalizeExpression()
    let hash = FormTable.hash(expression)
    var probe: Int?
    while let known = formTable.next(hash, &probe) {
      if isExpression(Int(known)) { return (Int(known), factor, false) }
    }
    let activity = makeForm()
    formTable.insert(Int32(activity), hash)
    return (activity, factor, true)
  }

  /// Orders `expression` by number and divides it by its largest coefficient, which is returned.
  private mutating func normalizeExpression() -> Double {
    var factor = 1.0
    var largest = 0.0
    expression.sort { $0.index < $1.index }
    for index in 0..<expression.count
    where expression[index].coefficient.magnitude > largest {
      factor = expression[index].coefficient
      largest = factor.magnitude
    }
    if factor != 1 {
      for index in 0..<expression.count { expression[index].coefficient /= factor }
    }
    return factor
  }

  /// Whether a form, or a structural that was one, is `expression`.
  private mutating func isExpression(_ activity: Int) -> Bool {
    if !activities[activity].isForm { return hasRoleOfExpression(activity) }
    let form = activities[activity].form
    if Int(form.count) != expression.count { return false }
    let entries = forms.elements(form)
    for index in 0..<expression.count
    where entries[index].index != expression[index].index
      || entries[index].coefficient != expression[index].coefficient
    {
      return false
    }
    return true
  }

  /// A new form for `expression`, without a row so far.
  private mutating func makeForm() -> Int {
    let index = makeActivity()
    activities[index].isForm = true
    var form = forms.makeBlock(capacity: expression.count)
    var value = 0.0
    for position in 0..<expression.count {
      let entry = expression[position]
      let part = Int(entry.index)
      forms.appendInPlace(entry, to: &form)
      value += entry.coefficient * currentValue(of: part)
      columns.append(Int32(index), to: &activities.pointer(at: part).pointee.users)
    }
    activities[index].form = form
    activities[index].value = value
    return index
  }

  /// Makes a form basic: its row is its definition, with basic parts replaced by their rows, followers
  /// by their leaders, and without what is folded.
  mutating func makeRow(of form: Int) {
    gathered = -1
    activities[form].isBasic = true
    let definition = activities[form].form
    var row = rows.makeBlock(capacity: Int(definition.count))
    var replacesParts = false
    for position in definition.indices {
      let entry = forms.element(definition, position)
      let part = Int(entry.index)
      if activities[part].hasColumn {
        rows.appendInPlace(entry, to: &row)
        columns.append(Int32(form), to: &activities.pointer(at: part).pointee.column)
      } else if !activities[part].isFolded {
        replacesParts = true
      }
    }
    activities[form].row = row
    if !replacesParts { return }
    for position in definition.indices {
      let entry = forms.element(definition, position)
      let part = Int(entry.index)
      if !activities[part].hasColumn {
        add(leader(of: part), times: entry.coefficient, to: form)
      }
    }
  }

  // MARK: Pieces

  private mutating func piece(of constraint: Int) -> Piece {
    let factor = records[constraint].factor
    let isTurned = factor < 0
    let below = records[constraint].relation != .lessThanOrEqual
    let above = records[constraint].relation != .greaterThanOrEqual
    return Piece(
      breakpoint: breakpoint(of: constraint), weight: factor.magnitude,
      constraint: Int32(constraint),
      level: records[constraint].level,
      costsBelow: isTurned ? above : below, costsAbove: isTurned ? below : above)
  }

  /// Where the kink of a constraint is on the activity that has it.
  private mutating func breakpoint(of constraint: Int) -> Double {
    records[constraint].constant / records[constraint].factor
      - offset(of: Int(records[constraint].activity))
  }

  /// Brings a constraint back whose record knows its activity.
  mutating func insertPiece(of constraint: Int) {
    let activity = Int(records[constraint].activity)
    if activities[activity].isFollower { activities[activity].followedKinks += 1 }
    insert(piece(of: constraint), into: leader(of: activity))
  }

  /// Takes the constraint's kink out of the cost; its record stays and waits.
  mutating func removePiece(of constraint: Int) {
    let owner = Int(records[constraint].activity)
    if activities[owner].isFollower { activities[owner].followedKinks -= 1 }
    let activity = leader(of: owner)
    remove(at: position(of: constraint, in: activity), from: activity)
    records[constraint].state = .pending
    if activities[activity].isFolded && !isHeld(activity) { unfold(activity) }
  }

  /// Moves the kink of a constraint. An activity that rests on it goes along.
  mutating func movePiece(of constraint: Int, to constant: Double) {
    let activity = leader(of: Int(records[constraint].activity))
    let old = piece(of: constraint)
    let goesAlong =
      !activities[activity].isBasic
      && Tolerance.areEqual(activities[activity].value, old.breakpoint)
      && !isHeldByAnother(activity, old)
    remove(at: position(of: constraint, in: activity), from: activity)
    records[constraint].constant = constant
    let new = piece(of: constraint)
    insert(new, into: activity)
    if goesAlong { shift(activity, to: new.breakpoint) }
  }

  /// A stronger kink at the same place holds the activity there.
  private mutating func isHeldByAnother(_ activity: Int, _ piece: Piece) -> Bool {
    let block = activities[activity].pieces
    for index in block.indices {
      let other = pieces.element(block, index)
      if other.level < piece.level && Tolerance.areEqual(other.breakpoint, piece.breakpoint) {
        return true
      }
    }
    return false
  }

  private mutating func position(of constraint: Int, in activity: Int) -> Int {
    let block = activities[activity].pieces
    // Kinks that went from one activity to another may be beside their place by rounding.
    let breakpoint = breakpoint(of: constraint)
    let limit = breakpoint + Tolerance.radius(at: breakpoint)
    var index = firstKink(of: activity, above: limit) - 1
    while index >= 0 && pieces.element(block, index).constraint != Int32(constraint) { index -= 1 }
    if index >= 0 { return index }
    // One that came by way of very large values may be farther off.
    index = Int(block.count) - 1
    while pieces.element(block, index).constraint != Int32(constraint) { index -= 1 }
    return index
  }

  @inline(__always)
  private mutating func firstKink(of activity: Int, above breakpoint: Double) -> Int {
    let block = activities[activity].pieces
    let elements = pieces.elements(block)
    var low = 0
    var high = Int(block.count)
    while high - low > 8 {
      let middle = (low + high) / 2
      if elements[middle].breakpoint <= breakpoint { low = middle + 1 } else { high = middle }
    }
    while low < high && elements[low].breakpoint <= breakpoint { low += 1 }
    return low
  }

  /// Adds a kink. For a basic activity the reduced costs of its row follow the slope.
  mutating func insert(_ piece: Piece, into activity: Int) {
    levels.note(weight: piece.weight, level: Int(piece.level))
    touch(activity)
    if piece.level == 0 { activities[activity].isStrained = true }
    if activities[activity].isUnsorted {
      pieces.append(piece, to: &activities.pointer(at: activity).pointee.pieces)
      return
    }
    let index = firstKink(of: activity, above: piece.breakpoint)
    pieces.insert(piece, at: index, in: &activities.pointer(at: activity).pointee.pieces)
    changeRunningSlope(of: activity, piece, at: index, by: 1)
    if activities[activity].isBasic {
      followKink(piece, at: index, of: activity)
    } else {
      enqueue(activity)
    }
  }

  /// Lets a nonbasic activity take kinks in any order until `sortKinks`.
  mutating func postponeSorting(of activity: Int) {
    if activities[activity].isUnsorted { return }
    activities[activity].isUnsorted = true
    unsorted.append(Int32(activity))
  }

  mutating func sortKinks(of activity: Int) {
    if !activities[activity].isUnsorted { return }
    activities[activity].isUnsorted = false
    forgetRunningSlope(of: activity)
    pieces.sort(activities[activity].pieces) { $0.breakpoint < $1.breakpoint }
    enqueue(activity)
  }

  /// Lets the reduced costs of a basic activity's row feel a new kink.
  private mutating func followKink(_ piece: Piece, at index: Int, of activity: Int) {
    let value = activities[activity].value
    let isBelowValue =
      index < Int(activities[activity].segment)
      || value > piece.breakpoint + Tolerance.radius(at: value)
    if isBelowValue {
      activities[activity].segment += 1
      if piece.costsAbove { changeSlope(of: activity, level: Int(piece.level), by: piece.weight) }
    } else if piece.costsBelow {
      changeSlope(of: activity, level: Int(piece.level), by: -piece.weight)
    }
  }

  /// Removes a kink.
  mutating func remove(at index: Int, from activity: Int) {
    let piece = pieces.remove(at: index, from: &activities.pointer(at: activity).pointee.pieces)
    changeRunningSlope(of: activity, piece, at: index, by: -1)
    touch(activity)
    guard activities[activity].isBasic else {
      enqueue(activity)
      return
    }
    if index < Int(activities[activity].segment) {
      activities[activity].segment -= 1
      if piece.costsAbove { changeSlope(of: activity, level: Int(piece.level), by: -piece.weight) }
    } else if piece.costsBelow {
      changeSlope(of: activity, level: Int(piece.level), by: piece.weight)
    }
  }

  /// How many kinks lie left of the value, counting those at the value or not.
  @inline(__always)
  func segment(of activity: Int, countingEqual: Bool) -> Int {
    let block = activities[activity].pieces
    let elements = pieces.elements(block)
    let value = activities[activity].value
    let radius = Tolerance.radius(at: value)
    let limit = countingEqual ? value + radius : value - radius
    var low = 0
    var high = Int(block.count)
    while high - low > 8 {
      let middle = (low + high) / 2
      let isLeft =
        countingEqual ? elements[middle].breakpoint <= limit : elements[middle].breakpoint < limit
      if isLeft { low = middle + 1 } else { high = middle }
    }
    while low < high
      && (countingEqual ? elements[low].breakpoint <= limit : elements[low].breakpoint < limit)
    {
      low += 1
    }
    return low
  }

  /// The slope of the activity's own cost right of its first `segment` kinks.
  @inline(__always)
  mutating func slope(of activity: Int, segment: Int, into slope: UnsafeMutablePointer<Double>) {
    if activities[activity].pieces.count > Self.manyKinks {
      findRunningSlope(of: activity, segment: segment, into: slope)
    } else {
      sumSlope(of: activity, segment: segment, into: slope)
    }
  }

  @inline(__always)
  func sumSlope(of activity: Int, segment: Int, into slope: UnsafeMutablePointer<Double>) {
    clear(slope)
    let block = activities[activity].pieces
    let elements = pieces.elements(block)
    for index in block.indices {
      if index < segment {
        if elements[index].costsAbove {
          slope[Int(elements[index].level)] += elements[index].weight
        }
      } else if elements[index].costsBelow {
        slope[Int(elements[index].level)] -= elements[index].weight
      }
    }
  }

  // MARK: First places

  /// Moves a fresh coordinate to where its own cost is least.
  private mutating func park(_ activity: Int) {
    let block = activities[activity].pieces
    let elements = pieces.elements(block)
    let last = Int(block.count) - 1
    var index = 0
    if last > 0 {
      slope(of: activity, segment: 0, into: slopeA.base)
      while index < last {
        slopeA[Int(elements[index].level)] += elements[index].jump
        if levels.sign(slopeA.base) >= 0 { break }
        index += 1
      }
    }
    touch(activity)
    activities[activity].value = elements[index].breakpoint
    if activities[activity].value.magnitude > Tolerance.farMove { lostPrecision = true }
  }
}
