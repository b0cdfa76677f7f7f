// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import GridworkDocument

/// Parts of a text in GitHub's Markdown.
///
/// Whatever a user wrote stands in code: there nothing is a link, a mention, a picture or HTML.
enum Markdown {
  /// A text as code in a line, also of a table.
  static func code(_ text: String) -> String {
    let visible = visibleName(text)
    // In a span, a backtick would end it, and in a table a bar would end the cell.
    let isPlain =
      !visible.contains { "`|\\".contains($0) } && visible.first != " "
      && visible.last != " " && !visible.isEmpty
    if isPlain { return "`\(visible)`" }
    let escaped = visible.unicodeScalars.map { scalar in
      let isWord =
        !scalar.isASCII || scalar == " " || scalar.properties.isAlphabetic
        || ("0"..."9").contains(scalar)
      return isWord ? String(scalar) : "&#\(scalar.value);"
    }
    return "<code>\(escaped.joined())</code>"
  }

  /// Lines as a block of code. Its fence is longer than any row of backticks in it.
  static func block(_ text: String, language: String = "text") -> String {
    var longest = 2
    var current = 0
    for character in text {
      current = character == "`" ? current + 1 : 0
      longest = max(longest, current)
    }
    let fence = String(repeating: "`", count: longest + 1)
    return "\(fence)\(language)\n\(text)\n\(fence)"
  }

  /// A table. The cells are Markdown without line breaks.
  static func table(_ header: [String], _ rows: [[String]]) -> String {
    ([header, header.map { _ in "---" }] + rows)
      .map { "| \($0.joined(separator: " | ")) |" }.joined(separator: "\n")
  }
}
