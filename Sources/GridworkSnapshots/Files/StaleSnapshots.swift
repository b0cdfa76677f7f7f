// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Asserts that every snapshot beside a test file is in use. This finds the snapshots that a renamed or
/// removed test leaves behind, and those that got another name.
///
/// ```swift
/// @Test func `no snapshot is left over`() {
///   assertNoStaleSnapshots()
/// }
/// ```
///
/// The assertion is about the folder `__Snapshots__` beside the calling file. Which snapshots are in use
/// is known when all tests have run, so it is checked when the test process ends: if snapshots are left
/// over, the process prints them with a command that removes them, and exits with status 1. A run with
/// `--filter` or `--skip` checks nothing.
///
/// A snapshot that no assertion has used is left over in three cases: its test file does not exist; all
/// tests passed, and its test has used others; or no source of the package declares its test. So the
/// snapshots of a test that is disabled, skipped, or run by the other testing library are kept. Whether
/// all tests passed is known on Linux only.
///
/// - Complexity: O(*n*) for sources of *n* bytes in the package if a snapshot was not used; otherwise
///   O(*m*) for *m* snapshots.
public func assertNoStaleSnapshots(
  fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  function: StaticString = #function, line: UInt = #line, column: UInt = #column
) {
  let place = TestPlace(fileID, filePath, function, line, column)
  SnapshotReporter.fail(at: place) { () throws(SnapshotError) in
    try place.requireSource()
    if TestRun.isComplete { TestRun.shared.checkAtExit(place) }
    return nil
  }
}

/// The snapshots of a folder of test files that are left over.
struct StaleSnapshots {
  /// The paths relative to the folder of the test files, sorted.
  private(set) var paths: [String] = []
  private let folder: URL

  /// Looks for snapshots that are left over after a run of all tests.
  ///
  /// - Parameters:
  ///   - folder: The folder of the test files.
  ///   - used: The snapshots that the run has used; see ``SnapshotClaims``.
  ///   - allPassed: Whether all tests passed, and so came to all their assertions.
  init(folder: URL, used: Set<String>, allPassed: Bool) {
    self.folder = folder
    let snapshots = folder.appendingPathComponent(SnapshotFile.folderName)
    let testsRun = Set(used.map(Self.test))
    var declared: DeclaredNames?
    for file in Self.files(in: snapshots) {
      let url = snapshots.appendingPathComponent(file)
      let parts = file.split(separator: "/").map(String.init)
      guard parts.count > 1, parts.last?.first != ".",
        url.pathExtension == SnapshotFile.fileExtension,
        !used.contains(SnapshotClaims.key(url))
      else { continue }
      let isLeftOver: Bool
      if !Self.exists(folder.appendingPathComponent("\(parts[0]).swift")) {
        isLeftOver = true
      } else if testsRun.contains(Self.test(SnapshotClaims.key(url))) {
        isLeftOver = allPassed
      } else {
        let names = declared ?? DeclaredNames(inPackageOf: folder)
        declared = names
        isLeftOver = !parts.dropFirst().map { $0.prefix { $0 != "." } }
          .allSatisfy { names.stems.contains(String($0)) }
      }
      if isLeftOver { paths.append("\(SnapshotFile.folderName)/\(file)") }
    }
  }

  /// The failure; nil if nothing is left over.
  var message: String? {
    if paths.isEmpty { return nil }
    let quoted = paths.map { folder.appendingPathComponent($0).path.shellQuoted }
    return """
      These snapshots are left over; no test has used them:
      \(paths.map { "  \($0)" }.joined(separator: "\n"))

      To remove them, unless tests of another platform or configuration use them, run:
        rm \(quoted.joined(separator: " "))
      """
  }

  /// The path up to the name of the test: the file name up to its first dot.
  private static func test(_ path: String) -> String {
    let name = path.lastIndex(of: "/") ?? path.startIndex
    return String(path[..<name] + path[name...].prefix { $0 != "." })
  }

  private static func exists(_ file: URL) -> Bool {
    FileManager.default.fileExists(atPath: file.path)
  }

  /// The paths of the files below a folder, sorted; empty if the folder does not exist.
  private static func files(in folder: URL) -> [String] {
    (FileManager.default.subpaths(atPath: folder.path) ?? []).sorted()
  }
}

/// The names of the functions and types that the sources of a package declare. A snapshot of a test that
/// did not run is kept if they contain its name.
private struct DeclaredNames {
  /// The names in the form that they have in file names.
  private(set) var stems: Set<String> = []

  init(inPackageOf folder: URL) {
    var root = folder
    let files = FileManager.default
    while !files.fileExists(atPath: root.appendingPathComponent("Package.swift").path) {
      guard root.path != "/", root.pathComponents.count > 1 else {
        root = folder
        break
      }
      root.deleteLastPathComponent()
    }
    let sources = files.enumerator(
      at: root, includingPropertiesForKeys: nil, options: .skipsHiddenFiles)
    while let source = sources?.nextObject() as? URL {
      guard source.pathExtension == "swift",
        let text = try? String(contentsOf: source, encoding: .utf8)
      else { continue }
      let declaration = /\b(?:func|struct|class|enum|actor)\s+(?:`([^`\n]+)`|(\w+))/
      for match in text.matches(of: declaration) {
        guard let name = match.output.1 ?? match.output.2 else { continue }
        stems.insert(SnapshotFile.stem(test: String(name)))
      }
    }
  }
}
