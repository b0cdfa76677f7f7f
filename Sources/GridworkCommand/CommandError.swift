// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork
import GridworkInspector

/// The reason why a subcommand cannot start: invalid arguments, or a file that it cannot use.
struct CommandError: Error {
  var message: String
  /// Whether the error lies in the command line. If so, the command also points to its help text.
  var isAboutUsage = false

  static func usage(_ message: String) -> CommandError {
    CommandError(message: "error: \(message)", isAboutUsage: true)
  }

  /// Returns the error for an unknown word. Its message suggests the nearest known word and lists
  /// all of them.
  ///
  /// - Parameters:
  ///   - word: The unknown word.
  ///   - noun: What the word was expected to be, such as `subcommand`.
  ///   - known: The known words, in the order in which the message lists them.
  /// - Returns: A usage error.
  static func unknown(_ word: String, _ noun: String, among known: [String]) -> CommandError {
    .usage(
      "There is no \(noun) \(quotation(word))\(suggestion(for: word, among: known))\n"
        + (known.isEmpty
          ? "There are no \(noun)s." : "The \(noun)s are \(known.joined(separator: ", "))."))
  }
}
