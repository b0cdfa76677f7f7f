// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// The constraints as they were given, and the activities they were placed on.
struct ConstraintTable: ~Copyable {
  var records = Storage<Record>()
  private var freeRecords = Storage<Int32>()
  var terms = BlockPool<Entry>()
  /// Constraints that the next solve places, in order of addition.
  var pending = Storage<Int32>()
  var changeClock: UInt32 = 0
  /// The change clock when a required constraint changed last.
  private(set) var requirementClock: UInt32 = 0
  /// The change clock when a required constraint came or left.
  private(set) var structureClock: UInt32 = 0

  /// The table as other parts read it.
  var view: ConstraintView {
    @inline(__always) get {
      ConstraintView(
        records: records.base, entries: terms.elements(Block()), pendingCount: pending.count)
    }
  }

  // Without a `deinit` of its own, a part of a solver leaks all its memory when another module
  // destroys the solver.
  deinit {}

  // MARK: Levels

  /// Makes room for a new level: this level and all weaker ones move down by one.
  mutating func moveLevelsDown(from level: Int16) {
    for index in 0..<records.count where records[index].level >= level { records[index].level += 1 }
  }

  /// Removes the levels that no constraint uses.
  mutating func dropUnusedLevels(from levels: inout LevelTable) {
    var old = LevelTable()
    swap(&old, &levels)
    for index in 0..<records.count where records[index].state != .free {
      let strength = old.strength(of: records[index].level)
      if !levels.find(strength).isPresent { _ = levels.insert(strength) }
    }
    for index in 0..<records.count where records[index].state != .free {
      records[index].level = Int16(levels.find(old.strength(of: records[index].level)).level)
    }
  }

  // MARK: Constraints

  /// Reserves capacity for this many constraints.
  mutating func reserveCapacity(_ constraints: Int) {
    records.reserveCapacity(constraints)
    pending.reserveCapacity(constraints)
    terms.reserveCapacity(3 * constraints)
  }

  /// Gives a constraint its number and adds it to the pending ones.
  @inline(__always)
  mutating func insert(_ record: Record) -> Int {
    let index: Int
    if let free = freeRecords.popLast() {
      index = Int(free)
      records[index] = record
    } else {
      index = records.count
      records.append(record)
    }
    pending.append(Int32(truncatingIfNeeded: index))
    return index
  }

  /// Forgets a constraint. Its number is reused.
  @inline(__always)
  mutating func remove(_ index: Int) {
    terms.release(&records.pointer(at: index).pointee.terms)
    records[index].state = .free
    records[index].isBound = false
    freeRecords.append(Int32(index))
  }

  /// Records that the presence, the constant or the strength of a constraint changed.
  mutating func noteChange(of index: Int) {
    changeClock &+= 1
    records[index].changed = changeClock
    if records[index].isRequired { requirementClock = changeClock }
  }

  /// Records that a constraint comes or leaves, or that its strength changed.
  mutating func notePresence(of index: Int) {
    noteChange(of: index)
    if records[index].isRequired { structureClock = changeClock }
  }

  /// Makes every constraint in force pending again.
  mutating func makeAllPending() {
    pending.removeAll()
    for index in 0..<records.count {
      if records[index].state == .placed { records[index].state = .pending }
      if records[index].state == .pending { pending.append(Int32(index)) }
    }
  }

  /// Returns whether two constraints have the same terms, in the same order.
  func haveEqualTerms(_ a: Int, _ b: Int) -> Bool {
    let (blockA, blockB) = (records[a].terms, records[b].terms)
    if blockA.count != blockB.count { return false }
    let (termsA, termsB) = (terms.elements(blockA), terms.elements(blockB))
    for index in blockA.indices
    where termsA[index].index != termsB[index].index
      || termsA[index].coefficient != termsB[index].coefficient
    {
      return false
    }
    return true
  }

  /// Returns whether a constraint is required, in force and not a bound.
  func isRequirement(_ constraint: Int32) -> Bool {
    let record = records[Int(constraint)]
    return record.state == .placed && record.isRequired && !record.isBound
  }

  func violation(of index: Int, at values: borrowing Storage<Double>) -> Double {
    records[index].relation.violation(by: difference(of: index) { values[$0] }.value)
  }

  /// Returns whether variables with certain values violate a constraint by more than rounding.
  func isViolated(_ constraint: Int32, at value: (Int) -> Double) -> Bool {
    let (difference, scale) = difference(of: Int(constraint), at: value)
    return records[Int(constraint)].relation.violation(by: difference)
      > Tolerance.violation * Tolerance.radius(at: scale)
  }

  /// How far the left side of a constraint exceeds its constant, and the greatest number in that sum.
  private func difference(
    of index: Int, at value: (Int) -> Double
  ) -> (value: Double, scale: Double) {
    let record = records[index]
    var difference = -record.constant
    var scale = record.constant.magnitude
    for position in record.terms.indices {
      let entry = terms.element(record.terms, position)
      let product = entry.coefficient * value(Int(entry.index))
      difference += product
      scale = Swift.max(scale, product.magnitude)
    }
    return (difference, scale)
  }

  func firstVariable(of constraint: Int32) -> Int? {
    let block = records[Int(constraint)].terms
    return block.isEmpty ? nil : Int(terms.element(block, 0).index)
  }

  func forEachVariable(of constraint: Int32, _ body: (Int) -> Void) {
    let block = records[Int(constraint)].terms
    for index in block.indices { body(Int(terms.element(block, index).index)) }
  }

  func join(_ constraint: Int32, in groups: inout VariableGroups) {
    guard let first = firstVariable(of: constraint) else { return }
    forEachVariable(of: constraint) { groups.join(first, $0) }
  }
}

/// A constraint as it was given, and the activity it was placed on.
struct Record: BitwiseCopyable {
  enum State: UInt8, BitwiseCopyable {
    case free
    /// Added, but not yet part of an activity.
    case pending
    /// A breakpoint of `activity`.
    case placed
    /// Required, but not enforced.
    case broken
  }

  var constant = 0.0
  /// The constraint's left side is `factor · activity`.
  var factor = 1.0
  var terms = Block()
  var activity: Int32 = -1
  /// The level of its strength.
  var level: Int16 = 0
  /// The clock at the last change of its constant, strength or presence.
  var changed: UInt32 = 0
  var relation = Relation.equal
  var state = State.free
  /// A non-negative bound: always in force, never broken, never listed.
  var isBound = false

  var isRequired: Bool { level == 0 }
  var isInForceOrBroken: Bool { state == .placed || state == .broken }
}
