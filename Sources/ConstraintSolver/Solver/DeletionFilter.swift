// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// Some required constraints by themselves, to ask which of them contradict each other.
/// Non-negative bounds are in force throughout. A constraint goes by its place in the list given.
struct DeletionFilter: ~Copyable {
  private var solver = Solver()
  private let constraints: [Int32]
  private var givens: [(terms: [LinearTerm], relation: Relation, constant: Double)] = []
  /// The number that a constraint has here; nil while it is dropped.
  private var ids: [ConstraintID?] = []
  /// The place of the constraint that has a number.
  private var places: [Int] = []

  init(_ constraints: [Int32], of original: borrowing Solver) {
    self.constraints = constraints
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

  /// Whether those that are not dropped can hold together.
  mutating func holds() -> Bool {
    solver.placePending()
    _ = solver.simplex.descend()
    solver.simplex.countViolatedActivities()
    return solver.simplex.violatedActivities == 0
  }

  /// Those that are not dropped, in the order given.
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

  /// Drops all but the earliest set that contradicts itself: of two sets the one is earlier whose
  /// last member is, or, where they share it, the last but one, and so on. The last constraint of
  /// the list contradicts those before it, which hold: it is a member of every set.
  mutating func keepEarliestSet() {
    // Those from `count` on are decided; what is kept does not hold together.
    var count = constraints.count - 1
    while count > 0, !holds() {
      // 1. Behind the last member of some set there is none of the earliest.
      var last = lastWitness(before: count)
      for place in last + 1..<count { drop(place) }
      if holds() {
        // Rounding hid a member.
        for place in last + 1..<count { restore(place) }
        last = count - 1
      }
      // 2. That one is a member when those before it hold without it.
      if last >= 0 {
        drop(last)
        if holds() { restore(last) }
      }
      count = max(last, 0)
    }
  }

  /// The last place before `limit` of a constraint that takes part in a contradiction; -1 when
  /// there is none.
  private mutating func lastWitness(before limit: Int) -> Int {
    var last = -1
    for constraint in solver.farkasCertificate() {
      let place = places[Int(constraint)]
      if place < limit { last = max(last, place) }
    }
    return last
  }

  /// The least violation that the last constraint of the list can have while the others that are
  /// kept hold.
  mutating func leastViolationOfLast() -> Double {
    guard case let id?? = ids.last else { return 0 }
    solver.setStrength(Strength(500), of: id)
    solver.solve()
    return solver.violation(of: id)
  }
}
