// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

extension ConstraintLog {
  /// Reads all reports in a text and ignores everything around them.
  ///
  /// AppKit prints some reports twice in a row; such a report is returned once. A list of
  /// constraints counts as a report even without the sentences around it.
  ///
  /// - Complexity: O(*n*) for a text of *n* characters.
  /// - Parameter text: The log.
  /// - Returns: The reports with at least one constraint, even if that constraint cannot be read.
  public static func logs(in text: String) -> [ConstraintLog] {
    var logs: [ConstraintLog] = []
    var reader = LogReader()
    for statement in LogStatement.statements(in: text) {
      if statement.beginsReport {
        reader.finish(into: &logs)
        reader = LogReader()
      }
      reader.read(statement)
    }
    reader.finish(into: &logs)
    return logs
  }
}

/// A statement `<Class:0x1 …>` of a log, and what the text before it says about it.
struct LogStatement {
  /// The text inside the brackets, with every run of blanks and line breaks as one blank.
  let text: String
  /// The line on which the statement begins, starting at 1.
  let line: Int
  /// Whether the statement is the first of a new report.
  let beginsReport: Bool
  /// Whether the statement is the constraint that the framework will break.
  let isBroken: Bool
  /// Whether the closing bracket is missing.
  let isOpen: Bool

  static func statements(in text: String) -> [LogStatement] {
    let characters = Array(text)
    var statements: [LogStatement] = []
    var (offset, line, between) = (0, 1, 0)
    while offset < characters.count {
      if characters[offset].isNewline { line += 1 }
      guard characters[offset] == "<", isStart(characters, offset) else {
        offset += 1
        continue
      }
      let end = end(of: characters, from: offset)
      let words = collapsed(characters[between..<offset]).lowercased()
      statements.append(
        LogStatement(
          text: collapsed(characters[offset + 1..<(end ?? lineEnd(characters, offset))]),
          line: line,
          beginsReport: words.contains("simultaneously satisfy constraints")
            || words.contains("conflicting constraints detected"),
          isBroken: words.contains("recover by breaking"), isOpen: end == nil))
      let next = end.map { $0 + 1 } ?? lineEnd(characters, offset)
      line += characters[offset..<next].count { $0.isNewline }
      (offset, between) = (next, next)
      if statements.last?.isOpen == true { continue }
    }
    return statements
  }

  /// Whether the bracket begins a statement: a class and an address follow it, or a quotation mark
  /// precedes it.
  private static func isStart(_ characters: [Character], _ offset: Int) -> Bool {
    if offset > 0, characters[offset - 1] == "\"" { return true }
    var here = offset + 1
    while here < characters.count, characters[here].belongsToClassName { here += 1 }
    return here > offset + 1 && here < characters.count && characters[here] == ":"
  }

  /// The offset of the bracket that closes the one at `start`; nil if there is none before the next
  /// statement. Brackets of generic classes nest; `<` and `>` of relations do not count.
  private static func end(of characters: [Character], from start: Int) -> Int? {
    var depth = 0
    for offset in start..<characters.count {
      let isRelation = offset + 1 < characters.count && characters[offset + 1] == "="
      switch characters[offset] {
      case "<" where !isRelation:
        if offset > start, characters[offset - 1] == "\"" { return nil }
        depth += 1
      case ">" where !isRelation:
        depth -= 1
        if depth == 0 { return offset }
      default: break
      }
    }
    return nil
  }

  private static func lineEnd(_ characters: [Character], _ start: Int) -> Int {
    characters[start...].firstIndex(where: \.isNewline) ?? characters.count
  }

  /// The text with every run of blanks and line breaks as one blank.
  private static func collapsed(_ characters: some Sequence<Character>) -> String {
    String(characters).split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}

/// Collects the constraints of one report.
private struct LogReader {
  private var log = ConstraintLog()
  private var positions: [String: Int] = [:]
  private var items = LogItems()
  private var brokenAddress: String?

  mutating func read(_ statement: LogStatement) {
    do throws(LogFailure) {
      guard !statement.isOpen else { throw LogFailure("The closing bracket is missing.") }
      var reader = try LogConstraintReader(statement.text, items)
      let constraint = try reader.read(line: statement.line)
      items = reader.items
      if positions[constraint.address] == nil {
        positions[constraint.address] = log.constraints.count
        log.constraints.append(constraint)
      }
      if statement.isBroken { brokenAddress = constraint.address }
    } catch {
      let unreadable = ConstraintLog.Unreadable(
        line: statement.line, text: statement.text, reason: error.message)
      // A report prints the constraint that it breaks twice.
      if !log.unreadable.contains(where: { $0.text == unreadable.text }) {
        log.unreadable.append(unreadable)
      }
    }
  }

  /// The items, with the same superview for two views whose distance a constraint gives.
  private func siblings(_ items: LogItems) -> LogItems {
    var items = items
    let pairs = log.constraints.flatMap(\.comparisons).compactMap(\.neighbours)
    var isStable = false
    while !isStable {
      isStable = true
      for (first, second) in pairs + pairs.map({ ($1, $0) }) {
        guard items.all[second].superview == nil, let superview = items.all[first].superview,
          items.setSuperview(superview, of: second)
        else { continue }
        isStable = false
      }
    }
    return items
  }

  /// Appends the report, unless it is empty or repeats the last one.
  func finish(into logs: inout [ConstraintLog]) {
    guard !log.constraints.isEmpty || !log.unreadable.isEmpty else { return }
    var finished = log
    finished.items = siblings(items).all
    finished.broken = brokenAddress.flatMap { positions[$0] }
    let addresses = Set(finished.constraints.map(\.address))
    if let last = logs.last, !addresses.isEmpty,
      Set(last.constraints.map(\.address)) == addresses
    {
      return
    }
    logs.append(finished)
  }
}

/// The views and guides of a report, identified by address.
struct LogItems {
  private(set) var all: [ConstraintLog.Item] = []
  private var positions: [String: Int] = [:]

  /// The position of an item, which is added if it is new. Properties that were unknown so far are
  /// filled in.
  mutating func position(
    of address: String, className: String = "", label: String? = nil
  ) -> Int {
    let position = positions[address] ?? all.count
    if position == all.count {
      positions[address] = position
      all.append(ConstraintLog.Item(className: "", address: address))
    }
    if all[position].className.isEmpty { all[position].className = className }
    if all[position].label == nil { all[position].label = label }
    return position
  }

  /// Sets the identifier of an item, which is a better label than its text.
  mutating func setIdentifier(_ identifier: String, of item: Int) { all[item].label = identifier }

  /// Records the superview of an item, unless one is known already. Returns whether it was
  /// recorded.
  @discardableResult
  mutating func setSuperview(_ superview: Int, of item: Int) -> Bool {
    guard superview != item, all[item].superview == nil else { return false }
    // A damaged log must not produce a cycle of superviews.
    var here: Int? = superview
    while let ancestor = here {
      if ancestor == item { return false }
      here = all[ancestor].superview
    }
    all[item].superview = superview
    return true
  }
}

/// The reason why a line cannot be read.
struct LogFailure: Error {
  let message: String
  init(_ message: String) { self.message = message }
}

extension Character {
  /// Whether the character can be part of a class name, a Swift module name or generic arguments.
  var belongsToClassName: Bool {
    isLetter || isNumber || self == "_" || self == "." || self == "$"
  }
}
