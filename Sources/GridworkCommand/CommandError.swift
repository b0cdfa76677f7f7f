// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork

/// Why a subcommand cannot begin: what is wrong with its arguments or its files.
struct CommandError: Error {
  var message: String

  /// A word that is none of the known ones.
  static func unknown(_ word: String, _ what: String, among known: [String]) -> CommandError {
    CommandError(
      message: "error: There is no \(what) \"\(word)\"" + suggestion(for: word, among: known)
        + "\nSee gridwork --help.")
  }

  static func usage(_ message: String) -> CommandError {
    CommandError(message: "error: \(message)\nSee gridwork --help.")
  }
}
