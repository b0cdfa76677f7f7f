// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// A component as a system in whole numbers, with the solver's numbers for its parts.
struct NamedSystem {
  var system: ExactSystem
  /// For every variable of `system` its number.
  var variables: [Int32]
  /// For every row of `system` the constraint.
  var constraints: [Int32]
  /// For every level of `system` the solver's.
  var levels: [Int16]
  /// For every variable the constraint that bounds it; -1 if there is none.
  var bounds: [Int32]

  /// Writes values of the system's variables to the places that these have in the solver.
  func write(_ values: [Double], to all: inout [Double]) {
    for (column, variable) in variables.enumerated() { all[Int(variable)] = values[column] }
  }
}

/// A component that was solved without rounding.
struct Repair {
  var named: NamedSystem
  var answer: ExactAnswer

  /// How constants add up to the value of a variable.
  func composition(of column: Int) -> Composition {
    let parts = named.system.composition(of: column, in: answer).map {
      (constraint: ConstraintID(index: named.constraints[$0.row]), factor: $0.factor)
    }
    return parts.sorted { $0.constraint < $1.constraint }
  }

  /// The multipliers other than 0 of rows and bounds at a level of the solver; none of an answer that is
  /// only the best one found.
  func multipliers(at level: Int16) -> [Evidence.PreciseMultiplier] {
    guard answer.isOptimal, let place = named.levels.firstIndex(of: level) else { return [] }
    return zip(named.constraints + named.bounds, answer.multipliers[place]).compactMap {
      constraint, parts in
      parts.isEmpty ? nil : Evidence.PreciseMultiplier(row: constraint, parts: parts)
    }
  }

  /// Why constraints are broken.
  var contradictions: [Evidence.Contradiction] {
    answer.contradictions.map {
      Evidence.Contradiction(
        broken: named.constraints[$0.broken],
        factors: zip(named.constraints + named.bounds, $0.factors).compactMap {
          constraint, value in
          value == 0 ? nil : Evidence.Multiplier(row: constraint, value: value)
        })
    }
  }
}

/// Conflicts without rounding.
extension Repair {
  /// Returns the earliest irreducible infeasible set of a broken constraint. The rows of the system may
  /// be in another order than that of precedence.
  func conflict(
    of broken: Int, _ work: inout Int64,
    _ precedes: (ConstraintID, ConstraintID) -> Bool
  ) -> Conflict {
    func isBefore(_ a: Int, _ b: Int) -> Bool { precedes(constraint(of: a), constraint(of: b)) }
    let others = answer.contradictions.map { $0.broken }
    let candidates = named.system.rows.indices.filter {
      named.system.rows[$0].level == 0 && !others.contains($0) && isBefore($0, broken)
    }
    let (members, excess) = named.system.conflict(
      of: broken, among: candidates.sorted(by: isBefore), in: answer, &work)
    return Conflict(
      broken: constraint(of: broken), members: (members + [broken]).map(constraint),
      excess: excess)
  }

  private func constraint(of row: Int) -> ConstraintID {
    ConstraintID(index: named.constraints[row])
  }
}
