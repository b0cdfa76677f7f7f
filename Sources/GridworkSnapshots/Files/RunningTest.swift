// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import XCTest

/// The test that is running, as its testing library knows it.
struct RunningTest: Sendable, Hashable {
  enum Library { case swiftTesting, xctest }

  let library: Library
  let module: String
  /// The types around the test function from the outside in, then the function: as in `Test.ID`, such
  /// as `["FormTests", "fits(width:)"]`. A raw identifier has its backticks.
  let components: [String]

  /// The name of the test function without backticks and parameters.
  var name: String { Self.name(ofFunction: components.last ?? "") }

  /// The names of the types and of the function, such as `FormTests/fits(width:)`.
  var path: String { components.joined(separator: "/") }

  /// The current test. Nil in a detached task, and in XCTest where ``XCTestWatcher`` cannot watch.
  static var current: RunningTest? {
    guard let id = Test.current?.id else { return XCTestWatcher.shared.current }
    return RunningTest(
      library: .swiftTesting, module: id.moduleName, components: id.nameComponents)
  }

  /// The base name in `fits(width:)`, in `` `the form (wide)`() `` as `Test.ID` writes it, and in
  /// `the form (wide)()` as `#function` does.
  static func name(ofFunction function: String) -> String {
    if function.hasPrefix("`") { return String(function.dropFirst().prefix { $0 != "`" }) }
    guard function.hasSuffix(")"), let parameters = function.lastIndex(of: "(") else {
      return function
    }
    return String(function[..<parameters])
  }

  /// A regular expression for `swift test --filter` that matches this test only.
  ///
  /// What the filter sees is `Module.Class/testForm` in XCTest, and
  /// `Module.Suite/form()/FormTests.swift:7:4` in Swift Testing.
  var filter: String {
    let path = "\(module).\(path)".escapedForRegularExpression
    return library == .xctest ? "^\(path)$" : "^\(path)/"
  }
}

/// Follows which test case XCTest runs, because XCTest has no such question.
///
/// An observer hears only of the test cases that start after it was added, so this one is added when
/// the program is loaded. Where that is impossible, the current test case stays unknown, and the
/// `function` of an assertion stands in for it.
final class XCTestWatcher: NSObject, XCTestObservation, @unchecked Sendable {
  static let shared = XCTestWatcher()

  private let lock = NSLock()
  private var running: [RunningTest] = []

  /// The innermost test case that is running.
  var current: RunningTest? { lock.withLock { running.last } }

  func testCaseWillStart(_ testCase: XCTestCase) {
    let type = String(reflecting: type(of: testCase)).split(separator: ".", maxSplits: 1)
    let name = testCase.name.split(separator: ".").last ?? ""
    let test = RunningTest(
      library: .xctest, module: String(type[0]),
      components: (type.dropFirst() + [name]).map(String.init))
    lock.withLock { running.append(test) }
  }

  func testCaseDidFinish(_ testCase: XCTestCase) {
    _ = lock.withLock { running.popLast() }
  }
}

#if compiler(>=6.3) && os(Linux)
  @section(".init_array") @used
  private let startWatching: @convention(c) () -> Void = {
    XCTestObservationCenter.shared.addTestObserver(XCTestWatcher.shared)
  }
#endif

extension String {
  /// The text as a regular expression that matches exactly this text.
  var escapedForRegularExpression: String {
    reduce(into: "") { result, character in
      if "\\^$.|?*+()[]{}".contains(character) { result.append("\\") }
      result.append(character)
    }
  }

  /// The text as one word of a shell command.
  var shellQuoted: String {
    "'" + split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
  }
}
