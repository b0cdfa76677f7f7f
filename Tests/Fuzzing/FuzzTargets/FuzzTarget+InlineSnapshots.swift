// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import GridworkSnapshots

extension FuzzTarget {
  /// What is written into the source of a test replaces itself when it is written once more, and adds
  /// as many lines as it says. The source before the assertion stays what it is.
  static func recordInline(_ bytes: [UInt8]) -> String? {
    let parts = bytes.split(separator: 0, maxSplits: 1, omittingEmptySubsequences: false)
    let source = String(decoding: parts[0], as: UTF8.self)
    let text = parts.count > 1 ? String(decoding: parts[1], as: UTF8.self) : "a 0 0 10 10"
    guard let place = Place(in: Array(source.utf8)) else { return nil }
    let first: InlineSnapshotEdit
    do {
      first = try InlineSnapshotEdit(
        source: source, line: place.line, column: place.column, text: text)
    } catch {
      return nil
    }
    let added = first.source.utf8.lineCount - source.utf8.lineCount
    if added != first.addedLines { return "\(added) lines are added, not \(first.addedLines)" }
    let isKept = first.source.utf8.prefix(place.offset).elementsEqual(
      source.utf8.prefix(place.offset))
    if !isKept { return "the source before the assertion changes" }
    do {
      let second = try InlineSnapshotEdit(
        source: first.source, line: place.line, column: place.column, text: text)
      return second.source == first.source ? nil : "a snapshot does not replace itself"
    } catch {
      return "a source that was edited cannot be edited again: \(error)"
    }
  }

  /// Where the first inline assertion of a source opens its parenthesis.
  private struct Place {
    var offset: Int
    var line: Int
    var column: Int

    init?(in bytes: [UInt8]) {
      let callee = Array("\(InlineSnapshotEdit.callee)(".utf8)
      guard bytes.count >= callee.count,
        let start = (0...bytes.count - callee.count).first(where: {
          bytes[$0..<$0 + callee.count].elementsEqual(callee)
        })
      else { return nil }
      offset = start + callee.count - 1
      let before = bytes[..<offset]
      line = before.lineCount + 1
      column = offset - (before.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0) + 1
    }
  }
}

extension Sequence<UInt8> {
  /// The number of line breaks.
  fileprivate var lineCount: Int { count { $0 == 0x0A } }
}
