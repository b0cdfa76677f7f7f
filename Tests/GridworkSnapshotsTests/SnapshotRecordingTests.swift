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

  /// The instruction of a failure, for an assertion in the test `form`.
  private func instruction(
    _ mode: SnapshotRecording, parameter: SnapshotRecording? = nil,
    environment: [String: String] = [:]
  ) throws -> String {
    let place = try Scratch().place()
    return SnapshotRecording.$environment.withValue(environment) {
      SnapshotRecording.instruction(mode, to: "record it", parameter: parameter, at: place)
    }
  }

  private let test = #"swift test --filter '^App\.FormTests/form\(\)/'"#

  @Test func `a failure names the command that records`() throws {
    #expect(
      try instruction(.failed) == "To record it, run:\n  GRIDWORK_RECORD=failed \(test)")
    #expect(
      try instruction(.missing, environment: ["GRIDWORK_RECORD": "never"])
        == "To record it, run:\n  GRIDWORK_RECORD=missing \(test)")
  }

  @Test func `where CI is set, the command unsets it and the failure says why`() throws {
    #expect(
      try instruction(.missing, environment: ["CI": "true"])
        == "Nothing is recorded where the variable CI is set. To record it, run:\n"
        + "  CI= GRIDWORK_RECORD=missing \(test)")
  }

  @Test func `a parameter or trait that goes before the command has to go first`() throws {
    #expect(
      try instruction(.missing, parameter: .never)
        == "To record it, remove record: .never, which goes before GRIDWORK_RECORD, and run:\n"
        + "  GRIDWORK_RECORD=missing \(test)")
    let inside = try withSnapshotRecording(.missing) { try instruction(.failed) }
    #expect(
      inside
        == "To record it, remove the recording mode .missing around this test, which goes before "
        + "GRIDWORK_RECORD, and run:\n  GRIDWORK_RECORD=failed \(test)")
    // It records by itself once nothing forbids it.
    #expect(
      try instruction(.missing, parameter: .failed, environment: ["CI": "1"])
        == "Nothing is recorded where the variable CI is set. To record it, run:\n  CI= \(test)")
  }

  @Test func `a closure that waits sets the mode, too`() async throws {
    let mode = try await withSnapshotRecording(.failed) {
      await Task.yield()
      return try settled([:])
    }
    #expect(mode == .failed)
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

@Suite(.snapshots(.failed)) struct `A suite with a recording mode` {
  @Test func `hands it to its tests`() throws {
    let mode = try SnapshotRecording.$environment.withValue([:]) {
      try SnapshotRecording.settled(parameter: nil)
    }
    #expect(mode == .failed)
  }
}
