// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Gridwork
import Synchronization
import Testing

@testable import GridworkSnapshots

/// A folder of test sources and snapshots that goes away with the test.
struct Scratch: ~Copyable {
  let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("gridwork-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try write("", to: "FormTests.swift")
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// The place of an assertion of `FormTests` in a test file of this folder.
  func place(
    _ file: String = "FormTests", _ function: StaticString = "form()", line: UInt = 7,
    column: UInt = 15
  ) -> TestPlace {
    var place = TestPlace("App/FormTests.swift", "unused", function, line, column)
    place.filePath = folder.appendingPathComponent("\(file).swift").path
    place.test = RunningTest(
      library: .swiftTesting, module: "App", components: ["FormTests", "\(function)"])
    return place
  }

  func read(_ path: String) -> String? {
    try? String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
  }

  /// Writes a file that is older than the program.
  func write(_ text: String, to path: String) throws {
    let file = folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSinceReferenceDate: 0)], ofItemAtPath: file.path)
  }
}

/// Runs what should fail, and returns the words of the failures.
func failures(
  environment: [String: String] = [:], sourceLocation: SourceLocation = #_sourceLocation,
  _ body: () -> Void
) -> [String] {
  let texts = Texts()
  SnapshotRecording.$environment.withValue(environment) {
    withKnownIssue(sourceLocation: sourceLocation) {
      body()
    } matching: { issue in
      texts.all.withLock { $0 += issue.comments.map(\.rawValue) }
      return true
    }
  }
  return texts.all.withLock { $0 }
}

private final class Texts: Sendable {
  let all = Mutex<[String]>([])
}

/// A page of a width with a label in it.
func page(label x: Double, width: Double = 200) -> ComputedLayout {
  ComputedLayout(
    width: .exact(width),
    items: [
      ComputedLayout.Item(
        identifier: "page", parent: nil,
        frame: LayoutRect(x: 0, y: 0, width: width, height: 50)),
      ComputedLayout.Item(
        identifier: "label", parent: 0, frame: LayoutRect(x: x, y: 21, width: 84, height: 16),
        firstBaseline: 13),
    ])
}

extension SnapshotAssertion {
  /// Fails the test unless the layouts match a file.
  func check(named name: String?) { SnapshotReporter.fail(verify(named: name), at: place) }
}

/// An assertion on layouts without the tree that they come from.
func assertion(
  of layouts: ComputedLayout..., allowsFaults: Bool = false, recording: SnapshotRecording? = nil,
  at place: TestPlace
) -> SnapshotAssertion {
  SnapshotAssertion(
    layouts: layouts, allowsFaults: allowsFaults, recording: recording, place: place)
}
