// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// Whole answers as evidence that a variable is ambiguous.
extension Solver {
  /// Returns the values of all variables in an equally good answer in which the variable has its
  /// alternative value, so that two answers bear witness: this one and the one in use.
  package mutating func witness(of ambiguity: Ambiguity) -> [Double] {
    var values = (0..<forest.values.count).map { forest.values[$0] }
    let direction = ambiguity.alternative > ambiguity.value ? 1.0 : -1
    if let (place, column) = repairedPlace(of: ambiguity.variable) {
      let repair = repairs[place]
      let distance = AnswerChoice.explorationDistance(from: repair.answer.values[column])
      var work = exactWork
      let moved = repair.answer(farthest: direction * distance, along: column, &work)
      repair.named.write(moved, to: &values)
      return values
    }
    guard let home = leaveHome() else { return values }
    pull(Int(ambiguity.variable.index), direction)
    values = forest.currentValues(&simplex)
    for repair in repairs { repair.named.write(repair.answer.values, to: &values) }
    returnHome(home)
    return values
  }
}
