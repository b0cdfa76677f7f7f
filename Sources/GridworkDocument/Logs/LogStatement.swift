// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

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
  /// The form of the statement.
  let form: Form

  enum Form: Sendable, Hashable {
    /// `<Class:0x1 …>`.
    case whole
    /// `<Class:0x1 …`, without the closing bracket.
    case open
    /// `<private>`, which stands for text that the unified log hides.
    case hidden
  }

  /// All statements of a text.
  ///
  /// - Complexity: O(*n*) for a text of *n* bytes: each statement is looked for between its start
  ///   and the start of the next one.
  static func statements(in text: LogText) -> [LogStatement] {
    let bytes = text.bytes
    let starts = Start.all(in: bytes)
    var statements: [LogStatement] = []
    var before = Words(LogSegment(bytes[..<(starts.first?.offset ?? bytes.count)], []).bytes)
    for (number, start) in starts.enumerated() {
      let next = number + 1 < starts.count ? starts[number + 1].offset : bytes.count
      let segment = LogSegment(bytes[start.offset..<next], start.prefix)
      let (text, form, end) = segment.statement(start)
      statements.append(
        LogStatement(
          text: text, line: start.line, beginsReport: before.beginReport,
          isBroken: before.announceBreaking, form: form))
      before = Words(segment.bytes[end...])
    }
    return statements
  }

  /// What the text between two statements announces.
  private struct Words {
    let beginReport: Bool
    let announceBreaking: Bool

    /// Looks for the words in a text with single blanks.
    init(_ text: some Sequence<UInt8>) {
      let text = text.map { $0.isLetter ? $0 | 0x20 : $0 }
      beginReport =
        text.holds("simultaneously satisfy constraints")
        || text.holds("conflicting constraints detected")
      announceBreaking = text.holds("recover by breaking")
    }
  }

  /// The place at which a statement begins.
  struct Start {
    var offset: Int
    var line: Int
    /// The quotation mark before the bracket; empty if there is none.
    var quote: String
    /// The characters that begin the line, such as `//` or `>`, without blanks.
    var prefix: Set<UInt8>
    var isHidden: Bool

    static func all(in bytes: [UInt8]) -> [Start] {
      var starts: [Start] = []
      var (line, lineStart) = (1, 0)
      for (offset, byte) in bytes.enumerated() {
        if byte == 0x0A || (byte == 0x0D && !bytes.holds("\n", at: offset + 1)) {
          (line, lineStart) = (line + 1, offset + 1)
        }
        guard byte == UInt8(ascii: "<"), !bytes.holds("<", at: offset - 1) else { continue }
        let isHidden = bytes.holds("<private>", at: offset)
        let quote = ["\\\"", "\"", "\u{201C}", "\u{201D}"].first {
          bytes.holds($0, at: offset - $0.utf8.count)
        }
        guard isHidden || isStart(bytes, offset, isQuoted: quote != nil) else { continue }
        let prefix = bytes[lineStart..<offset].prefix { $0.isBlank || marks.contains($0) }
        starts.append(
          Start(
            offset: offset, line: line, quote: quote ?? "",
            prefix: Set(prefix.filter { !$0.isBlank }), isHidden: isHidden))
      }
      return starts
    }

    /// The characters with which editors and mail programs begin lines.
    private static let marks = Set("/>#*;|".utf8)

    /// Whether the bracket begins a constraint: the name of a class that is a kind of constraint
    /// and a colon follow it, or the name of any class and an address, where a constraint is due.
    private static func isStart(_ bytes: [UInt8], _ offset: Int, isQuoted: Bool) -> Bool {
      var cursor = LogCursor(bytes, offset: offset + 1)
      let isDouble = cursor.take("<")
      cursor.skipBlanks()
      let name = cursor.takeBytes(while: { $0.belongsToClassName })
      guard !name.isEmpty, cursor.take(":") else { return false }
      if name.holds("Constraint") { return true }
      guard isQuoted || bytes[max(0, offset - 40)..<offset].holds("breaking") else { return false }
      cursor.skipBlanks()
      guard cursor.take("0x") else { return false }
      let digits = cursor.takeBytes(while: { $0.isHexDigit })
      return !digits.isEmpty && (cursor.isAt(" ") || cursor.isAt("@") || isDouble)
    }
  }
}

/// The text from the start of one statement to the start of the next, with every run of blanks and
/// line breaks as one blank.
struct LogSegment {
  private(set) var bytes: [UInt8] = []
  /// The offset at which the first line ends.
  private var lineEnd = 0

  /// Collapses the blanks, and leaves out the characters with which the lines begin.
  init(_ text: ArraySlice<UInt8>, _ prefix: Set<UInt8>) {
    bytes.reserveCapacity(text.count)
    var (isAtLineStart, hasLineEnd) = (false, false)
    for byte in text {
      if byte.isBlank {
        if byte == 0x0A || byte == 0x0D {
          if !hasLineEnd { (lineEnd, hasLineEnd) = (bytes.count, true) }
          isAtLineStart = true
        }
        if bytes.last != 0x20 { bytes.append(0x20) }
      } else if !isAtLineStart || !prefix.contains(byte) {
        bytes.append(byte)
        isAtLineStart = false
      }
    }
    if !hasLineEnd { lineEnd = bytes.count }
  }

  /// The statement that begins the segment, and the offset at which it ends.
  func statement(
    _ start: LogStatement.Start
  ) -> (text: String, form: LogStatement.Form, end: Int) {
    if start.isHidden { return ("<private>", .hidden, "<private>".utf8.count) }
    guard let close = closingBracket(start.quote) else {
      return (text(1..<lineEnd), .open, lineEnd)
    }
    guard isHead(upTo: close) else { return (text(1..<close), .whole, close + 1) }
    // `<Class: 0x1> BODY`: the body follows the brackets, up to the quotation mark or the line end.
    let end =
      start.quote.isEmpty
      ? lineEnd : bytes.indices[close...].first { bytes.holds(start.quote, at: $0) } ?? lineEnd
    return (
      text(1..<close) + " " + text(close + 1..<max(end, close + 1)), .whole, max(end, close + 1)
    )
  }

  private func text(_ range: Range<Int>) -> String {
    let part = String(decoding: bytes[range], as: UTF8.self)
    return part.hasSuffix(" ") ? String(part.dropLast()) : part
  }

  /// Whether nothing but a class and an address stands before the bracket.
  private func isHead(upTo close: Int) -> Bool {
    var cursor = LogCursor(Array(bytes[1..<close]))
    cursor.skipBlanks()
    _ = cursor.takeBytes(while: { $0.belongsToClassName })
    guard cursor.take(":") else { return false }
    cursor.skipBlanks()
    guard cursor.take("0x") else { return false }
    _ = cursor.takeBytes(while: { $0.isHexDigit })
    return cursor.next == nil
  }

  /// The offset of the bracket that closes the statement; nil if there is none.
  private func closingBracket(_ quote: String) -> Int? {
    if !quote.isEmpty, let close = bracketBeforeQuote(quote) { return close }
    var (cursor, depth) = (LogCursor(bytes), 0)
    // The kinds of quotations of which none ends after here.
    var unfinished: Set<Bool> = []
    while let byte = cursor.next {
      let after = cursor.offset + 1 < bytes.count ? bytes[cursor.offset + 1] : 0x20
      let isRelation = after == UInt8(ascii: "=")
      switch byte {
      case UInt8(ascii: "<") where !isRelation: depth += 1
      case UInt8(ascii: ">") where !isRelation && !after.isLetter && !after.isDigit:
        depth -= 1
        if depth == 0 { return cursor.offset }
      case UInt8(ascii: "'") where !unfinished.contains(cursor.isAtLabel):
        // Brackets in quotations do not count.
        if let end = cursor.endOfQuotation {
          cursor.offset = end
        } else {
          unfinished.insert(cursor.isAtLabel)
        }
      default: break
      }
      cursor.offset += 1
    }
    return nil
  }

  /// The last bracket before a quotation mark. A quotation mark in the statement follows a
  /// backslash.
  private func bracketBeforeQuote(_ quote: String) -> Int? {
    let quote = quote == "\u{201C}" ? "\u{201D}" : quote
    return bytes.indices.first { offset in
      bytes[offset] == UInt8(ascii: ">")
        && (bytes.holds(quote, at: offset + 1) || bytes.holds(" " + quote, at: offset + 1))
    }
  }
}
