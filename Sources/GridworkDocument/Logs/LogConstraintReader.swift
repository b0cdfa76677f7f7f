// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork
import GridworkInspector

/// Parses one constraint of a log:
/// `Class:0x1@File.swift#12 h=--& v=--& 'identifier' BODY priority:250   (active, names: a:0x2 )`.
struct LogConstraintReader {
  private let className: String
  private let address: String
  private let source: String?
  private var identifier: String?
  /// The item that each name of the table stands for.
  private var names: [(name: String, item: Int)] = []
  /// The body, and the remarks between it and the state.
  var cursor: TextCursor
  private(set) var items: LogItems

  /// Parses everything but the body.
  init(_ text: String, _ items: LogItems) throws(LogFailure) {
    self.items = items
    cursor = TextCursor(text)
    // 1. The class, the address, and the source location.
    className = try cursor.takeClassName()
    address = try cursor.takeAddress()
    source = cursor.take("@") ? cursor.takeText { $0 != " " } : nil
    // 2. The table of names, at the end.
    let start = text.index(text.startIndex, offsetBy: cursor.offset)
    var body = String(text[start...])
    for word in ["(active", "(inactive", "(names:", "(Names:"] {
      guard let place = body.startOfLast(word) else { continue }
      try readNames(String(body[place...]))
      body = String(body[..<place])
      break
    }
    // 3. The mask and the identifier, in either order.
    cursor = TextCursor(body)
    cursor.skipBlanks()
    while let next = cursor.next {
      if next == "'" {
        cursor.offset += 1
        identifier = cursor.takeQuoted()
      } else if cursor.take("h=") || cursor.take("v=") {
        _ = cursor.takeText { $0 == "-" || $0 == "&" }
      } else {
        break
      }
      cursor.skipBlanks()
    }
  }

  /// Parses the body.
  mutating func read(line: Int) throws(LogFailure) -> ConstraintLog.Constraint {
    var relations: [ConstraintLog.Relation]
    if cursor.take("H:") {
      relations = try visualFormat(along: .horizontal)
    } else if cursor.take("V:") {
      relations = try visualFormat(along: .vertical)
    } else {
      relations = [try equation()]
    }
    relations = try remarks(relations)
    let comparisons = try relations.map { relation throws(LogFailure) in try relation.comparison() }
    return ConstraintLog.Constraint(
      line: line, className: className, address: address, identifier: identifier, source: source,
      comparisons: comparisons)
  }

  /// Parses the remarks after the body: `priority:260`, `Hug:250 CompressionResistance:750`.
  private mutating func remarks(
    _ relations: [ConstraintLog.Relation]
  ) throws(LogFailure) -> [ConstraintLog.Relation] {
    var relations = relations
    while true {
      cursor.skipBlanks()
      if cursor.take("priority:") {
        let priority = try priority()
        for index in relations.indices { relations[index].priority = priority }
      } else if cursor.take("Hug:") {
        // A content size becomes two inequalities: at most the size with the hugging priority, and
        // at least the size with the compression resistance.
        let hugging = try priority()
        cursor.skipBlanks()
        guard cursor.take("CompressionResistance:") else {
          throw cursor.unexpected("CompressionResistance")
        }
        let resistance = try priority()
        relations = relations.flatMap { relation in
          var (most, least) = (relation, relation)
          (most.relation, most.priority) = (.lessThanOrEqual, hugging)
          (least.relation, least.priority) = (.greaterThanOrEqual, resistance)
          return [most, least]
        }
      } else if cursor.next == nil {
        return relations
      } else {
        throw cursor.unexpected("the end of the constraint")
      }
    }
  }

  /// Parses a priority. A priority just beside a whole number, such as `just above 249`, is read as
  /// that number.
  mutating func priority() throws(LogFailure) -> LayoutPriority {
    _ = cursor.take("just above ") || cursor.take("just below ")
    let number = try cursor.takeNumber()
    guard number > 0, number <= 1000 else {
      throw LogFailure("A priority lies above 0 and goes up to 1000, not \(numberText(number)).")
    }
    return LayoutPriority(Float(number))
  }

  // MARK: Names

  /// Parses a table such as `(active, names: label:0x2, '|':UIView:0x3 )`.
  private mutating func readNames(_ text: String) throws(LogFailure) {
    guard let start = text.range(ofEither: "names:", "Names:") else { return }
    var cursor = TextCursor(String(text[start...]))
    while true {
      cursor.skipBlanks()
      guard let next = cursor.next, next != ")" else { break }
      var name: String
      if next == "'" {
        cursor.offset += 1
        name = cursor.takeQuoted()
      } else {
        name = cursor.takeText { $0 != ":" && $0 != "," && $0 != ")" }
      }
      guard cursor.take(":") else { throw cursor.unexpected("a colon after the name") }
      cursor.skipBlanks()
      let className = cursor.take("0x") ? "" : try cursor.takeClassName()
      if className.isEmpty { cursor.offset -= 2 }
      let address = try cursor.takeAddress()
      let label = cursor.takeLabel()
      names.append((name, items.position(of: address, className: className, label: label)))
      if name != "|" { items.setIdentifier(name, of: names[names.count - 1].item) }
      cursor.skipBlanks()
      _ = cursor.take(",")
    }
    // Longer names come first, so that the longest name that fits is found.
    names.sort { $0.name.count > $1.name.count }
  }

  /// The item that `'|'` stands for; nil if the table does not define it.
  var superview: Int? { names.first { $0.name == "|" }?.item }

  mutating func setSuperview(_ superview: Int, of item: Int) {
    items.setSuperview(superview, of: item)
  }

  /// Parses a view or guide: a name from the table, or a class and an address.
  mutating func item() throws(LogFailure) -> Int {
    cursor.skipBlanks()
    for (name, item) in names where name != "|" && cursor.isAt(name, before: ".](") {
      cursor.offset += name.count
      return item
    }
    let className = try cursor.takeClassName()
    let address = try cursor.takeAddress()
    return items.position(of: address, className: className, label: cursor.takeLabel())
  }
}

// MARK: Words of a log

extension TextCursor {
  mutating func skipBlanks() {
    while next == " " { offset += 1 }
  }

  /// Reads characters while they satisfy a predicate.
  mutating func takeText(while belongs: (Character) -> Bool) -> String {
    let start = offset
    while let next, belongs(next) { offset += 1 }
    return String(characters[start..<offset])
  }

  /// Reads a quoted text up to its closing apostrophe, and moves past the apostrophe.
  mutating func takeQuoted() -> String {
    let start = offset
    while offset < characters.count, !(characters[offset] == "'" && endsQuotation) { offset += 1 }
    let text = String(characters[start..<offset])
    if next != nil { offset += 1 }
    return text
  }

  /// Whether the apostrophe here ends the quotation: no letter follows it.
  private var endsQuotation: Bool {
    offset + 1 >= characters.count || !(characters[offset + 1].isLetter)
  }

  /// Reads a quoted text such as `'Send'`, which logs append to a view; nil if none comes next.
  mutating func takeLabel() -> String? { take("'") ? takeQuoted() : nil }

  /// Reads a class name with its generic arguments.
  mutating func takeClassName() throws(LogFailure) -> String {
    let start = offset
    var depth = 0
    let name = takeText { character in
      if character == "<" { depth += 1 }
      if character == ">" { depth -= 1 }
      return character.belongsToClassName || depth > 0 || character == ">"
    }
    guard !name.isEmpty, take(":") else {
      offset = start
      throw unexpected("a class and an address")
    }
    skipBlanks()
    return name
  }

  /// Reads an address such as `0x7ff0f2e07ce0`.
  mutating func takeAddress() throws(LogFailure) -> String {
    guard take("0x") else { throw unexpected("an address") }
    let digits = takeText(while: \.isHexDigit)
    guard !digits.isEmpty else { throw unexpected("an address") }
    return "0x" + digits.lowercased()
  }

  /// Reads a number in the format of `%g`.
  mutating func takeNumber() throws(LogFailure) -> Double {
    let start = offset
    var text = take("-") ? "-" : ""
    text += takeText { $0.isDigit || $0 == "." }
    if next == "e" || next == "E" {
      offset += 1
      text += "e" + (take("-") ? "-" : take("+") ? "" : "") + takeText(while: \.isDigit)
    }
    guard let number = Double(text), number.magnitude <= DocumentLimits.magnitude else {
      offset = start
      throw unexpected("a number")
    }
    return number
  }

  /// Whether a word comes next, followed by the end or by one of the characters of `ends`.
  func isAt(_ word: String, before ends: String) -> Bool {
    guard characters[offset...].starts(with: word) else { return false }
    let after = offset + word.count
    return after >= characters.count || ends.contains(characters[after])
  }

  /// A failure that says what was expected here.
  func unexpected(_ expected: String) -> LogFailure {
    let rest = String(characters[min(offset, characters.count)...])
    return LogFailure(
      rest.isEmpty
        ? "It ends where \(expected) should stand."
        : "Expected \(expected), not \(quotation(shortened(rest, to: 30))).")
  }
}

extension String {
  /// The range of the earliest occurrence of either text.
  fileprivate func range(ofEither first: String, _ second: String) -> Index? {
    for index in indices {
      for text in [first, second] where self[index...].hasPrefix(text) {
        return self.index(index, offsetBy: text.count)
      }
    }
    return nil
  }
}
