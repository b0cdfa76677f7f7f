// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// A full-screen drawing on a terminal that restores the terminal's content at the end.
struct TerminalScreen {
  private let console: Console

  /// Switches to the terminal's alternate screen and hides the cursor until ``end()``.
  init(on console: Console) {
    self.console = console
    console.output("\u{1B}[?1049h\u{1B}[?25l")
  }

  /// Draws rows in place of the previous ones.
  ///
  /// Each row overwrites the old one, which avoids flicker. A row is erased before it is drawn, not
  /// after, because its last character may stand in the last column.
  func draw(_ rows: [WatchScreen.Row]) {
    let lines = rows.map { row in
      "\u{1B}[K" + (console.hasColorfulOutput ? row.coloredText : row.text)
    }
    // For the same reason, the rows below are erased before the last row is drawn.
    let below = "\u{1B}[J"
    console.output(
      "\u{1B}[H" + (lines.dropLast() + [below + (lines.last ?? "")]).joined(separator: "\r\n"))
  }

  /// Restores the terminal's content and shows the cursor.
  func end() { console.output("\u{1B}[?25h\u{1B}[?1049l") }
}
