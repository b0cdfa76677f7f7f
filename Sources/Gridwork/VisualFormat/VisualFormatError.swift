// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// What is wrong with a visual format, and where.
///
/// ```text
/// There is no view called "feild"; did you mean "field"?
/// H:|-[label]-[feild]-|
///              ^
/// ```
public struct VisualFormatError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong and what is allowed, as a sentence.
  public let message: String
  /// The format, as it was given.
  public let format: String
  /// The place, in characters, counted from 1; one past the last character for a missing end.
  public let column: Int

  init(_ message: String, format: String, offset: Int) {
    self.message = message
    self.format = format
    column = offset + 1
  }

  /// The message, the format or what of a long one is around the column, and a caret under it.
  public var description: String {
    "\(message)\n\(textWithCaret(format, at: column - 1))"
  }
}
