// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import GridworkDocument

/// The files that `verify` checks: those that the user names, and those in the folders that the user names.
struct VerifiedFiles {
  /// A file, and whether it was found in a folder rather than named.
  struct Entry {
    let file: InputFile
    let isFound: Bool
  }

  /// The files in the order of the report, each once, whatever paths lead to it.
  private(set) var entries: [Entry] = []
  /// Whether the user asks for more than one file by name.
  let isBatch: Bool

  init(_ arguments: Arguments) throws(CommandError) {
    let shard = try arguments.shard(.shard)
    let endings =
      arguments.has(.stored) ? ["xib", "storyboard"] : ["json", "xib", "storyboard"]
    var paths: Set<ExactPath> = []
    var hasFolders = false
    for file in arguments.inputFiles {
      let found = Self.isFolder(file.path) ? Self.files(in: file.path, endings) : nil
      hasFolders = hasFolders || found != nil
      for path in found ?? [file.path] where paths.insert(Self.realPath(of: path)).inserted {
        entries.append(
          Entry(file: InputFile(path: path, treeName: file.treeName), isFound: found != nil))
      }
    }
    isBatch = hasFolders || shard != nil || entries.count > 1
    if let shard {
      entries = stride(from: shard.number - 1, to: entries.count, by: shard.count).map {
        entries[$0]
      }
    }
  }

  /// The paths of the files with some endings in a folder and the folders in it, ordered by name. Names that
  /// begin with a dot, folders behind symbolic links, pipes and devices are left out. A folder that cannot be read stands
  /// for itself, so that it is reported.
  static func files(in folder: String, _ endings: [String]) -> [String] {
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else {
      return [folder]
    }
    let prefix = prefix(of: folder)
    return names.filter { !$0.hasPrefix(".") }.map(ExactPath.init).sorted().flatMap {
      name -> [String] in
      let path = prefix + name.text
      if isFolder(path) { return isLink(path) ? [] : files(in: path, endings) }
      // Reading a pipe would wait until something is written to it.
      guard PathTarget.irregularKind(of: path) == nil else { return [] }
      return endings.contains(URL(fileURLWithPath: path).pathExtension.lowercased()) ? [path] : []
    }
  }

  /// What the paths of the files in a folder begin with.
  static func prefix(of folder: String) -> String {
    folder == "." ? "" : folder.hasSuffix("/") ? folder : folder + "/"
  }

  static func isFolder(_ path: String) -> Bool { PathTarget(path) == .folder }

  /// The path that has neither links nor dots; the path itself where nothing is, and for standard input.
  private static func realPath(of path: String) -> ExactPath {
    guard path != "-", let real = realpath(path, nil) else { return ExactPath(path) }
    defer { free(real) }
    return ExactPath(String(cString: real))
  }

  private static func isLink(_ path: String) -> Bool {
    (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) != nil
  }
}

extension Data {
  /// Whether a file that was found in a folder is meant as a layout document: JSON with a root, or a text
  /// that is no JSON and mentions one.
  var isMeantAsDocument: Bool {
    guard count <= LayoutDocument.maximumByteCount, range(of: Data("\"root\"".utf8)) != nil else {
      return false
    }
    guard let value = try? JSONSerialization.jsonObject(with: self, options: .fragmentsAllowed)
    else { return true }
    return (value as? [String: Any])?["root"] != nil
  }
}
