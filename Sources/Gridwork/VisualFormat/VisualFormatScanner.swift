// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// Reads a visual format character by character; its errors point at the current position.
struct VisualFormatScanner {
  private let text: String
  private var cursor: TextCursor

  init(_ text: String) {
    self.text = text
    cursor = TextCursor(text)
  }

  /// The number of characters that have been read.
  var offset: Int { cursor.offset }

  var isAtEnd: Bool { cursor.next == nil }

  /// Returns whether a character comes next.
  func isAt(_ character: Character) -> Bool { cursor.next == character }

  /// Reads a word if it comes next. Returns whether it did.
  mutating func take(_ word: String) -> Bool { cursor.take(word) }

  /// Reads a name if one comes next.
  ///
  /// Inside brackets and parentheses a hyphen can only be part of a name; elsewhere it ends one.
  mutating func takeName(allowingHyphens: Bool) -> String? {
    cursor.takeName(allowingHyphens: allowingHyphens)
  }

  /// Reads a number if one comes next: `8`, `-8`, `0.5` or `1e3`, with a point in every locale.
  mutating func takeNumber() throws(VisualFormatError) -> Double? {
    let characters = cursor.characters
    let start = offset
    var end = start
    if end < characters.count, characters[end] == "-" { end += 1 }
    let digits = end
    cursor.skipDigits(&end)
    if end < characters.count, characters[end] == "." {
      end += 1
      cursor.skipDigits(&end)
    }
    guard characters[digits..<end].contains(where: { $0.isDigit }) else { return nil }
    if end < characters.count, characters[end] == "e" || characters[end] == "E" {
      var exponent = end + 1
      if exponent < characters.count, characters[exponent] == "-" || characters[exponent] == "+" {
        exponent += 1
      }
      let power = exponent
      cursor.skipDigits(&exponent)
      if exponent > power { end = exponent }
    }
    guard let number = Double(String(characters[start..<end])), number.isFinite else {
      throw failure("This number is too large.")
    }
    cursor.offset = end
    return number
  }

  // MARK: Errors

  /// Returns an error that points at the next character.
  func failure(_ message: String) -> VisualFormatError {
    VisualFormatError(message, format: text, offset: offset)
  }

  /// Returns an error that says what should have come next.
  func unexpected(_ expected: String) -> VisualFormatError {
    guard let next = cursor.next else {
      return failure("Expected \(expected), but the format ends here.")
    }
    if next.isWhitespace {
      return failure("Expected \(expected), not a space: a visual format contains no spaces.")
    }
    return failure("Expected \(expected), not \"\(next)\".")
  }
}

extension TextCursor {
  fileprivate func skipDigits(_ end: inout Int) {
    while end < characters.count, characters[end].isDigit { end += 1 }
  }
}
