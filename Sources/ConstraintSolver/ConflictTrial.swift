// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// A few required constraints by themselves, to ask which of them contradict each other.
/// Non-negative bounds are in force throughout.
struct ConflictTrial: ~Copyable {
  private var solver = Solver()
  private var members: [(constraint: Int32, id: ConstraintID?)] = []
  private var givens: [(terms: [LinearTerm], relation: Relation, constant: Double)] = []

  init(_ constraints: [Int32], of original: borrowing Solver) {
    var variables: [(original: Int32, copy: Variable)] = []
    for constraint in constraints {
      let record = original.records[Int(constraint)]
      for index in record.terms.indices {
        let variable = original.terms.element(record.terms, index).index
        variables.append((variable, Variable(index: -1)))
      }
    }
    variables.sort { $0.original < $1.original }
    var count = 0
    for entry in variables where count == 0 || variables[count - 1].original != entry.original {
      let isNonNegative = original.nodes[Int(entry.original)].isNonNegative
      variables[count] = (entry.original, solver.addVariable(isNonNegative: isNonNegative))
      count += 1
    }
    variables.removeLast(variables.count - count)
    for constraint in constraints {
      let record = original.records[Int(constraint)]
      var terms: [LinearTerm] = []
      for index in record.terms.indices {
        let entry = original.terms.element(record.terms, index)
        var (low, high) = (0, variables.count - 1)
        while low < high {
          let middle = (low + high) / 2
          if variables[middle].original < entry.index { low = middle + 1 } else { high = middle }
        }
        terms.append(LinearTerm(entry.coefficient, variables[low].copy))
      }
      givens.append((terms, record.relation, record.constant))
      let id = solver.addConstraint(terms, record.relation, record.constant, .required)
      members.append((constraint, id))
    }
  }

  /// Whether the members can hold together.
  mutating func holds() -> Bool {
    solver.placePending()
    _ = solver.descend()
    solver.countViolatedActivities()
    return solver.violatedActivities == 0
  }

  func contains(_ constraint: Int32) -> Bool {
    members.contains { $0.constraint == constraint && $0.id != nil }
  }

  mutating func drop(_ constraint: Int32) {
    for index in members.indices where members[index].constraint == constraint {
      if let id = members[index].id { solver.removeConstraint(id) }
      members[index].id = nil
    }
  }

  mutating func restore(_ constraint: Int32) {
    for index in members.indices where members[index].constraint == constraint {
      let given = givens[index]
      members[index].id = solver.addConstraint(
        given.terms, given.relation, given.constant, .required)
    }
  }

  /// The least violation a member can have while the others hold.
  mutating func leastViolation(of constraint: Int32) -> Double {
    for member in members where member.constraint == constraint {
      guard let id = member.id else { return 0 }
      solver.setStrength(Strength(500), of: id)
      solver.solve()
      return solver.violation(of: id)
    }
    return 0
  }
}
