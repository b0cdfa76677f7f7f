// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What is known about the run of tests in this process.
final class TestRun: @unchecked Sendable {
  static let shared = TestRun()

  private let lock = NSLock()
  private var places: [TestPlace] = []

  /// Whether this process runs all tests of a testing library, to judge by its arguments.
  static var isComplete: Bool { isComplete(CommandLine.arguments) }

  static func isComplete(_ arguments: [String]) -> Bool {
    guard isSwiftTesting(arguments) else {
      // XCTest is given the tests to run.
      return arguments.dropFirst().allSatisfy { $0.hasSuffix(".xctest") }
    }
    let selections = ["--filter", "--skip", "--configuration-path"]
    return !arguments.contains { argument in
      selections.contains { argument == $0 || argument.hasPrefix("\($0)=") }
    }
  }

  /// Whether this process was started for Swift Testing.
  static func isSwiftTesting(_ arguments: [String] = CommandLine.arguments) -> Bool {
    guard let option = arguments.firstIndex(of: "--testing-library") else { return false }
    return arguments.dropFirst(option + 1).first == "swift-testing"
  }

  /// Checks for snapshots beside this test file when the process ends: neither testing library tells when
  /// its last test has ended.
  func checkAtExit(_ place: TestPlace) {
    let isFirst = lock.withLock {
      places.append(place)
      return places.count == 1
    }
    guard isFirst else { return }
    #if canImport(Glibc)
      on_exit(
        { status, _ in
          if status == EXIT_SUCCESS { TestRun.shared.check(allPassed: true) }
        }, nil)
    #else
      atexit { TestRun.shared.check(allPassed: false) }
    #endif
  }

  /// Ends the process with a failure if snapshots are left over.
  private func check(allPassed: Bool) {
    var folders: Set<URL> = []
    let used = SnapshotClaims.shared.keys
    let messages = lock.withLock { places }.compactMap { place -> String? in
      guard folders.insert(place.folder).inserted else { return nil }
      return StaleSnapshots(folder: place.folder, used: used, allPassed: allPassed).message
        .map { "\(place.filePath):\(place.line): error: \($0)\n" }
    }
    if messages.isEmpty { return }
    FileHandle.standardError.write(Data(messages.joined(separator: "\n").utf8))
    fflush(nil)
    _exit(EXIT_FAILURE)
  }
}
