// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// Finds out which of some required constraints contradict each other, in a solver of their own.
/// Non-negative bounds are always in force. A constraint is identified by its place in the given
/// list.
struct DeletionFilter: ~Copyable {
  private var solver = Solver()
  private let constraints: [Int32]
  private var givens: [(terms: [LinearTerm], relation: Relation, constant: Double)] = []
  /// For each place, the constraint's number in `solver`; nil while it is dropped.
  private var ids: [ConstraintID?] = []
  /// For each number in `solver`, the constraint's place.
  private var places: [Int] = []

  init(_ constraints: [Int32], of original: borrowing Solver) {
    self.constraints = constraints
    // What it finds is verified as part of the answer that it is for.
    solver.verification = .never
    var copies = [Variable?](repeating: nil, count: original.forest.nodes.count)
    for (place, constraint) in constraints.enumerated() {
      let record = original.table.records[Int(constraint)]
      var terms: [LinearTerm] = []
      for index in record.terms.indices {
        let entry = original.table.terms.element(record.terms, index)
        let variable = Int(entry.index)
        let copy =
          copies[variable]
          ?? solver.addVariable(isNonNegative: original.forest.nodes[variable].isNonNegative)
        copies[variable] = copy
        terms.append(LinearTerm(entry.coefficient, copy))
      }
      givens.append((terms, record.relation, record.constant))
      ids.append(nil)
      restore(place)
    }
  }

  /// Returns whether the constraints that are not dropped can hold together.
  mutating func holds() -> Bool {
    solver.placePending()
    _ = solver.simplex.descend()
    solver.simplex.countViolatedActivities()
    return solver.simplex.violatedActivities == 0
  }

  /// The constraints that are not dropped, in the given order.
  var kept: [Int32] { constraints.indices.filter { ids[$0] != nil }.map { constraints[$0] } }

  mutating func drop(_ place: Int) {
    if let id = ids[place] { solver.removeConstraint(id) }
    ids[place] = nil
  }

  mutating func restore(_ place: Int) {
    guard ids[place] == nil else { return }
    let given = givens[place]
    let id = solver.addConstraint(given.terms, given.relation, given.constant, .required)
    ids[place] = id
    while places.count <= Int(id.index) { places.append(-1) }
    places[Int(id.index)] = place
  }

  /// Drops every constraint outside the earliest infeasible set. Sets are compared by their last
  /// members, then by their last but one, and so on; the smaller place is earlier. The last
  /// constraint of the list contradicts the others, which hold together: it is a member of every
  /// set.
  mutating func keepEarliestSet() {
    // Constraints from `count` on are decided; the constraints kept do not hold together.
    var count = constraints.count - 1
    while count > 0, !holds() {
      // 1. The earliest set has no member after the last member of any given set.
      var last = lastWitness(before: count)
      for place in last + 1..<count { drop(place) }
      if holds() {
        // Rounding hid a member.
        for place in last + 1..<count { restore(place) }
        last = count - 1
      }
      // 2. That constraint is a member if the ones before it hold without it.
      if last >= 0 {
        drop(last)
        if holds() { restore(last) }
      }
      count = max(last, 0)
    }
  }

  /// Returns the last place before `limit` of a constraint that takes part in a contradiction, or
  /// -1 if there is none.
  private mutating func lastWitness(before limit: Int) -> Int {
    var last = -1
    for constraint in solver.farkasCertificate() {
      let place = places[Int(constraint)]
      if place < limit { last = max(last, place) }
    }
    return last
  }

  /// Returns the smallest violation that the last constraint of the list can have while the others
  /// that are kept hold.
  mutating func leastViolationOfLast() -> Double {
    guard case let id?? = ids.last else { return 0 }
    solver.setStrength(Strength(500), of: id)
    solver.solve()
    return solver.violation(of: id)
  }
}
