// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// What is wrong with a layout document, and where.
///
/// ```text
/// root.rows[2][1].hugging: Found the number 2000; a priority lies above 0 and goes up to 1000.
/// ```
///
/// The text names the place by its JSON path, what was found, what is allowed and, where there is
/// one, the nearest known spelling.
public struct DocumentError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The JSON path, such as `root.rows[2][1].hugging`; empty for the document as a whole.
  public var path: String
  /// What was found and what is allowed, as sentences.
  public var message: String
  /// The line in the file, counted from 1; nil for a document that was not read from text.
  public var line: Int?
  /// The character in the line, counted from 1; nil for a document that was not read from text.
  public var column: Int?

  /// Makes an error.
  public init(path: String, message: String, line: Int? = nil, column: Int? = nil) {
    self.path = path
    self.message = message
    self.line = line
    self.column = column
  }

  /// The path and the message.
  public var description: String { path.isEmpty ? message : "\(path): \(message)" }

  /// The error as compilers print theirs: the file, the line and the column, then the rest.
  public func text(inFile file: String) -> String {
    guard let line, let column else { return "\(file): error: \(self)" }
    return "\(file):\(line):\(column): error: \(self)"
  }
}
