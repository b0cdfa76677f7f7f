// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Writes inline snapshots into test sources.
///
/// An assertion knows the line on which it stood when it was built. The recorder tracks the lines that
/// earlier recordings inserted above it.
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

  func record(_ text: String, at place: TestPlace) throws(SnapshotError) {
    lock.lock()
    defer { lock.unlock() }
    let earlier = entries[place.filePath, default: []]
    if let same = earlier.first(where: { $0.line == place.line }) {
      if same.column == place.column && same.text == text { return }
      throw SnapshotError(
        same.column == place.column
          ? "One assertion was reached with different layouts, as in a loop or a parameterized test, "
            + "but an inline snapshot holds one layout. Use assertLayout with named: \"…\" instead."
          : "Two inline snapshots on one line cannot be recorded. Move one of them to another line."
      )
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

  private static func read(_ path: String) throws(SnapshotError) -> String {
    do {
      return try String(contentsOfFile: path, encoding: .utf8)
    } catch {
      throw SnapshotError("\(path) cannot be read: \(error.localizedDescription)")
    }
  }

  private static func write(_ source: String, to path: String) throws(SnapshotError) {
    do {
      try Data(source.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
    } catch {
      throw SnapshotError("\(path) cannot be written: \(error.localizedDescription)")
    }
  }
}
