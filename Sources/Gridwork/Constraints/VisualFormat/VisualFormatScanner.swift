// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// Reads a visual format character by character and knows where it is.
struct VisualFormatScanner {
  private let text: String
  private let characters: [Character]
  /// How many characters have been read.
  private(set) var offset = 0

  init(_ text: String) {
    self.text = text
    characters = Array(text)
  }

  var isAtEnd: Bool { offset == characters.count }

  /// Whether the next character is this one.
  func isAt(_ character: Character) -> Bool {
    offset < characters.count && characters[offset] == character
  }

  /// Reads this word, if it comes next.
  mutating func take(_ word: String) -> Bool {
    guard characters[offset...].starts(with: word) else { return false }
    offset += word.count
    return true
  }

  /// Reads a name, if one comes next: letters, digits and underscores, not a digit first.
  ///
  /// Between brackets and parentheses a hyphen can only belong to a name; elsewhere it ends one.
  mutating func takeName(allowingHyphens: Bool) -> String? {
    guard offset < characters.count, characters[offset].startsName else { return nil }
    let start = offset
    while offset < characters.count,
      characters[offset].continuesName || (allowingHyphens && characters[offset] == "-")
    {
      offset += 1
    }
    return String(characters[start..<offset])
  }

  /// Reads a number, if one comes next: `8`, `-8`, `0.5`, `1e3`, always with a point.
  mutating func takeNumber() throws(VisualFormatError) -> Double? {
    let start = offset
    var end = start
    if end < characters.count, characters[end] == "-" { end += 1 }
    let digits = end
    skipDigits(&end)
    if end < characters.count, characters[end] == "." {
      end += 1
      skipDigits(&end)
    }
    guard characters[digits..<end].contains(where: \.isDigit) else { return nil }
    if end < characters.count, characters[end] == "e" || characters[end] == "E" {
      var exponent = end + 1
      if exponent < characters.count, characters[exponent] == "-" || characters[exponent] == "+" {
        exponent += 1
      }
      let power = exponent
      skipDigits(&exponent)
      if exponent > power { end = exponent }
    }
    guard let number = Double(String(characters[start..<end])), number.isFinite else {
      throw failure("This number is too large.")
    }
    offset = end
    return number
  }

  private func skipDigits(_ end: inout Int) {
    while end < characters.count, characters[end].isDigit { end += 1 }
  }

  // MARK: Errors

  /// An error at the next character.
  func failure(_ message: String) -> VisualFormatError {
    VisualFormatError(message, format: text, offset: offset)
  }

  /// An error that says what should have come next.
  func unexpected(_ expected: String) -> VisualFormatError {
    guard offset < characters.count else {
      return failure("The format ends where \(expected) should stand.")
    }
    if characters[offset].isWhitespace {
      return failure("A visual format has no blanks; \(expected) should stand here.")
    }
    return failure("Expected \(expected), not \"\(characters[offset])\".")
  }
}

extension Character {
  fileprivate var isDigit: Bool { asciiValue.map { (48...57).contains($0) } ?? false }

  fileprivate var startsName: Bool { isASCII && isLetter || self == "_" }

  fileprivate var continuesName: Bool { startsName || isDigit }
}
