// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork

/// Writes XML and HTML with two spaces of indentation. Equal input gives equal bytes: attributes keep
/// their order, and all numbers are written by ``numberText(_:)``.
struct MarkupWriter {
  private(set) var lines: [String] = []
  private var depth: Int

  init(depth: Int = 0) { self.depth = depth }

  var text: String { lines.joined(separator: "\n") }

  /// Writes an element without children, apart from an optional title, which SVG viewers show as a
  /// tooltip.
  mutating func element(_ name: String, _ attributes: [(String, String)], title: String? = nil) {
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
    line("<\(name)\(Self.text(of: attributes))>")
    depth += 1
    content(&self)
    depth -= 1
    line("</\(name)>")
  }

  /// Writes lines of finished markup.
  mutating func raw(_ text: String) {
    for part in text.split(separator: "\n", omittingEmptySubsequences: false) { line(String(part)) }
  }

  private mutating func line(_ text: String) {
    lines.append(String(repeating: "  ", count: depth) + text)
  }

  private static func text(of attributes: [(String, String)]) -> String {
    attributes.map { " \($0.0)=\"\(escaped($0.1))\"" }.joined()
  }

  /// The text with the five special characters of markup as entities. Characters that XML does not
  /// allow become U+FFFD.
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
}
