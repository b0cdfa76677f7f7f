// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// A parsed JSON text: its bytes, and a table of its values.
///
/// The table has one node per value and per key, in the order of the text. Nothing is nested in
/// memory, however deeply the text is nested.
final class JSONText: Sendable {
  struct Node {
    enum Kind: UInt8 {
      case null, `false`, `true`, number, string, array, object
    }
    var kind: Kind
    /// The offsets of the value's first byte and of the byte after its last.
    var start: Int32
    var end: Int32
    /// The index of the first node that is not inside this one.
    var next: Int32
  }

  let bytes: [UInt8]
  /// The nodes in the order of the text. The first is the whole text; after an object, keys and
  /// values alternate.
  let nodes: [Node]
  let places: TextPlaces

  init(_ bytes: [UInt8]) throws(DocumentError) {
    var parser = JSONParser(bytes)
    do throws(JSONParser.Failure) {
      try parser.parse()
    } catch {
      throw Self.error(error, in: parser)
    }
    self.bytes = bytes
    nodes = parser.nodes
    places = TextPlaces(bytes)
  }

  var root: JSONValue { JSONValue(text: self, node: 0) }

  // MARK: Places

  private static func error(_ failure: JSONParser.Failure, in parser: JSONParser) -> DocumentError {
    let place = TextPlaces(parser.bytes)[failure.offset]
    return DocumentError(
      path: "\(parser.openPath)", message: failure.message, line: place.line, column: place.column)
  }

  /// The path of a node.
  func path(to node: Int) -> JSONPath {
    var path = JSONPath()
    var here = 0
    while here != node {
      var child = here + 1
      switch nodes[here].kind {
      case .array:
        var index = 0
        while Int(nodes[child].next) <= node {
          child = Int(nodes[child].next)
          index += 1
        }
        path.components.append(.index(index))
        here = child
      case .object:
        while Int(nodes[child + 1].next) <= node { child = Int(nodes[child + 1].next) }
        path.components.append(.key(JSONValue(text: self, node: child).decodedString))
        // A key has the path of its value.
        if child == node { return path }
        here = child + 1
      default:
        return path
      }
    }
    return path
  }

  /// Follows a path as far as the text has its members.
  ///
  /// - Returns: The last node reached, and the path of that node in this text.
  func resolved(_ path: JSONPath) -> (node: Int, path: JSONPath) {
    var here = root
    var resolved = JSONPath()
    for component in path.components {
      let next: JSONValue?
      let step: JSONPath.Component
      switch component {
      case .key(let key): (next, step) = (here.member(named: key), component)
      case .index(let index): (next, step) = (here.element(at: index), component)
      case .entry(let entry, _):
        let place = here.elements.firstIndex { $0.matches(entry) }
        (next, step) = (place.flatMap { here.element(at: $0) }, .index(place ?? 0))
      }
      guard let next else { break }
      here = next
      resolved.components.append(step)
    }
    return (here.node, resolved)
  }

  /// The error of a failure, placed at its path or at the nearest member around it that the text
  /// has.
  func error(_ failure: LocatedFailure) -> DocumentError {
    let (node, path) = resolved(failure.path)
    // A key is the node right before its value.
    let isKey = failure.isAboutKey && path.components.count == failure.path.components.count
    return error(at: isKey ? node - 1 : node, failure.message, path: path)
  }

  /// The place of a node's first byte.
  func place(of node: Int) -> TextPlaces.Place { places[Int(nodes[node].start)] }

  /// An error at a node; by default with the node's path.
  func error(at node: Int, _ message: String, path: JSONPath? = nil) -> DocumentError {
    let place = place(of: node)
    return DocumentError(
      path: "\(path ?? self.path(to: node))", message: message, line: place.line,
      column: place.column)
  }
}

extension JSONValue {
  fileprivate func matches(_ entry: JSONPath.Entry) -> Bool {
    switch entry {
    case .ofIndex(let index):
      guard let value = member(named: "index") else { return false }
      return (try? value.integer("an index")) == index
    case .word(let word): return kind == .string && decodedString == word
    }
  }
}
