// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// Something that takes bytes from anyone, with what holds whatever the bytes are.
///
/// A fuzzer feeds it with bytes of its own (`.ci/fuzz`), the tests feed it with the kept corpus.
package enum FuzzTarget: String, CaseIterable, Sendable {
  /// The bytes are a layout document.
  case documents
  /// The bytes are a visual format, after one byte of options.
  case visualFormats = "visual-formats"
  /// The bytes are an `.lcs` file.
  case scripts
  /// The bytes are the source of a test and, after a zero byte, the layout to be written into it.
  case inlineSnapshots = "inline-snapshots"
  /// The bytes are a log of a program.
  case logs
  /// The bytes are the canonical text of a layout.
  case framesText = "frames-text"
  /// The bytes name edits of a tree of containers.
  case edits

  /// Feeds the target. A trap is a finding too.
  ///
  /// - Returns: What should hold and does not; nil if everything does.
  package func finding(for bytes: [UInt8]) -> String? {
    switch self {
    case .documents: Self.readDocument(bytes)
    case .visualFormats: Self.readVisualFormat(bytes)
    case .scripts: Self.runScript(bytes)
    case .inlineSnapshots: Self.recordInline(bytes)
    case .logs: Self.readLog(bytes)
    case .framesText: Self.readFramesText(bytes)
    case .edits: Self.edit(bytes)
    }
  }
}
