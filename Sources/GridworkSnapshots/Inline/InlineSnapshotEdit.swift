// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// Puts a text into the closure behind an assertion, in the source of the test.
struct InlineSnapshotEdit {
  /// The source with the text in place.
  let source: String
  /// How many lines the source has more than before.
  let addedLines: Int

  /// Edits a source.
  ///
  /// - Parameters:
  ///   - source: The source of the test file.
  ///   - line: The line of the assertion's opening parenthesis, from 1.
  ///   - column: Its column in bytes, from 1.
  ///   - text: What the assertion is to expect.
  /// - Throws: A fault when there is no such assertion at that place.
  init(source: String, line: Int, column: Int, text: String) throws(SnapshotFault) {
    let bytes = Array(source.utf8)
    guard let lineStart = Self.start(ofLine: line, in: bytes) else { throw Self.hasChanged }
    let opening = lineStart + column - 1
    guard opening < bytes.count, bytes[opening] == UInt8(ascii: "("),
      bytes[..<opening].suffix(Self.callee.utf8.count).elementsEqual(Self.callee.utf8)
    else { throw Self.hasChanged }

    // 1. The call ends with its parenthesis, or with the closure that is there already.
    var scanner = SwiftSourceScanner(bytes, at: opening)
    guard scanner.skipBrackets() else { throw Self.hasChanged }
    let callEnd = scanner.position
    if String(decoding: bytes[opening..<callEnd], as: UTF8.self).contains("matches:") {
      throw SnapshotFault(
        "Write the closure of \(Self.callee) behind its parentheses: only there it is recorded.")
    }
    var end = callEnd
    scanner.skipBlanks()
    if scanner.next == UInt8(ascii: "{"), scanner.skipBrackets() { end = scanner.position }

    // 2. The closure as a person would have written it.
    let indentation = bytes[lineStart...].prefix { $0 == 0x20 || $0 == 0x09 }
    let closure = Self.closure(
      text: text, indentation: String(decoding: indentation, as: UTF8.self),
      step: Self.step(in: source))

    // 3. In place of what stood between.
    let head = String(decoding: bytes[..<callEnd], as: UTF8.self)
    let tail = String(decoding: bytes[end...], as: UTF8.self)
    self.source = head + closure + tail
    addedLines =
      closure.utf8.count { $0 == 0x0A } - bytes[callEnd..<end].count { $0 == 0x0A }
  }

  static let callee = "assertInlineLayout"

  private static let hasChanged = SnapshotFault(
    "The test's source is not the one that was built: there is no \(callee) where it was. Build and "
      + "run again.")

  private static func start(ofLine line: Int, in bytes: [UInt8]) -> Int? {
    var start = 0
    for _ in 1..<max(1, line) {
      guard let end = bytes[start...].firstIndex(of: 0x0A) else { return nil }
      start = end + 1
    }
    return start
  }

  /// One step of indentation: a tab or two blanks where the source has such lines, else four blanks.
  private static func step(in source: String) -> String {
    for line in source.split(separator: "\n") {
      if line.first == "\t" { return "\t" }
      let blanks = line.prefix { $0 == " " }.count
      if blanks == 2 { return "  " }
    }
    return "    "
  }

  private static func closure(text: String, indentation: String, step: String) -> String {
    // As many hashes as keep quotes and backslashes of the text from meaning anything.
    var hashes = ""
    while text.contains("\"\"\"\(hashes)") || text.contains("\\\(hashes)") { hashes += "#" }
    let inner = indentation + step
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : inner + $0 }
    return """
       {
      \(inner)\(hashes)\"""
      \(lines.joined(separator: "\n"))
      \(inner)\"""\(hashes)
      \(indentation)}
      """
  }
}
