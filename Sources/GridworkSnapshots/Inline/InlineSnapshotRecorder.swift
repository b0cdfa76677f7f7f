// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Writes inline snapshots into test sources.
///
/// An assertion knows the place at which it stood when it was built. The recorder writes only into a
/// source that has not changed since then, except by itself, and tracks the lines that its earlier
/// recordings inserted above an assertion.
final class InlineSnapshotRecorder: @unchecked Sendable {
  static let shared = InlineSnapshotRecorder()

  private struct Entry {
    var line: Int
    var column: Int
    var text: String
    var addedLines: Int
  }

  /// A source that the recorder has written.
  private struct Written {
    var entries: [Entry] = []
    var source: String
  }

  private let lock = NSLock()
  private var sources: [String: Written] = [:]
  /// When the test was built; nil if that is unknown.
  private let built: Date?

  init(built: Date? = InlineSnapshotRecorder.programDate) { self.built = built }

  /// Writes a text into the closure of the assertion at a place, which had one when it was built or not.
  func record(_ text: String, at place: TestPlace, replacesClosure: Bool) throws(SnapshotError) {
    lock.lock()
    defer { lock.unlock() }
    let path = place.filePath
    let earlier = sources[path]?.entries ?? []
    if let same = earlier.first(where: { $0.line == place.line }) {
      if same.column == place.column && same.text == text { return }
      throw SnapshotError(
        same.column == place.column
          ? "One assertion was reached with different layouts, as in a loop, a parameterized test or a "
            + "helper, but an inline snapshot holds one layout. Use assertLayout with named: \"…\" "
            + "instead."
          : "Two inline snapshots on one line cannot be recorded. Move one of them to another line."
      )
    }
    try place.requireSource()
    // Another process of this run may be writing the same source.
    let access = SourceLock(path)
    defer { access.unlock() }
    let source = try Self.read(path)
    guard isAsBuilt(source, at: path) else { throw Self.hasChanged(place) }
    let moved = earlier.filter { $0.line < place.line }.reduce(0) { $0 + $1.addedLines }
    let edit = try InlineSnapshotEdit(
      source: source, line: place.line + moved, column: place.column, text: text)
    // A source that was edited while the test was built, or that an older copy replaced, is older than
    // the program, too.
    guard edit.declarations.isEmpty || edit.declarations.contains(place.functionName) else {
      throw Self.hasChanged(place)
    }
    guard edit.replacesClosure == replacesClosure else {
      throw InlineSnapshotEdit.notATrailingClosure
    }
    try URL(fileURLWithPath: path).replaceContents(with: edit.source, shownAs: path)
    let entry = Entry(
      line: place.line, column: place.column, text: text, addedLines: edit.addedLines)
    sources[path] = Written(entries: earlier + [entry], source: edit.source)
  }

  // MARK: The source

  private static func hasChanged(_ place: TestPlace) -> SnapshotError {
    SnapshotError(
      "The inline snapshot on line \(place.line) was not recorded: \(place.filePath) has changed since "
        + "this test was built, so another assertion may stand on that line now. Another process of "
        + "this run may have recorded its snapshot there, as with --parallel or with tests of both testing "
        + "libraries in one file. Build and run the test again.")
  }

  /// Whether a source is what the test was built from, with the edits of this recorder.
  private func isAsBuilt(_ source: String, at path: String) -> Bool {
    if let written = sources[path] { return written.source == source }
    guard let built, let changed = Self.date(ofFile: path) else { return false }
    return changed <= built
  }

  /// When the running program was linked.
  private static var programDate: Date? {
    #if canImport(Darwin)
      let path = Bundle(for: InlineSnapshotRecorder.self).executablePath
    #else
      let path = CommandLine.arguments.first
    #endif
    return path.flatMap(date(ofFile:))
  }

  private static func date(ofFile path: String) -> Date? {
    let file = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    return try? FileManager.default.attributesOfItem(atPath: file)[.modificationDate] as? Date
  }

  private static func read(_ path: String) throws(SnapshotError) -> String {
    do {
      return try String(contentsOfFile: path, encoding: .utf8)
    } catch {
      throw SnapshotError("\(path) cannot be read: \(error.localizedDescription)")
    }
  }
}

/// Keeps other processes from recording into a source. Without locks, as on Windows, two processes that
/// record at the same moment may lose one of the snapshots; the next run records it again.
private struct SourceLock {
  private let descriptor: Int32

  init(_ path: String) {
    #if os(Windows)
      descriptor = -1
    #else
      descriptor = open(path, O_RDONLY)
      if descriptor >= 0 { flock(descriptor, LOCK_EX) }
    #endif
  }

  func unlock() {
    #if !os(Windows)
      if descriptor >= 0 { close(descriptor) }
    #endif
  }
}
