// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import BenchmarkKit
import GridworkInspector
import TestSupport
import Testing

@testable import GridworkDocument

/// Replacements of some bytes of a text, which leave all others as they are.
struct PatchTests {
  private func text(_ patch: JSONPatch?, in text: JSONText) throws -> String {
    String(decoding: text.bytes(applying: try #require(patch)), as: UTF8.self)
  }

  private static let list = """
    {
      "constraints": [
        "a.width == 1",
        "a.height == 2"
      ],
      "size": [1, null], "empty": {}
    }
    """

  @Test(
    arguments: [
      ([.key("size"), .index(0)], #""size": [7, null], "empty": {}"#),
      ([.key("size"), .index(2)], #""size": [1, null, 7], "empty": {}"#),
      ([.key("empty"), .key("a")], #""size": [1, null], "empty": {"a": 7}"#),
      ([.key("empty"), .key("a"), .key("b")], #""size": [1, null], "empty": {"a": {"b": 7}}"#),
      ([.key("empty"), .key("a"), .index(0)], #""size": [1, null], "empty": {"a": [7]}"#),
      ([.key("new")], #""size": [1, null], "empty": {}, "new": 7"#),
    ] as [([JSONPath.Component], String)])
  func `what is set stands in the place of the value, or behind the others`(
    path: [JSONPath.Component], line: String
  ) throws {
    let source = try JSONText(Array(Self.list.utf8))
    let patch = source.patch(setting: JSONPath(components: path), to: .number(7))
    #expect(
      try text(patch, in: source)
        == Self.list.replacing(#""size": [1, null], "empty": {}"#, with: line))
  }

  @Test func `what is added to a list on lines of its own gets another line`() throws {
    let source = try JSONText(Array(Self.list.utf8))
    let path = JSONPath() + "constraints" + 2
    #expect(
      try text(source.patch(setting: path, to: .string("b")), in: source)
        == Self.list.replacing(
          #""a.height == 2""#, with: "\"a.height == 2\",\n    \"b\""))
  }

  @Test(arguments: [
    (0, "[\n    \"a.height == 2\"\n  ],"), (1, "[\n    \"a.width == 1\"\n  ],"),
  ])
  func `what is removed takes its line along`(place: Int, list: String) throws {
    let source = try JSONText(Array(Self.list.utf8))
    let patched = try text(
      source.patch(removing: JSONPath() + "constraints" + place), in: source)
    #expect(patched.hasPrefix("{\n  \"constraints\": \(list)\n"), "\(patched)")
  }

  // The second column has the entry that comes first.
  @Test func `an entry is found by its index, and made with it`() throws {
    let source = try JSONText(Array(#"{"o": [{"index": 1, "width": 3}]}"#.utf8))
    func path(_ index: Int) -> JSONPath {
      JSONPath() + "o" + .entry(.ofIndex(index), position: index) + "width"
    }
    #expect(
      try text(source.patch(setting: path(1), to: .number(9)), in: source)
        == #"{"o": [{"index": 1, "width": 9}]}"#)
    #expect(
      try text(source.patch(setting: path(0), to: .number(9)), in: source)
        == #"{"o": [{"index": 1, "width": 3}, {"index": 0, "width": 9}]}"#)
    #expect(
      try text(source.patch(renaming: path(1), to: "minimum"), in: source)
        == #"{"o": [{"index": 1, "minimum": 3}]}"#)
    #expect(source.patch(renaming: path(0), to: "minimum") == nil)
    #expect(source.patch(removing: path(0)) == nil)
    #expect(source.patch(removing: JSONPath()) == nil)
  }

  /// A value that is replaced, added or removed anywhere in a random document is so in the patched text, as
  /// another reader of JSON sees it, and nothing else is different.
  @Test func `patches of random documents change one value`() throws {
    for number in Soak.seeds(4) {
      let json = try EditedJSON(RandomDocument.document(number).json)
      let source = try JSONText(Array(json.text.utf8))
      for steps in json.paths where !steps.isEmpty {
        let path = JSONPath(
          components: steps.map { step in
            switch step {
            case .key(let key): .key(key)
            case .index(let index): .index(index)
            }
          })
        var edited = json
        edited[steps[...]] = .string("new")
        #expect(
          try EditedJSON(text(source.patch(setting: path, to: .string("new")), in: source))
            == edited)
        edited = json
        edited.remove(at: steps[...])
        #expect(try EditedJSON(text(source.patch(removing: path), in: source)) == edited)
        guard case .object(var members) = json[steps[...]] else { continue }
        members["new"] = .number(1)
        edited = json
        edited[steps[...]] = .object(members)
        #expect(
          try EditedJSON(text(source.patch(setting: path + "new", to: .number(1)), in: source))
            == edited)
      }
    }
  }
}

extension EditedJSON {
  /// Removes the element or member at a path.
  fileprivate mutating func remove(at path: ArraySlice<Step>) {
    guard let last = path.last else { return }
    switch (last, self[path.dropLast()]) {
    case (.index(let index), .array(var elements)):
      elements.remove(at: index)
      self[path.dropLast()] = .array(elements)
    case (.key(let key), .object(var members)):
      members[key] = nil
      self[path.dropLast()] = .object(members)
    default: break
    }
  }
}
