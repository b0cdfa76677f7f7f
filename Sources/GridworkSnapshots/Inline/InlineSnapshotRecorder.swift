// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Writes inline snapshots into sources, and keeps count of the lines that moved by it: an assertion
/// knows where it stood when it was built.
final class InlineSnapshotRecorder: @unchecked Sendable {
  static let shared = InlineSnapshotRecorder()

  private struct Entry {
    var line: Int
    var column: Int
    var text: String
    var addedLines: Int
  }

  private let lock = NSLock()
  private var entries: [String: [Entry]] = [:]

  func record(_ text: String, at place: TestPlace) throws(SnapshotFault) {
    lock.lock()
    defer { lock.unlock() }
    let earlier = entries[place.filePath, default: []]
    if let same = earlier.first(where: { $0.line == place.line }) {
      if same.column == place.column && same.text == text { return }
      throw SnapshotFault(
        same.column == place.column
          ? "The same assertion meets different layouts, as in a loop or a test with arguments; an "
            + "inline snapshot holds one. Use assertLayout with named: \"…\"."
          : "Two inline snapshots in one line cannot be recorded; give each its own line.")
    }
    let moved = earlier.filter { $0.line < place.line }.reduce(0) { $0 + $1.addedLines }
    let edit = try InlineSnapshotEdit(
      source: try Self.read(place.filePath), line: place.line + moved, column: place.column,
      text: text)
    try Self.write(edit.source, to: place.filePath)
    entries[place.filePath, default: []].append(
      Entry(
        line: place.line, column: place.column, text: text, addedLines: edit.addedLines))
  }

  private static func read(_ path: String) throws(SnapshotFault) -> String {
    do {
      return try String(contentsOfFile: path, encoding: .utf8)
    } catch {
      throw SnapshotFault("\(path) cannot be read: \(error.localizedDescription)")
    }
  }

  private static func write(_ source: String, to path: String) throws(SnapshotFault) {
    do {
      try Data(source.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
    } catch {
      throw SnapshotFault("\(path) cannot be written: \(error.localizedDescription)")
    }
  }
}
