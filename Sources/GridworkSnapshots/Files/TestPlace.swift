// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// Where in the tests an assertion stands.
struct TestPlace: Sendable, Equatable {
  /// The path as a literal, which XCTest wants.
  var path: StaticString
  /// The same path; another one in the tests of this module.
  var filePath: String
  var fileID: String
  var function: String
  var line: Int
  /// The column of the assertion's opening parenthesis, in bytes from 1.
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

  /// The test file's own folder.
  var folder: URL { URL(fileURLWithPath: filePath).deletingLastPathComponent() }

  /// The name of the test file without its extension.
  var fileName: String { URL(fileURLWithPath: filePath).deletingPathExtension().lastPathComponent }

  /// The module of the test.
  var module: String { String(fileID.prefix { $0 != "/" }) }

  /// What to give `swift test --filter` to run this test again, and hardly another.
  var filter: String {
    if let id = Test.current?.id {
      return ([id.moduleName] + [id.nameComponents.joined(separator: "/")])
        .map(Self.escaped).joined(separator: "\\.")
    }
    // The name follows a slash, and where it is a sentence a backtick.
    return "\(Self.escaped(module))\\..*[/`]\(Self.escaped(functionName))"
  }

  /// A text as a regular expression that matches it.
  private static func escaped(_ text: String) -> String {
    text.reduce(into: "") { result, character in
      if "\\^$.|?*+()[]{}".contains(character) { result.append("\\") }
      result.append(character)
    }
  }

  /// The command that runs this test again in a recording mode.
  func command(recording: SnapshotRecording) -> String {
    let quoted = filter.split(separator: "'", omittingEmptySubsequences: false)
      .joined(separator: "'\\''")
    return "\(SnapshotRecording.variable)=\(recording.rawValue) swift test --filter '\(quoted)'"
  }
}
