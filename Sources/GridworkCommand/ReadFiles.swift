// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import GridworkDocument

/// The files that a subcommand reads, which it never writes over.
struct ReadFiles {
  /// What a file is under each of its names.
  private struct Identity: Hashable {
    let device: dev_t
    let number: ino_t

    /// Only a regular file has something to lose: a terminal or a pipe has not.
    init?(_ status: stat) {
      guard status.st_mode & S_IFMT == S_IFREG else { return nil }
      (device, number) = (status.st_dev, status.st_ino)
    }
  }

  private var names: [Identity: String] = [:]

  init(_ files: [InputFile], on console: Console) {
    for file in files {
      var status = stat()
      let failure =
        file.path == "-"
        ? fstat(console.input().fileDescriptor, &status) : stat(file.path, &status)
      guard failure == 0, let identity = Identity(status) else { continue }
      names[identity] = file.name
    }
  }

  /// Throws an error if a path leads to one of the files, by whatever name.
  func check(_ path: String) throws(CommandError) {
    var status = stat()
    guard stat(path, &status) == 0, let identity = Identity(status), let name = names[identity]
    else { return }
    let file = name == path ? "this file" : "\(visibleName(name)), which is the same file"
    throw .file(
      path, "The command reads \(file), and does not write over it; choose another output.")
  }
}
