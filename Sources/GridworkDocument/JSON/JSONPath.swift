// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork

/// Where something stands in a JSON text: the keys and indices that lead to it.
struct JSONPath: Hashable, Sendable {
  enum Component: Hashable, Sendable {
    case key(String)
    case index(Int)
    /// The element of a list that says what an entry is about; without a text, the element at a
    /// position.
    case entry(Entry, position: Int)
  }

  /// What an element of a list is about, where the order of the list carries no meaning.
  enum Entry: Hashable, Sendable {
    /// The object whose member `index` is this number.
    case ofIndex(Int)
    /// The string.
    case word(String)
  }

  var components: [Component] = []

  static func + (path: JSONPath, key: String) -> JSONPath {
    JSONPath(components: path.components + [.key(key)])
  }

  static func + (path: JSONPath, index: Int) -> JSONPath {
    JSONPath(components: path.components + [.index(index)])
  }

  static func + (path: JSONPath, component: Component) -> JSONPath {
    JSONPath(components: path.components + [component])
  }
}

extension JSONPath: CustomStringConvertible {
  /// `root.rows[2][1].hugging`, with quotes around a key that is no word: `constants["a b"]`. A long
  /// key is cut short.
  var description: String {
    var text = ""
    for component in components {
      switch component {
      case .index(let index), .entry(_, let index):
        text += "[\(index)]"
      case .key(let key) where key.isPlainName:
        text += (text.isEmpty ? "" : ".") + shortened(key, to: 100)
      case .key(let key):
        text += "[\(quotation(key))]"
      }
    }
    return text
  }
}

extension String {
  /// Whether the text is letters, digits and underscores, and does not begin with a digit.
  fileprivate var isPlainName: Bool {
    guard let first = utf8.first, !(48...57).contains(first) else { return false }
    return utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
        true
      default: false
      }
    }
  }
}
