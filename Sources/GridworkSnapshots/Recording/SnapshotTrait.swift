// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

public import Testing

/// A trait that sets the recording mode of a test or of all tests in a suite; see `.snapshots(_:)`.
public struct SnapshotTrait: TestTrait, SuiteTrait, TestScoping {
  /// The recording mode; see ``SnapshotRecording`` for what overrides it.
  public var recording: SnapshotRecording

  /// Always true: the trait of a suite applies to all of its tests.
  public var isRecursive: Bool { true }

  /// Runs a test with the recording mode set.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await SnapshotRecording.$enclosing.withValue(recording) { try await function() }
  }
}

extension Trait where Self == SnapshotTrait {
  /// Sets the recording mode of a test or of all tests in a suite.
  ///
  /// ```swift
  /// @Suite(.snapshots(.failed)) struct `A suite with a recording mode` {
  /// ```
  public static func snapshots(_ recording: SnapshotRecording) -> SnapshotTrait {
    SnapshotTrait(recording: recording)
  }
}
