// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// An output file of a subcommand. The path `-` stands for standard output.
struct OutputFile {
  /// What a file can show: a page or a picture.
  enum Kind: String {
    case html, svg
  }

  let path: String
  let kind: Kind

  /// Creates an output file. Its extension says what is drawn unless `kind` does; standard output
  /// gets a page.
  init(path: String, kind: Kind? = nil) throws(CommandError) {
    self.path = path
    let ending = URL(fileURLWithPath: path).pathExtension.lowercased()
    let named = path == "-" || ending == "htm" ? .html : Kind(rawValue: ending)
    guard let kind = kind ?? named else {
      throw .usage("\(path): The output file must end in .html or .svg.")
    }
    self.kind = kind
  }

  func write(_ text: String, on console: Console) throws(CommandError) {
    guard path != "-" else { return console.output(text) }
    try Self.write(text, toFile: path)
  }

  static func write(_ text: String, toFile path: String) throws(CommandError) {
    try write(Data(text.utf8), to: path)
  }

  /// Writes any file.
  static func write(_ bytes: Data, to path: String) throws(CommandError) {
    do {
      try bytes.write(to: URL(fileURLWithPath: path))
    } catch {
      throw .file(path, "The file cannot be written: \(reason(error, path)).")
    }
  }

  /// Makes a folder, and those around it, unless it is there.
  static func makeFolder(_ path: String) throws(CommandError) {
    do {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    } catch {
      throw .file(path, "The folder cannot be made: \(error.reason).")
    }
  }

  private static func reason(_ error: any Error, _ path: String) -> String {
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
