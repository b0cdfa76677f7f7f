// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// A document together with the text that it was read from: says on which line a member stands.
public struct DocumentSource: Sendable {
  /// A place in a text.
  public struct Position: Sendable, Hashable {
    /// The line, counted from 1.
    public let line: Int
    /// The Unicode scalar in the line, counted from 1.
    public let column: Int
  }

  /// The document that the text describes.
  public let document: LayoutDocument
  private let text: JSONText

  /// Reads a document from JSON text in UTF-8.
  ///
  /// No text stops the program, whatever it says.
  ///
  /// - Complexity: O(n) for n bytes.
  /// - Parameter bytes: The text, of at most ``LayoutDocument/maximumByteCount`` bytes.
  /// - Throws: What is wrong, with the JSON path, the line and the column.
  public init(json bytes: some Sequence<UInt8>) throws(DocumentError) {
    text = try JSONText(Array(bytes))
    document = try LayoutDocument(reading: text.root)
    // What single values cannot show: names, references, and the room for spans.
    do throws(LocatedFailure) {
      _ = try DocumentIndex(document)
    } catch {
      throw text.error(error)
    }
  }

  /// The JSON path of the member that a finding is about, as this text orders its lists.
  ///
  /// ``Finding/path`` is the path in the text that ``LayoutDocument/json`` writes.
  ///
  /// - Parameter finding: A finding about this document.
  /// - Returns: The path; that of the member around it where the text leaves it out.
  public func path(of finding: Finding) -> String { "\(text.resolved(finding.place).path)" }

  /// The place of the member that a finding is about.
  ///
  /// - Complexity: O(n) for a text of n bytes.
  /// - Parameter finding: A finding about this document.
  /// - Returns: The beginning of the member's value; that of the member around it where the text leaves
  ///   it out.
  public func position(of finding: Finding) -> Position {
    let place = text.position(of: text.resolved(finding.place).node)
    return Position(line: place.line, column: place.column)
  }

  /// The line that a member begins on, without its line break, and the column, both counted from 1.
  func line(of path: JSONPath) -> (line: Int, column: Int, text: String) {
    let place = text.position(of: text.resolved(path).node)
    return (place.line, place.column, text.line(place.line))
  }
}
