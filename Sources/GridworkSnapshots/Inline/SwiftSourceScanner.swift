// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// Finds the end of a call in Swift source. The scanner recognizes only brackets, all kinds of
/// string literals, regular expressions, and comments.
struct SwiftSourceScanner {
  let bytes: [UInt8]
  private(set) var position: Int
  /// The labels of the arguments in the brackets that ``skipBrackets()`` has skipped last.
  private(set) var labels: Set<String> = []

  init(_ bytes: [UInt8], at position: Int) {
    self.bytes = bytes
    self.position = position
  }

  /// Moves from an opening bracket past its closing bracket.
  ///
  /// - Returns: Whether the source contains the closing bracket.
  mutating func skipBrackets() -> Bool {
    var depth = 0
    /// Whether an argument begins here.
    var isAtArgument = false
    labels = []
    while let byte = next {
      let wasAtArgument = isAtArgument
      isAtArgument = depth == 0 || (depth == 1 && byte == UInt8(ascii: ","))
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
        depth += 1
        position += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        depth -= 1
        position += 1
        if depth == 0 { return true }
      case UInt8(ascii: "\""), UInt8(ascii: "#"): skipString()
      case UInt8(ascii: "/"):
        // An argument may begin behind a comment.
        isAtArgument = skipComment() && wasAtArgument
      case _ where Self.isBlank(byte):
        isAtArgument = wasAtArgument
        position += 1
      case _ where Self.isInName(byte):
        let name = skipName()
        if wasAtArgument, isAheadOfColon { labels.insert(name) }
      default: position += 1
      }
    }
    return false
  }

  /// The names of the functions, properties and initializers whose braces are open at a place.
  ///
  /// Braces of other things count for the declaration in front of them, so that there may be more names
  /// than declarations around the place.
  static func declarations(around place: Int, in bytes: [UInt8]) -> Set<String> {
    var scanner = SwiftSourceScanner(bytes, at: 0)
    var open: [String] = []
    var latest: String?
    while scanner.position < place, let byte = scanner.next {
      switch byte {
      case UInt8(ascii: "{"):
        if let latest { open.append(latest) }
        scanner.position += 1
      case UInt8(ascii: "}"):
        _ = open.popLast()
        scanner.position += 1
      case UInt8(ascii: "\""), UInt8(ascii: "#"): scanner.skipString()
      case UInt8(ascii: "/"): _ = scanner.skipComment()
      case UInt8(ascii: "`"): _ = scanner.skipName()
      case _ where isInName(byte):
        let word = scanner.skipName()
        if ["func", "var", "let"].contains(word) {
          _ = scanner.skipBlanksAndComments()
          latest = scanner.skipName()
        } else if ["init", "deinit", "subscript"].contains(word) {
          latest = word
        }
      default: scanner.position += 1
      }
    }
    return Set(open)
  }

  /// Moves past spaces, tabs, line breaks and comments.
  ///
  /// - Returns: Whether there was a comment.
  mutating func skipBlanksAndComments() -> Bool {
    var hasComment = false
    while let byte = next {
      if Self.isBlank(byte) {
        position += 1
      } else if byte == UInt8(ascii: "/") {
        let start = position
        guard skipComment() else {
          position = start
          return hasComment
        }
        hasComment = true
      } else {
        break
      }
    }
    return hasComment
  }

  static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
  }

  /// Whether the byte can be part of an identifier.
  static func isInName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }

  /// Moves past an identifier, and returns it without backticks.
  private mutating func skipName() -> String {
    if next == UInt8(ascii: "`") {
      let name = bytes[(position + 1)...].prefix { $0 != UInt8(ascii: "`") && $0 != 0x0A }
      position = min(name.endIndex + 1, bytes.count)
      return String(decoding: name, as: UTF8.self)
    }
    let start = position
    while let byte = next, Self.isInName(byte) { position += 1 }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  /// Whether a colon follows, possibly behind blanks and comments.
  private var isAheadOfColon: Bool {
    var ahead = self
    _ = ahead.skipBlanksAndComments()
    return ahead.next == UInt8(ascii: ":")
  }

  var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  private func has(_ text: StaticString, at place: Int) -> Bool {
    let count = text.utf8CodeUnitCount
    guard place + count <= bytes.count else { return false }
    return text.withUTF8Buffer { $0.elementsEqual(bytes[place..<(place + count)]) }
  }

  /// Moves past a string literal or a regular expression with its hashes, or past hashes that do not begin one.
  private mutating func skipString() {
    let start = position
    while next == UInt8(ascii: "#") { position += 1 }
    let hashes = position - start
    if next == UInt8(ascii: "/"), hashes > 0 {
      position = end(ofRegex: position, hashes: hashes) ?? position
      return
    }
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
      } else if byte == 0x0A, quotes == 1 {
        // A quote that begins no text.
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

  /// The place behind a regular expression that begins with the slash at a place; nil if none does.
  private func end(ofRegex start: Int, hashes: Int) -> Int? {
    var end = start + 1
    while end < bytes.count, hashes > 0 || bytes[end] != 0x0A {
      if bytes[end] == UInt8(ascii: "\\") {
        end += 2
      } else if bytes[end] == UInt8(ascii: "/"), count(of: "#", from: end + 1) >= hashes {
        return end + 1 + hashes
      } else {
        end += 1
      }
    }
    return nil
  }

  /// Whether an operand is expected here, so that a slash begins a regular expression rather than divides.
  private var isAtOperand: Bool {
    guard position + 1 < bytes.count, !Self.isBlank(bytes[position + 1]) else { return false }
    let before = bytes[..<position].reversed().drop { $0 == 0x20 || $0 == 0x09 }
    guard let last = before.first, last != UInt8(ascii: ")"), last != UInt8(ascii: "]") else {
      return false
    }
    return !Self.isInName(last) || before.starts(with: "return".utf8.reversed())
  }

  /// Moves past a comment, including nested comments, or past a slash or a regular expression that does not
  /// begin a comment.
  ///
  /// - Returns: Whether it was a comment.
  private mutating func skipComment() -> Bool {
    if has("//", at: position) {
      while let byte = next, byte != 0x0A { position += 1 }
      return true
    }
    guard has("/*", at: position) else {
      position = (isAtOperand ? end(ofRegex: position, hashes: 0) : nil) ?? position + 1
      return false
    }
    var depth = 0
    while position < bytes.count {
      if has("/*", at: position) {
        depth += 1
        position += 2
      } else if has("*/", at: position) {
        depth -= 1
        position += 2
        if depth == 0 { return true }
      } else {
        position += 1
      }
    }
    return true
  }
}
