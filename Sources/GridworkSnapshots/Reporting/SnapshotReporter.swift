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
  static func fail(_ text: String, exhibits: [SnapshotExhibit] = [], at place: TestPlace) {
    if isSwiftTesting {
      let location = SourceLocation(
        fileID: place.fileID, filePath: place.filePath, line: place.line, column: place.column)
      for exhibit in exhibits {
        Attachment.record(exhibit.text, named: exhibit.name, sourceLocation: location)
      }
      Issue.record("\(text)", sourceLocation: location)
    } else {
      let folder = write(exhibits, at: place)
      let pictures = folder.map { "\n\nPictures: \($0)" } ?? ""
      XCTFail(text + pictures, file: place.path, line: UInt(place.line))
    }
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

  /// Writes the exhibits of a failure to the temporary folder, because XCTest does not support
  /// attachments on all platforms.
  ///
  /// - Returns: The folder; nil if there are no exhibits or the folder cannot be written.
  private static func write(_ exhibits: [SnapshotExhibit], at place: TestPlace) -> String? {
    guard !exhibits.isEmpty, let folder = exhibitFolder?.appendingPathComponent(place.fileName)
    else { return nil }
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      for exhibit in exhibits {
        let file = folder.appendingPathComponent(exhibit.name)
        try Data(exhibit.text.utf8).write(to: file, options: .atomic)
      }
      return folder.path
    } catch {
      return nil
    }
  }

  private static var isSwiftTesting: Bool {
    // A detached task has no current test, but it still runs in a process of Swift Testing.
    Test.current != nil || TestRun.isSwiftTesting()
  }
}
