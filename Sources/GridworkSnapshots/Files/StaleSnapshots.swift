// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Asserts that every snapshot beside a test file belongs to a test, so that none stays behind when a
/// test is renamed or removed.
///
/// ```swift
/// @Test func `no snapshot is left over`() { assertNoStaleSnapshots() }
/// ```
///
/// Looks at all of `__Snapshots__` beside the file that calls it. A snapshot is stale when there is no
/// test file of its folder's name, no function of its name in that file, or no `named:` there that
/// its own name could come from. The sources are read, no test needs to have run. The failure has the
/// command that removes what is stale.
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
    No test has these snapshots:
    \(stale.map { "  \($0)" }.joined(separator: "\n"))

    To remove them:
      cd '\(place.folder.path)' && rm -r \(quoted.joined(separator: " "))
    """, at: place)
}

/// Finds the snapshots beside test files that belong to no test.
struct StaleSnapshots {
  /// The paths from the folder of the test files, sorted.
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

  /// The names in a folder, sorted; none when there is no such folder. Hidden files do not count.
  private static func names(in folder: URL) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { !$0.hasPrefix(".") }.sorted()
  }
}

/// What the source of a test file says about the snapshots of its tests.
private struct TestSource {
  private var functions: Set<String> = []
  private var names: Set<String> = []
  /// Whether a name is made when the test runs, so that any name may be one.
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
