// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import XCTest

/// A file that is attached to a failure, such as a picture.
struct SnapshotExhibit: Sendable {
  var name: String
  var text: String
}

/// Reports failures to the testing library that runs the current test.
///
/// The other library silently drops a failure that is reported to it. Failures therefore go to
/// Swift Testing if it runs the current test or if the process was started for it, and otherwise to
/// XCTest.
enum SnapshotReporter {
  /// Fails the running test with a text; does nothing without one.
  static func fail(_ text: String?, at place: TestPlace) {
    guard let text else { return }
    if isSwiftTesting {
      Issue.record("\(text)", sourceLocation: location(of: place))
    } else {
      XCTFail(text, file: place.path, line: UInt(place.line))
    }
  }

  /// Fails the running test with the text that a closure returns, or with the error that it throws.
  static func fail(at place: TestPlace, with text: () throws(SnapshotError) -> String?) {
    do throws(SnapshotError) {
      fail(try text(), at: place)
    } catch {
      fail(error.text, at: place)
    }
  }

  /// Hands out the exhibits of a failure: attached to the test in Swift Testing, and as files where a
  /// variable names their folder or where nothing can be attached.
  ///
  /// - Returns: The end of the failure, which names the folder of the files; nil if there are none.
  static func publish(_ exhibits: [SnapshotExhibit], at place: TestPlace) -> String? {
    if isSwiftTesting {
      for exhibit in exhibits {
        Attachment.record(
          exhibit.text, named: exhibit.name, sourceLocation: location(of: place))
      }
    }
    let named = SnapshotRecording.artifactFolder
    guard !exhibits.isEmpty, let folder = named ?? (isSwiftTesting ? nil : exhibitFolder) else {
      return nil
    }
    let place = place.foldersOfTest.reduce(folder) { $0.appendingPathComponent($1) }
    do {
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
      for exhibit in exhibits {
        let file = place.appendingPathComponent(exhibit.name)
        try Data(exhibit.text.utf8).write(to: file, options: .atomic)
      }
      return "Pictures: \(place.path)"
    } catch {
      return "The pictures cannot be written to \(place.path): \(error.localizedDescription)"
    }
  }

  private static func location(of place: TestPlace) -> SourceLocation {
    SourceLocation(
      fileID: place.fileID, filePath: place.filePath, line: place.line, column: place.column)
  }

  /// A new folder that only this user can read, for the exhibits of this process; nil if there can be
  /// none.
  private static let exhibitFolder: URL? = {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("gridwork-snapshots-\(UUID().uuidString)")
    do {
      try FileManager.default.createDirectory(
        at: folder, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
      return folder
    } catch {
      // Failures are then reported without their pictures.
      return nil
    }
  }()

  private static var isSwiftTesting: Bool {
    // A detached task has no current test, but it still runs in a process of Swift Testing.
    Test.current != nil || TestRun.isSwiftTesting()
  }
}
