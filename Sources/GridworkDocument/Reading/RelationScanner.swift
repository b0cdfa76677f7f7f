// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork
import GridworkInspector

/// Scans the text of a relation character by character and keeps track of the position. Blanks
/// between tokens are skipped.
struct RelationScanner {
  private let text: String
  private var cursor: TextCursor

  init(_ text: String) {
    self.text = text
    cursor = TextCursor(text)
    skipBlanks()
  }

  /// The number of characters read so far.
  var offset: Int { cursor.offset }

  var isAtEnd: Bool { cursor.isAtEnd }

  var isAtName: Bool { cursor.isAtName }

  /// Whether a name with a dot after it comes next.
  var isAtItem: Bool {
    var ahead = self
    return ahead.takeName(allowingHyphens: true) != nil && ahead.isAt(".")
  }

  /// Whether a number comes next. A minus sign with a blank after it does not begin a number.
  var isAtNumber: Bool {
    guard isAt("-") else { return cursor.next?.isDigit ?? false }
    let after = offset + 1
    return after < cursor.characters.count && cursor.characters[after].isDigit
  }

  func isAt(_ character: Character) -> Bool { cursor.isAt(character) }

  mutating func skipBlanks() {
    while cursor.next?.isWhitespace ?? false { cursor.offset += 1 }
  }

  /// Reads a word if it comes next, and returns whether it did.
  mutating func take(_ word: String) -> Bool {
    guard cursor.take(word) else { return false }
    skipBlanks()
    return true
  }

  /// Reads a name if one comes next; otherwise returns nil.
  mutating func takeName(allowingHyphens: Bool) -> String? {
    guard let name = cursor.takeName(allowingHyphens: allowingHyphens) else { return nil }
    skipBlanks()
    return name
  }

  /// Reads a number in JSON's syntax.
  mutating func number() throws(DocumentError) -> Double {
    let characters = cursor.characters
    let start = offset
    var end = start
    while end < characters.count,
      characters[end].belongsToNumber(after: end > start ? characters[end - 1] : nil)
    {
      end += 1
    }
    let word = String(characters[start..<end])
    guard isJSONNumber(word), let number = Double(word) else {
      guard word.isEmpty else {
        throw failure("\(quotation(word)) is not a number in the syntax of JSON.")
      }
      throw unexpected("a number")
    }
    guard number.magnitude <= DocumentLimits.magnitude else {
      throw failure("A number has a magnitude up to 1000000000.")
    }
    cursor.offset = end
    skipBlanks()
    return number
  }

  // MARK: Errors

  /// An error at a position, by default at the next character.
  func failure(_ message: String, at place: Int? = nil) -> DocumentError {
    DocumentError(path: "", message: "\(message)\n\(textWithCaret(text, at: place ?? offset))")
  }

  /// An error that says what was expected at the next character.
  func unexpected(_ expected: String) -> DocumentError {
    guard let next = cursor.next else {
      return failure("The constraint ends where \(expected) is expected.")
    }
    var ahead = self
    let found = ahead.takeName(allowingHyphens: true) ?? String(next)
    return failure("Expected \(expected), not \(quotation(found)).")
  }
}

/// Whether a text is a number in JSON's syntax: no leading plus sign or zeros, and digits after a
/// decimal point.
private func isJSONNumber(_ text: String) -> Bool {
  guard let value = try? JSONText(Array(text.utf8)).root else { return false }
  return value.kind == .number
}

extension Character {
  /// Whether the character can continue a number. A sign can do so only at the start and after an
  /// `e`.
  fileprivate func belongsToNumber(after previous: Character?) -> Bool {
    switch self {
    case "-": previous == nil || previous == "e" || previous == "E"
    case "+": previous == "e" || previous == "E"
    case ".", "e", "E": previous != nil || self == "."
    default: isDigit
    }
  }
}
