// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import GridworkDocument

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Reads an XML file into a tree of elements. A file that declares entities is refused, and
/// text between elements is dropped: Interface Builder keeps nothing that a layout needs in it.
final class ElementReader: NSObject, XMLParserDelegate {
  /// The maximum number of elements of a file.
  static let maximumCount = 500_000
  /// The maximum depth of an element. It also bounds the recursion over views.
  static let maximumDepth = 200

  private let lines: [Substring]
  private var open: [Element] = []
  private var root: Element?
  private var count = 0
  private var failure: DocumentError?

  private init(_ lines: [Substring]) { self.lines = lines }

  /// Returns the top-level element of a file with the given lines.
  static func read(_ bytes: Data, _ lines: [Substring]) throws(DocumentError) -> Element {
    guard bytes.count <= LayoutDocument.maximumByteCount else {
      throw DocumentError(
        path: "",
        message: "The file is longer than \(LayoutDocument.maximumByteCount >> 20) megabytes.")
    }
    if let index = lines.firstIndex(where: { $0.contains("<!DOCTYPE") }) {
      throw DocumentError(
        path: "",
        message:
          "The file has a document type declaration, which Interface Builder does not write.",
        line: index + 1, column: 1)
    }
    let reader = ElementReader(lines)
    let parser = XMLParser(data: bytes)
    parser.shouldResolveExternalEntities = false
    parser.delegate = reader
    let isWellFormed = parser.parse()
    if let failure = reader.failure { throw failure }
    guard isWellFormed, let root = reader.root, reader.open.isEmpty else {
      let element = reader.open.last.map { ": <\($0.name)> of line \($0.position.line) is open" }
      throw reader.error("The XML is malformed\(element ?? "").", in: parser)
    }
    return root
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    count += 1
    guard failure == nil else { return }
    if count > Self.maximumCount { refuse("more than \(Self.maximumCount) elements", parser) }
    if open.count >= Self.maximumDepth {
      refuse("elements nested more than \(Self.maximumDepth) deep", parser)
    }
    open.append(
      Element(name: name, attributes: attributes, position: start(of: name, in: parser)))
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    guard failure == nil, let element = open.popLast() else { return }
    if open.isEmpty { root = element } else { open[open.count - 1].children.append(element) }
  }

  private func refuse(_ what: String, _ parser: XMLParser) {
    guard failure == nil else { return }
    failure = error("The file has \(what), which Interface Builder does not write.", in: parser)
    parser.abortParsing()
  }

  private func error(_ message: String, in parser: XMLParser) -> DocumentError {
    let position = position(in: parser)
    return DocumentError(
      path: "", message: message, line: position.line, column: position.column)
  }

  /// Where the start tag begins that the parser has just read. The parser itself tells where it ends.
  private func start(of name: String, in parser: XMLParser) -> DocumentSource.Position {
    let end = position(in: parser)
    guard lines.indices.contains(end.line - 1) else { return end }
    let line = lines[end.line - 1]
    let indent = line.prefix { $0 == " " || $0 == "\t" }
    guard line.dropFirst(indent.count).hasPrefix("<\(name)") else { return end }
    return DocumentSource.Position(line: end.line, column: indent.count + 1)
  }

  private func position(in parser: XMLParser) -> DocumentSource.Position {
    DocumentSource.Position(line: max(parser.lineNumber, 1), column: max(parser.columnNumber, 1))
  }
}
