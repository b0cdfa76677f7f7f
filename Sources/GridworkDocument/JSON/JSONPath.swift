// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork

/// The location of a value in a JSON text: the keys and indices that lead to it.
struct JSONPath: Hashable, Sendable {
  enum Component: Hashable, Sendable {
    case key(String)
    case index(Int)
    /// The array element that describes an entry. If no text is at hand, the position stands for
    /// it.
    case entry(Entry, position: Int)
  }

  /// Identifies an element of an array whose order carries no meaning.
  enum Entry: Hashable, Sendable {
    /// The object whose member `index` has this value.
    case ofIndex(Int)
    /// The string with this value.
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
  /// The path as text, such as `root.rows[2][1].hugging`. A key that is not a plain name is quoted:
  /// `constants["a b"]`. A long key is truncated.
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
  /// Whether the text consists of letters, digits and underscores and does not begin with a digit.
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
