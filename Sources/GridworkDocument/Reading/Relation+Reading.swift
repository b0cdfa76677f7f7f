// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork
import GridworkInspector

extension LayoutDocument.Constraint {
  /// Parses a relation and its priority; required if the text states none.
  ///
  /// ```text
  /// ITEM.ATTRIBUTE  ==|<=|>=  [NUMBER [* ITEM.ATTRIBUTE]]  [+|- NUMBER]  [@PRIORITY]
  /// ```
  ///
  /// `NUMBER *` is optional. If the left side is a size, the attribute on the right may be omitted.
  /// Numbers follow JSON's syntax.
  ///
  /// - Complexity: O(*n*) for a text of *n* bytes.
  /// - Throws: A ``DocumentError`` whose message quotes the text, with a caret under the error; its
  ///   path is empty.
  public init(parsing text: String) throws(DocumentError) {
    let (relation, priority) = try LayoutDocument.Relation.reading(text)
    self.init(.relation(relation), priority: priority ?? .required)
  }
}

extension LayoutDocument.Relation {
  /// Parses a relation, with its priority if it states one.
  static func reading(
    _ text: String
  ) throws(DocumentError) -> (relation: Self, priority: LayoutPriority?) {
    var scanner = RelationScanner(text)
    // 1. The left side and the relation.
    let first = try scanner.attribute()
    let relation = try scanner.relation()
    var result = Self(first, relation)
    // 2. A factor and an attribute, an attribute, or a number.
    var hasRight = false
    if scanner.isAtNumber {
      let start = scanner.offset
      let number = try scanner.number()
      hasRight = true
      if scanner.take("*") {
        result.multiplier = number
        result.second = try scanner.attribute()
      } else if scanner.isAtItem {
        throw scanner.failure("A factor is followed by \"*\".", at: start)
      } else if scanner.isAtName {
        throw scanner.unexpected("\"*\", \"@\" or the end")
      } else {
        result.constant = number
      }
    } else if scanner.isAtName {
      result.second = try scanner.attribute()
      hasRight = true
      if scanner.isAt("*") || scanner.isAt("/") {
        throw scanner.failure(
          "A factor stands before the attribute: 0.5*\(result.second?.id ?? "").…")
      }
    }
    // 3. The constant.
    if scanner.take("+") {
      result.constant += try scanner.number()
      hasRight = true
    } else if scanner.take("-") {
      result.constant -= try scanner.number()
      hasRight = true
    }
    guard hasRight else { throw scanner.unexpected("an attribute or a number") }
    // 4. The priority.
    var priority: LayoutPriority?
    if scanner.take("@") { priority = try scanner.priority() }
    guard scanner.isAtEnd else {
      throw scanner.unexpected(
        priority == nil ? "\"+\", \"-\", \"@\" or the end" : "the end")
    }
    return (result, priority)
  }
}

extension RelationScanner {
  /// Parses `ID.attribute`, `ID.row[2].attribute`, `ID.margins.attribute` and the like.
  fileprivate mutating func attribute() throws(DocumentError) -> LayoutDocument.Attribute {
    guard let id = takeName(allowingHyphens: true) else {
      throw unexpected("an item like root")
    }
    var part = LayoutDocument.Attribute.Part.whole
    while true {
      guard take(".") else { throw unexpected("\".\" and an attribute") }
      skipBlanks()
      let start = offset
      guard let word = takeName(allowingHyphens: false) else { throw unexpected("an attribute") }
      if let attribute = LayoutConstraint.Attribute(documentName: word) {
        return LayoutDocument.Attribute(id, attribute, of: part)
      }
      guard part == .whole else { throw unknown(word, at: start, parts: []) }
      switch word {
      case "margins": part = .margins
      case "safeArea": part = .safeArea
      case "row": part = .row(try index())
      case "column": part = .column(try index())
      default: throw unknown(word, at: start, parts: ["margins", "safeArea", "row", "column"])
      }
    }
  }

  private mutating func index() throws(DocumentError) -> Int {
    guard take("[") else { throw unexpected("an index in brackets") }
    skipBlanks()
    let start = offset
    let number = try number()
    guard let index = Int(exactly: number), index >= 0 else {
      throw failure("An index must be a whole number of 0 or more.", at: start)
    }
    guard take("]") else { throw unexpected("\"]\"") }
    return index
  }

  fileprivate mutating func relation() throws(DocumentError) -> LayoutConstraint.Relation {
    if take("==") { return .equal }
    if take("<=") { return .lessThanOrEqual }
    if take(">=") { return .greaterThanOrEqual }
    throw unexpected("one of ==, <=, >=")
  }

  fileprivate mutating func priority() throws(DocumentError) -> LayoutPriority {
    skipBlanks()
    let start = offset
    let value = Float(try number())
    guard value > 0, value <= 1000 else {
      throw failure("A priority must be above 0 and at most 1000.", at: start)
    }
    return LayoutPriority(value)
  }

  private func unknown(_ word: String, at start: Int, parts: [String]) -> DocumentError {
    let names = LayoutConstraint.Attribute.documentNames
    return failure(
      "There is no attribute \(quotation(word))"
        + suggestion(
          for: word, among: names + parts,
          otherwise: "; the attributes are \(names.joined(separator: ", "))."), at: start)
  }
}

extension LayoutConstraint.Attribute {
  /// The attribute with a name in the grammar of relations; nil if there is none.
  init?(documentName name: String) {
    guard let found = Self.allCases.first(where: { $0.description == name }),
      found != .notAnAttribute
    else { return nil }
    self = found
  }

  static var documentNames: [String] {
    allCases.filter { $0 != .notAnAttribute }.map { $0.description }
  }
}
