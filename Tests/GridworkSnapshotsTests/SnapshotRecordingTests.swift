// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import GridworkSnapshots

@Suite struct `Recording modes` {
  private func settled(
    _ environment: [String: String], parameter: SnapshotRecording? = nil
  ) throws -> SnapshotRecording {
    try SnapshotRecording.$environment.withValue(environment) {
      try SnapshotRecording.settled(parameter: parameter)
    }
  }

  @Test func `without any wish what is missing is recorded`() throws {
    #expect(try settled([:]) == .missing)
    #expect(try settled(["GRIDWORK_RECORD": ""]) == .missing)
  }

  @Test(arguments: SnapshotRecording.allCases)
  func `the environment sets the mode`(mode: SnapshotRecording) throws {
    #expect(try settled(["GRIDWORK_RECORD": mode.rawValue]) == mode)
  }

  @Test func `a closure goes before the environment, a parameter before both`() throws {
    let environment = ["GRIDWORK_RECORD": "all"]
    let inside = try withSnapshotRecording(.failed) {
      try [settled(environment), settled(environment, parameter: .never)]
    }
    #expect(inside == [.failed, .never])
    #expect(try settled(environment) == .all)
  }

  @Test(.snapshots(.failed)) func `a trait goes for its test`() throws {
    #expect(try settled(["GRIDWORK_RECORD": "all"]) == .failed)
  }

  @Test(.snapshots(.all)) func `nothing is ever recorded where CI is set`() throws {
    #expect(try settled(["CI": "true", "GRIDWORK_RECORD": "all"], parameter: .all) == .never)
    #expect(try settled(["CI": ""], parameter: .all) == .all)
  }

  @Test func `a word that is no mode says which words are`() {
    #expect(
      throws: SnapshotError(
        "GRIDWORK_RECORD is \"yes\", which is not a recording mode. Use all, missing, failed or never."
      )
    ) {
      try settled(["GRIDWORK_RECORD": "yes"])
    }
  }

  @Test func `every mode does what it says`() {
    let table: [(SnapshotRecording, String?, SnapshotVerdict)] = [
      (.all, nil, .recordedFirst), (.all, "new", .recordedAgain(stored: "new")),
      (.all, "old", .recordedAgain(stored: "old")),
      (.missing, nil, .recordedFirst), (.missing, "new", .same),
      (.missing, "old", .different(stored: "old")),
      (.failed, nil, .recordedFirst), (.failed, "new", .same),
      (.failed, "old", .recordedAgain(stored: "old")),
      (.never, nil, .missing), (.never, "new", .same), (.never, "old", .different(stored: "old")),
    ]
    for (mode, stored, verdict) in table {
      #expect(SnapshotVerdict(stored: stored, text: "new", mode: mode) == verdict)
    }
  }
}

@Suite(.snapshots(.all)) struct `A suite with a recording mode` {
  @Test func `hands it to its tests`() throws {
    let mode = try SnapshotRecording.$environment.withValue([:]) {
      try SnapshotRecording.settled(parameter: nil)
    }
    #expect(mode == .all)
  }
}
