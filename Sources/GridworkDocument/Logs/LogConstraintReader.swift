// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork
import GridworkInspector

/// Parses one constraint of a log:
/// `Class:0x1@File.swift#12 h=--& v=--& 'identifier' BODY priority:250   (active, names: a:0x2 )`.
///
/// Items of the constraint are numbers of ``items``.
struct LogConstraintReader {
  private let className: String
  private let address: String
  private let source: String?
  private var identifier: String?
  var names = LogNameTable()
  /// The body, and the remarks between it and the state.
  var cursor: LogCursor
  /// The views and guides that the constraint mentions.
  var items = LogItems()
  /// How deep the parentheses and products are nested.
  var depth = 0
  /// What the constraint leaves open.
  var doubt: ConstraintLog.Constraint.Doubt?

  /// Parses everything but the body.
  init(_ text: String) throws(LogFailure) {
    guard text.utf8.count <= DocumentLimits.constraint else {
      throw LogFailure("It is longer than \(DocumentLimits.constraint) bytes.")
    }
    cursor = LogCursor(Array(text.utf8))
    // 1. The class, the address, and the source location. Brackets of their own may enclose them.
    let isEnclosed = cursor.take("<")
    cursor.skipBlanks()
    className = try cursor.takeClassName()
    if let address = cursor.takeAddress() {
      self.address = address
    } else {
      // A name that the program gave to the constraint.
      let key = cursor.takeBytes { !$0.isBlank && $0 != UInt8(ascii: "@") }
      guard !key.isEmpty else { throw cursor.unexpected("an address") }
      address = String(decoding: key, as: UTF8.self)
    }
    source = Self.source(&cursor)
    if isEnclosed, !cursor.take(">") { throw cursor.unexpected("a closing bracket") }
    // 2. The state and the table of names, at the end.
    var body = Array(cursor.bytes[cursor.offset...])
    let states = ["(active", "(inactive", "(names:", "(Names:"]
    let place = body.indices.last { place in states.contains { body.holds($0, at: place) } }
    if let place {
      names = try LogNameTable(Array(body[place...]), &items)
      body = Array(body[..<place])
    }
    // 3. The mask and the identifier, in either order.
    cursor = LogCursor(body)
    cursor.skipBlanks()
    while true {
      if let quotation = cursor.takeQuotation() {
        identifier = quotation
      } else if cursor.take("h=") || cursor.take("v=") {
        // Some pages join two hyphens to a dash.
        while ["-", "&", "\u{2013}", "\u{2014}"].contains(where: { cursor.take($0) }) {}
      } else {
        break
      }
      cursor.skipBlanks()
    }
  }

  /// Reads a source location such as `@Form.swift#12`. Folders may have blanks in their names.
  private static func source(_ cursor: inout LogCursor) -> String? {
    guard cursor.take("@") else { return nil }
    var end = cursor
    while let byte = end.next, byte != UInt8(ascii: "#") { end.offset += 1 }
    let digits = end.take("#") ? end.takeBytes(while: { $0.isDigit }) : []
    if digits.isEmpty {
      return String(decoding: cursor.takeBytes { !$0.isBlank }, as: UTF8.self)
    }
    defer { cursor = end }
    return cursor.text(cursor.offset..<end.offset)
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
      comparisons: comparisons, doubt: doubt)
  }

  /// Whether the framework made the constraint from a frame and an autoresizing mask.
  var isAutoresizing: Bool { className.hasSuffix("AutoresizingMaskLayoutConstraint") }

  /// Parses the remarks after the body: `priority:260`, `Hug:250 CompressionResistance:750`.
  private mutating func remarks(
    _ relations: [ConstraintLog.Relation]
  ) throws(LogFailure) -> [ConstraintLog.Relation] {
    var relations = relations
    while true {
      cursor.skipBlanks()
      if cursor.take("priority:") || cursor.take("^") || cursor.take("@") {
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
      } else if cursor.next == nil || cursor.isAt("(") {
        // A library's note about the views may end the line: `(header, footer)`.
        return relations
      } else {
        throw cursor.unexpected("the end of the constraint")
      }
    }
  }

  /// The names that Masonry prints for priorities.
  private static let priorities: [(name: String, value: Float)] = [
    ("required", 1000), ("high", 750), ("medium", 500), ("low", 250), ("fitting size", 50),
    ("drag can resize window", 510), ("window size stay put", 500),
    ("drag cannot resize window", 490),
  ]

  /// Parses a priority. A priority just beside a whole number, such as `just above 249`, is read as
  /// that number.
  mutating func priority() throws(LogFailure) -> LayoutPriority {
    for (name, value) in Self.priorities where cursor.take(name) { return LayoutPriority(value) }
    let isWrapped = cursor.take("UILayoutPriority(rawValue: ")
    _ = cursor.take("just above ") || cursor.take("just below ")
    let number = try cursor.takeNumber()
    guard number > 0, number <= 1000 else {
      throw LogFailure("A priority must be above 0 and at most 1000, not \(numberText(number)).")
    }
    if isWrapped, !cursor.take(")") { throw cursor.unexpected("a closing parenthesis") }
    return LayoutPriority(Float(number))
  }

  // MARK: Items

  /// The item that `'|'` stands for; nil if the table does not define it.
  var superview: Int? { names.superview }

  /// Parses a view or guide: a name from the table, or a class and an address.
  mutating func item() throws(LogFailure) -> Int {
    cursor.skipBlanks()
    if let item = names.take(from: &cursor) { return item }
    let isEnclosed = cursor.take("<")
    let start = cursor
    if let item = try? addressedItem() {
      if isEnclosed, !cursor.take(">") { throw cursor.unexpected("a closing bracket") }
      return item
    }
    cursor = start
    return try namedItem()
  }

  private mutating func addressedItem() throws(LogFailure) -> Int {
    let className = try cursor.takeClassName()
    guard let address = cursor.takeAddress() else { throw cursor.unexpected("an address") }
    return items.position(
      of: address, className: className, label: cursor.takeQuotation()?.withoutEscapes)
  }

  /// Parses a view for which the log has a name and no address, such as Masonry's
  /// `UIView:container`: everything before an attribute, or inside the brackets of a visual format.
  private mutating func namedItem() throws(LogFailure) -> Int {
    let start = cursor.offset
    let isInBrackets = start > 0 && cursor.bytes[start - 1] == UInt8(ascii: "[")
    let isAtEnd = { (cursor: LogCursor) in
      isInBrackets ? cursor.isAt("]") || cursor.isAt("(") : cursor.isAtAttribute
    }
    while cursor.next != nil, !cursor.isAtRelation, !isAtEnd(cursor) { cursor.offset += 1 }
    guard isAtEnd(cursor), cursor.offset > start else {
      cursor.offset = start
      throw cursor.unexpected("a class and an address")
    }
    let name = cursor.text(start..<cursor.offset)
    let parts = name.split(separator: ":", maxSplits: 1).map { String($0.drop { $0 == " " }) }
    guard parts.count == 2 else { return items.position(of: name, label: name) }
    return items.position(of: parts[1], className: parts[0], label: parts[1])
  }

  /// The item of an anchor that only the table of names tells from others with the same text, such
  /// as `NSGridView:0x2.row-boundary`; the text begins at an offset.
  mutating func boundary(of grid: Int, from start: Int) -> Int {
    let name = cursor.text(start..<cursor.offset)
    let word = String(name.split(separator: ".").last ?? "")
    let address = names.anchor(name)
    // Without an address, another constraint of the report may tell which one it is.
    if address == nil { doubt = .boundary }
    let item = items.position(of: address ?? name, label: word)
    items.setSuperview(grid, of: item)
    return item
  }
}

extension LogCursor {
  /// Whether an equals sign or an inequality comes next, after a blank.
  var isAtRelation: Bool { isAt(" ==") || isAt(" <=") || isAt(" >=") }
}

extension String {
  /// The text with characters instead of their escapes, as lists of strings are printed: `\"`,
  /// `\n`, `\U2019`.
  var withoutEscapes: String {
    guard contains("\\" as Character) else { return self }
    var units: [UInt16] = []
    var rest = self[...]
    while let character = rest.popFirst() {
      guard character == "\\", let kind = rest.popFirst() else {
        units += Array(String(character).utf16)
        continue
      }
      if kind == "U", let unit = UInt16(rest.prefix(4), radix: 16) {
        units.append(unit)
        rest = rest.dropFirst(4)
      } else {
        units += Array((kind == "n" || kind == "t" ? " " : String(kind)).utf16)
      }
    }
    return String(decoding: units, as: UTF16.self)
  }
}
