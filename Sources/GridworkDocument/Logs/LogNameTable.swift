// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// The table of names at the end of a constraint: `(active, names: label:0x2, '|':UIView:0x3 )`.
///
/// AppKit and UIKit cut long names, and different views or anchors may then have the same one. They
/// are listed in the order in which the constraint first mentions them.
struct LogNameTable {
  /// What a name stands for.
  private struct Entry {
    var name: [UInt8]
    /// The addresses, in the order of the table.
    var addresses: [String]
    /// The items with these addresses; empty for an anchor.
    var items: [Int]
    /// How many times the constraint has mentioned the name so far.
    var mentions = 0

    /// The position of what the next mention of the name means.
    mutating func next() -> Int {
      defer { mentions += 1 }
      return mentions % addresses.count
    }
  }

  private var entries: [Entry] = []
  /// The item that `'|'` stands for; nil if the table does not define it.
  private(set) var superview: Int?

  init() {}

  /// Parses a table, and adds its items.
  init(_ text: [UInt8], _ items: inout LogItems) throws(LogFailure) {
    guard let start = text.indices.first(where: { text.holds("ames:", at: $0) }) else { return }
    var cursor = LogCursor(text, offset: start + "ames:".utf8.count)
    while true {
      cursor.skipBlanks()
      guard let next = cursor.next, next != UInt8(ascii: ")") else { break }
      try readEntry(&cursor, &items)
    }
    // Longer names come first, so that the longest name that fits is found.
    entries.sort { $0.name.count > $1.name.count }
  }

  /// Parses `name:0x2,`. A name may contain anything; its address is the one before a comma or the
  /// end.
  private mutating func readEntry(
    _ cursor: inout LogCursor, _ items: inout LogItems
  ) throws(LogFailure) {
    let start = cursor.offset
    while cursor.next != nil {
      let colon = cursor.offset
      guard cursor.take(":") else {
        cursor.offset += 1
        continue
      }
      cursor.skipBlanks()
      guard let address = cursor.takeAddress() else { continue }
      let label = cursor.takeQuotation()?.withoutEscapes
      cursor.skipBlanks()
      guard cursor.take(",") || cursor.isAt(")") || cursor.next == nil else { continue }
      add(cursor.text(start..<colon), address, label, &items)
      return
    }
    cursor.offset = start
    throw cursor.unexpected("a name and an address")
  }

  private mutating func add(
    _ name: String, _ address: String, _ label: String?, _ items: inout LogItems
  ) {
    for bar in ["'|':", "\u{2018}|\u{2019}:"] where name.hasPrefix(bar) {
      // The superview has a class, or the name that stands for it.
      let name = String(name.dropFirst(4).drop { $0 == " " })
      let isName = entries.contains { $0.name.elementsEqual(name.utf8) }
      superview = items.position(of: address, className: isName ? "" : name, label: label)
      return
    }
    let isAnchor = name.isAnchor
    var positions: [Int] = []
    if !isAnchor {
      let plain =
        name.hasPrefix("'") && name.hasSuffix("'") ? String(name.dropFirst().dropLast()) : name
      positions = [items.position(of: address, label: label)]
      items.setIdentifier(plain, of: positions[0])
    }
    if let same = entries.firstIndex(where: { $0.name.elementsEqual(name.utf8) }) {
      entries[same].addresses.append(address)
      entries[same].items += positions
    } else {
      entries.append(Entry(name: Array(name.utf8), addresses: [address], items: positions))
    }
  }

  /// Reads the longest name that comes next before an attribute or inside brackets, and returns its
  /// item; nil if none comes next.
  mutating func take(from cursor: inout LogCursor) -> Int? {
    for index in entries.indices where !entries[index].items.isEmpty {
      var after = cursor
      guard after.take(String(decoding: entries[index].name, as: UTF8.self)),
        after.isAtAttribute || after.isAt("]") || after.isAt("(")
      else { continue }
      cursor = after
      return entries[index].items[entries[index].next()]
    }
    return nil
  }

  /// The address of the anchor with a text; nil if the table has none.
  mutating func anchor(_ name: String) -> String? {
    guard let index = entries.firstIndex(where: { $0.name.elementsEqual(name.utf8) }) else {
      return nil
    }
    return entries[index].addresses[entries[index].next()]
  }
}

extension String {
  /// Whether the text is that of an anchor: an item's address and an attribute.
  fileprivate var isAnchor: Bool {
    let bytes = Array(utf8)
    guard let dot = bytes.lastIndex(of: UInt8(ascii: ".")) else { return false }
    return bytes[..<dot].holds(":0x") && LogCursor(bytes, offset: dot).isAtAttribute
  }
}
