// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Decides when an assertion writes its snapshot instead of comparing with it.
///
/// An assertion that writes a snapshot also fails, so that no snapshot is accepted without review.
/// The first of these that applies determines the mode:
///
/// 1. the environment variable `CI`, if it is not empty: `never`, and failures say so;
/// 2. the parameter `record` of the assertion;
/// 3. the trait `snapshots(_:)`, or ``withSnapshotRecording(_:perform:)``;
/// 4. the environment variable `GRIDWORK_RECORD` with the name of a mode;
/// 5. the default, `missing`.
public enum SnapshotRecording: String, Sendable, CaseIterable {
  /// Writes every snapshot.
  case all
  /// Writes snapshots that do not exist yet.
  case missing
  /// Writes snapshots that do not exist yet and snapshots that do not match.
  case failed
  /// Writes nothing. An assertion without a snapshot fails.
  case never
}

extension SnapshotRecording {
  /// The mode that the enclosing trait or closure sets.
  @TaskLocal static var enclosing: SnapshotRecording?

  /// The environment variables. The tests of this module replace them.
  @TaskLocal static var environment = ProcessInfo.processInfo.environment

  /// The environment variable that sets the mode.
  static let variable = "GRIDWORK_RECORD"

  /// The folder that the environment variable `GRIDWORK_ARTIFACTS` names for the diffs and pictures of
  /// failures; nil if it names none.
  static var artifactFolder: URL? {
    guard let path = environment["GRIDWORK_ARTIFACTS"], !path.isEmpty else { return nil }
    return URL(fileURLWithPath: path)
  }

  /// Whether the environment variable `CI` forbids every recording.
  static var isForbidden: Bool { environment["CI"].map { !$0.isEmpty } ?? false }

  /// The mode of an assertion.
  ///
  /// - Throws: An error if the environment variable does not name a mode.
  static func settled(parameter: SnapshotRecording?) throws(SnapshotError) -> SnapshotRecording {
    if isForbidden { return .never }
    if let mode = parameter ?? enclosing { return mode }
    guard let word = environment[variable], !word.isEmpty else { return .missing }
    guard let mode = SnapshotRecording(rawValue: word) else {
      let words = allCases.map(\.rawValue)
      throw SnapshotError(
        "\(variable) is \"\(word)\", which is not a recording mode. Use "
          + words.dropLast().joined(separator: ", ") + " or \(words.last ?? "").")
    }
    return mode
  }

  /// Why this run does not write a snapshot, and the command of a run that does.
  ///
  /// - Parameters:
  ///   - mode: The mode that would write it.
  ///   - purpose: What the command does, such as `accept the new layout`.
  ///   - parameter: The `record` of the assertion.
  ///   - place: The place of the assertion.
  /// - Returns: The end of a failure.
  static func instruction(
    _ mode: SnapshotRecording, to purpose: String, parameter: SnapshotRecording?,
    at place: TestPlace
  ) -> String {
    let reason = isForbidden ? "Nothing is recorded where the variable CI is set. " : ""
    // The parameter and the trait go before the variable that the command sets.
    guard let fixed = parameter ?? enclosing else {
      return "\(reason)To \(purpose), run:\n  \(place.command(recording: mode))"
    }
    if fixed == mode || fixed == .all || (fixed, mode) == (.failed, .missing) {
      return "\(reason)To \(purpose), run:\n  \(place.command(recording: nil))"
    }
    let source =
      parameter == nil
      ? "the recording mode .\(fixed.rawValue) around this test" : "record: .\(fixed.rawValue)"
    return "\(reason)To \(purpose), remove \(source), which goes before \(variable), and run:\n  "
      + place.command(recording: mode)
  }
}

/// Runs a closure and sets the recording mode of the assertions inside, for example in `invokeTest()`
/// of an XCTest case.
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

/// Runs an asynchronous closure and sets the recording mode of the assertions inside.
public func withSnapshotRecording<Result>(
  _ recording: SnapshotRecording, isolation: isolated (any Actor)? = #isolation,
  perform body: () async throws -> Result
) async rethrows -> Result {
  try await SnapshotRecording.$enclosing.withValue(
    recording, operation: body, isolation: isolation)
}

/// A reason why an assertion cannot compare or record its snapshot.
package struct SnapshotError: Error, Equatable {
  var text: String

  init(_ text: String) { self.text = text }
}
