// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// Finds the earliest of all minimal sets in which a broken constraint contradicts others, near that
/// constraint.
///
/// All required constraints before the broken one are candidates, but few of them matter. The search
/// starts from the solved values, which satisfy all others, with the broken constraint and some set that
/// it contradicts in a solver of its own, whose variables are distances from the solved values. Where
/// variables leave these, the candidates that mention them and no longer hold join the trial. In
/// the end either the constraints in it contradict each other, or none is left to join, and all
/// candidates can hold together. Both take as much time as variables move.
struct EarliestConflictSearch: ~Copyable {
  private var trial = Solver()
  /// For each variable of the original solver, its number in the trial, or -1.
  private var copies: [Int32]
  /// The variables in the trial: what each of them is in the original solver, and its solved value.
  private var variables: [(copy: Variable, variable: Int, solved: Double)] = []
  /// The constraints that have joined the trial; the broken one is the first.
  private var joined: [Joined] = []
  /// The places of the others among these, in order of precedence.
  private var order: [Int] = []
  /// For each number of a constraint in the trial, its place; -1 for a bound.
  private var places: [Int] = []
  private var hasJoined: [Bool]
  /// What shows that a constraint is a member, for every member but the broken one; empty if that would
  /// take much memory.
  private(set) var witnesses: [NamedConflict.Witness] = []
  /// The number of moves in them.
  private var moveCount = 0

  /// The number of moves from which on witnesses take too much memory, and too long to look at.
  private static var mostMoves: Int { 1 << 17 }

  private struct Joined {
    var constraint: Int32
    /// Its number in the trial; nil while it is put aside.
    var id: ConstraintID?
    var isMember = false
  }

  /// Starts with a set that contains the broken constraint.
  init(
    _ set: InfeasibleSet, in original: borrowing Solver, _ isBefore: (Int32, Int32) -> Bool
  ) {
    copies = [Int32](repeating: -1, count: original.forest.nodes.count)
    hasJoined = [Bool](repeating: false, count: original.table.records.count)
    // What it finds is verified as part of the answer that it is for.
    trial.verification = .never
    joined.append(Joined(constraint: set.broken, id: nil, isMember: true))
    restore(0, in: original)
    for member in set.members where member != set.broken {
      hasJoined[Int(member)] = true
      join(member, in: original, isBefore)
    }
  }

  /// Returns the earliest set in order of precedence; nil if the broken constraint contradicts nothing.
  mutating func earliestSet(
    in original: borrowing Solver, _ isBefore: (Int32, Int32) -> Bool
  ) -> [Int32]? {
    if canHold(before: joined[0].constraint, in: original, isBefore) { return nil }
    // The members that are known are the last ones of the set. A proof stays one as long as no constraint in
    // it is put aside.
    var proof = candidatesInProof()
    while let last = proof.popLast() {
      // 1. The earliest set has no member after the last member of any given set.
      var candidate = last
      let later = putAsideOthers(after: last)
      if !later.isEmpty, holds() {
        // Rounding hid a member.
        for place in later { restore(place, in: original) }
        candidate = later[0]
        proof = []
      }
      // 2. That constraint is a member if the ones before it hold without it.
      putAside(candidate)
      if canHold(before: joined[candidate].constraint, in: original, isBefore) {
        noteWitness(against: joined[candidate].constraint)
        restore(candidate, in: original)
        joined[candidate].isMember = true
      } else {
        proof = []
      }
      if proof.isEmpty, !holds() { proof = candidatesInProof() }
    }
    return order.filter { joined[$0].isMember }.map { joined[$0].constraint }
      + [joined[0].constraint]
  }

  // MARK: Candidates

  /// Returns whether the constraints in the trial hold together with all candidates before a constraint.
  private mutating func canHold(
    before limit: Int32, in original: borrowing Solver, _ isBefore: (Int32, Int32) -> Bool
  ) -> Bool {
    var round = 0
    while holds() {
      var violated: [Int32] = []
      for (copy, variable, solved) in variables where hasMoved(copy, solved) {
        original.infeasibility.requirements?.forEach(mentioning: variable) { requirement in
          guard isCandidate(requirement, in: original), isViolated(requirement, in: original),
            isBefore(requirement, limit)
          else { return }
          hasJoined[Int(requirement)] = true
          violated.append(requirement)
        }
      }
      if violated.isEmpty { return true }
      for requirement in violated { join(requirement, in: original, isBefore) }
      // What moves in one round moves its neighbours in the next. Many rounds are not needed if more
      // and more neighbours join together.
      round += 1
      guard round > 2 else { continue }
      for _ in 0..<(1 << min(round - 3, 20)) {
        violated = joinNeighbours(of: violated, before: limit, in: original, isBefore)
        if violated.isEmpty { break }
      }
    }
    return false
  }

  /// Lets the candidates before a constraint join that mention the variables of some others. Returns
  /// which they are.
  private mutating func joinNeighbours(
    of constraints: [Int32], before limit: Int32, in original: borrowing Solver,
    _ isBefore: (Int32, Int32) -> Bool
  ) -> [Int32] {
    var neighbours: [Int32] = []
    for constraint in constraints {
      original.table.forEachVariable(of: constraint) { variable in
        original.infeasibility.requirements?.forEach(mentioning: variable) { neighbour in
          guard isCandidate(neighbour, in: original), isBefore(neighbour, limit) else { return }
          hasJoined[Int(neighbour)] = true
          neighbours.append(neighbour)
        }
      }
    }
    for neighbour in neighbours { join(neighbour, in: original, isBefore) }
    return neighbours
  }

  /// Whether a constraint is in force and has not joined.
  private func isCandidate(_ constraint: Int32, in original: borrowing Solver) -> Bool {
    !hasJoined[Int(constraint)] && original.table.isRequirement(constraint)
  }

  /// Whether a constraint does not hold in the trial; a variable that is not in it has its solved value.
  private func isViolated(_ constraint: Int32, in original: borrowing Solver) -> Bool {
    original.table.isViolated(constraint) { variable in
      let solved = original.forest.values[variable]
      let copy = copies[variable]
      return copy < 0 ? solved : solved + trial.value(of: Variable(index: copy))
    }
  }

  // MARK: The trial

  /// Returns whether the constraints in the trial can hold together.
  private mutating func holds() -> Bool {
    defer { trial.updateValues() }
    return trial.requirementsHold()
  }

  private mutating func join(
    _ constraint: Int32, in original: borrowing Solver, _ isBefore: (Int32, Int32) -> Bool
  ) {
    let place = joined.count
    joined.append(Joined(constraint: constraint, id: nil))
    var (low, high) = (0, order.count)
    while low < high {
      let middle = (low + high) / 2
      if isBefore(joined[order[middle]].constraint, constraint) {
        low = middle + 1
      } else {
        high = middle
      }
    }
    order.insert(place, at: low)
    restore(place, in: original)
  }

  private mutating func restore(_ place: Int, in original: borrowing Solver) {
    let record = original.table.records[Int(joined[place].constraint)]
    var terms: [LinearTerm] = []
    var rest = record.constant
    for index in record.terms.indices {
      let entry = original.table.terms.element(record.terms, index)
      let variable = Int(entry.index)
      terms.append(LinearTerm(entry.coefficient, copy(of: variable, in: original)))
      rest = Tolerance.sum(rest, -entry.coefficient * original.forest.values[variable])
    }
    let id = trial.addConstraint(terms, record.relation, rest, .required)
    note(id, place)
    joined[place].id = id
  }

  private mutating func copy(of variable: Int, in original: borrowing Solver) -> Variable {
    if copies[variable] >= 0 { return Variable(index: copies[variable]) }
    let copy = trial.addVariable()
    let solved = original.forest.values[variable]
    copies[variable] = copy.index
    variables.append((copy, variable, solved))
    if original.forest.nodes[variable].isNonNegative {
      let bound = trial.addConstraint(
        [LinearTerm(1, copy)], .greaterThanOrEqual, -solved, .required)
      note(bound, -1)
    }
    return copy
  }

  private mutating func note(_ id: ConstraintID, _ place: Int) {
    while places.count <= Int(id.index) { places.append(-1) }
    places[Int(id.index)] = place
  }

  private mutating func putAside(_ place: Int) {
    guard let id = joined[place].id else { return }
    trial.removeConstraint(id)
    joined[place].id = nil
  }

  /// Puts the constraints after one aside that are not known to be members. Returns their places, the last
  /// constraint first.
  private mutating func putAsideOthers(after last: Int) -> [Int] {
    var result: [Int] = []
    for place in order.reversed() {
      if place == last { break }
      if joined[place].isMember || joined[place].id == nil { continue }
      putAside(place)
      result.append(place)
    }
    return result
  }

  /// Returns the constraints that take part in the contradiction, besides those known to be members, in
  /// order of precedence. If no proof says which ones do, all may.
  private mutating func candidatesInProof() -> [Int] {
    let certificate = trial.farkasCertificate()
    let isProof = trial.isProof(certificate)
    var isWitness = joined.map { !isProof && $0.id != nil }
    for multiplier in certificate where places[Int(multiplier.row)] >= 0 {
      isWitness[places[Int(multiplier.row)]] = true
    }
    return order.filter { isWitness[$0] && !joined[$0].isMember }
  }

  /// Whether a variable has left its solved value.
  private func hasMoved(_ copy: Variable, _ solved: Double) -> Bool {
    trial.value(of: copy).magnitude > Tolerance.radius(at: solved)
  }

  /// Keeps how far variables have left their solved values.
  private mutating func noteWitness(against constraint: Int32) {
    guard moveCount <= Self.mostMoves else { return }
    var moves: [Entry] = []
    for (copy, variable, solved) in variables where hasMoved(copy, solved) {
      moves.append(Entry(index: Int32(variable), coefficient: trial.value(of: copy)))
    }
    moveCount += moves.count
    if moveCount > Self.mostMoves {
      witnesses = []
    } else {
      witnesses.append(NamedConflict.Witness(excluded: constraint, moves: moves))
    }
  }
}
