// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The source location of an assertion, and the test that reached it.
struct TestPlace: Sendable {
  /// The path as a static string, which XCTest requires.
  var path: StaticString
  /// The same path. The tests of this module replace it.
  var filePath: String
  var fileID: String
  var function: String
  var line: Int
  /// The column of the assertion's opening parenthesis, in bytes, starting at 1.
  var column: Int
  /// The test that reached the assertion; nil if it is not known.
  var test = RunningTest.current

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

  /// Whether two assertions stand at the same place.
  func isSamePlace(as other: TestPlace) -> Bool {
    filePath == other.filePath && line == other.line && column == other.column
  }

  /// The folder that contains the test file.
  var folder: URL { URL(fileURLWithPath: filePath).deletingLastPathComponent() }

  /// The name of the test file, without extension.
  var fileName: String { URL(fileURLWithPath: filePath).deletingPathExtension().lastPathComponent }

  /// The name of the module that contains the assertion.
  var module: String { String(fileID.prefix { $0 != "/" }) }

  // MARK: The test

  /// The name of the function that contains the assertion, without its parameters.
  var functionName: String { RunningTest.name(ofFunction: function) }

  /// The name of the test that owns the snapshots of this place.
  ///
  /// In XCTest it is the name of the function, because the running test is not known everywhere, and a
  /// snapshot must have the same name on every machine.
  var testName: String {
    guard let test, test.library == .swiftTesting else { return functionName }
    return test.name
  }

  /// The suites around the test in Swift Testing, except the outermost one: a file commonly has one.
  var innerSuites: [String] {
    guard let test, test.library == .swiftTesting else { return [] }
    return test.components.dropLast().dropFirst().map(RunningTest.name)
  }

  /// The folders that tell the files of this test from those of tests elsewhere.
  var foldersOfTest: [String] {
    [module, fileName] + innerSuites.map(SnapshotFile.stem(test:))
  }

  /// Throws an error unless the test file exists. It does not if the test was built elsewhere, or if the
  /// file was moved since: nothing must be written beside it then.
  func requireSource() throws(SnapshotError) {
    guard FileManager.default.fileExists(atPath: filePath) else {
      throw SnapshotError(
        "\(filePath), which this test was built from, does not exist, so its snapshots cannot be found "
          + "or recorded. Build the test again where its source is.")
    }
  }

  // MARK: What to tell the user

  /// What a helper must pass on, if this assertion stands in a helper: a function that is not the
  /// test. Nil if it stands in the test, or if the test is not known.
  var adviceToHelper: String? {
    guard let test, test.name != functionName else { return nil }
    return Self.advice(toHelper: functionName)
  }

  static func advice(toHelper name: String) -> String {
    """
    \(name) is a helper. Let it take the place of its caller and pass it on:
      func \(name)(
        …, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        function: StaticString = #function, line: UInt = #line, column: UInt = #column
      ) {
        assertLayout(
          …, fileID: fileID, filePath: filePath, function: function, line: line, column: column)
      }
    """
  }

  /// An argument for `swift test --filter` that selects this test; see `RunningTest.filter`. If the test
  /// is not known, tests with the same name in other types of the module are selected, too.
  var filter: String {
    if let test { return test.filter }
    let module = module.escapedForRegularExpression
    return "^\(module)\\.(.*/)?`?\(functionName.escapedForRegularExpression)`?(\\(|$)"
  }

  /// A shell command that runs this test, and lets it record unless a mode is nil.
  func command(recording mode: SnapshotRecording?) -> String {
    let variables =
      (SnapshotRecording.isForbidden ? ["CI="] : [])
      + (mode.map { ["\(SnapshotRecording.variable)=\($0.rawValue)"] } ?? [])
    return (variables + ["swift test --filter \(filter.shellQuoted)"]).joined(separator: " ")
  }
}
