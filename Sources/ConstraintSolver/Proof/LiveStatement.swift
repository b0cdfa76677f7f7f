// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// The answer of a solver and its constraints as given, without a copy. It is valid until the solver
/// changes.
struct LiveStatement: Statement {
  let variableCount: Int
  let rowCount: Int
  private let values: UnsafePointer<Double>
  private let table: ConstraintView

  init(_ table: borrowing ConstraintTable, _ values: borrowing Storage<Double>) {
    variableCount = values.count
    rowCount = table.records.count
    self.values = UnsafePointer(values.base)
    self.table = table.view
  }

  @inline(__always)
  func value(of variable: Int) -> Double { values[variable] }

  @inline(__always)
  func row(_ index: Int) -> StatementRow {
    let record = table.records + index
    return StatementRow(
      terms: record.pointee.terms.places, relation: record.pointee.relation,
      constant: record.pointee.constant,
      level: Int32(record.pointee.level), isInForce: record.pointee.state == .placed)
  }

  @inline(__always)
  func term(_ place: Int) -> LinearTerm {
    let entry = table.entries[place]
    return LinearTerm(entry.coefficient, Variable(index: entry.index))
  }
}

extension Proof {
  /// A copy of a statement, with evidence.
  init(_ statement: LiveStatement, _ evidence: Evidence) {
    self.init(values: (0..<statement.variableCount).map { statement.value(of: $0) })
    for index in 0..<statement.rowCount {
      var row = statement.row(index)
      let first = terms.count
      for place in row.terms { terms.append(statement.term(place)) }
      row.terms = first..<terms.count
      rows.append(row)
    }
    self.evidence = evidence
  }
}
