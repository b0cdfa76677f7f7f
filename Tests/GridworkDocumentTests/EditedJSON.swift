// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import BenchmarkKit
import Foundation
import TestSupport

/// A JSON value that tests take apart and put together again, without the reader under test.
enum EditedJSON: Equatable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([EditedJSON])
  case object([String: EditedJSON])

  /// A step of a path.
  enum Step: Hashable {
    case key(String)
    case index(Int)
  }

  init(_ text: String) throws {
    self = try JSONDecoder().decode(EditedJSON.self, from: Data(text.utf8))
  }

  /// The text on one line, keys in alphabetical order.
  var text: String {
    switch self {
    case .null: "null"
    case .bool(let value): "\(value)"
    case .number(let value): "\(value)"
    case .string(let value):
      "\"" + value.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
    case .array(let elements): "[" + elements.map(\.text).joined(separator: ", ") + "]"
    case .object(let members):
      "{"
        + members.sorted { $0.key < $1.key }
        .map { "\(EditedJSON.string($0.key).text): \($0.value.text)" }.joined(separator: ", ") + "}"
    }
  }

  /// The paths to all values inside, in the order of the text.
  var paths: [[Step]] {
    switch self {
    case .null, .bool, .number, .string: [[]]
    case .array(let elements):
      [[]]
        + elements.enumerated().flatMap { index, element in
          element.paths.map { [.index(index)] + $0 }
        }
    case .object(let members):
      [[]]
        + members.sorted { $0.key < $1.key }.flatMap { key, member in
          member.paths.map { [.key(key)] + $0 }
        }
    }
  }

  /// The value at a path.
  subscript(path: ArraySlice<Step>) -> EditedJSON {
    get {
      switch (path.first, self) {
      case (nil, _): self
      case (.index(let index), .array(let elements)): elements[index][path.dropFirst()]
      case (.key(let key), .object(let members)): members[key]?[path.dropFirst()] ?? .null
      default: .null
      }
    }
    set {
      switch (path.first, self) {
      case (nil, _): self = newValue
      case (.index(let index), .array(var elements)):
        elements[index][path.dropFirst()] = newValue
        self = .array(elements)
      case (.key(let key), .object(var members)):
        members[key, default: .null][path.dropFirst()] = newValue
        self = .object(members)
      default: break
      }
    }
  }

  /// A path as errors write it: `root.rows[2][1].hugging`, `constants["a b"]`.
  static func text(of path: [Step]) -> String {
    var text = ""
    for step in path {
      switch step {
      case .index(let index): text += "[\(index)]"
      case .key(let key) where key.wholeMatch(of: /[A-Za-z_][A-Za-z0-9_]*/) != nil:
        text += (text.isEmpty ? "" : ".") + key
      case .key(let key): text += "[\(EditedJSON.string(key).text)]"
      }
    }
    return text
  }

  /// The lists whose order carries no meaning, in another order.
  mutating func shuffleEntries(using random: inout RandomSource) {
    for path in paths {
      guard case .key(let key) = path.last,
        ["rowOptions", "columnOptions", "cells", "merges"].contains(key),
        case .array(let elements) = self[path[...]]
      else { continue }
      self[path[...]] = .array(elements.shuffled(using: &random))
    }
  }
}

extension EditedJSON: Decodable {
  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(Double.self) {
      self = .number(value)
    } else if let value = try? container.decode(String.self) {
      self = .string(value)
    } else if let value = try? container.decode([EditedJSON].self) {
      self = .array(value)
    } else {
      self = .object(try container.decode([String: EditedJSON].self))
    }
  }
}
