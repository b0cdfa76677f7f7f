// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import ConstraintSolver

/// Writing a script as an `.lcs` file.
extension ConstraintScript {
  /// The text; reading it gives the same script.
  package var text: String {
    var text = "lcs 1\nvars \(variableCount)\n"
    for (variable, name) in variableNames.sorted(by: { $0.key < $1.key }) {
      text += "n \(variable) \(name)\n"
    }
    for edit in editVariables {
      text += "e \(edit.variable.index) \(decimal(edit.strength)) \(decimal(edit.value))\n"
    }
    for record in constraints { text += "c \(fields(of: record))\n" }
    text += "build\n"
    for operation in operations { text += line(of: operation) + "\n" }
    return text
  }

  private func line(of operation: Operation) -> String {
    switch operation {
    case .suggest(let edit, let value):
      "s \(editVariables[edit].variable.index) \(decimal(value))"
    case .setConstant(let slot, let constant): "k \(ids[slot]) \(decimal(constant))"
    case .setStrength(let slot, let strength): "p \(ids[slot]) \(decimal(strength))"
    case .remove(let slot): "r \(ids[slot])"
    case .add(let record): "a \(fields(of: record))"
    case .solve: "solve"
    case .dump(let label): "dump \(labels[label])"
    }
  }

  private func fields(of record: Record) -> String {
    let relation =
      switch record.relation {
      case .equal: "=="
      case .lessThanOrEqual: "<="
      case .greaterThanOrEqual: ">="
      }
    var fields = "\(ids[record.slot]) \(decimal(record.strength)) \(relation) "
    fields += "\(decimal(record.constant)) \(record.terms.count)"
    for term in terms[record.terms] {
      fields += " \(term.variable.index) \(decimal(term.coefficient))"
    }
    return fields
  }
}

/// A number without a fraction that is zero: `250`, `249.5`.
func decimal(_ number: Double) -> String {
  let whole = Int(exactly: number)
  return whole.map { "\($0)" } ?? "\(number)"
}

func decimal(_ strength: Strength) -> String {
  let whole = Int(exactly: strength.value)
  return whole.map { "\($0)" } ?? "\(strength.value)"
}
