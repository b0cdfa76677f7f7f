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
/// A snapshot that no assertion has used is left over in three cases:
///
/// - Its test file does not exist.
/// - No source file of the package declares its test. So the snapshots of a test that is disabled, skipped, or
///   run by the other testing library are kept.
/// - All tests passed, and its test used other snapshots. Whether all tests passed is known on Linux only. A snapshot
///   is kept if its name is a string or a word in a source file, such as the name of an enumeration's case. All
///   snapshots of a test are kept if the test composes names, as in `named: "n\(n)"`: it then uses a name that is not a
///   string in a source file.
///
/// A run cannot tell whether a test would, under other conditions, also use an assertion without a name, or composed
/// names as well as plain ones. Run all of its assertions before you remove anything.
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
    let testsRun = Dictionary(grouping: used, by: Self.test)
    var declared: DeclaredNames?
    for file in Self.files(in: snapshots) {
      let url = snapshots.appendingPathComponent(file)
      let key = SnapshotClaims.key(url)
      let parts = file.split(separator: "/").map(String.init)
      guard parts.count > 1, parts.last?.first != ".",
        url.pathExtension == SnapshotFile.fileExtension,
        !used.contains(key)
      else { continue }
      if Self.exists(folder.appendingPathComponent("\(parts[0]).swift")) {
        let names = declared ?? DeclaredNames(inPackageOf: folder)
        declared = names
        let isKept =
          if let others = testsRun[Self.test(key)] {
            // A test that was skipped midway has used the first of its snapshots only.
            !allPassed || names.mayGive(Self.name(ofKey: key), beside: others.map(Self.name))
          } else {
            parts.dropFirst().allSatisfy { names.contain($0.prefix { $0 != "." }) }
          }
        if isKept { continue }
      }
      paths.append("\(SnapshotFile.folderName)/\(file)")
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

  /// What `named:` gave a snapshot, in lower case; empty if it has no name.
  private static func name(ofKey key: String) -> String {
    let file = key.split(separator: "/").last ?? ""
    return String(
      file.drop { $0 != "." }.dropFirst().dropLast(SnapshotFile.fileExtension.count + 1))
  }

  private static func exists(_ file: URL) -> Bool {
    FileManager.default.fileExists(atPath: file.path)
  }

  /// The paths of the files below a folder, sorted; empty if the folder does not exist.
  private static func files(in folder: URL) -> [String] {
    (FileManager.default.subpaths(atPath: folder.path) ?? []).sorted()
  }
}

/// The names that the sources of a package can give a snapshot: those of functions, types, properties and
/// initializers, and string literals, which can stand for `#function` or `named:`.
private struct DeclaredNames {
  /// The names in the forms that they have in file names.
  private var stems: Set<String> = ["init", "deinit", "subscript"]
  /// The string literals, in the forms that they have as what `named:` gives, in lower case.
  private var literals: Set<String> = []
  /// All words, in lower case.
  private var words: Set<Substring> = []

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
    // The folder of the tests may be a symbolic link, which an enumerator does not follow. Otherwise its
    // sources come twice.
    var seen: Set<String> = []
    for folder in [root, folder.resolvingSymlinksInPath()] {
      let sources = files.enumerator(
        at: folder, includingPropertiesForKeys: nil, options: .skipsHiddenFiles)
      while let source = sources?.nextObject() as? URL {
        guard source.pathExtension == "swift",
          seen.insert(source.resolvingSymlinksInPath().path).inserted,
          let text = try? String(contentsOf: source, encoding: .utf8)
        else { continue }
        insertNames(in: text)
      }
    }
  }

  /// Whether the sources contain a name, in its form in file names.
  func contain(_ stem: Substring) -> Bool { stems.contains(String(stem)) }

  /// Whether `named:` may give a name, which is in lower case, in a test that gave some others.
  func mayGive(_ name: String, beside others: [String]) -> Bool {
    if name.isEmpty { return false }
    return literals.contains(name) || words.contains(name[...])
      || others.contains { !$0.isEmpty && !literals.contains($0) }
  }

  private mutating func insertNames(in source: String) {
    let declaration =
      /\b(?:class\s+)?(?:func|var|let|struct|class|enum|actor)\s+(`[^`\n]+`|[^\s(:<={,]+)/
    for match in source.matches(of: declaration) {
      insert(test: match.output.1)
    }
    for match in source.matches(of: /"([^"\\\n]+)"/) {
      insert(test: match.output.1)
      let name = SnapshotFile.stem(name: String(match.output.1))
      stems.insert(name)
      literals.insert(name.lowercased())
    }
    words.formUnion(source.lowercased().split { !SnapshotFile.isInWord($0) })
  }

  private mutating func insert(test: Substring) {
    stems.insert(SnapshotFile.stem(test: RunningTest.name(ofFunction: String(test))))
  }
}
