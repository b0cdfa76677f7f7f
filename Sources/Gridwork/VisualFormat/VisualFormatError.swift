// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// An error in a visual format, with its position.
///
/// ```text
/// There is no view called "feild"; did you mean "field"?
/// H:|-[label]-[feild]-|
///              ^
/// ```
///
/// In AppKit, an invalid format raises an exception.
public struct VisualFormatError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A sentence that says what is wrong or what was expected.
  public let message: String
  /// The visual format string that was passed in.
  public let format: String
  /// The position of the error, in characters counted from 1. If the format ends too early, it is
  /// one past the last character.
  public let column: Int

  init(_ message: String, format: String, offset: Int) {
    self.message = message
    self.format = format
    column = offset + 1
  }

  /// The message, the format (or the part of it around the error), and a caret under the error.
  public var description: String {
    "\(message)\n\(textWithCaret(format, at: column - 1))"
  }
}
