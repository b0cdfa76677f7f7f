// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// Replaces the trailing closure of an inline assertion in the source of a test.
package struct InlineSnapshotEdit {
  /// The source after the edit.
  package let source: String
  /// The number of lines by which the source grew.
  package let addedLines: Int
  /// Whether the assertion had a trailing closure before.
  let replacesClosure: Bool
  /// The names of the functions, properties and initializers around the assertion, without parameters.
  let declarations: Set<String>

  /// Edits a source.
  ///
  /// - Parameters:
  ///   - source: The source of the test file.
  ///   - line: The line of the assertion's opening parenthesis, starting at 1.
  ///   - column: The column of the parenthesis in bytes, starting at 1.
  ///   - text: The text that the assertion should expect.
  /// - Throws: An error if there is no inline assertion at that location.
  package init(source: String, line: Int, column: Int, text: String) throws(SnapshotError) {
    let bytes = Array(source.utf8)
    let lineStart = Self.start(ofLine: line, in: bytes)
    let opening = lineStart + column - 1
    guard Self.isCall(at: opening, in: bytes) else { throw Self.isNoCall(line, column) }
    declarations = SwiftSourceScanner.declarations(around: opening, in: bytes)

    // 1. Find the end of the call: its closing parenthesis, or the end of its trailing closure. A comment
    //    in front of the closure stays.
    var scanner = SwiftSourceScanner(bytes, at: opening)
    guard scanner.skipBrackets() else { throw Self.isNoCall(line, column) }
    if scanner.labels.contains("matches") { throw Self.notATrailingClosure }
    let callEnd = scanner.position
    let hasComment = scanner.skipBlanksAndComments()
    let closureStart = scanner.position
    replacesClosure = scanner.next == UInt8(ascii: "{") && scanner.skipBrackets()
    let keptEnd = replacesClosure && hasComment ? closureStart : callEnd
    let end = replacesClosure ? scanner.position : callEnd

    // 2. Indent the closure like the code around it.
    let indentation = bytes[lineStart...].prefix { $0 == 0x20 || $0 == 0x09 }
    let closure = Self.closure(
      text: text, indentation: String(decoding: indentation, as: UTF8.self),
      step: Self.step(in: bytes[..<callEnd] + bytes[end...]),
      lineBreak: Self.lineBreak(at: opening, in: bytes))

    // 3. Replace the old closure, if there is one.
    let head = String(decoding: bytes[..<keptEnd], as: UTF8.self)
    let tail = String(decoding: bytes[end...], as: UTF8.self)
    self.source = head + (keptEnd == callEnd ? " " : "") + closure + tail
    addedLines =
      closure.utf8.count { $0 == 0x0A } - bytes[keptEnd..<end].count { $0 == 0x0A }
  }

  package static let callee = "assertInlineLayout"

  static let notATrailingClosure = SnapshotError(
    "Write the closure of \(callee) as a trailing closure: only that can be recorded.")

  /// The error for a place that is no call of the assertion, although the source is unchanged.
  private static func isNoCall(_ line: Int, _ column: Int) -> SnapshotError {
    SnapshotError(
      "Line \(line), column \(column) calls another function, which passes its place on to \(callee). "
        + "An inline snapshot can be recorded only in a direct call. Call \(callee) there, or use "
        + "assertLayout in that function.")
  }

  /// Whether the parenthesis at a place belongs to a call of the assertion.
  private static func isCall(at opening: Int, in bytes: [UInt8]) -> Bool {
    guard bytes.indices.contains(opening), bytes[opening] == UInt8(ascii: "(") else { return false }
    var before = bytes[..<opening]
    while before.last == UInt8(ascii: " ") { before.removeLast() }
    guard before.suffix(callee.utf8.count).elementsEqual(callee.utf8) else { return false }
    return before.dropLast(callee.utf8.count).last.map(SwiftSourceScanner.isInName) != true
  }

  /// The position of the first byte of a line; the end of the source if it has fewer lines.
  private static func start(ofLine line: Int, in bytes: [UInt8]) -> Int {
    var start = 0
    for _ in 1..<max(1, line) {
      guard let end = bytes[start...].firstIndex(of: 0x0A) else { return bytes.count }
      start = end + 1
    }
    return start
  }

  /// The line break of the line around a place, or of the line above if that is the last one.
  private static func lineBreak(at place: Int, in bytes: [UInt8]) -> String {
    let end = bytes[place...].firstIndex(of: 0x0A) ?? bytes[..<place].lastIndex(of: 0x0A)
    guard let end, end > 0, bytes[end - 1] == 0x0D else { return "\n" }
    return "\r\n"
  }

  /// One level of indentation: a tab or two spaces if the source uses them, otherwise four spaces.
  ///
  /// The source is the one around the closure: the closure that is replaced has no say in its
  /// successor's indentation, or the successor would be indented otherwise when it is replaced itself.
  private static func step(in source: ArraySlice<UInt8>) -> String {
    // The search is by bytes because Swift treats a carriage return and line feed as one character.
    for line in source.split(separator: 0x0A) {
      if line.first == 0x09 { return "\t" }
      let blanks = line.prefix { $0 == 0x20 }.count
      if blanks == 2 { return "  " }
    }
    return "    "
  }

  /// As many hashes as it takes for no quote or backslash in the text to have a special meaning.
  private static func hashes(for text: [UInt8]) -> String {
    var count = 0
    for (place, byte) in text.enumerated() {
      let rest: ArraySlice<UInt8>
      if byte == UInt8(ascii: "\\") {
        rest = text[(place + 1)...]
      } else if text[place...].starts(with: "\"\"\"".utf8) {
        rest = text[(place + 3)...]
      } else {
        continue
      }
      count = max(count, rest.prefix { $0 == UInt8(ascii: "#") }.count + 1)
    }
    return String(repeating: "#", count: count)
  }

  private static func closure(
    text: String, indentation: String, step: String, lineBreak: String
  ) -> String {
    let hashes = hashes(for: Array(text.utf8))
    let inner = indentation + step
    // Lines and hashes are found by bytes as well: to Swift, a quote with an accent is no quote.
    let lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : inner + String($0) }
    let closure =
      ["{", "\(inner)\(hashes)\"\"\""] + lines + ["\(inner)\"\"\"\(hashes)", "\(indentation)}"]
    return closure.joined(separator: lineBreak)
  }
}
