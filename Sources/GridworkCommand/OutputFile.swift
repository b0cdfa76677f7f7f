// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// An output file of a subcommand. Its extension selects what is drawn.
struct OutputFile {
  private let path: String
  /// Whether the output is an HTML page rather than an SVG picture.
  let isPage: Bool

  init(path: String) throws(CommandError) {
    self.path = path
    switch URL(fileURLWithPath: path).pathExtension.lowercased() {
    case "html", "htm": isPage = true
    case "svg": isPage = false
    default: throw .usage("\(path): The output file must end in .html or .svg.")
    }
  }

  func write(_ text: String) throws(CommandError) {
    do {
      try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    } catch {
      throw CommandError(message: "\(path): error: The file cannot be written: \(reason(error)).")
    }
  }

  private func reason(_ error: any Error) -> String {
    var isDirectory: ObjCBool = false
    if FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory),
      isDirectory.boolValue
    {
      return "it is a directory"
    }
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
    guard FileManager.default.fileExists(atPath: folder, isDirectory: &isDirectory),
      isDirectory.boolValue
    else { return "there is no folder \(folder)" }
    return error.reason
  }
}
