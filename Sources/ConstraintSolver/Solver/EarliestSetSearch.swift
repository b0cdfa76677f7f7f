// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// Finds the earliest of all minimal sets in which a broken constraint contradicts others, near that
/// constraint.
///
/// All required constraints before the broken one are candidates, but few of them matter. The search
/// starts from the solved values, which satisfy all others, with the broken constraint and some set that
/// it contradicts in a solver of its own, in which variables leave their solved values reluctantly. Where
/// they leave them, the candidates that mention them and do not hold any more join the trial. In the end
/// either the constraints in it contradict each other, or none is left to join, and all candidates can
/// hold together. Both take as much time as variables move.
struct EarliestSetSearch: ~Copyable {
  private var trial = Solver()
  /// For each variable of the original solver, its number in the trial, or -1.
  private var copies: [Int32]
  /// The variables in the trial: what each of them is in the original solver, and its solved value.
  private var variables: [(copy: Variable, variable: Int, solved: Double)] = []
  /// The constraints that have joined the trial, and their numbers in it; nil while one is put aside.
  private var joined: [(constraint: Int32, id: ConstraintID?)] = []
  /// For each number of a constraint in the trial, its place among those; -1 for what holds a variable.
  private var places: [Int] = []
  private var hasJoined: [Bool]
  private let broken: Int32
  /// What shows that a constraint is a member, for every member but the broken one.
  private(set) var witnesses: [NamedConflict.Witness] = []

  /// Starts with a set that contains the broken constraint.
  init(_ set: IrreducibleSet, in original: borrowing Solver) {
    broken = set.broken
    copies = [Int32](repeating: -1, count: original.forest.nodes.count)
    hasJoined = [Bool](repeating: false, count: original.table.records.count)
    // What it finds is verified as part of the answer that it is for.
    trial.verification = .never
    join(broken, in: original)
    for member in set.members where member != broken {
      hasJoined[Int(member)] = true
      join(member, in: original)
    }
  }

  /// Returns the earliest set in order of precedence; nil if the broken constraint contradicts nothing.
  mutating func earliestSet(
    in original: borrowing Solver,
    _ isBefore: (Int32, Int32) -> Bool
  ) -> [Int32]? {
    // The members that are known: the last ones of the set.
    var members = [broken]
    if canHold(before: broken, in: original, isBefore) { return nil }
    while !holds(), let last = lastWitness(besides: members, isBefore) {
      // 1. The earliest set has no member after the last member of any given set.
      var candidate = last
      let later = putAside { isBefore(candidate, $0) && !members.contains($0) }
      if !later.isEmpty, holds() {
        // Rounding hid a member.
        for place in later { restore(place, in: original) }
        candidate = later.map { joined[$0].constraint }.max(by: isBefore) ?? last
      }
      // 2. That constraint is a member if the ones before it hold without it.
      let own = putAside { $0 == candidate }
      if canHold(before: candidate, in: original, isBefore) {
        witnesses.append(NamedConflict.Witness(excluded: candidate, moves: moves))
        for place in own { restore(place, in: original) }
        members.insert(candidate, at: 0)
      }
    }
    return members
  }

  /// Returns the smallest violation that the broken constraint can have while the other members hold.
  mutating func leastViolation(in members: [Int32], of original: borrowing Solver) -> Double {
    _ = putAside { !members.contains($0) }
    for place in joined.indices
    where joined[place].id == nil && members.contains(joined[place].constraint) {
      restore(place, in: original)
    }
    guard let id = joined[0].id else { return 0 }
    trial.setStrength(Strength(2), of: id)
    trial.solve()
    return trial.violation(of: id)
  }

  // MARK: Candidates

  /// Returns whether the constraints in the trial hold together with all candidates before a constraint.
  private mutating func canHold(
    before limit: Int32, in original: borrowing Solver, _ isBefore: (Int32, Int32) -> Bool
  ) -> Bool {
    var round = 0
    while holds() {
      var violated: [Int32] = []
      for (copy, variable, solved) in variables
      where !Tolerance.areEqual(trial.value(of: copy), solved) {
        original.infeasibility.requirements?.forEach(mentioning: variable) { requirement in
          guard !hasJoined[Int(requirement)], original.table.isRequirement(requirement),
            isViolated(requirement, in: original), isBefore(requirement, limit)
          else { return }
          hasJoined[Int(requirement)] = true
          violated.append(requirement)
        }
      }
      if violated.isEmpty { return true }
      for requirement in violated { join(requirement, in: original) }
      // What moves in one round moves its neighbours in the next. Many rounds are not needed if more
      // and more neighbours join together.
      round += 1
      guard round > 2 else { continue }
      for _ in 0..<(1 << min(round - 3, 20)) {
        var neighbours: [Int32] = []
        for requirement in violated {
          original.table.forEachVariable(of: requirement) { variable in
            original.infeasibility.requirements?.forEach(mentioning: variable) { neighbour in
              guard !hasJoined[Int(neighbour)], original.table.isRequirement(neighbour),
                isBefore(neighbour, limit)
              else { return }
              hasJoined[Int(neighbour)] = true
              neighbours.append(neighbour)
            }
          }
        }
        for neighbour in neighbours { join(neighbour, in: original) }
        if neighbours.isEmpty { break }
        violated = neighbours
      }
    }
    return false
  }

  /// Whether a constraint does not hold in the trial; a variable that is not in it has its solved value.
  private func isViolated(_ constraint: Int32, in original: borrowing Solver) -> Bool {
    original.table.isViolated(constraint) { variable in
      copies[variable] < 0
        ? original.forest.values[variable] : trial.value(of: Variable(index: copies[variable]))
    }
  }

  // MARK: The trial

  /// Returns whether the constraints in the trial can hold together.
  private mutating func holds() -> Bool {
    trial.placePending()
    _ = trial.simplex.descend()
    trial.simplex.countViolatedActivities()
    trial.updateValues()
    return trial.simplex.violatedActivities == 0
  }

  /// How far variables have left their solved values.
  private var moves: [Entry] {
    variables.compactMap { copy, variable, solved in
      let value = trial.value(of: copy)
      return Tolerance.areEqual(value, solved)
        ? nil : Entry(index: Int32(variable), coefficient: value - solved)
    }
  }

  private mutating func join(_ constraint: Int32, in original: borrowing Solver) {
    joined.append((constraint, nil))
    restore(joined.count - 1, in: original)
  }

  private mutating func restore(_ place: Int, in original: borrowing Solver) {
    let record = original.table.records[Int(joined[place].constraint)]
    var terms: [LinearTerm] = []
    for index in record.terms.indices {
      let entry = original.table.terms.element(record.terms, index)
      terms.append(LinearTerm(entry.coefficient, copy(of: Int(entry.index), in: original)))
    }
    let id = trial.addConstraint(terms, record.relation, record.constant, .required)
    note(id, place)
    joined[place].id = id
  }

  private mutating func copy(of variable: Int, in original: borrowing Solver) -> Variable {
    if copies[variable] >= 0 { return Variable(index: copies[variable]) }
    let copy = trial.addVariable(isNonNegative: original.forest.nodes[variable].isNonNegative)
    let solved = original.forest.values[variable]
    copies[variable] = copy.index
    variables.append((copy, variable, solved))
    note(trial.addConstraint([LinearTerm(1, copy)], .equal, solved, Strength(1)), -1)
    return copy
  }

  private mutating func note(_ id: ConstraintID, _ place: Int) {
    while places.count <= Int(id.index) { places.append(-1) }
    places[Int(id.index)] = place
  }

  /// Puts constraints in the trial aside. Returns their places.
  private mutating func putAside(where isUnwanted: (Int32) -> Bool) -> [Int] {
    var result: [Int] = []
    for place in joined.indices {
      guard let id = joined[place].id, isUnwanted(joined[place].constraint) else { continue }
      trial.removeConstraint(id)
      joined[place].id = nil
      result.append(place)
    }
    return result
  }

  /// Returns the last constraint that takes part in the contradiction, besides some.
  private mutating func lastWitness(
    besides members: [Int32], _ isBefore: (Int32, Int32) -> Bool
  ) -> Int32? {
    var witnesses: [Int32] = []
    for constraint in trial.farkasCertificate() where places[Int(constraint)] >= 0 {
      let witness = joined[places[Int(constraint)]].constraint
      if !members.contains(witness) { witnesses.append(witness) }
    }
    return witnesses.max(by: isBefore)
  }
}
