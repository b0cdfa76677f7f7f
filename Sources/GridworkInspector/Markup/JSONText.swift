// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// A JSON value that can be written as text. Equal values give equal bytes; keys keep their order.
enum JSONText {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSONText])
  case object([(String, JSONText)])

  static func integer(_ value: Int) -> JSONText { .number(Double(value)) }
  static func integers(_ values: [Int]) -> JSONText { .array(values.map(integer)) }
  static func numbers(_ values: [Double]) -> JSONText { .array(values.map { .number($0) }) }
  static func strings(_ values: [String]) -> JSONText { .array(values.map { .string($0) }) }

  /// The JSON text on one line, safe inside an HTML script element: characters that have a meaning in
  /// HTML are escaped.
  var text: String {
    var result = ""
    write(to: &result)
    return result
  }

  private func write(to result: inout String) {
    switch self {
    case .null: result += "null"
    case .bool(let value): result += value ? "true" : "false"
    case .number(let value): result += value.isFinite ? numberText(value) : "null"
    case .string(let value): Self.write(value, to: &result)
    case .array(let values):
      result += "["
      for (index, value) in values.enumerated() {
        if index > 0 { result += "," }
        value.write(to: &result)
      }
      result += "]"
    case .object(let members):
      result += "{"
      for (index, member) in members.enumerated() {
        if index > 0 { result += "," }
        Self.write(member.0, to: &result)
        result += ":"
        member.1.write(to: &result)
      }
      result += "}"
    }
  }

  private static func write(_ string: String, to result: inout String) {
    result += "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "<", ">", "&", "\u{2028}", "\u{2029}", "\u{0}"..."\u{1F}", "\u{7F}":
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    result += "\""
  }
}
