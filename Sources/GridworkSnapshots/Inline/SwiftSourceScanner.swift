// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// Finds the end of a call in Swift source. The scanner recognizes only brackets, all kinds of
/// string literals, and comments.
struct SwiftSourceScanner {
  let bytes: [UInt8]
  private(set) var position: Int

  init(_ bytes: [UInt8], at position: Int) {
    self.bytes = bytes
    self.position = position
  }

  /// Moves from an opening bracket past its closing bracket.
  ///
  /// - Returns: Whether the source contains the closing bracket.
  mutating func skipBrackets() -> Bool {
    var depth = 0
    while let byte = next {
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
        depth += 1
        position += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        depth -= 1
        position += 1
        if depth == 0 { return true }
      case UInt8(ascii: "\""), UInt8(ascii: "#"): skipString()
      case UInt8(ascii: "/"): skipComment()
      default: position += 1
      }
    }
    return false
  }

  /// Moves past spaces, tabs and line breaks.
  mutating func skipBlanks() {
    while let byte = next, byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D {
      position += 1
    }
  }

  var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  private func has(_ text: StaticString, at place: Int) -> Bool {
    let count = text.utf8CodeUnitCount
    guard place + count <= bytes.count else { return false }
    return text.withUTF8Buffer { $0.elementsEqual(bytes[place..<(place + count)]) }
  }

  /// Moves past a string literal with its hashes, or past hashes that do not begin one.
  private mutating func skipString() {
    let start = position
    while next == UInt8(ascii: "#") { position += 1 }
    let hashes = position - start
    guard next == UInt8(ascii: "\"") else {
      if hashes == 0 { position += 1 }
      return
    }
    let quotes = has("\"\"\"", at: position) ? 3 : 1
    position += quotes
    while let byte = next {
      if byte == UInt8(ascii: "\\"), count(of: "#", from: position + 1) >= hashes {
        skipEscape(hashes: hashes)
      } else if byte == UInt8(ascii: "\""), count(of: "\"", from: position) >= quotes,
        count(of: "#", from: position + quotes) >= hashes
      {
        position += quotes + hashes
        return
      } else {
        position += 1
      }
    }
  }

  /// Moves past a backslash, its hashes, and the character or interpolation that follows.
  private mutating func skipEscape(hashes: Int) {
    position += 1 + hashes
    if next == UInt8(ascii: "(") {
      if !skipBrackets() { position = bytes.count }
    } else {
      position += 1
    }
  }

  private func count(of character: Unicode.Scalar, from start: Int) -> Int {
    var end = start
    while end < bytes.count, bytes[end] == UInt8(ascii: character) { end += 1 }
    return end - start
  }

  /// Moves past a comment, including nested comments, or past a slash that does not begin a
  /// comment.
  private mutating func skipComment() {
    if has("//", at: position) {
      while let byte = next, byte != 0x0A { position += 1 }
      return
    }
    guard has("/*", at: position) else {
      position += 1
      return
    }
    var depth = 0
    while position < bytes.count {
      if has("/*", at: position) {
        depth += 1
        position += 2
      } else if has("*/", at: position) {
        depth -= 1
        position += 2
        if depth == 0 { return }
      } else {
        position += 1
      }
    }
  }
}
