// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork

/// A value of a JSON text, identified by its node.
struct JSONValue {
  let text: JSONText
  let node: Int

  var kind: JSONText.Node.Kind { text.nodes[node].kind }

  var isNull: Bool { kind == .null }

  /// The bytes of the value in the text, quotes and brackets included.
  var bytes: ArraySlice<UInt8> {
    text.bytes[Int(text.nodes[node].start)..<Int(text.nodes[node].end)]
  }

  /// The decoded string. The value must be a string.
  var decodedString: String { JSONString.decoded(bytes) }

  // MARK: What is inside

  /// The elements of an array; empty for any other value.
  var elements: [JSONValue] {
    guard kind == .array else { return [] }
    var result: [JSONValue] = []
    var child = node + 1
    while child < text.nodes[node].next {
      result.append(JSONValue(text: text, node: child))
      child = Int(text.nodes[child].next)
    }
    return result
  }

  /// The keys and values of an object; empty for any other value.
  var members: [(key: JSONValue, value: JSONValue)] {
    guard kind == .object else { return [] }
    var result: [(key: JSONValue, value: JSONValue)] = []
    var child = node + 1
    while child < text.nodes[node].next {
      let value = JSONValue(text: text, node: child + 1)
      result.append((JSONValue(text: text, node: child), value))
      child = Int(text.nodes[value.node].next)
    }
    return result
  }

  func element(at index: Int) -> JSONValue? {
    guard kind == .array else { return nil }
    var child = node + 1
    for _ in 0..<index where child < text.nodes[node].next { child = Int(text.nodes[child].next) }
    return child < text.nodes[node].next ? JSONValue(text: text, node: child) : nil
  }

  func member(named name: String) -> JSONValue? {
    members.first { $0.key.decodedString == name }?.value
  }

  // MARK: Errors

  /// An error at this value, with the message given.
  func error(_ message: String) -> DocumentError { text.error(at: node, message) }

  /// An error that says what was found here and what is allowed instead.
  func mismatch(_ allowed: String) -> DocumentError { error("Found \(found); \(allowed).") }

  /// The value as messages show it, truncated if it is long.
  var found: String {
    switch kind {
    case .null: return "null"
    case .true: return "true"
    case .false: return "false"
    case .number: return "the number \(shortened(String(decoding: bytes, as: UTF8.self)))"
    case .string: return "the string \(quoted(shortened(decodedString)))"
    case .array:
      let count = elements.count
      return count == 0 ? "an empty list" : "a list of \(count)"
    case .object: return "an object"
    }
  }
}
