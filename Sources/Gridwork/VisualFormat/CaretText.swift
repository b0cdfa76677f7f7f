// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// A text on one line, and a caret below one of its characters.
///
/// Of a long text only what is around the caret is shown.
///
/// - Parameters:
///   - text: The text.
///   - offset: The number of characters before the caret.
/// - Returns: Two lines.
package func textWithCaret(_ text: String, at offset: Int) -> String {
  let reach = 60
  // A control character would move what follows it; a blank takes as much room as it counts for.
  let characters = text.map { $0.isNewline || $0 == "\t" || $0 == "\0" ? " " : $0 }
  let start = max(0, offset - reach)
  let end = min(characters.count, offset + reach)
  let line =
    (start > 0 ? "…" : "") + String(characters[start..<end]) + (end < characters.count ? "…" : "")
  let blanks = String(repeating: " ", count: offset - start + (start > 0 ? 1 : 0))
  return "\(line)\n\(blanks)^"
}
