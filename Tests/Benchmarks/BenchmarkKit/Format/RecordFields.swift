// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import ConstraintSolver

/// The fields of one record, read from left to right.
struct RecordFields {
  let kind: Substring
  private var rest: ArraySlice<Substring>

  /// Nil for an empty line and for a comment.
  init?(line: Substring) {
    let fields = line.utf8.split(separator: UInt8(ascii: " ")).map { Substring($0) }
    guard let kind = fields.first, !kind.hasPrefix("#") else { return nil }
    self.kind = kind
    rest = fields.dropFirst()
  }

  /// The next field; `name` says what it should have been.
  mutating func next(_ name: String) throws(RecordProblem) -> Substring {
    guard let field = rest.popFirst() else {
      throw RecordProblem("record '\(kind)' ends before its \(name)")
    }
    return field
  }

  /// Everything that is left, as one text.
  mutating func remainder(_ name: String) throws(RecordProblem) -> String {
    if rest.isEmpty { throw RecordProblem("record '\(kind)' ends before its \(name)") }
    defer { rest = [] }
    return rest.joined(separator: " ")
  }

  func end() throws(RecordProblem) {
    guard let extra = rest.first else { return }
    throw RecordProblem("record '\(kind)' goes on after its last field, with \(quoted(extra))")
  }

  /// A whole number, not negative.
  mutating func count(_ name: String) throws(RecordProblem) -> Int {
    let field = try next(name)
    guard field.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let value = Int(field) else {
      throw RecordProblem("\(quoted(field)) is not a whole number, as \(name) must be")
    }
    return value
  }

  /// A finite decimal number.
  mutating func number(_ name: String) throws(RecordProblem) -> Double {
    let field = try next(name)
    if Self.namesOfWhatIsNotFinite.contains(field.lowercased()) {
      throw RecordProblem("\(name) is not finite: \(field)")
    }
    guard field.utf8.allSatisfy(isDecimal), let value = Double(field) else {
      throw RecordProblem("\(quoted(field)) is not a decimal number, as \(name) must be")
    }
    if !value.isFinite { throw RecordProblem("\(name) is too large to be finite: \(field)") }
    return value
  }

  /// A priority, rounded to `Float`.
  mutating func strength() throws(RecordProblem) -> Strength {
    let field = rest.first ?? ""
    let value = try number("priority")
    let rounded = Float(value)
    guard value > 0, value <= 1000, rounded > 0 else {
      throw RecordProblem("priority \(field) is not above 0 and at most 1000")
    }
    return Strength(rounded)
  }

  mutating func relation() throws(RecordProblem) -> Relation {
    let field = try next("relation")
    switch field {
    case "==": return .equal
    case "<=": return .lessThanOrEqual
    case ">=": return .greaterThanOrEqual
    default: throw RecordProblem("\(quoted(field)) is not a relation: ==, <= or >=")
    }
  }

  /// What other programs write for numbers that this format does not have.
  private static let namesOfWhatIsNotFinite: Set<String> = [
    "nan", "-nan", "+nan", "inf", "-inf", "+inf", "infinity", "-infinity", "+infinity",
  ]

  private func isDecimal(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "-"),
      UInt8(ascii: "+"), UInt8(ascii: "e"), UInt8(ascii: "E"):
      true
    default: false
    }
  }
}

/// A field as it stands in a message: in quotation marks, unprintable characters escaped.
func quoted(_ field: some StringProtocol) -> String { String(reflecting: String(field)) }
