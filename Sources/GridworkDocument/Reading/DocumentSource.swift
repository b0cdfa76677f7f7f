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

    /// Creates a position from a line and a column, both starting at 1.
    package init(line: Int, column: Int) {
      self.line = line
      self.column = column
    }

    init(_ place: TextPlaces.Place) { self.init(line: place.line, column: place.column) }
  }

  /// The document that the text describes.
  public let document: LayoutDocument
  private let text: Text

  /// What locates the members of a document.
  private enum Text: Sendable {
    /// The JSON text that has them.
    case json(JSONText)
    /// Their positions in a text of another format.
    case parts([JSONPath: Position], lines: [Substring])
  }

  /// Reads a document from JSON text in UTF-8.
  ///
  /// Every input either yields a document or throws; no input crashes the program.
  ///
  /// - Complexity: O(*n*) for *n* bytes.
  /// - Parameter bytes: The text, of at most ``LayoutDocument/maximumByteCount`` bytes.
  /// - Throws: A ``DocumentError`` with the JSON path, the line and the column.
  public init(json bytes: some Sequence<UInt8>) throws(DocumentError) {
    let text = try JSONText(Array(bytes))
    self.text = .json(text)
    document = try LayoutDocument(reading: text.root)
    // The checks that need the whole document: names, references, and the room for spans.
    do throws(LocatedFailure) {
      _ = try DocumentIndex(document)
    } catch {
      throw text.error(error)
    }
  }

  /// Creates the source of a document that was made from a text of another format.
  ///
  /// - Parameters:
  ///   - document: The document.
  ///   - views: The positions of the views and guides, by id. One without a position has that of
  ///     the view around it.
  ///   - constraints: The positions of the document's own constraints, in order.
  ///   - lines: The lines of the text.
  /// - Throws: A ``DocumentError`` at the position of the part that is invalid.
  package init(
    _ document: LayoutDocument, views: [String: Position], constraints: [Position],
    lines: [Substring]
  ) throws(DocumentError) {
    var positions: [JSONPath: Position] = [:]
    for (index, position) in constraints.enumerated() {
      positions[JSONPath() + "constraints" + index] = position
    }
    func note(_ view: LayoutDocument.View, _ path: JSONPath) {
      if let id = view.id { positions[path] = views[id] }
      for inside in view.inside(at: path) { note(inside.view, inside.path) }
    }
    note(document.root, JSONPath() + "root")
    self.document = document
    text = .parts(positions, lines: lines)
    do throws(LocatedFailure) {
      _ = try DocumentIndex(document)
    } catch {
      let place = position(of: error.path)
      throw DocumentError(
        path: "\(error.path)", message: error.message, line: place.line, column: place.column)
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
  func path(of path: JSONPath) -> String {
    switch text {
    case .json(let text): "\(text.resolved(path).path)"
    case .parts(let positions, _): "\(positions.nearest(to: path).path)"
    }
  }

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
    switch text {
    case .json(let text): Position(text.place(of: text.resolved(path).node))
    case .parts(let positions, _): positions.nearest(to: path).position
    }
  }

  /// The bytes of the JSON text; nil for a text of another format.
  public var json: [UInt8]? { jsonText?.bytes }

  /// The JSON text; nil for a text of another format.
  var jsonText: JSONText? {
    guard case .json(let text) = text else { return nil }
    return text
  }

  /// The line on which a member begins, without its line break, and the member's position.
  func line(of path: JSONPath) -> (position: Position, text: String) {
    switch text {
    case .json(let text):
      let place = text.place(of: text.resolved(path).node)
      return (Position(place), text.places.line(of: place))
    case .parts(let positions, let lines):
      let position = positions.nearest(to: path).position
      let index = position.line - 1
      return (position, lines.indices.contains(index) ? String(lines[index]) : "")
    }
  }
}

extension [JSONPath: DocumentSource.Position] {
  /// The position of a path, or of the nearest path around it that has one.
  fileprivate func nearest(
    to path: JSONPath
  ) -> (path: JSONPath, position: DocumentSource.Position) {
    var path = path
    while true {
      if let position = self[path] { return (path, position) }
      guard path.components.popLast() != nil else {
        return (path, DocumentSource.Position(line: 1, column: 1))
      }
    }
  }
}
