// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// An error in a layout document, with its location.
///
/// ```text
/// root.rows[2][1].hugging: Found the number 2000; a priority must be above 0 and at most 1000.
/// ```
///
/// The text gives the JSON path, the value found, the values allowed and, where one is close, the
/// nearest known spelling.
public struct DocumentError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The JSON path, such as `root.rows[2][1].hugging`; empty for an error in the document as a
  /// whole.
  public var path: String
  /// The value found and the values allowed, in one or more sentences.
  public var message: String
  /// The line in the file, starting at 1; nil for a document that was not read from text.
  public var line: Int?
  /// The column in the line, in Unicode scalars, starting at 1; nil for a document that was not
  /// read from text.
  public var column: Int?

  /// Creates an error; by default without a line and a column.
  public init(path: String, message: String, line: Int? = nil, column: Int? = nil) {
    self.path = path
    self.message = message
    self.line = line
    self.column = column
  }

  /// The path, a colon and the message; the message alone if the path is empty. A path of more than 200
  /// characters is shortened in its middle.
  public var description: String { path.isEmpty ? message : "\(shownPath): \(message)" }

  /// The path, or its beginning and its end, cut where a key or an index begins.
  private var shownPath: Substring {
    guard path.count > 200 else { return path[...] }
    func isCut(_ character: Character) -> Bool { character == "." || character == "[" }
    let (start, end) = (path.prefix(80), path.suffix(80))
    return start[..<(start.lastIndex(where: isCut) ?? start.endIndex)] + "…"
      + end[(end.firstIndex(where: isCut) ?? end.startIndex)...]
  }

  /// The error in the style of a compiler: the file, the line and the column, then the description.
  public func text(ofFile file: String) -> String {
    let file = visibleName(file)
    guard let line, let column else { return "\(file): error: \(self)" }
    return "\(file):\(line):\(column): error: \(self)"
  }
}
