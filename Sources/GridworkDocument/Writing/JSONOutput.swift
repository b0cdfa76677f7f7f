// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// A JSON value to be written.
indirect enum JSONOutput {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSONOutput])
  /// Keys in the order in which they are written.
  case object([(key: String, value: JSONOutput)])

  /// The text: two blanks for a level; what has nothing nested inside stands on one line.
  var text: String {
    var text = ""
    write(to: &text, indentation: "")
    return text
  }

  private func write(to text: inout String, indentation: String) {
    switch self {
    case .null: text += "null"
    case .bool(let value): text += value ? "true" : "false"
    case .number(let value): text += jsonNumber(value)
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

  /// The value on one line, nil when it is too much for one: more than lists of a few numbers, or too
  /// many characters.
  private var shortText: String? {
    var text: String
    switch self {
    case .null, .bool, .number, .string:
      return nil
    case .array(let elements):
      guard elements.count <= 8, elements.allSatisfy(\.isFlat) else { return nil }
      text = "[" + elements.map(\.flatText).joined(separator: ", ") + "]"
    case .object(let members):
      guard members.count <= 8, members.allSatisfy({ $0.value.isFlat }) else { return nil }
      text =
        "{" + members.map { "\(quoted($0.key)): \($0.value.flatText)" }.joined(separator: ", ")
        + "}"
    }
    return text.utf8.count <= 80 ? text : nil
  }

  /// The text of something flat.
  private var flatText: String {
    switch self {
    case .array(let elements): return "[" + elements.map(\.flatText).joined(separator: ", ") + "]"
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
      elements.isEmpty || (elements.count <= 4 && elements.allSatisfy(\.isScalar))
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

/// A finite number with as few digits as bring back the same `Double`; whole ones without a point, and
/// never `-0`.
func jsonNumber(_ value: Double) -> String {
  if value == 0 { return "0" }
  let text = "\(value)"
  return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
}
