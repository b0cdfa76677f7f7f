// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// A JSON object on one line, being written.
struct JSONLine {
  private var fields: [String] = []

  var text: String { "{" + fields.joined(separator: ",") + "}" }

  mutating func add(_ name: String, _ value: String) { append(name, Self.quoted(value)) }

  mutating func add(_ name: String, _ value: Int) { append(name, "\(value)") }

  /// Adds a number with at most three decimals.
  mutating func add(_ name: String, _ value: Double) {
    append(name, "\((value * 1000).rounded() / 1000)")
  }

  private mutating func append(_ name: String, _ value: String) {
    fields.append("\"\(name)\":\(value)")
  }

  private static func quoted(_ value: String) -> String {
    var text = "\""
    for scalar in value.unicodeScalars {
      switch scalar {
      case "\"", "\\": text += "\\\(scalar)"
      case "\u{0}"..<" ":
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text + "\""
  }
}
