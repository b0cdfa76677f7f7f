// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// The texts of a page. Many texts differ only in their numbers, as in `row 2, column 1`, so a text
/// is stored as a pattern and its numbers:
///
///     0               pattern 0, which has no numbers
///     [3, 2, 1]       pattern 3, with 2 and 1 in place of its marks
struct PhraseTable {
  /// The placeholder for a number in a pattern.
  private static let mark: UInt8 = 1
  /// The largest number of digits that browsers represent exactly.
  private static let mostDigits = 15

  private(set) var patterns: [String] = []
  private var positions: [String: Int] = [:]
  /// What ``json(of:)`` returned for the texts so far. Most texts are the same at every width.
  private var known: [String: JSONOutput] = [:]

  /// The text as JSON; an empty text is null. Adds the pattern if it is new.
  mutating func json(of text: String) -> JSONOutput {
    if text.isEmpty { return .null }
    if let json = known[text] { return json }
    var pattern: [UInt8] = []
    var numbers: [JSONOutput] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.first {
      let digits = rest.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
      if let number = Self.number(digits) {
        pattern.append(Self.mark)
        numbers.append(.integer(number))
        rest = rest.dropFirst(digits.count)
      } else if digits.isEmpty {
        pattern += byte == Self.mark ? Array("\u{FFFD}".utf8) : [byte]
        rest = rest.dropFirst()
      } else {
        pattern += digits
        rest = rest.dropFirst(digits.count)
      }
    }
    let position = position(of: String(decoding: pattern, as: UTF8.self))
    let json: JSONOutput =
      numbers.isEmpty ? .integer(position) : .array([.integer(position)] + numbers)
    known[text] = json
    return json
  }

  /// The number that the digits denote, provided that it prints as the same digits.
  private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
    let isPlain = digits.count == 1 || digits.first != UInt8(ascii: "0")
    guard isPlain, digits.count <= mostDigits else { return nil }
    return Int(String(decoding: digits, as: UTF8.self))
  }

  private mutating func position(of pattern: String) -> Int {
    if let known = positions[pattern] { return known }
    positions[pattern] = patterns.count
    patterns.append(pattern)
    return patterns.count - 1
  }
}
