// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

// What only visual formats contain, and errors that point at the next character of a format.

extension TextCursor {
  /// Reads a number if one comes next: `8`, `-8`, `0.5` or `1e3`, with a point in every locale.
  mutating func takeNumber() throws(VisualFormatError) -> Double? {
    var end = self
    _ = end.take("-")
    let digits = end.offset
    end.skipDigits()
    if end.take(".") { end.skipDigits() }
    guard characters[digits..<end.offset].contains(where: { $0.isDigit }) else { return nil }
    var exponent = end
    if exponent.take("e") || exponent.take("E") {
      if !exponent.take("-") { _ = exponent.take("+") }
      let power = exponent.offset
      exponent.skipDigits()
      if exponent.offset > power { end = exponent }
    }
    guard let number = Double(String(characters[offset..<end.offset])), number.isFinite else {
      throw failure("This number is too large.")
    }
    self = end
    return number
  }

  private mutating func skipDigits() {
    while let next, next.isDigit { offset += 1 }
  }

  // MARK: Errors

  /// Returns an error that points at the next character.
  func failure(_ message: String) -> VisualFormatError {
    VisualFormatError(message, format: String(characters), offset: offset)
  }

  /// Returns an error that says what should have come next.
  func unexpected(_ expected: String) -> VisualFormatError {
    guard let next else {
      return failure("Expected \(expected), but the format ends here.")
    }
    if next.isWhitespace {
      return failure("Expected \(expected), not a space: a visual format contains no spaces.")
    }
    guard next.isASCII || !next.isLetter else {
      return failure(
        "Expected \(expected), not \"\(next)\": a name consists of letters from A to Z, digits, underscores and "
          + "hyphens.")
    }
    return failure("Expected \(expected), not \"\(next)\".")
  }
}
