// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// The texts of a page. Many texts differ only in their numbers, as in `row 2, column 1`, so a text
/// is stored as a pattern and its numbers:
///
///     0               pattern 0, which has no numbers
///     [3, 2, 1]       pattern 3, with 2 and 1 in place of its marks
struct PhraseTable {
  /// The placeholder for a number in a pattern.
  private static let mark: Character = "\u{1}"
  /// The largest number of digits that browsers represent exactly.
  private static let mostDigits = 15

  private(set) var patterns: [String] = []
  private var positions: [String: Int] = [:]

  /// The text as JSON; an empty text is null. Adds the pattern if it is new.
  mutating func json(of text: String) -> JSONOutput {
    if text.isEmpty { return .null }
    var pattern = ""
    var numbers: [JSONOutput] = []
    var rest = text[...]
    while let character = rest.first {
      let digits = rest.prefix { $0.isASCII && $0.isNumber }
      if let number = Self.number(digits) {
        pattern.append(Self.mark)
        numbers.append(.integer(number))
        rest = rest.dropFirst(digits.count)
      } else if digits.isEmpty {
        pattern.append(character == Self.mark ? "\u{FFFD}" : character)
        rest = rest.dropFirst()
      } else {
        pattern += digits
        rest = rest.dropFirst(digits.count)
      }
    }
    let position = position(of: pattern)
    return numbers.isEmpty ? .integer(position) : .array([.integer(position)] + numbers)
  }

  /// The number that the digits denote, provided that it prints as the same digits.
  private static func number(_ digits: Substring) -> Int? {
    let isPlain = digits.count == 1 || digits.first != "0"
    return isPlain && digits.count <= mostDigits ? Int(digits) : nil
  }

  private mutating func position(of pattern: String) -> Int {
    if let known = positions[pattern] { return known }
    positions[pattern] = patterns.count
    patterns.append(pattern)
    return patterns.count - 1
  }
}
