// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// The equally good answers of components that were solved without rounding.
extension Solver {
  /// Chooses among the answers of every repaired component as `canonicalize` does.
  mutating func chooseRepairedValues(
    _ comesFirst: (Variable, Variable) -> Bool, _ work: inout Int64
  ) {
    if repairs.isEmpty { return }
    for place in repairs.indices {
      var system = repairs[place].named.system
      let variables = repairs[place].named.variables
      system.choices = variables.indices.sorted {
        comesFirst(Variable(index: variables[$0]), Variable(index: variables[$1]))
      }
      if let chosen = system.chosenAnswer(from: repairs[place].answer, &work) {
        repairs[place].answer = chosen
      }
    }
    writeRepairs()
  }

  /// Replaces what the tableau says about the variables of repaired components, as far as that does not
  /// take too long.
  func addRepairedAmbiguities(to found: [Ambiguity]) -> [Ambiguity] {
    if repairs.isEmpty { return found }
    var all = found.filter { repairedPlace(of: $0.variable) == nil }
    var work = exactWork
    for repair in repairs { all += repair.ambiguities(orAsIn: found, &work) }
    return all.sorted { $0.variable < $1.variable }
  }

  /// The range of a variable if its component was repaired; nil otherwise.
  func repairedRange(of variable: Variable) -> (lower: Double?, upper: Double?)? {
    guard let (place, column) = repairedPlace(of: variable) else { return nil }
    let value = repairs[place].answer.values[column]
    let distance = AnswerChoice.unboundedDistance(from: value)
    var work = exactWork
    let lower = repairs[place].answer(farthest: -distance, along: column, &work)[column]
    let upper = repairs[place].answer(farthest: distance, along: column, &work)[column]
    let end = (1 - Tolerance.otherValue) * distance
    return (value - lower < end ? lower : nil, upper - value < end ? upper : nil)
  }

  /// The composition of a sum if the component of one of its variables was repaired; nil otherwise.
  mutating func repairedComposition(of terms: [LinearTerm]) -> Composition? {
    if repairs.isEmpty || !terms.contains(where: { repairedPlace(of: $0.variable) != nil }) {
      return nil
    }
    if terms.count == 1, let (place, column) = repairedPlace(of: terms[0].variable) {
      let factor = terms[0].coefficient
      return repairs[place].composition(of: column).map { ($0.constraint, factor * $0.factor) }
    }
    var parts: Composition = []
    for term in terms { parts += composition(of: [term]) }
    parts.sort { $0.constraint < $1.constraint }
    var sum: Composition = []
    for part in parts {
      if let last = sum.last, last.constraint == part.constraint {
        sum[sum.count - 1].factor = Tolerance.sum(last.factor, part.factor)
      } else {
        sum.append(part)
      }
    }
    return sum.filter { $0.factor != 0 }
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
  /// The variables that have another value in an equally good answer.
  ///
  /// Pulls up, then down, every candidate that has not moved so far, as `Solver.explore` does. When
  /// that takes too much work, the rest is as in a list of what a tableau says.
  fileprivate func ambiguities(
    orAsIn found: [Ambiguity], _ work: inout Int64
  ) -> [Ambiguity] {
    let candidates = named.system.movableVariables(in: answer)
    var alternatives = [Double?](repeating: nil, count: answer.values.count)
    exploring: for candidate in candidates {
      for direction in [1.0, -1] where alternatives[candidate] == nil {
        let distance = AnswerChoice.explorationDistance(from: answer.values[candidate])
        guard
          let values = named.system.values(
            farthest: direction * distance, along: candidate, from: answer, &work)
        else {
          for column in candidates where alternatives[column] == nil {
            let variable = Variable(index: named.variables[column])
            alternatives[column] = found.first { $0.variable == variable }?.alternative
          }
          break exploring
        }
        for column in candidates where alternatives[column] == nil {
          let least = Tolerance.otherValue * Swift.max(1, answer.values[column].magnitude)
          if (values[column] - answer.values[column]).magnitude > least {
            alternatives[column] = values[column]
          }
        }
      }
    }
    return candidates.compactMap { column in
      alternatives[column].map { alternative in
        Ambiguity(
          variable: Variable(index: named.variables[column]), value: answer.values[column],
          alternative: alternative)
      }
    }
  }

  /// The values of the equally good answer in which a variable is farthest in a direction, at most
  /// `distance` away; those in use if that takes too much work.
  func answer(farthest distance: Double, along column: Int, _ work: inout Int64) -> [Double] {
    named.system.values(farthest: distance, along: column, from: answer, &work) ?? answer.values
  }
}
