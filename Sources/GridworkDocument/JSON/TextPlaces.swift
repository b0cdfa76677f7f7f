// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// Finds the lines and columns of the bytes of a text.
///
/// The places of some bytes are noted once, at regular distances. A question then looks through the
/// bytes since the nearest of them only, however long the text and its lines are.
struct TextPlaces {
  /// The place of a byte: its line and column, which start at 1, and the offset of the line's first
  /// byte. Columns count Unicode scalars.
  struct Place {
    private(set) var line = 1
    private(set) var column = 1
    private(set) var lineStart = 0

    /// Moves on to the byte after the one at an offset. A byte order mark is no part of the first line.
    fileprivate mutating func pass(_ offset: Int, in bytes: [UInt8]) {
      if offset < 3, bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
        lineStart = offset + 1
        return
      }
      let byte = bytes[offset]
      let isReturn = byte == 0x0D && !(offset + 1 < bytes.count && bytes[offset + 1] == 0x0A)
      if byte == 0x0A || isReturn {
        (line, column, lineStart) = (line + 1, 1, offset + 1)
      } else if byte & 0xC0 != 0x80 {
        // Continuation bytes of UTF-8 do not count as characters.
        column += 1
      }
    }
  }

  /// The number of bytes between two places that are noted.
  private static let distance = 1024

  private let bytes: [UInt8]
  private let noted: [Place]

  /// - Complexity: O(*n*) for *n* bytes.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var noted: [Place] = []
    var place = Place()
    for offset in bytes.indices {
      if offset.isMultiple(of: Self.distance) { noted.append(place) }
      place.pass(offset, in: bytes)
    }
    noted.append(place)
    self.noted = noted
  }

  /// The place of the byte at an offset, or that of the end of the text.
  subscript(offset: Int) -> Place {
    let start = offset / Self.distance
    guard offset < bytes.count, start < noted.count else { return noted[noted.count - 1] }
    var place = noted[start]
    for passed in start * Self.distance..<offset { place.pass(passed, in: bytes) }
    return place
  }

  /// The line of a place, without its line break.
  func line(of place: Place) -> String {
    let rest = bytes[place.lineStart...]
    return String(decoding: rest.prefix { $0 != 0x0A && $0 != 0x0D }, as: UTF8.self)
  }
}
