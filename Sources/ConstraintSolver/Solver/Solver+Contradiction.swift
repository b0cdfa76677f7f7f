// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

extension Solver {
  /// The sum that proves a conflict and accounts for its whole excess; nil if rounding hides it.
  ///
  /// The factors are the answer to the dual problem of the one that the excess answers: of all sums
  /// that cancel, and in which the broken member counts once, the greatest.
  package func contradiction(of conflict: Conflict) -> Contradiction? {
    let broken = table.records[Int(conflict.broken.index)]
    for sign in [1.0, -1.0] where broken.relation.allows(sign) {
      if let found = contradiction(of: conflict, sign: sign) { return found }
    }
    return nil
  }

  private func contradiction(of conflict: Conflict, sign: Double) -> Contradiction? {
    var dual = Solver()
    // Its answer is verified as part of the proof that it is for.
    dual.verification = .never
    // 1. A variable for the factor of every other member; that of the broken one is given.
    let records = conflict.members.map { table.records[Int($0.index)] }
    let signs = zip(conflict.members, records).map { member, record in
      member == conflict.broken ? sign : record.relation == .lessThanOrEqual ? -1 : 1
    }
    let unknowns = zip(conflict.members, records).map { member, record in
      member == conflict.broken
        ? nil : dual.addVariable(isNonNegative: record.relation != .equal)
    }
    // 2. In every variable the left sides cancel, or leave a negative multiple of one that is not
    //    negative.
    var sums: [Int32: (terms: [LinearTerm], given: Double)] = [:]
    var order: [Int32] = []
    for (place, record) in records.enumerated() {
      for index in record.terms.indices {
        let entry = table.terms.element(record.terms, index)
        if sums[entry.index] == nil { order.append(entry.index) }
        var sum = sums[entry.index] ?? ([], 0)
        if let unknown = unknowns[place] {
          sum.terms.append(LinearTerm(signs[place] * entry.coefficient, unknown))
        } else {
          sum.given += sign * entry.coefficient
        }
        sums[entry.index] = sum
      }
    }
    var slacks: [(variable: Variable, slack: Variable)] = []
    for variable in order {
      guard var sum = sums[variable] else { continue }
      if forest.nodes[Int(variable)].isNonNegative {
        let slack = dual.addVariable(isNonNegative: true)
        sum.terms.append(LinearTerm(1, slack))
        slacks.append((Variable(index: variable), slack))
        _ = dual.addConstraint([LinearTerm(1, slack)], .lessThanOrEqual, 0, Strength(10))
      }
      _ = dual.addConstraint(sum.terms, .equal, -sum.given, .required)
    }
    // 3. The greatest sum is the excess; below that, few members and few bounds.
    var total: [LinearTerm] = []
    var given = 0.0
    for (place, record) in records.enumerated() {
      guard let unknown = unknowns[place] else {
        given += sign * record.constant
        continue
      }
      if record.constant != 0 {
        total.append(LinearTerm(signs[place] * record.constant, unknown))
      }
      _ = dual.addConstraint([LinearTerm(1, unknown)], .equal, 0, Strength(1))
    }
    if !total.isEmpty {
      _ = dual.addConstraint(total, .greaterThanOrEqual, conflict.excess - given, Strength(900))
    }
    dual.solve()
    if dual.hasConflicts { return nil }
    var factors: [Double] = []
    for (place, unknown) in unknowns.enumerated() {
      let magnitude = unknown.map { dual.value(of: $0) } ?? 1
      factors.append(magnitude.magnitude < 1e-9 ? 0 : signs[place] * magnitude)
    }
    var sum = 0.0
    for (factor, record) in zip(factors, records) { sum += factor * record.constant }
    let scale = Swift.max(1, conflict.excess)
    if (sum - conflict.excess).magnitude > Tolerance.otherValue * scale { return nil }
    return Contradiction(
      factors: factors, constants: records.map { $0.constant },
      bounds: slacks.filter { dual.value(of: $0.slack) > 1e-9 }.map { $0.variable })
  }
}

extension Relation {
  /// Whether a multiple of a constraint says that its left side is at least something.
  fileprivate func allows(_ sign: Double) -> Bool {
    switch self {
    case .equal: true
    case .lessThanOrEqual: sign < 0
    case .greaterThanOrEqual: sign > 0
    }
  }
}
