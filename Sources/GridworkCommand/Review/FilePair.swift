// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import GridworkDocument

/// The earlier and the later version of a file, as far as there are any.
struct FilePair {
  /// The name of the file: the later path in a folder, or the path that the user names.
  let name: String
  /// The earlier path in a folder, where the file has another name now.
  var earlierName: String?
  let old: InputFile?
  let new: InputFile?
  /// Whether the file was found in a folder rather than named.
  let isFound: Bool

  /// Pairs the files that the user names: two files, or the files in two folders, by their paths there. A
  /// file whose path only one folder has is paired with one of the same bytes whose path only the other one
  /// has.
  static func pairs(_ arguments: Arguments) throws(CommandError) -> [FilePair] {
    let (old, new) = (arguments.inputFiles[0], arguments.inputFiles[1])
    let areFolders = [old, new].map { VerifiedFiles.isFolder($0.path) }
    guard areFolders[0] == areFolders[1] else {
      let (folder, file) = areFolders[0] ? (old, new) : (new, old)
      if let obstacle = file.obstacle { throw file.unreadable(obstacle) }
      throw .usage(
        "\(visibleName(folder.path)) is a folder and \(visibleName(file.name)) is not; name two of one kind."
      )
    }
    guard areFolders[0] else {
      return [FilePair(name: new.name, old: old, new: new, isFound: false)]
    }
    let (olds, news) = (files(in: old), files(in: new))
    // 1. What only one folder has, by its bytes.
    var removed: [Data: [ExactPath]] = [:]
    for (name, file) in olds where news[name] == nil {
      if let bytes = file.savedBytes { removed[bytes, default: []].append(name) }
    }
    for bytes in removed.keys { removed[bytes]?.sort(by: >) }
    // 2. The files of the later folder, each with its earlier version.
    var pairs: [FilePair] = []
    var renamed: Set<ExactPath> = []
    for (name, file) in news.sorted(by: { $0.key < $1.key }) {
      var pair = FilePair(name: name.text, old: olds[name], new: file, isFound: true)
      if pair.old == nil, let bytes = file.savedBytes, let earlier = removed[bytes]?.popLast() {
        pair = FilePair(
          name: name.text, earlierName: earlier.text, old: olds[earlier], new: file, isFound: true)
        renamed.insert(earlier)
      }
      pairs.append(pair)
    }
    // 3. The files that are gone.
    for (name, file) in olds where news[name] == nil && !renamed.contains(name) {
      pairs.append(FilePair(name: name.text, old: file, new: nil, isFound: true))
    }
    return pairs.sorted { ExactPath($0.name) < ExactPath($1.name) }
  }

  /// The files in a folder that may have layouts, by their paths in it.
  private static func files(in folder: InputFile) -> [ExactPath: InputFile] {
    let prefix = VerifiedFiles.prefix(of: folder.path)
    let paths = VerifiedFiles.files(in: folder.path, ["json", "xib", "storyboard", "txt"])
    return Dictionary(
      uniqueKeysWithValues: paths.map { path in
        let name = path == folder.path ? path : String(path.dropFirst(prefix.count))
        return (ExactPath(name), InputFile(path: path, treeName: folder.treeName))
      })
  }
}

extension InputFile {
  /// The bytes of a file in a folder; nil if it cannot be read, which is reported when it is its turn.
  fileprivate var savedBytes: Data? { try? Data(contentsOf: URL(fileURLWithPath: path)) }
}
