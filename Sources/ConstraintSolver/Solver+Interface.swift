// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

extension Solver {
  /// Makes room for what is about to be added.
  package mutating func reserveCapacity(variables: Int, constraints: Int) {
    activities.reserveCapacity(variables)
    nodes.reserveCapacity(variables)
    extents.reserveCapacity(variables)
    values.reserveCapacity(variables)
    positions.reserveCapacity(variables)
    records.reserveCapacity(constraints)
    pending.reserveCapacity(constraints)
    terms.reserveCapacity(3 * constraints)
  }

  // MARK: Variables

  /// Adds a variable. A non-negative one has a bound that is in force throughout: it is never
  /// broken and never listed in a conflict.
  package mutating func addVariable(isNonNegative: Bool = false) -> Variable {
    let index = makeActivity()
    activities[index].isVariable = true
    makeNode(index)
    nodes[index].isNonNegative = isNonNegative
    enqueue(index)
    noteEdit()
    let variable = Variable(index: Int32(index))
    if isNonNegative { addBound(of: variable) }
    return variable
  }

  /// Removes a variable that no constraint mentions. Its number is used again later.
  package mutating func removeVariable(_ variable: Variable) {
    let index = Int(variable.index)
    guard activities[index].isVariable, !nodes[index].isRemoved else {
      fatalError("a variable is removed twice")
    }
    if nodes[index].isNonNegative { removeBound(of: index) }
    nodes[index].isRemoved = true
    editsSinceRebuild += 1
    noteEdit()
  }

  private mutating func addBound(of variable: Variable) {
    let id = addRecord([LinearTerm(1, variable)], .greaterThanOrEqual, 0, Strength.required.value)
    records[id].isBound = true
  }

  private mutating func removeBound(of index: Int) {
    // A bound is one of the pieces of the coordinate, or still waits.
    let block = activities[leader(of: index)].pieces
    for position in block.indices {
      let constraint = Int(pieces.element(block, position).constraint)
      if constraint >= 0 && records[constraint].isBound
        && terms.element(records[constraint].terms, 0).index == Int32(index)
      {
        discard(constraint)
        return
      }
    }
    for position in 0..<pending.count {
      let constraint = Int(pending[position])
      if records[constraint].isBound && records[constraint].state == .pending
        && terms.element(records[constraint].terms, 0).index == Int32(index)
      {
        discard(constraint)
        return
      }
    }
  }

  // MARK: Constraints

  /// Adds `Σ coefficient · variable  relation  constant  @strength`.
  ///
  /// Terms may repeat a variable; coefficients add up. No terms at all is legal.
  package mutating func addConstraint(
    _ terms: [LinearTerm], _ relation: Relation, _ constant: Double, _ strength: Strength
  ) -> ConstraintID {
    counters.additions += 1
    return ConstraintID(index: Int32(addRecord(terms, relation, constant, strength.value)))
  }

  private mutating func addRecord(
    _ given: [LinearTerm], _ relation: Relation, _ constant: Double, _ strength: Float
  ) -> Int {
    var block = terms.makeBlock(capacity: given.count)
    for term in given {
      terms.appendInPlace(
        Entry(index: term.variable.index, coefficient: term.coefficient), to: &block)
    }
    let record = Record(
      constant: constant, terms: block, level: level(of: strength), relation: relation,
      state: .pending)
    let index: Int
    if let free = freeRecords.popLast() {
      index = Int(free)
      records[index] = record
    } else {
      index = records.count
      records.append(record)
    }
    pending.append(Int32(index))
    noteChange(of: index)
    editsSinceRebuild += 1
    return index
  }

  package mutating func removeConstraint(_ id: ConstraintID) {
    counters.removals += 1
    discard(Int(id.index))
  }

  private mutating func discard(_ index: Int) {
    guard records[index].state != .free else { fatalError("a constraint is removed twice") }
    noteChange(of: index)
    withdraw(index)
    terms.release(&records.pointer(at: index).pointee.terms)
    records[index].state = .free
    records[index].isBound = false
    freeRecords.append(Int32(index))
    editsSinceRebuild += 1
  }

  package mutating func setConstant(_ constant: Double, of id: ConstraintID) {
    let index = Int(id.index)
    if records[index].constant == constant { return }
    counters.constantChanges += 1
    noteChange(of: index)
    if records[index].state == .placed {
      movePiece(of: index, to: constant)
    } else {
      records[index].constant = constant
    }
  }

  package mutating func setStrength(_ strength: Strength, of id: ConstraintID) {
    let index = Int(id.index)
    let level = level(of: strength.value)
    if records[index].level == level { return }
    counters.strengthChanges += 1
    noteChange(of: index)
    let wasWaiting = records[index].state == .pending
    withdraw(index)
    records[index].level = level
    records[index].state = .pending
    if !wasWaiting { pending.append(Int32(index)) }
  }

  /// Takes a constraint out of the costs; its record stays.
  private mutating func withdraw(_ index: Int) {
    switch records[index].state {
    case .placed: removePiece(of: index)
    case .broken: forgetProof(of: Int32(index))
    case .pending, .free: break
    }
  }

  private mutating func noteChange(of index: Int) {
    changeClock &+= 1
    records[index].changed = changeClock
    noteEdit()
  }

  /// Notes that `precedes` or `comesFirst` order otherwise from now on.
  package mutating func noteOrderChange() { noteEdit() }

  /// What was found out about the last answer is no longer true.
  private mutating func noteEdit() {
    needsSolve = true
    isCanonical = false
    if knownAmbiguities != nil { knownAmbiguities = nil }
  }

  // MARK: Solving

  /// Brings values and broken marks up to date; does nothing when nothing changed.
  ///
  /// `precedes` orders required constraints: where they contradict each other, one that contradicts
  /// those before it is broken. It is asked only about constraints involved in a conflict.
  @discardableResult
  package mutating func solve(
    precedes: (ConstraintID, ConstraintID) -> Bool = { $0 < $1 }
  ) -> SolveOutcome {
    if !needsSolve { return .solved }
    counters.solves += 1
    closeFace()
    rebuildIfDue()
    placePending()
    var outcome = descend()
    if outcome != .solved {
      // Rounding is the likeliest cause; a fresh start is the remedy.
      rebuild()
      placePending()
      outcome = descend()
    }
    countViolatedActivities()
    if violatedActivities > 0 || !proofs.isEmpty {
      let settled = settleConflicts(precedes)
      if outcome == .solved { outcome = settled }
    }
    updateValues()
    needsSolve = false
    verifyInvariants()
    return outcome
  }

  /// The value after the last `solve`, or after the last `canonicalize`.
  @inline(__always)
  package func value(of variable: Variable) -> Double { values[Int(variable.index)] }

  /// Writes the values of the variables 0, 1, … as far as `copy` reaches: the fastest way to read
  /// them all. Those of removed variables mean nothing.
  package mutating func copyValues(into copy: inout [Double]) {
    let count = Swift.min(copy.count, values.count)
    copy.withUnsafeMutableBufferPointer { copy in
      copy.baseAddress?.update(from: values.base, count: count)
    }
  }
}
