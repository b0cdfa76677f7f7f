// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// A place in a text that is read character by character: what the scanners of visual formats and of a
/// document's relations share.
package struct TextCursor {
  package let characters: [Character]
  /// How many characters have been read.
  package var offset = 0

  package init(_ text: String) { characters = Array(text) }

  /// The next character; nil at the end.
  package var next: Character? { offset < characters.count ? characters[offset] : nil }

  /// Whether a name comes next: it begins with a letter or an underscore.
  package var isAtName: Bool { next?.startsName ?? false }

  /// Reads this word, if it comes next.
  package mutating func take(_ word: String) -> Bool {
    guard characters[offset...].starts(with: word) else { return false }
    offset += word.count
    return true
  }

  /// Reads a name, if one comes next: ASCII letters, digits and underscores, not a digit first, and
  /// hyphens where they cannot be anything else.
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
