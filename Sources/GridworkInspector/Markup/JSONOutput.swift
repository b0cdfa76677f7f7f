// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork

/// A JSON value to be written as text. Equal values give equal bytes, and keys keep the order in
/// which they are given.
package indirect enum JSONOutput {
  case null
  case bool(Bool)
  /// A number. One that is not finite is written as null.
  case number(Double)
  case string(String)
  case array([JSONOutput])
  /// The members in the order in which they are written.
  case object([(key: String, value: JSONOutput)])

  package static func integer(_ value: Int) -> JSONOutput { .number(Double(value)) }

  package static func integers(_ values: some Sequence<Int>) -> JSONOutput {
    .array(values.map { .integer($0) })
  }

  /// An array of numbers, with null for nil.
  package static func numbers(_ values: [Double?]) -> JSONOutput {
    .array(values.map { .optional($0) })
  }

  package static func strings(_ values: some Sequence<String>) -> JSONOutput {
    .array(values.map { .string($0) })
  }

  package static func optional(_ value: Double?) -> JSONOutput {
    value.map { .number($0) } ?? .null
  }

  package static func optional(_ value: String?) -> JSONOutput {
    value.map { .string($0) } ?? .null
  }

  /// An object made from a dictionary, with its keys in alphabetical order.
  package static func map<Value>(
    _ values: [String: Value], _ output: (Value) -> JSONOutput
  ) -> JSONOutput {
    .object(values.sorted { $0.key < $1.key }.map { ($0.key, output($0.value)) })
  }

  // MARK: Text

  /// The text for human readers, with two spaces of indentation per level. Short arrays and objects
  /// stand on one line.
  package var text: String {
    var text = ""
    write(to: &text, indentation: "")
    return text
  }

  /// The text for a script element of an HTML page. It has no spaces between tokens and no
  /// character that is special in HTML.
  package var scriptText: String {
    var text = ""
    writeScript(to: &text)
    return text
  }

  private func writeScript(to text: inout String) {
    switch self {
    case .null, .bool, .number: write(to: &text, indentation: "")
    case .string(let value): text += quoted(value, as: .script)
    case .array(let elements):
      text += "["
      for (index, element) in elements.enumerated() {
        if index > 0 { text += "," }
        element.writeScript(to: &text)
      }
      text += "]"
    case .object(let members):
      text += "{"
      for (index, member) in members.enumerated() {
        if index > 0 { text += "," }
        text += quoted(member.key, as: .script) + ":"
        member.value.writeScript(to: &text)
      }
      text += "}"
    }
  }

  private func write(to text: inout String, indentation: String) {
    switch self {
    case .null: text += "null"
    case .bool(let value): text += value ? "true" : "false"
    case .number(let value): text += value.isFinite ? exactNumberText(value) : "null"
    case .string(let value): text += quoted(value)
    case .array(let elements):
      writeList(elements.map { ("", $0) }, between: ("[", "]"), to: &text, indentation)
    case .object(let members):
      writeList(
        members.map { ("\(quoted($0.key)): ", $0.value) }, between: ("{", "}"), to: &text,
        indentation)
    }
  }

  private func writeList(
    _ entries: [(label: String, value: JSONOutput)], between brackets: (String, String),
    to text: inout String, _ indentation: String
  ) {
    if let shortText {
      text += shortText
      return
    }
    let inner = indentation + "  "
    text += brackets.0
    for (index, entry) in entries.enumerated() {
      text += index > 0 ? ",\n\(inner)" : "\n\(inner)"
      text += entry.label
      entry.value.write(to: &text, indentation: inner)
    }
    text += "\n\(indentation)" + brackets.1
  }

  /// An array or object on one line; nil if it is too long or too deeply nested, or for any other
  /// value.
  private var shortText: String? {
    var text: String
    switch self {
    case .null, .bool, .number, .string:
      return nil
    case .array(let elements):
      guard elements.count <= 8, elements.allSatisfy({ $0.isFlat }) else { return nil }
      text = "[" + elements.map { $0.flatText }.joined(separator: ", ") + "]"
    case .object(let members):
      guard members.count <= 8, members.allSatisfy({ $0.value.isFlat }) else { return nil }
      text =
        "{" + members.map { "\(quoted($0.key)): \($0.value.flatText)" }.joined(separator: ", ")
        + "}"
    }
    return text.utf8.count <= 80 ? text : nil
  }

  /// The text of a flat value on one line.
  private var flatText: String {
    switch self {
    case .array(let elements):
      return "[" + elements.map { $0.flatText }.joined(separator: ", ") + "]"
    case .object: return "{}"
    case .null, .bool, .number, .string:
      var text = ""
      write(to: &text, indentation: "")
      return text
    }
  }

  private var isFlat: Bool {
    switch self {
    case .null, .bool, .number, .string: true
    case .array(let elements):
      elements.isEmpty || (elements.count <= 4 && elements.allSatisfy { $0.isScalar })
    case .object(let members): members.isEmpty
    }
  }

  private var isScalar: Bool {
    switch self {
    case .null, .bool, .number, .string: true
    case .array, .object: false
    }
  }
}
