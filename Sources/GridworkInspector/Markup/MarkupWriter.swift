// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork

/// Writes XML and HTML with two spaces of indentation. Equal input gives equal bytes: attributes
/// keep their order, and `numberText(_:)` writes all numbers.
struct MarkupWriter {
  /// The styling that a legend distinguishes: the first class of a group, and the first class of an
  /// element inside it.
  struct Mark: Hashable {
    var group: String
    var role: String?
  }

  private(set) var lines: [String] = []
  /// The marks of all elements written so far.
  private(set) var marks: Set<Mark> = []
  private var depth = 0
  private var group = ""

  var text: String { lines.joined(separator: "\n") }

  /// Writes an element without children, apart from an optional title, which SVG viewers show as a
  /// tooltip.
  mutating func element(_ name: String, _ attributes: [(String, String)], title: String? = nil) {
    marks.insert(Mark(group: group, role: Self.role(in: attributes)))
    let start = "<\(name)\(Self.text(of: attributes))"
    if let title {
      line("\(start)><title>\(Self.escaped(title))</title></\(name)>")
    } else {
      line("\(start)/>")
    }
  }

  /// Writes an element that contains text.
  mutating func element(_ name: String, _ attributes: [(String, String)], text: String) {
    line("<\(name)\(Self.text(of: attributes))>\(Self.escaped(text))</\(name)>")
  }

  /// Writes an element that contains other elements.
  mutating func element(
    _ name: String, _ attributes: [(String, String)], content: (inout MarkupWriter) -> Void
  ) {
    let outerGroup = group
    group = Self.role(in: attributes) ?? ""
    line("<\(name)\(Self.text(of: attributes))>")
    depth += 1
    content(&self)
    depth -= 1
    line("</\(name)>")
    group = outerGroup
  }

  /// Writes finished markup, line by line.
  mutating func raw(_ text: String) {
    for part in text.split(separator: "\n", omittingEmptySubsequences: false) { line(String(part)) }
  }

  /// Appends the elements of another writer.
  mutating func append(_ other: MarkupWriter) {
    for text in other.lines { line(text) }
    marks.formUnion(other.marks)
  }

  private static func role(in attributes: [(String, String)]) -> String? {
    attributes.first { $0.0 == "class" }?.1.split(separator: " ").first.map(String.init)
  }

  private mutating func line(_ text: String) {
    lines.append(String(repeating: "  ", count: depth) + text)
  }

  private static func text(of attributes: [(String, String)]) -> String {
    attributes.map { " \($0.0)=\"\(escaped($0.1))\"" }.joined()
  }

  /// The text with the five special characters of markup as entities. A character that XML does not
  /// allow becomes U+FFFD.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      case "\n", "\t", "\u{20}"..."\u{7E}", "\u{A0}"..."\u{D7FF}", "\u{E000}"..."\u{FFFD}",
        "\u{10000}"..."\u{10FFFF}":
        result.unicodeScalars.append(scalar)
      default: result += "\u{FFFD}"
      }
    }
    return result
  }
}

extension MarkupWriter {
  /// The attributes `x`, `y`, `width` and `height` of a rectangle.
  static func attributes(of rect: LayoutRect) -> [(String, String)] {
    [
      ("x", numberText(rect.minX)), ("y", numberText(rect.minY)),
      ("width", numberText(rect.width)), ("height", numberText(rect.height)),
    ]
  }

  /// The attributes `x1`, `y1`, `x2` and `y2` of a line.
  static func line(
    from start: (x: Double, y: Double), to end: (x: Double, y: Double)
  ) -> [(String, String)] {
    [
      ("x1", numberText(start.x)), ("y1", numberText(start.y)), ("x2", numberText(end.x)),
      ("y2", numberText(end.y)),
    ]
  }

  /// Writes a frame: a rectangle, or a line if the frame has no area, because SVG does not draw
  /// such rectangles.
  mutating func frame(
    _ rect: LayoutRect, _ attributes: [(String, String)], title: String? = nil
  ) {
    if numberText(rect.width) == "0" || numberText(rect.height) == "0" {
      let line = Self.line(from: (rect.minX, rect.minY), to: (rect.maxX, rect.maxY))
      element("line", attributes + line, title: title)
    } else {
      element("rect", attributes + Self.attributes(of: rect), title: title)
    }
  }
}
