// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// Returns a text on one line, and a caret below one of its characters on a second line.
///
/// Only the part around the caret is kept of a long text.
///
/// - Parameters:
///   - text: The text to show, of any number of lines.
///   - offset: The number of characters before the caret.
/// - Returns: The two lines, separated by a line break.
/// - Complexity: O(*n*), where *n* is the length of the text.
package func textWithCaret(_ text: String, at offset: Int) -> String {
  let reach = 60
  // What cannot be seen would misalign the caret, or do something to the terminal; a space keeps it in place.
  let characters = text.map { $0.unicodeScalars.contains { $0.isInvisible } ? " " : $0 }
  let start = max(0, offset - reach)
  let end = min(characters.count, offset + reach)
  let line =
    (start > 0 ? "…" : "") + String(characters[start..<end]) + (end < characters.count ? "…" : "")
  let blanks = String(repeating: " ", count: offset - start + (start > 0 ? 1 : 0))
  return "\(line)\n\(blanks)^"
}
