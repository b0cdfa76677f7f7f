// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Gridwork
import GridworkDocument
import GridworkInterfaceBuilder

/// An input file of a subcommand: a layout document, or an Interface Builder file with one or more
/// trees of views. The path `-` stands for standard input.
struct InputFile {
  typealias Document = (source: DocumentSource, tree: DocumentTree)

  let path: String
  /// The name of the tree to use of an Interface Builder file; nil for any.
  var treeName: String?

  /// The name of the file in messages.
  var name: String { path == "-" ? "standard input" : path }

  /// The last component of the file's path.
  var shortName: String { URL(fileURLWithPath: name).lastPathComponent }

  /// Reads the file as a layout document and builds its tree. The source maps each part of the
  /// document to its line and column.
  func document(on console: Console) throws(CommandError) -> Document {
    try document(in: try bytes(on: console), on: console)
  }

  /// Parses the file's bytes as a layout document and builds its tree. Of an Interface Builder file
  /// that is the named tree, or the first one. The console, if there is one, is told what the
  /// document does not have.
  func document(in bytes: Data, on console: Console? = nil) throws(CommandError) -> Document {
    guard let trees = try trees(in: bytes) else {
      return try using { () throws(DocumentError) in
        let source = try DocumentSource(json: bytes)
        return (source, try DocumentTree(source.document))
      }
    }
    if trees.count > 1, let console {
      let others = trees.dropFirst().map { quotation($0.name) }.joined(separator: ", ")
      console.error(
        "\(visibleName(name)): note: This is the tree \(quotation(trees[0].name)). With --tree: \(others)."
      )
    }
    if let console { remark(trees[0].notes.count, on: console) }
    return (trees[0].source, try using { () throws(DocumentError) in try trees[0].makeLayout() })
  }

  /// Parses the file's bytes as an Interface Builder file.
  ///
  /// - Returns: The named tree alone, or all trees; nil if the file is no such file. There is at least one, but
  ///   for a file that was found in a folder: of menus, or of a window without views.
  func trees(
    in bytes: Data, isFound: Bool = false
  ) throws(CommandError) -> [InterfaceBuilderTree]? {
    guard InterfaceBuilderFile.canRead(bytes) else {
      if treeName != nil { throw .file(name, "--tree is for Interface Builder files.") }
      return nil
    }
    let trees = try using { () throws(DocumentError) in
      try InterfaceBuilderFile(data: bytes)
    }
    if let treeName {
      guard let tree = trees.tree(named: treeName) else {
        throw .file(
          name, CommandError.unknownMessage(treeName, "tree", among: trees.trees.map(\.name)))
      }
      return [tree]
    }
    guard isFound || !trees.trees.isEmpty else {
      throw .file(name, "The file has no views with subviews.")
    }
    return trees.trees
  }

  /// Says how much of an Interface Builder file is left out or assumed.
  func remark(_ count: Int, on console: Console) {
    guard count > 0 else { return }
    console.error(
      "\(visibleName(name)): note: \(counted(count, "part")) left out or assumed; gridwork import lists "
        + "them.")
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
      throw unreadable(obstacle ?? error.reason)
    }
  }

  /// Why there is no file to read, as the end of a sentence; nil if there is one.
  var obstacle: String? {
    if path == "-" || PathTarget(path) == .file { return nil }
    return PathTarget.obstacle(on: path)
      ?? (path.contains("\u{FFFD}")
        ? "there is no such file; a name that is not in UTF-8 cannot be used"
        : "there is no such file")
  }

  /// The error for a file that cannot be read for a reason.
  func unreadable(_ reason: String) -> CommandError {
    .file(name, "The file cannot be read: \(reason).")
  }
}
