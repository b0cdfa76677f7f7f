// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// A document and the text that it was read from, which locates the document's members by line.
public struct DocumentSource: Sendable {
  /// A position in a text.
  public struct Position: Sendable, Hashable {
    /// The line, starting at 1.
    public let line: Int
    /// The column in Unicode scalars, starting at 1.
    public let column: Int
  }

  /// The document that the text describes.
  public let document: LayoutDocument
  private let text: JSONText

  /// Reads a document from JSON text in UTF-8.
  ///
  /// Every input either yields a document or throws; no input crashes the program.
  ///
  /// - Complexity: O(*n*) for *n* bytes.
  /// - Parameter bytes: The text, of at most ``LayoutDocument/maximumByteCount`` bytes.
  /// - Throws: A ``DocumentError`` with the JSON path, the line and the column.
  public init(json bytes: some Sequence<UInt8>) throws(DocumentError) {
    text = try JSONText(Array(bytes))
    document = try LayoutDocument(reading: text.root)
    // The checks that need the whole document: names, references, and the room for spans.
    do throws(LocatedFailure) {
      _ = try DocumentIndex(document)
    } catch {
      throw text.error(error)
    }
  }

  /// The JSON path in this text of the member that a finding is about.
  ///
  /// It differs from ``DocumentFinding/path``, which is the path in the text that ``LayoutDocument/json``
  /// writes, if this text orders its lists differently.
  ///
  /// - Complexity: O(*n*) for a text of *n* bytes.
  /// - Parameter finding: A finding about this document.
  /// - Returns: The path. If the text omits the member, the path of the nearest member around it.
  public func path(of finding: DocumentFinding) -> String { path(of: finding.place) }

  /// The path in this text of a member, or of the nearest member around it that the text has.
  func path(of path: JSONPath) -> String { "\(text.resolved(path).path)" }

  /// The position of the member that a finding is about.
  ///
  /// - Complexity: O(*n*) for a text of *n* bytes.
  /// - Parameter finding: A finding about this document.
  /// - Returns: The first character of the member's value. If the text omits the member, that of
  ///   the nearest member around it.
  public func position(of finding: DocumentFinding) -> Position {
    position(of: finding.place)
  }

  /// The position of a member, or of the nearest member around it that the text has.
  func position(of path: JSONPath) -> Position {
    let place = text.place(of: text.resolved(path).node)
    return Position(line: place.line, column: place.column)
  }

  /// The line on which a member begins, without its line break, and the member's column. Line and
  /// column start at 1.
  func line(of path: JSONPath) -> (line: Int, column: Int, text: String) {
    let place = text.place(of: text.resolved(path).node)
    return (place.line, place.column, text.places.line(of: place))
  }
}
