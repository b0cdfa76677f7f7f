// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork
import GridworkInspector

/// A position in a statement of a log, which is read byte by byte.
struct LogCursor {
  let bytes: [UInt8]
  /// The number of bytes that have been read.
  var offset: Int

  init(_ bytes: [UInt8], offset: Int = 0) {
    self.bytes = bytes
    self.offset = offset
  }

  /// The next byte; nil at the end.
  var next: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  func isAt(_ word: String) -> Bool { bytes.holds(word, at: offset) }

  /// Reads a word if it comes next. Returns whether it did.
  mutating func take(_ word: String) -> Bool {
    guard isAt(word) else { return false }
    offset += word.utf8.count
    return true
  }

  mutating func skipBlanks() {
    while next == UInt8(ascii: " ") { offset += 1 }
  }

  /// Reads bytes while they satisfy a predicate.
  mutating func takeBytes(while belongs: (UInt8) -> Bool) -> ArraySlice<UInt8> {
    let start = offset
    while let next, belongs(next) { offset += 1 }
    return bytes[start..<offset]
  }

  /// The text between two offsets.
  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  // MARK: Quotations

  /// The offset of the apostrophe that ends the quotation beginning here; nil if there is none.
  ///
  /// What follows the apostrophe tells it from one in the text: after a label, which an address
  /// precedes, the attribute, the end of a bracket or the next name; after an identifier, a blank.
  var endOfQuotation: Int? {
    let ends = isAtLabel ? [".", "]", "(", ",", ">", " )"] : [" ", ":"]
    return bytes.indices[min(offset + 1, bytes.count)...].first { place in
      bytes[place] == UInt8(ascii: "'")
        && (place + 1 == bytes.count || ends.contains { bytes.holds($0, at: place + 1) })
    }
  }

  /// Whether the quotation that begins here is the label of a view: no blank precedes it.
  var isAtLabel: Bool { offset > 0 && !bytes[offset - 1].isBlank }

  /// Reads a text in quotes such as `'Send'`; nil if none comes next.
  mutating func takeQuotation() -> String? {
    guard isAt("'"), let end = endOfQuotation else { return nil }
    defer { offset = end + 1 }
    return text(offset + 1..<end)
  }

  // MARK: Classes, addresses, numbers

  /// Reads a class name with its generic arguments and the colon after it.
  mutating func takeClassName() throws(LogFailure) -> String {
    let start = offset
    var depth = 0
    while let byte = next {
      if isAt("(unknown context at ") {
        // A private type of Swift: `App.(unknown context at $1).Row`.
        _ = takeBytes { $0 != UInt8(ascii: ")") }
      } else if byte == UInt8(ascii: "<"), offset > start {
        depth += 1
      } else if byte == UInt8(ascii: ">"), depth > 0 {
        depth -= 1
      } else if depth == 0, !byte.belongsToClassName {
        break
      }
      offset = min(offset + 1, bytes.count)
    }
    let name = text(start..<offset)
    guard !name.isEmpty, take(":") else {
      offset = start
      throw unexpected("a class and an address")
    }
    skipBlanks()
    return name
  }

  /// Reads an address such as `0x7ff0f2e07ce0`; nil if none comes next.
  mutating func takeAddress() -> String? {
    let start = offset
    // Some pages turn the letter into a multiplication sign.
    guard take("0x") || take("0\u{D7}") else { return nil }
    let digits = takeBytes(while: { $0.isHexDigit })
    guard !digits.isEmpty else {
      offset = start
      return nil
    }
    return "0x" + String(decoding: digits, as: UTF8.self).lowercased()
  }

  /// Reads a number in the format of `%g`.
  mutating func takeNumber() throws(LogFailure) -> Double {
    let start = offset
    _ = take("-")
    _ = takeBytes { $0.isDigit || $0 == UInt8(ascii: ".") }
    if take("e") || take("E") {
      _ = take("-") || take("+")
      _ = takeBytes(while: { $0.isDigit })
    }
    guard let number = Double(text(start..<offset)), number.isFinite else {
      offset = start
      throw unexpected("a number")
    }
    return number
  }

  /// A failure that says what was expected here.
  func unexpected(_ expected: String) -> LogFailure {
    let rest = text(min(offset, bytes.count)..<bytes.count)
    return LogFailure(
      rest.allSatisfy { $0.isWhitespace }
        ? "It ends where \(expected) is expected."
        : "Expected \(expected), not \(quotation(shortened(rest, to: 30))).")
  }
}

/// The reason why a line cannot be read.
struct LogFailure: Error {
  let message: String
  init(_ message: String) { self.message = message }
}
