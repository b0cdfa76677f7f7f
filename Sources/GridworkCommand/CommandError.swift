// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork
import GridworkInspector

/// Why a subcommand cannot begin: what is wrong with its arguments or its files.
struct CommandError: Error {
  var message: String
  /// Whether the command line is what is wrong, so that the help text helps.
  var isAboutUsage = false

  /// An error in the command line.
  static func usage(_ message: String) -> CommandError {
    CommandError(message: "error: \(message)", isAboutUsage: true)
  }

  /// A word of the command line that is none of the known ones: suggests the nearest and lists all.
  ///
  /// - Parameters:
  ///   - word: The word.
  ///   - noun: What the word should be, such as `subcommand`.
  ///   - known: The known words, in the order in which the message lists them.
  /// - Returns: The error.
  static func unknown(_ word: String, _ noun: String, among known: [String]) -> CommandError {
    .usage(
      "There is no \(noun) \(quotation(word))\(suggestion(for: word, among: known))\n"
        + (known.isEmpty
          ? "There are no \(noun)s." : "The \(noun)s are \(known.joined(separator: ", "))."))
  }
}
