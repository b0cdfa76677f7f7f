// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import GridworkInspector

/// A replacement of some bytes of a JSON text, which leaves all others as they are.
struct JSONPatch: Hashable, Sendable {
  let range: Range<Int>
  let text: String
}

extension JSONText {
  /// The bytes with a replacement.
  func bytes(applying patch: JSONPatch) -> [UInt8] {
    bytes[..<patch.range.lowerBound] + Array(patch.text.utf8) + bytes[patch.range.upperBound...]
  }

  /// The patch that sets the value at a path. What the text does not have is added at the end of the nearest
  /// member around it.
  func patch(setting path: JSONPath, to value: JSONOutput) -> JSONPatch {
    let (node, found) = resolved(path)
    let missing = path.components.dropFirst(found.components.count)
    guard let first = missing.first else {
      return JSONPatch(range: range(of: node), text: value.text)
    }
    // What is missing, from the inside out.
    var value = value
    for component in missing.dropFirst().reversed() {
      switch component {
      case .key(let key): value = .object([(key, value)])
      case .index, .entry: value = .array([component.element(value)])
      }
    }
    let element = first.element(value).text
    guard case .key(let key) = first else { return patch(adding: element, to: node) }
    return patch(adding: "\(JSONOutput.string(key).text): \(element)", to: node)
  }

  /// The patch that removes a member or an element, with its comma; nil if the text does not have it.
  func patch(removing path: JSONPath) -> JSONPatch? {
    let (node, found) = resolved(path)
    guard found.components.count == path.components.count, node > 0 else { return nil }
    let parts = parts(of: resolved(JSONPath(components: path.components.dropLast())).node)
    guard let place = parts.firstIndex(where: { $0.contains(Int(nodes[node].start)) }) else {
      return nil
    }
    let isLast = place == parts.count - 1
    let start = isLast && place > 0 ? parts[place - 1].upperBound : parts[place].lowerBound
    let end = isLast ? parts[place].upperBound : parts[place + 1].lowerBound
    return JSONPatch(range: start..<end, text: "")
  }

  /// The patch that gives the value of a member to another key; nil if the text does not have the member.
  func patch(renaming path: JSONPath, to key: String) -> JSONPatch? {
    let (node, found) = resolved(path)
    // A key is the node right before its value.
    guard found.components.count == path.components.count, node > 0 else { return nil }
    return JSONPatch(range: range(of: node - 1), text: JSONOutput.string(key).text)
  }

  /// The patch that adds a member or an element at the end of an object or an array, on a line of its own if
  /// the last one has one.
  private func patch(adding part: String, to node: Int) -> JSONPatch {
    let parts = parts(of: node)
    guard let last = parts.last else {
      let start = Int(nodes[node].start) + 1
      return JSONPatch(range: start..<start, text: part)
    }
    let previous = parts.dropLast().last?.upperBound ?? Int(nodes[node].start) + 1
    let blanks = bytes[previous..<last.lowerBound].filter { $0 != UInt8(ascii: ",") }
    let gap = blanks.contains(0x0A) ? String(decoding: blanks, as: UTF8.self) : " "
    return JSONPatch(range: last.upperBound..<last.upperBound, text: ",\(gap)\(part)")
  }

  private func range(of node: Int) -> Range<Int> { Int(nodes[node].start)..<Int(nodes[node].end) }

  /// The bytes of the elements of an array, or of the members of an object with their keys.
  private func parts(of node: Int) -> [Range<Int>] {
    let value = JSONValue(text: self, node: node)
    return value.elements.map { range(of: $0.node) }
      + value.members.map {
        range(of: $0.key.node).lowerBound..<range(of: $0.value.node).upperBound
      }
  }
}

extension JSONPath.Component {
  /// What stands in a list for a value at this step.
  fileprivate func element(_ value: JSONOutput) -> JSONOutput {
    guard case .entry(.ofIndex(let index), _) = self, case .object(let members) = value else {
      return value
    }
    return .object([("index", .integer(index))] + members)
  }
}
