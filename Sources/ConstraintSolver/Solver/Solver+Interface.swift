// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// Adding, changing and removing variables and constraints.
extension Solver {
  /// Reserves capacity for variables and constraints about to be added.
  package mutating func reserveCapacity(variables: Int, constraints: Int) {
    simplex.reserveCapacity(activities: variables + constraints / 2)
    forest.reserveCapacity(variables)
    table.reserveCapacity(constraints)
  }

  /// Adds a variable. A non-negative variable has a bound that is always in force: it is never
  /// broken and never listed in a conflict.
  package mutating func addVariable(isNonNegative: Bool = false) -> Variable {
    defer { verifyEdit() }
    let index = simplex.makeActivity()
    simplex.activities[index].isVariable = true
    forest.makeNode(index)
    forest.nodes[index].isNonNegative = isNonNegative
    simplex.enqueue(index)
    noteEdit()
    let variable = Variable(index: Int32(truncatingIfNeeded: index))
    if isNonNegative { addBound(of: variable) }
    return variable
  }

  /// Removes a variable that no constraint mentions. Its number is reused.
  package mutating func removeVariable(_ variable: Variable) {
    defer { verifyEdit() }
    let index = Int(variable.index)
    guard simplex.activities[index].isVariable, !forest.nodes[index].isRemoved else {
      fatalError("a variable is removed twice")
    }
    if forest.nodes[index].isNonNegative { removeBound(of: index) }
    forest.nodes[index].isRemoved = true
    editsSinceRebuild += 1
    noteEdit()
  }

  private mutating func addBound(of variable: Variable) {
    let id = withUnsafePointer(to: LinearTerm(1, variable)) { term in
      addRecord(
        UnsafeBufferPointer(start: term, count: 1), .greaterThanOrEqual, 0,
        Strength.required.value)
    }
    table.records[id].isBound = true
  }

  private mutating func removeBound(of index: Int) {
    // A bound is one of the breakpoints of the coordinate, or still pending.
    let block = simplex.activities[simplex.representative(of: index)].breakpoints
    for position in block.indices {
      let constraint = Int(simplex.breakpoints.element(block, position).constraint)
      if constraint >= 0 && table.records[constraint].isBound
        && table.terms.element(table.records[constraint].terms, 0).index == Int32(index)
      {
        discard(constraint)
        return
      }
    }
    for position in 0..<table.pending.count {
      let constraint = Int(table.pending[position])
      if table.records[constraint].isBound && table.records[constraint].state == .pending
        && table.terms.element(table.records[constraint].terms, 0).index == Int32(index)
      {
        discard(constraint)
        return
      }
    }
  }

  /// Adds the constraint `Σ coefficient · variable  relation  constant  @strength`.
  ///
  /// Terms may repeat a variable; their coefficients add up. A constraint without terms is legal.
  package mutating func addConstraint(
    _ terms: [LinearTerm], _ relation: Relation, _ constant: Double, _ strength: Strength
  ) -> ConstraintID {
    terms.withUnsafeBufferPointer { addConstraint($0, relation, constant, strength) }
  }

  /// Adds a constraint whose terms are in memory of the caller. Many that lie in one list are added
  /// without counting a reference to each.
  package mutating func addConstraint(
    _ terms: UnsafeBufferPointer<LinearTerm>, _ relation: Relation, _ constant: Double,
    _ strength: Strength
  ) -> ConstraintID {
    defer { verifyEdit() }
    counters.additions &+= 1
    let index = addRecord(terms, relation, constant, strength.value)
    return ConstraintID(index: Int32(truncatingIfNeeded: index))
  }

  @inline(__always)
  private mutating func addRecord(
    _ given: UnsafeBufferPointer<LinearTerm>, _ relation: Relation, _ constant: Double,
    _ strength: Float
  ) -> Int {
    var block = table.terms.makeBlock(capacity: given.count)
    block.count = Int32(truncatingIfNeeded: given.count)
    let terms = table.terms.elements(block)
    for index in given.indices {
      terms[index] = Entry(
        index: given[index].variable.index, coefficient: given[index].coefficient)
    }
    let record = Record(
      constant: constant, terms: block, level: level(of: strength), relation: relation,
      state: .pending)
    let index = table.insert(record)
    notePresence(of: index)
    editsSinceRebuild &+= 1
    return index
  }

  package mutating func removeConstraint(_ id: ConstraintID) {
    defer { verifyEdit() }
    counters.removals &+= 1
    discard(Int(id.index))
  }

  private mutating func discard(_ index: Int) {
    guard table.records[index].state != .free else { fatalError("a constraint is removed twice") }
    notePresence(of: index)
    withdraw(index)
    table.remove(index)
    editsSinceRebuild += 1
  }

  package mutating func setConstant(_ constant: Double, of id: ConstraintID) {
    defer { verifyEdit() }
    let index = Int(id.index)
    if table.records[index].constant == constant { return }
    counters.constantChanges &+= 1
    noteChange(of: index)
    if table.records[index].state == .placed {
      moveBreakpoint(of: index, to: constant)
    } else {
      table.records[index].constant = constant
    }
  }

  package mutating func setStrength(_ strength: Strength, of id: ConstraintID) {
    defer { verifyEdit() }
    let index = Int(id.index)
    let level = level(of: strength.value)
    if table.records[index].level == level { return }
    counters.strengthChanges &+= 1
    // Both what it was and what it becomes may be required.
    notePresence(of: index)
    let wasWaiting = table.records[index].state == .pending
    withdraw(index)
    table.records[index].level = level
    notePresence(of: index)
    table.records[index].state = .pending
    if !wasWaiting { table.pending.append(Int32(index)) }
  }

  /// Removes a constraint from the costs. Its record stays.
  private mutating func withdraw(_ index: Int) {
    switch table.records[index].state {
    case .placed: removeBreakpoint(of: index)
    case .broken: infeasibility.forgetSet(of: Int32(index))
    case .pending, .free: break
    }
  }

  private mutating func noteChange(of index: Int) {
    table.noteChange(of: index)
    noteEdit()
  }

  private mutating func notePresence(of index: Int) {
    table.notePresence(of: index)
    noteEdit()
  }

  /// Records that `precedes` or `comesFirst` will order constraints or variables differently from
  /// now on.
  package mutating func noteOrderChange() {
    infeasibility.forgetNames()
    noteEdit()
  }

  /// Discards what is known about the last answer.
  private mutating func noteEdit() {
    needsSolve = true
    answers.isCanonical = false
    if answers.knownAmbiguities != nil { answers.knownAmbiguities = nil }
    if answers.knownRanges != nil { answers.knownRanges = nil }
  }
}
