// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// A position in a text that is read character by character.
///
/// Visual formats and the relations in documents are read with it.
package struct TextCursor {
  package let characters: [Character]
  /// The number of characters that have been read.
  package var offset = 0

  package init(_ text: String) { characters = Array(text) }

  /// The next character; nil at the end.
  package var next: Character? { offset < characters.count ? characters[offset] : nil }

  package var isAtEnd: Bool { next == nil }

  /// Returns whether a character comes next.
  package func isAt(_ character: Character) -> Bool { next == character }

  /// Whether a name comes next: it begins with a letter or an underscore.
  package var isAtName: Bool { next?.startsName ?? false }

  /// Reads a word if it comes next. Returns whether it did.
  package mutating func take(_ word: String) -> Bool {
    guard characters[offset...].starts(with: word) else { return false }
    offset += word.count
    return true
  }

  /// Reads a name if one comes next: ASCII letters, digits and underscores, and hyphens if allowed.
  /// A name starts with a letter or an underscore.
  package mutating func takeName(allowingHyphens: Bool) -> String? {
    guard isAtName else { return nil }
    let start = offset
    while let character = next,
      character.startsName || character.isDigit || (allowingHyphens && character == "-")
    {
      offset += 1
    }
    return String(characters[start..<offset])
  }
}

extension Character {
  /// Whether the character is one of the ten ASCII digits.
  package var isDigit: Bool { asciiValue.map { (48...57).contains($0) } ?? false }

  fileprivate var startsName: Bool { isASCII && isLetter || self == "_" }
}
