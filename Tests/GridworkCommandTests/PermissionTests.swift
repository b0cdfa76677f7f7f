// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import GridworkCommand

/// Files and folders that are there, and that the user may not read.
///
/// The superuser may read everything, so that a thread of such a user acts as another one meanwhile.
@Suite(.enabled(if: User.canBeRestricted, "the superuser of this system may read everything"))
struct PermissionTests {
  /// Makes a folder whose folder `open` has a file, and whose folders `closed` and `blind` may not be
  /// searched, or not be listed. Does something there, as a user who is not the superuser.
  private func inFolder(_ body: (_ folder: String) throws -> Void) throws {
    let manager = FileManager.default
    let folder = manager.temporaryDirectory.appendingPathComponent("gridwork-\(UUID().uuidString)")
      .path
    for name in ["closed/inner", "blind", "open"] {
      try manager.createDirectory(atPath: "\(folder)/\(name)", withIntermediateDirectories: true)
      try Data(#"{"root": {}}"#.utf8).write(to: URL(fileURLWithPath: "\(folder)/\(name)/a.json"))
    }
    for (name, target) in [("link", "closed/inner"), ("away", "closed/inner/a.json")] {
      try manager.createSymbolicLink(
        atPath: "\(folder)/\(name)", withDestinationPath: target)
    }
    let closed = ["closed", "blind", "open/a.json"].map { "\(folder)/\($0)" }
    for path in closed { #expect(chmod(path, path.hasSuffix("blind") ? 0o300 : 0) == 0) }
    defer {
      for path in closed { chmod(path, 0o700) }
      try? manager.removeItem(atPath: folder)
    }
    try User.withoutPrivileges { try body(folder) }
  }

  private func text(_ body: () throws(CommandError) -> Void) -> String? {
    do throws(CommandError) {
      try body()
      return nil
    } catch {
      return error.text
    }
  }

  @Test(arguments: [
    ("closed/a.json", "permission to search the folder FOLDER/closed is denied"),
    ("closed/inner/a.json", "permission to search the folder FOLDER/closed is denied"),
    (
      "link/a.json",
      "permission to search the folder that the link FOLDER/link leads into is denied"
    ),
    ("away", "permission to search the folder that the link FOLDER/away leads into is denied"),
    ("open/a.json", "permission is denied"),
    ("open/b.json", "there is no such file"),
    ("closed", "it is a directory, and permission to read it is denied"),
    ("open", "it is a directory"),
  ])
  func `a file that may not be read is not called missing`(name: String, reason: String) throws {
    try inFolder { folder in
      let path = "\(folder)/\(name)"
      let text = text { () throws(CommandError) in
        _ = try InputFile(path: path).bytes(on: .terminal)
      }
      #expect(
        text?.replacing(folder, with: "FOLDER")
          == "FOLDER/\(name): error: The file cannot be read: \(reason).")
    }
  }

  @Test func `a file that may not be written says why`() throws {
    try inFolder { folder in
      let text = text { () throws(CommandError) in
        try OutputFile.write("", toFile: "\(folder)/closed/inner/a.svg")
      }
      #expect(
        text?.replacing(folder, with: "FOLDER")
          == "FOLDER/closed/inner/a.svg: error: The file cannot be written: permission to search the "
          + "folder FOLDER/closed is denied.")
    }
  }

  @Test func `a folder that may not be listed is no empty folder`() throws {
    try inFolder { folder in
      let found = VerifiedFiles.files(in: folder, ["json"])
      #expect(found == ["blind", "closed", "open/a.json"].map { "\(folder)/\($0)" })
      #expect(VerifiedFiles.files(in: "\(folder)/blind", ["json"]) == ["\(folder)/blind"])
    }
  }
}

/// The user that the process runs as, or this thread.
private enum User {
  static var canBeRestricted: Bool { geteuid() != 0 || setUserOfThread != nil }

  /// Does something as a user who is not the superuser.
  static func withoutPrivileges(_ body: () throws -> Void) rethrows {
    guard geteuid() == 0, let setUserOfThread else { return try body() }
    _ = setUserOfThread(65534)
    defer { _ = setUserOfThread(0) }
    try body()
  }

  /// Sets the user as whom this thread alone opens files; nil where the system has no such function.
  private static var setUserOfThread: (@convention(c) (UInt32) -> Int32)? {
    dlsym(dlopen(nil, RTLD_NOW), "setfsuid").map {
      unsafeBitCast($0, to: (@convention(c) (UInt32) -> Int32).self)
    }
  }
}
