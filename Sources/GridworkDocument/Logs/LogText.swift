// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// The text of a log as UTF-8, without what web pages and editors add to it: entities such as
/// `&lt;`, backslashes before brackets, and blanks that do not break.
struct LogText {
  private(set) var bytes: [UInt8]

  /// Prepares a text.
  ///
  /// - Throws: A ``DocumentError`` if the text is longer than the limit.
  init(_ text: String) throws(DocumentError) {
    bytes = Array(text.utf8)
    guard bytes.count <= DocumentLimits.bytes else {
      throw DocumentError(
        path: "",
        message: "A log may have at most \(DocumentLimits.bytes) bytes; this one has more. Keep "
          + "the part that begins with “Unable to simultaneously satisfy constraints”.")
    }
    if bytes.holds("&lt;") { replaceEntities() }
    if bytes.holds("\\<") { removeBackslashes() }
    replaceBlanks()
  }

  /// The characters of bytes in UTF-8 or UTF-16. Without a byte order mark, bytes of UTF-16 are
  /// known by the zeros beside the first character.
  static func decoded(_ bytes: some Collection<UInt8>) -> String {
    let start = Array(bytes.prefix(2))
    guard start.count == 2 else { return String(decoding: bytes, as: UTF8.self) }
    let isBigEndian: Bool
    switch (start[0], start[1]) {
    case (0xFE, 0xFF), (0, 1...): isBigEndian = true
    case (0xFF, 0xFE), (1..., 0): isBigEndian = false
    default: return String(decoding: bytes, as: UTF8.self)
    }
    var units: [UInt16] = []
    units.reserveCapacity(bytes.count / 2)
    var first: UInt16?
    for byte in bytes {
      if let earlier = first {
        units.append(isBigEndian ? earlier << 8 | UInt16(byte) : UInt16(byte) << 8 | earlier)
        first = nil
      } else {
        first = UInt16(byte)
      }
    }
    return String(decoding: units, as: UTF16.self)
  }

  // MARK: Marks of other programs

  private static let entities: [(name: String, character: UInt8)] = [
    ("&lt;", UInt8(ascii: "<")), ("&gt;", UInt8(ascii: ">")), ("&amp;", UInt8(ascii: "&")),
    ("&quot;", UInt8(ascii: "\"")), ("&apos;", UInt8(ascii: "'")), ("&#39;", UInt8(ascii: "'")),
    ("&#x27;", UInt8(ascii: "'")), ("&#34;", UInt8(ascii: "\"")), ("&nbsp;", UInt8(ascii: " ")),
    ("&#124;", UInt8(ascii: "|")),
  ]

  private mutating func replaceEntities() {
    rewrite { bytes, offset in
      guard bytes[offset] == UInt8(ascii: "&") else { return nil }
      return Self.entities.first { bytes.holds($0.name, at: offset) }
        .map { ($0.character, $0.name.utf8.count) }
    }
  }

  /// Removes the backslashes that Markdown wants before punctuation.
  private mutating func removeBackslashes() {
    rewrite { bytes, offset in
      guard bytes[offset] == UInt8(ascii: "\\"), offset + 1 < bytes.count,
        bytes[offset + 1].isPunctuation
      else { return nil }
      return (bytes[offset + 1], 2)
    }
  }

  private mutating func replaceBlanks() {
    guard bytes.holds("\u{A0}") else { return }
    rewrite { bytes, offset in
      bytes.holds("\u{A0}", at: offset) ? (UInt8(ascii: " "), 2) : nil
    }
  }

  /// Replaces parts of the text, each by one byte.
  private mutating func rewrite(
    _ replacement: ([UInt8], Int) -> (byte: UInt8, length: Int)?
  ) {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var offset = 0
    while offset < bytes.count {
      let part = replacement(bytes, offset) ?? (bytes[offset], 1)
      result.append(part.byte)
      offset += part.length
    }
    bytes = result
  }
}

extension RandomAccessCollection<UInt8> where Index == Int {
  /// Whether a text stands at an offset.
  func holds(_ text: String, at offset: Int) -> Bool {
    let text = text.utf8
    guard offset >= startIndex, endIndex - offset >= text.count else { return false }
    return self[offset..<offset + text.count].elementsEqual(text)
  }

  /// Whether a text stands anywhere.
  func holds(_ text: String) -> Bool {
    guard let first = text.utf8.first else { return true }
    var rest = self[...]
    while let place = rest.firstIndex(of: first) {
      if holds(text, at: place) { return true }
      rest = rest[(place + 1)...]
    }
    return false
  }
}

extension UInt8 {
  /// Whether the byte is an ASCII digit.
  var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }

  /// Whether the byte is a digit of a hexadecimal number.
  var isHexDigit: Bool {
    isDigit || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(self | 0x20)
  }

  /// Whether the byte is an ASCII letter.
  var isLetter: Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20) }

  /// Whether the byte is a blank, a tab or part of a line break.
  var isBlank: Bool { self == 0x20 || (0x09...0x0D).contains(self) }

  /// Whether the byte can be part of the name of a class or of a module.
  var belongsToClassName: Bool {
    isLetter || isDigit || self >= 0x80 || self == UInt8(ascii: "_") || self == UInt8(ascii: ".")
      || self == UInt8(ascii: "$")
  }

  fileprivate var isPunctuation: Bool {
    (0x21...0x7E).contains(self) && !isLetter && !isDigit
  }
}
