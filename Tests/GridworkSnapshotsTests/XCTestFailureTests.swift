// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import XCTest

@testable import GridworkSnapshots

/// Under XCTest a failure has to reach XCTest: the other library would lose it without a word.
final class XCTestFailureTests: XCTestCase {
  override func invokeTest() {
    withSnapshotRecording(.failed) { super.invokeTest() }
  }

  /// Runs a test case inside this one, and returns how many times it failed.
  private func failureCount(_ body: @escaping () -> Void) -> Int? {
    let inner = XCTestCase(name: "a failure that this test wants") { _ in body() }
    inner.run()
    return inner.testRun?.failureCount
  }

  func testALayoutThatMovedFails() {
    let count = failureCount {
      assertInlineLayout(of: page(label: 44), record: .never) { "page 0 0 200 50" }
    }
    XCTAssertEqual(count, 1)
  }

  func testALayoutThatDidNotMovePasses() {
    let count = failureCount {
      assertInlineLayout(of: page(label: 40), record: .never) {
        """
        width 200, height fitting, ltr, scale 0
        page 0 0 200 50
          label 40 21 84 16 first 13
        """
      }
    }
    XCTAssertEqual(count, 0)
  }

  // An observer of XCTest starts with the program on Linux only, if the compiler can say so.
  #if compiler(>=6.3) && os(Linux)
    func testTheTestIsKnown() {
      XCTAssertEqual(
        RunningTest.current?.filter,
        #"^GridworkSnapshotsTests\.XCTestFailureTests/testTheTestIsKnown$"#)
    }
  #endif

  func testAnEnclosingModeGoesForTheTest() throws {
    let mode = try SnapshotRecording.$environment.withValue([:]) {
      try SnapshotRecording.settled(parameter: nil)
    }
    XCTAssertEqual(mode, .failed)
  }

  func testAMissingSnapshotFails() {
    let count = failureCount { assertLayout(of: page(label: 40), record: .never) }
    XCTAssertEqual(count, 1)
  }
}
