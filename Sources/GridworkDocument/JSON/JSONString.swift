// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// Scans and decodes the strings of a JSON text.
enum JSONString {
  /// The offset after the closing quote of the string whose opening quote is at `start`. Checks the
  /// string's characters and escapes.
  static func end(in bytes: [UInt8], from start: Int) throws(JSONParser.Failure) -> Int {
    var offset = start + 1
    while offset < bytes.count {
      let byte = bytes[offset]
      switch byte {
      case UInt8(ascii: "\""):
        return offset + 1
      case UInt8(ascii: "\\"):
        offset = try escapeEnd(in: bytes, from: offset)
      case 0..<0x20:
        throw JSONParser.Failure(
          offset: offset,
          message: byte == 0x0A || byte == 0x0D
            ? "A string ends before the end of its line; a line break inside is \\n."
            : "A control character in a string must be written \\u00\(byte < 16 ? "0" : "")"
              + "\(String(byte, radix: 16)).")
      case 0x20..<0x80:
        offset += 1
      default:
        offset = try characterEnd(in: bytes, from: offset)
      }
    }
    throw JSONParser.Failure(offset: start, message: "A string has no closing quote.")
  }

  private static func escapeEnd(
    in bytes: [UInt8], from start: Int
  ) throws(JSONParser.Failure) -> Int {
    guard start + 1 < bytes.count else { return bytes.count }
    switch bytes[start + 1] {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"),
      UInt8(ascii: "f"), UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
      return start + 2
    case UInt8(ascii: "u"):
      guard let unit = codeUnit(in: bytes[...], from: start) else {
        throw JSONParser.Failure(offset: start, message: "\\u needs four hexadecimal digits.")
      }
      guard unit & 0xF800 == 0xD800 else { return start + 6 }
      guard unit & 0xFC00 == 0xD800, let low = codeUnit(in: bytes[...], from: start + 6),
        low & 0xFC00 == 0xDC00
      else {
        throw JSONParser.Failure(offset: start, message: "Half of a surrogate pair stands alone.")
      }
      return start + 12
    default:
      throw JSONParser.Failure(
        offset: start,
        message: "A backslash in a string must be followed by one of \" \\ / b f n r t u.")
    }
  }

  /// The UTF-16 code unit of the escape `\uXXXX` at `start`; nil if there is no such escape.
  private static func codeUnit(in bytes: ArraySlice<UInt8>, from start: Int) -> UInt16? {
    guard start + 6 <= bytes.endIndex, bytes[start] == UInt8(ascii: "\\"),
      bytes[start + 1] == UInt8(ascii: "u")
    else { return nil }
    var unit: UInt16 = 0
    for byte in bytes[start + 2..<start + 6] {
      guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue else { return nil }
      unit = unit << 4 | UInt16(digit)
    }
    return unit
  }

  /// The offset after a character of several bytes.
  private static func characterEnd(
    in bytes: [UInt8], from start: Int
  ) throws(JSONParser.Failure) -> Int {
    var decoder = UTF8()
    var iterator = bytes[start..<min(start + 4, bytes.count)].makeIterator()
    guard case .scalarValue(let scalar) = decoder.decode(&iterator) else {
      throw JSONParser.Failure(offset: start, message: "This is not UTF-8.")
    }
    return start + UTF8.width(scalar)
  }

  /// The value of a string whose bytes, quotes included, have been checked.
  static func decoded(_ bytes: ArraySlice<UInt8>) -> String {
    let inner = bytes.dropFirst().dropLast()
    guard inner.contains(UInt8(ascii: "\\")) else { return String(decoding: inner, as: UTF8.self) }
    var result: [UInt8] = []
    result.reserveCapacity(inner.count)
    var offset = inner.startIndex
    while offset < inner.endIndex {
      guard inner[offset] == UInt8(ascii: "\\") else {
        result.append(inner[offset])
        offset += 1
        continue
      }
      let letter = inner[offset + 1]
      offset += 2
      switch letter {
      case UInt8(ascii: "b"): result.append(0x08)
      case UInt8(ascii: "f"): result.append(0x0C)
      case UInt8(ascii: "n"): result.append(0x0A)
      case UInt8(ascii: "r"): result.append(0x0D)
      case UInt8(ascii: "t"): result.append(0x09)
      case UInt8(ascii: "u"):
        var units = [codeUnit(in: inner, from: offset - 2) ?? 0xFFFD]
        offset += 4
        if units[0] & 0xFC00 == 0xD800, let low = codeUnit(in: inner, from: offset) {
          units.append(low)
          offset += 6
        }
        result += Array(String(decoding: units, as: UTF16.self).utf8)
      default: result.append(letter)
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}
