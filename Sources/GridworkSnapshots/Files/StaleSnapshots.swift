// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Asserts that every snapshot beside a test file belongs to a test. This finds the snapshots that a
/// renamed or removed test leaves behind.
///
/// ```swift
/// @Test func `no snapshot is left over`() { assertNoStaleSnapshots() }
/// ```
///
/// The assertion checks the folder `__Snapshots__` beside the calling file. A snapshot is stale if no
/// test file has the name of its folder, if that file contains no function with the name of the
/// snapshot, or if no `named:` in that file can have produced its name. The assertion reads the sources
/// only; no test needs to have run. Its failure contains a command that removes the stale
/// snapshots.
///
/// - Complexity: O(*n*) for test files of *n* bytes in total.
public func assertNoStaleSnapshots(
  fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  function: StaticString = #function, line: UInt = #line, column: UInt = #column
) {
  let place = TestPlace(fileID, filePath, function, line, column)
  let stale = StaleSnapshots(folder: place.folder).paths
  if stale.isEmpty { return }
  let quoted = stale.map { "'\($0.replacingOccurrences(of: "'", with: "'\\''"))'" }
  SnapshotReporter.fail(
    """
    These snapshots belong to no test:
    \(stale.map { "  \($0)" }.joined(separator: "\n"))

    To remove them, run:
      cd '\(place.folder.path)' && rm -r \(quoted.joined(separator: " "))
    """, at: place)
}

/// The snapshots of a folder of test files that belong to no test.
struct StaleSnapshots {
  /// The paths relative to the folder of the test files, sorted.
  private(set) var paths: [String] = []

  init(folder: URL) {
    let snapshots = folder.appendingPathComponent(SnapshotFile.folderName)
    for entry in Self.names(in: snapshots) {
      let source = folder.appendingPathComponent("\(entry).swift")
      guard let text = try? String(contentsOf: source, encoding: .utf8) else {
        paths.append("\(SnapshotFile.folderName)/\(entry)")
        continue
      }
      let tests = TestSource(text)
      for file in Self.names(in: snapshots.appendingPathComponent(entry))
      where !tests.claims(file) {
        paths.append("\(SnapshotFile.folderName)/\(entry)/\(file)")
      }
    }
  }

  /// The names of the entries of a folder, sorted, without hidden ones. Empty if the folder does not
  /// exist.
  private static func names(in folder: URL) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { !$0.hasPrefix(".") }.sorted()
  }
}

/// The names of the test functions and snapshots that a test file mentions.
private struct TestSource {
  private var functions: Set<String> = []
  private var names: Set<String> = []
  /// Whether a name is computed when the test runs. If so, any snapshot name may belong to the
  /// file.
  private var hasMadeNames = false

  init(_ source: String) {
    for match in source.matches(of: /func\s+(?:`([^`\n]+)`|(\w+))/) {
      if let name = match.output.1 ?? match.output.2 {
        functions.insert(SnapshotFile.stem(String(name)))
      }
    }
    for match in source.matches(of: /named:\s*(?:"((?:[^"\\\n]|\\[^(])*)"|(\S))/) {
      if let name = match.output.1 {
        names.insert(SnapshotFile.stem(String(name)))
      } else {
        hasMadeNames = true
      }
    }
  }

  func claims(_ file: String) -> Bool {
    let parts = file.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard parts.last == SnapshotFile.fileExtension, functions.contains(parts[0]) else {
      return false
    }
    switch parts.count {
    case 2: return true
    case 3: return hasMadeNames || names.contains(parts[1])
    default: return false
    }
  }
}
