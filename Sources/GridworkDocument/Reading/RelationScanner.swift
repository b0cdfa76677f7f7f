// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork

/// Reads the text of a relation character by character and knows where it is. Blanks between words
/// are passed over.
struct RelationScanner {
  private let text: String
  private let characters: [Character]
  /// How many characters have been read.
  private(set) var offset = 0

  init(_ text: String) {
    self.text = text
    characters = Array(text)
    skipBlanks()
  }

  var isAtEnd: Bool { offset == characters.count }

  var isAtName: Bool { offset < characters.count && characters[offset].startsName }

  /// Whether a number comes next; a minus sign with a blank behind it is none.
  var isAtNumber: Bool {
    guard offset < characters.count else { return false }
    if characters[offset].isDigit { return true }
    return characters[offset] == "-" && offset + 1 < characters.count
      && characters[offset + 1].isDigit
  }

  func isAt(_ character: Character) -> Bool {
    offset < characters.count && characters[offset] == character
  }

  mutating func skipBlanks() {
    while offset < characters.count, characters[offset].isWhitespace { offset += 1 }
  }

  /// Reads this word, if it comes next.
  mutating func take(_ word: String) -> Bool {
    guard characters[offset...].starts(with: word) else { return false }
    offset += word.count
    skipBlanks()
    return true
  }

  /// Reads a name, if one comes next.
  mutating func takeName(allowingHyphens: Bool) -> String? {
    guard isAtName else { return nil }
    let start = offset
    while offset < characters.count,
      characters[offset].startsName || characters[offset].isDigit
        || (allowingHyphens && characters[offset] == "-")
    {
      offset += 1
    }
    let name = String(characters[start..<offset])
    skipBlanks()
    return name
  }

  /// Reads a number as JSON has it.
  mutating func number() throws(DocumentError) -> Double {
    let start = offset
    var end = start
    while end < characters.count,
      characters[end].belongsToNumber(after: end > start ? characters[end - 1] : nil)
    {
      end += 1
    }
    let word = String(characters[start..<end])
    guard isJSONNumber(word), let number = Double(word) else {
      guard word.isEmpty else { throw failure("\(quotation(word)) is no number as JSON has it.") }
      throw unexpected("a number")
    }
    guard number.magnitude <= DocumentLimits.magnitude else {
      throw failure("A number has a magnitude up to 1000000000.")
    }
    offset = end
    skipBlanks()
    return number
  }

  // MARK: Errors

  /// An error at the next character, or at another one.
  func failure(_ message: String, at place: Int? = nil) -> DocumentError {
    DocumentError(path: "", message: "\(message)\n\(textWithCaret(text, at: place ?? offset))")
  }

  /// An error that says what should have come next.
  func unexpected(_ expected: String) -> DocumentError {
    guard offset < characters.count else {
      return failure("The constraint ends where \(expected) should stand.")
    }
    return failure("Expected \(expected), not \(quoted(String(characters[offset]))).")
  }
}

/// Whether a text is a number as JSON has it: no plus sign or 0 in front, digits after a point.
private func isJSONNumber(_ text: String) -> Bool {
  guard let value = try? JSONText(Array(text.utf8)).root else { return false }
  return value.kind == .number
}

extension Character {
  fileprivate var isDigit: Bool { asciiValue.map { (48...57).contains($0) } ?? false }

  fileprivate var startsName: Bool { isASCII && isLetter || self == "_" }

  /// Whether the character goes on with a number; a sign only at its start and after an `e`.
  fileprivate func belongsToNumber(after previous: Character?) -> Bool {
    switch self {
    case "-": previous == nil || previous == "e" || previous == "E"
    case "+": previous == "e" || previous == "E"
    case ".", "e", "E": previous != nil || self == "."
    default: isDigit
    }
  }
}
