// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import ConstraintSolver

/// The build section.
extension ScriptParser {
  mutating func readBuildRecord(_ fields: inout RecordFields) throws(RecordProblem) {
    switch fields.kind {
    case "n": try readName(&fields)
    case "e": try readEditVariable(&fields)
    case "c": script.constraints.append(try readConstraint(&fields))
    case "build": section = .script
    case "s", "k", "p", "r", "a", "solve", "dump":
      throw RecordProblem("record '\(fields.kind)' belongs after 'build'")
    case "lcs", "vars":
      throw RecordProblem("record '\(fields.kind)' is there twice")
    default:
      throw RecordProblem("\(quoted(fields.kind)) is not a record")
    }
  }

  private mutating func readName(_ fields: inout RecordFields) throws(RecordProblem) {
    let variable = try readVariable(&fields)
    script.variableNames[Int(variable.index)] = try fields.remainder("name")
  }

  private mutating func readEditVariable(_ fields: inout RecordFields) throws(RecordProblem) {
    let variable = try readVariable(&fields)
    let strength = try fields.strength()
    let value = try fields.number("value")
    if strength == .required {
      throw RecordProblem("an edit variable cannot be required: it has no ID to be reported by")
    }
    if let earlier = edits[variable] {
      throw RecordProblem(
        "\(name(of: variable)) is an edit variable already, since line \(earlier.line)")
    }
    edits[variable] = (script.editVariables.count, line)
    script.editVariables.append(
      ConstraintScript.EditVariable(variable: variable, strength: strength, value: value))
  }

  // MARK: What records of both sections have

  func readVariable(_ fields: inout RecordFields) throws(RecordProblem) -> Variable {
    let number = try fields.count("variable")
    guard number < script.variableCount else {
      throw RecordProblem("there is no variable \(number): the file has \(script.variableCount)")
    }
    return Variable(index: Int32(number))
  }

  /// The variable as messages call it: `variable 3 (grid.r)`.
  func name(of variable: Variable) -> String {
    let name = script.variableNames[Int(variable.index)]
    return "variable \(variable.index)" + (name.map { " (\($0))" } ?? "")
  }

  /// The fields of `c` and `a`.
  mutating func readConstraint(
    _ fields: inout RecordFields
  ) throws(RecordProblem) -> ConstraintScript.Record {
    let id = try fields.count("ID")
    if let earlier = mentions[id], earlier.removed == nil {
      throw RecordProblem("there is a constraint \(id) already, since line \(earlier.added)")
    }
    let strength = try fields.strength()
    let relation = try fields.relation()
    let constant = try fields.number("constant")
    let terms = try readTerms(&fields)
    let slot = mentions[id]?.slot ?? script.ids.count
    if slot == script.ids.count { script.ids.append(id) }
    mentions[id] = Mention(slot: slot, added: line)
    return ConstraintScript.Record(
      slot: slot, strength: strength, relation: relation, constant: constant,
      terms: script.addTerms(terms))
  }

  /// `K VAR COEF …`; the coefficients of a variable that is there several times add up.
  private mutating func readTerms(
    _ fields: inout RecordFields
  ) throws(RecordProblem) -> [LinearTerm] {
    let count = try fields.count("number of terms")
    var terms: [LinearTerm] = []
    defer { for term in terms { positions[Int(term.variable.index)] = 0 } }
    for _ in 0..<count {
      let variable = try readVariable(&fields)
      let coefficient = try fields.number("coefficient")
      let position = Int(positions[Int(variable.index)]) - 1
      if position < 0 {
        terms.append(LinearTerm(coefficient, variable))
        positions[Int(variable.index)] = Int32(terms.count)
        continue
      }
      terms[position].coefficient += coefficient
      if !terms[position].coefficient.isFinite {
        throw RecordProblem("the coefficients of \(name(of: variable)) add up to no finite number")
      }
    }
    return terms
  }
}
