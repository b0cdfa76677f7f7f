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

  /// Creates an output file, which must be none of the files that the subcommand reads. Its extension
  /// says what is drawn unless `kind` does; standard output gets a page.
  init(path: String, kind: Kind? = nil, reading inputs: ReadFiles) throws(CommandError) {
    self.path = path
    let ending = URL(fileURLWithPath: path).pathExtension.lowercased()
    let named = path == "-" || ending == "htm" ? .html : Kind(rawValue: ending)
    guard let kind = kind ?? named else {
      throw .usage("\(path): The output file must end in .html or .svg.")
    }
    self.kind = kind
    if path != "-" { try inputs.check(path) }
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

  /// Whether a path where a folder is expected is the name of a file, as its ending says. A folder that is
  /// there may have any name.
  static func isNameOfFile(_ path: String, among endings: [String]) -> Bool {
    endings.contains(URL(fileURLWithPath: path).pathExtension.lowercased())
      && PathTarget(path) != .folder
  }

  /// Writes files into a folder, which is made, with those around it, unless it is there. If one of them
  /// is a file that the subcommand reads, none is written.
  ///
  /// - Returns: The paths of the files.
  @discardableResult
  static func write(
    _ files: [(name: String, text: String)], intoFolder folder: String, reading inputs: ReadFiles
  ) throws(CommandError) -> [String] {
    let paths = files.map { VerifiedFiles.prefix(of: folder) + $0.name }
    for path in paths { try inputs.check(path) }
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    } catch {
      let obstacle =
        PathTarget(folder) == .file
        ? "there is a file with this name" : PathTarget.obstacle(on: folder)
      throw .file(folder, "The folder cannot be made: \(obstacle ?? error.reason).")
    }
    for (path, file) in zip(paths, files) { try write(file.text, toFile: path) }
    return paths
  }

  private static func reason(_ error: any Error, _ path: String) -> String {
    if let obstacle = PathTarget.obstacle(on: path) { return obstacle }
    if let folder = PathTarget.folder(around: path), PathTarget(folder) == .nothing {
      return "there is no folder \(folder)"
    }
    return error.reason
  }
}
