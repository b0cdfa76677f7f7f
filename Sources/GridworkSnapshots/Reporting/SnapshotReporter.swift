// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import XCTest

/// Something that a failure brings along, such as a picture.
struct SnapshotExhibit: Sendable {
  var name: String
  var text: String
}

/// Fails the running test, in the library that runs it.
///
/// A failure told to the other library is lost without a word, so the choice matters: what runs
/// inside a Swift Testing test, or in a process that was started for Swift Testing, goes there.
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

  /// Writes what a failure brings along to the temporary folder: XCTest has no attachments
  /// everywhere.
  ///
  /// - Returns: The folder; nil when there is nothing to write or nowhere to write it.
  private static func write(_ exhibits: [SnapshotExhibit], at place: TestPlace) -> String? {
    if exhibits.isEmpty { return nil }
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("gridwork-snapshots/\(place.fileName)")
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      for exhibit in exhibits {
        let file = folder.appendingPathComponent(exhibit.name)
        try Data(exhibit.text.utf8).write(to: file, options: .atomic)
      }
      return folder.path
    } catch {
      // The text of the failure stands without its pictures.
      return nil
    }
  }

  private static var isSwiftTesting: Bool {
    if Test.current != nil { return true }
    // A task that has left its test behind still runs in that library's process.
    let arguments = CommandLine.arguments
    guard let option = arguments.firstIndex(of: "--testing-library") else { return false }
    return arguments.dropFirst(option + 1).first == "swift-testing"
  }
}
