// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// The equally good answers of components that were solved without rounding.
extension Solver {
  /// Chooses among the answers of every repaired component as `canonicalize` does.
  mutating func chooseRepairedValues(_ comesFirst: (Variable, Variable) -> Bool) {
    if repairs.isEmpty { return }
    for place in repairs.indices {
      var system = repairs[place].named.system
      let variables = repairs[place].named.variables
      system.choices = variables.indices.sorted {
        comesFirst(Variable(index: variables[$0]), Variable(index: variables[$1]))
      }
      if let answer = system.solve() { repairs[place].answer = answer }
    }
    writeRepairs()
  }

  /// Replaces what the tableau says about the variables of repaired components.
  func addRepairedAmbiguities(to found: [Ambiguity]) -> [Ambiguity] {
    if repairs.isEmpty { return found }
    var all = found.filter { repairedPlace(of: $0.variable) == nil }
    for repair in repairs {
      for (column, variable) in repair.named.variables.enumerated() {
        let value = repair.answer.values[column]
        let least = Tolerance.otherValue * Swift.max(1, value.magnitude)
        for direction in [1.0, -1] {
          let other = repair.answer(
            farthest: direction * AnswerChoice.explorationDistance, along: column)[column]
          if (other - value).magnitude > least {
            all.append(
              Ambiguity(variable: Variable(index: variable), value: value, alternative: other))
            break
          }
        }
      }
    }
    return all.sorted { $0.variable < $1.variable }
  }

  /// The range of a variable if its component was repaired; nil otherwise.
  func repairedRange(of variable: Variable) -> (lower: Double?, upper: Double?)? {
    guard let (place, column) = repairedPlace(of: variable) else { return nil }
    let distance = AnswerChoice.unboundedDistance
    let value = repairs[place].answer.values[column]
    let lower = repairs[place].answer(farthest: -distance, along: column)[column]
    let upper = repairs[place].answer(farthest: distance, along: column)[column]
    return (
      value - lower < distance - 1 ? lower : nil, upper - value < distance - 1 ? upper : nil
    )
  }

  func repairedPlace(of variable: Variable) -> (repair: Int, column: Int)? {
    for (place, repair) in repairs.enumerated() {
      if let column = repair.named.variables.firstIndex(of: variable.index) {
        return (place, column)
      }
    }
    return nil
  }
}

extension Repair {
  /// The values of the equally good answer in which a variable is farthest in a direction, at most
  /// `distance` away.
  func answer(farthest distance: Double, along column: Int) -> [Double] {
    var pulled = named.system
    pulled.rows.append(
      ExactRow(
        terms: [(column, 1)], relation: .equal, constant: answer.values[column] + distance,
        level: pulled.levelCount))
    pulled.levelCount += 1
    return pulled.solve()?.values ?? answer.values
  }
}
