// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import GridworkDocument

/// An input file of a subcommand. The path `-` stands for standard input.
struct InputFile {
  typealias Document = (source: DocumentSource, tree: DocumentTree)

  let path: String

  /// The name of the file in messages.
  var name: String { path == "-" ? "standard input" : path }

  /// The last component of the file's path.
  var shortName: String { URL(fileURLWithPath: name).lastPathComponent }

  /// Reads the file as a layout document and builds its tree. The source maps each part of the
  /// document to its line and column.
  func document(on console: Console) throws(CommandError) -> Document {
    try document(in: try bytes(on: console))
  }

  /// Parses the file's bytes as a layout document and builds its tree.
  func document(in bytes: Data) throws(CommandError) -> Document {
    try using { () throws(DocumentError) in
      let source = try DocumentSource(json: bytes)
      return (source, try DocumentTree(source.document))
    }
  }

  /// Does what may find an error in the file's document.
  func using<Result>(
    _ body: () throws(DocumentError) -> Result
  ) throws(CommandError) -> Result {
    do throws(DocumentError) {
      return try body()
    } catch {
      throw .file(name, error)
    }
  }

  /// The bytes of the file. Reading stops soon after the maximum size of a document, so that an
  /// endless input does not fill the memory.
  func bytes(on console: Console) throws(CommandError) -> Data {
    do {
      if path == "-", console.hasTerminalInput {
        console.error(
          "Waiting for a document or a log to be typed or pasted; Control-D on a new line ends it.")
      }
      let handle =
        path == "-"
        ? console.input() : try FileHandle(forReadingFrom: URL(fileURLWithPath: path))
      var bytes = Data()
      while bytes.count <= LayoutDocument.maximumByteCount,
        let part = try handle.read(upToCount: 1 << 20), !part.isEmpty
      {
        bytes += part
      }
      return bytes
    } catch {
      throw .file(name, "The file cannot be read: \(reason(error)).")
    }
  }

  private func reason(_ error: any Error) -> String {
    var isDirectory: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) else {
      return "there is no such file"
    }
    return isDirectory.boolValue ? "it is a directory" : error.reason
  }
}

extension Error {
  /// Foundation's description of what went wrong with a file, as the end of a sentence without its
  /// period.
  var reason: String {
    switch (self as? CocoaError)?.code {
    case .fileReadNoPermission?, .fileWriteNoPermission?: "permission is denied"
    default: String(localizedDescription.reversed().drop { $0 == "." }.reversed())
    }
  }
}
