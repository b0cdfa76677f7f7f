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
  mutating func holds() -> Bool { solver.requirementsHold() }

  /// The constraints that are not dropped, in the given order.
  var kept: [Int32] { constraints.indices.filter { ids[$0] != nil }.map { constraints[$0] } }

  mutating func drop(_ place: Int) {
    if let id = ids[place] { solver.removeConstraint(id) }
    ids[place] = nil
  }

  mutating func restore(_ place: Int) {
    guard ids[place] == nil else { return }
    let given = givens[place]
    ids[place] = solver.addConstraint(given.terms, given.relation, given.constant, .required)
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
