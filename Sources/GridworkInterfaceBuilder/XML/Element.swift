// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import GridworkDocument

/// An element of an XML file, with the place where it begins.
struct Element: Sendable {
  let name: String
  let attributes: [String: String]
  let position: DocumentSource.Position
  var children: [Element] = []

  /// The value of an attribute.
  subscript(attribute: String) -> String? { attributes[attribute] }

  /// The value of an attribute; nil if it is absent or empty.
  func text(_ attribute: String) -> String? {
    self[attribute].flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Whether an attribute is `YES`; `fallback` if it is absent.
  func flag(_ attribute: String, default fallback: Bool = false) -> Bool {
    self[attribute].map { $0 == "YES" } ?? fallback
  }

  /// The number that an attribute has; nil if it is absent or no number of a sensible magnitude.
  func number(_ attribute: String) -> Double? { self[attribute].flatMap(Self.number) }

  static func number(_ text: String) -> Double? {
    guard let number = Double(text), number.magnitude <= 1e9 else { return nil }
    return number
  }

  /// The first child with a name; nil if there is none.
  func child(_ name: String) -> Element? { children.first { $0.name == name } }

  /// The first child with a name and the given `key`; nil if there is none.
  func child(_ name: String, key: String) -> Element? {
    children.first { $0.name == name && $0["key"] == key }
  }

  /// The children of the first child with a name; empty if there is none.
  func list(_ name: String) -> [Element] { child(name)?.children ?? [] }

  /// Calls a closure with the element and its descendants in preorder.
  func visit(_ body: (Element) -> Void) {
    body(self)
    for child in children { child.visit(body) }
  }
}
