// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

public import Testing

/// Sets when the snapshots of a test, or of all tests of a suite, are written.
///
/// Made by `.snapshots(_:)`.
public struct SnapshotTrait: TestTrait, SuiteTrait, TestScoping {
  /// When snapshots are written.
  public var recording: SnapshotRecording

  /// A suite's trait goes for all its tests.
  public var isRecursive: Bool { true }

  /// Runs a test in its scope.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await SnapshotRecording.$enclosing.withValue(recording) { try await function() }
  }
}

extension Trait where Self == SnapshotTrait {
  /// Sets when the snapshots of a test, or of all tests of a suite, are written.
  ///
  /// ```swift
  /// @Suite(.snapshots(.failed)) struct `Sign-in form` {
  /// ```
  public static func snapshots(_ recording: SnapshotRecording) -> SnapshotTrait {
    SnapshotTrait(recording: recording)
  }
}
