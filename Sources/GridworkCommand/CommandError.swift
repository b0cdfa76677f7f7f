// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork
import GridworkDocument
import GridworkInspector

/// The reason why a subcommand cannot do what it is asked to do.
enum CommandError: Error {
  /// The command line is invalid. The command also points to its help text.
  case usage(String)
  /// A file, which has a name in messages, cannot be used.
  case file(String, DocumentError)
  case other(String)

  /// Returns an error about a file as a whole.
  static func file(_ name: String, _ message: String) -> CommandError {
    .file(name, DocumentError(path: "", message: message))
  }

  /// Returns the usage error for an unknown word.
  static func unknown(_ word: String, _ noun: String, among known: [String]) -> CommandError {
    .usage(unknownMessage(word, noun, among: known))
  }

  /// Returns the message about an unknown word. It suggests the nearest known word and lists all of
  /// them.
  ///
  /// - Parameters:
  ///   - word: The unknown word.
  ///   - noun: What the word was expected to be, such as `subcommand`.
  ///   - known: The known words, in the order in which the message lists them.
  /// - Returns: The message, in two lines.
  static func unknownMessage(_ word: String, _ noun: String, among known: [String]) -> String {
    "There is no \(noun) \(quotation(word))\(suggestion(for: word, among: known))\n"
      + (known.isEmpty
        ? "There are no \(noun)s."
        : "The \(noun)s are \(known.map(nameText).joined(separator: ", ")).")
  }

  /// The message in the style of a compiler.
  var text: String {
    switch self {
    case .usage(let message), .other(let message): "error: \(message)"
    case .file(let name, let error): error.text(ofFile: name)
    }
  }

  /// The JSON object of an answer that has an error in place of a result.
  var output: JSONOutput {
    switch self {
    case .usage(let message), .other(let message):
      return .object([("errors", .array([.object([("message", .string(message))])]))])
    case .file(let name, let error):
      let members: [(key: String, value: JSONOutput)] = [
        ("message", .string(error.message)), ("path", .string(error.path)),
        ("line", .optional(error.line.map(Double.init))),
        ("column", .optional(error.column.map(Double.init))),
      ]
      return .object([("file", .string(name)), ("errors", .array([.object(members)]))])
    }
  }
}
