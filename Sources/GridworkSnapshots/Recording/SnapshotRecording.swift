// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// When a snapshot is written instead of compared.
///
/// Whatever writes a snapshot also fails the test once, so that nothing is accepted unseen. The mode
/// is, in this order: `never` when the environment variable `CI` is set; the parameter of the
/// assertion; the trait `snapshots(_:)` or ``withSnapshotRecording(_:perform:)``; the environment
/// variable `GRIDWORK_RECORD`; `missing`.
public enum SnapshotRecording: String, Sendable, CaseIterable {
  /// Every snapshot is written.
  case all
  /// Snapshots that are not there are written.
  case missing
  /// Snapshots that are not there and those that do not match are written.
  case failed
  /// Nothing is written; a snapshot that is not there fails.
  case never
}

extension SnapshotRecording {
  /// The mode of the enclosing trait or closure.
  @TaskLocal static var enclosing: SnapshotRecording?

  /// The environment variables; another set in the tests of this module.
  @TaskLocal static var environment = ProcessInfo.processInfo.environment

  /// The name of the variable that sets the mode from outside.
  static let variable = "GRIDWORK_RECORD"

  /// Settles the mode of an assertion, or says why it cannot.
  static func settled(parameter: SnapshotRecording?) throws(SnapshotFault) -> SnapshotRecording {
    if let ci = environment["CI"], !ci.isEmpty { return .never }
    if let mode = parameter ?? enclosing { return mode }
    guard let word = environment[variable], !word.isEmpty else { return .missing }
    guard let mode = SnapshotRecording(rawValue: word) else {
      let words = allCases.map(\.rawValue).joined(separator: ", ")
      throw SnapshotFault("\(variable) is \"\(word)\"; it can be \(words).")
    }
    return mode
  }
}

/// Runs a closure in which snapshots are recorded in a mode, as in `invokeTest()` of an XCTest case.
///
/// ```swift
/// override func invokeTest() {
///   withSnapshotRecording(.failed) { super.invokeTest() }
/// }
/// ```
public func withSnapshotRecording<Result>(
  _ recording: SnapshotRecording, perform body: () throws -> Result
) rethrows -> Result {
  try SnapshotRecording.$enclosing.withValue(recording, operation: body)
}

/// What keeps an assertion from comparing at all.
struct SnapshotFault: Error, Equatable {
  var text: String

  init(_ text: String) { self.text = text }
}
