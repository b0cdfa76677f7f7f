// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// The source location of an assertion.
struct TestPlace: Sendable, Equatable {
  /// The path as a static string, which XCTest requires.
  var path: StaticString
  /// The same path. The tests of this module replace it.
  var filePath: String
  var fileID: String
  var function: String
  var line: Int
  /// The column of the assertion's opening parenthesis, in bytes, starting at 1.
  var column: Int

  init(
    _ fileID: StaticString, _ path: StaticString, _ function: StaticString, _ line: UInt,
    _ column: UInt
  ) {
    self.path = path
    filePath = "\(path)"
    self.fileID = "\(fileID)"
    self.function = "\(function)"
    self.line = Int(line)
    self.column = Int(column)
  }

  static func == (a: TestPlace, b: TestPlace) -> Bool {
    a.filePath == b.filePath && a.line == b.line && a.column == b.column
  }

  /// The name of the test function without its parentheses.
  var functionName: String { String(function.prefix { $0 != "(" }) }

  /// The folder that contains the test file.
  var folder: URL { URL(fileURLWithPath: filePath).deletingLastPathComponent() }

  /// The name of the test file, without extension.
  var fileName: String { URL(fileURLWithPath: filePath).deletingPathExtension().lastPathComponent }

  /// The name of the test module.
  var module: String { String(fileID.prefix { $0 != "/" }) }

  /// An argument for `swift test --filter` that selects this test and, in practice, no other.
  var filter: String {
    if let id = Test.current?.id {
      return ([id.moduleName] + [id.nameComponents.joined(separator: "/")])
        .map(Self.escaped).joined(separator: "\\.")
    }
    // A slash precedes the name, or a backtick if the name is a sentence.
    return "\(Self.escaped(module))\\..*[/`]\(Self.escaped(functionName))"
  }

  /// The text as a regular expression that matches exactly this text.
  private static func escaped(_ text: String) -> String {
    text.reduce(into: "") { result, character in
      if "\\^$.|?*+()[]{}".contains(character) { result.append("\\") }
      result.append(character)
    }
  }

  /// A shell command that runs this test in a recording mode.
  func command(recording: SnapshotRecording) -> String {
    let quoted = filter.split(separator: "'", omittingEmptySubsequences: false)
      .joined(separator: "'\\''")
    return "\(SnapshotRecording.variable)=\(recording.rawValue) swift test --filter '\(quoted)'"
  }
}
