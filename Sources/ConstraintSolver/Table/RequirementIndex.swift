// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// The required constraints, in force or not, by the variables that they mention; bounds apart.
struct RequirementIndex {
  /// The table's change clock when the index was made. It is valid until a required constraint comes or
  /// leaves.
  let clock: UInt32
  /// For each variable, where its constraints begin; and where those of the last one end.
  private let starts: [Int32]
  private let requirements: [Int32]

  init(_ table: borrowing ConstraintTable, variables: Int) {
    var starts = [Int32](repeating: 0, count: variables + 1)
    for constraint in 0..<table.records.count where table.records[constraint].isListed {
      table.forEachVariable(of: Int32(constraint)) { starts[$0 + 1] += 1 }
    }
    for variable in 0..<variables { starts[variable + 1] += starts[variable] }
    var requirements = [Int32](repeating: 0, count: Int(starts[variables]))
    var next = starts
    for constraint in 0..<table.records.count where table.records[constraint].isListed {
      table.forEachVariable(of: Int32(constraint)) { variable in
        requirements[Int(next[variable])] = Int32(constraint)
        next[variable] += 1
      }
    }
    self.starts = starts
    self.requirements = requirements
    clock = table.changeClock
  }

  func forEach(mentioning variable: Int, _ body: (Int32) -> Void) {
    for index in starts[variable]..<starts[variable + 1] { body(requirements[Int(index)]) }
  }
}

extension Record {
  fileprivate var isListed: Bool { isRequired && !isBound && state != .free }
}
