// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork

/// Parses JSON text byte by byte into a table of nodes, without recursion.
///
/// The parser follows RFC 8259: UTF-8, a single value, no comments, no trailing commas. It skips a
/// leading byte order mark.
struct JSONParser {
  /// A message and the offset of the byte that it concerns.
  struct Failure: Error {
    var offset: Int
    var message: String
  }

  let bytes: [UInt8]
  private(set) var nodes: [JSONText.Node] = []
  private var offset = 0
  /// The nodes of the arrays and objects that are still open, outermost first.
  private var open: [Int] = []

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  // MARK: Structure

  mutating func parse() throws(Failure) {
    guard bytes.count <= DocumentLimits.bytes else {
      throw Failure(
        offset: 0,
        message: "A document may have at most \(DocumentLimits.bytes) bytes; this one has more.")
    }
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { offset = 3 }
    if bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE]) {
      throw Failure(offset: 0, message: "The document is in UTF-16; it must be in UTF-8.")
    }
    skipBlanks()
    guard offset < bytes.count else { throw failure("The document is empty.") }
    try value()
    while let container = open.last {
      skipBlanks()
      if nodes[container].kind == .array {
        try nextElement(of: container)
      } else {
        try nextMember(of: container)
      }
    }
    skipBlanks()
    guard offset == bytes.count else {
      throw unexpected("after the end of the document")
    }
  }

  private mutating func nextElement(of container: Int) throws(Failure) {
    if take("]") { return close() }
    if nodes.count > container + 1 {
      try separator("]")
      if isAt("]") { throw failure("Found \"]\" after a comma; JSON has no trailing commas.") }
    }
    try value()
  }

  private mutating func nextMember(of container: Int) throws(Failure) {
    if take("}") { return close() }
    if nodes.count > container + 1 {
      try separator("}")
      if isAt("}") { throw failure("Found \"}\" after a comma; JSON has no trailing commas.") }
    }
    guard isAt("\"") else { throw unexpected("where a quoted key is expected") }
    try string()
    skipBlanks()
    guard take(":") else { throw unexpected("where \":\" is expected") }
    skipBlanks()
    try value()
  }

  private mutating func separator(_ closing: Unicode.Scalar) throws(Failure) {
    guard take(",") else {
      throw unexpected("where \",\" or \"\(closing)\" is expected")
    }
    skipBlanks()
  }

  private mutating func close() {
    let container = open.removeLast()
    nodes[container].end = Int32(offset)
    nodes[container].next = Int32(nodes.count)
  }

  // MARK: Values

  private mutating func value() throws(Failure) {
    guard offset < bytes.count else {
      throw failure("The document ends where a value is expected.")
    }
    switch bytes[offset] {
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      guard open.count < DocumentLimits.nesting else {
        throw failure("Arrays and objects may be nested \(DocumentLimits.nesting) deep.")
      }
      open.append(nodes.count)
      add(bytes[offset] == UInt8(ascii: "{") ? .object : .array, from: offset, to: offset + 1)
    case UInt8(ascii: "\""):
      try string()
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      try number()
    default:
      try word()
    }
  }

  private mutating func add(_ kind: JSONText.Node.Kind, from start: Int, to end: Int) {
    nodes.append(
      JSONText.Node(
        kind: kind, start: Int32(start), end: Int32(end), next: Int32(nodes.count + 1)))
    offset = end
  }

  private mutating func word() throws(Failure) {
    let start = offset
    var end = start
    while end < bytes.count, bytes[end].isASCIILetter { end += 1 }
    switch String(decoding: bytes[start..<min(end, start + 16)], as: UTF8.self) {
    case "null": add(.null, from: start, to: end)
    case "true": add(.true, from: start, to: end)
    case "false": add(.false, from: start, to: end)
    case "NaN", "nan", "Infinity", "inf", "infinity":
      throw failure("Found \(found); a number in JSON must be finite.")
    case let word:
      let place = "where a value is expected"
      if isAt(".") || isAt("+") {
        throw unexpected(place, "; a number in JSON begins with a digit or a minus sign.")
      }
      guard !word.isEmpty else { throw unexpected(place) }
      throw unexpected(place, suggestion(for: word, among: ["true", "false", "null"]))
    }
  }

  private mutating func number() throws(Failure) {
    let start = offset
    var end = start
    if bytes[end] == UInt8(ascii: "-") { end += 1 }
    let whole = end
    skipDigits(&end)
    guard end > whole else { throw Failure(offset: end, message: "A minus sign needs a number.") }
    if bytes[whole] == UInt8(ascii: "0"), end > whole + 1 {
      throw Failure(offset: whole, message: "A number in JSON does not begin with 0.")
    }
    if end < bytes.count, bytes[end] == UInt8(ascii: ".") {
      end += 1
      let decimals = end
      skipDigits(&end)
      guard end > decimals else {
        throw Failure(offset: end, message: "A decimal point needs digits after it.")
      }
    }
    if end < bytes.count, bytes[end] | 0x20 == UInt8(ascii: "e") {
      end += 1
      if end < bytes.count, bytes[end] == UInt8(ascii: "-") || bytes[end] == UInt8(ascii: "+") {
        end += 1
      }
      let exponent = end
      skipDigits(&end)
      guard end > exponent else {
        throw Failure(offset: end, message: "An exponent needs digits.")
      }
    }
    guard end == bytes.count || !bytes[end].isASCIILetter else {
      throw Failure(offset: start, message: "Found a number that runs into a word.")
    }
    add(.number, from: start, to: end)
  }

  private func skipDigits(_ end: inout Int) {
    while end < bytes.count, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[end]) {
      end += 1
    }
  }

  private mutating func string() throws(Failure) {
    let end = try JSONString.end(in: bytes, from: offset)
    add(.string, from: offset, to: end)
  }

  // MARK: Bytes

  private func isAt(_ scalar: Unicode.Scalar) -> Bool {
    offset < bytes.count && bytes[offset] == UInt8(ascii: scalar)
  }

  private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    guard isAt(scalar) else { return false }
    offset += 1
    return true
  }

  private mutating func skipBlanks() {
    while offset < bytes.count {
      switch bytes[offset] {
      case 0x20, 0x09, 0x0A, 0x0D: offset += 1
      default: return
      }
    }
  }

  // MARK: Errors

  private func failure(_ message: String) -> Failure { Failure(offset: offset, message: message) }

  /// The failure for what stands in a place where it cannot, with what is known of such a mistake.
  private func unexpected(_ place: String) -> Failure {
    let rest = bytes[offset...]
    if ["//", "/*", "#"].contains(where: { rest.starts(with: $0.utf8) }) {
      return unexpected(place, "; JSON has no comments.")
    }
    if ["'", "‘", "’", "“", "”"].contains(where: { rest.starts(with: $0.utf8) }) {
      return unexpected(place, "; JSON has straight double quotes around strings.")
    }
    return unexpected(place, ".")
  }

  private func unexpected(_ place: String, _ ending: String) -> Failure {
    failure("Found \(found) \(place)\(ending)")
  }

  /// The text at the current byte, in words.
  private var found: String {
    guard offset < bytes.count else { return "the end of the document" }
    var end = offset
    while end < bytes.count, end < offset + 24, bytes[end].isASCIILetter { end += 1 }
    if end == offset {
      end += 1
      while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
    }
    return quoted(String(decoding: bytes[offset..<end], as: UTF8.self))
  }

  /// The path of the value that was being parsed when parsing failed.
  var openPath: JSONPath {
    var path = JSONPath()
    for (level, container) in open.enumerated() {
      // The nodes of the next open container are incomplete, so the count stops there.
      let limit = level + 1 < open.count ? open[level + 1] : nodes.count
      var child = container + 1
      if nodes[container].kind == .array {
        var index = 0
        while child < limit {
          child = Int(nodes[child].next)
          index += 1
        }
        path.components.append(.index(index))
      } else {
        var key: Int?
        while child < limit {
          key = child
          child = child + 1 < limit ? Int(nodes[child + 1].next) : child + 1
        }
        // Between two members, the next key is not known yet.
        guard let key, level + 1 < open.count || key + 1 >= nodes.count else { break }
        let raw = bytes[Int(nodes[key].start)..<Int(nodes[key].end)]
        path.components.append(.key(JSONString.decoded(raw)))
      }
    }
    return path
  }
}

extension UInt8 {
  fileprivate var isASCIILetter: Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20)
  }
}
