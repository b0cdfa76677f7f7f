// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// Draws rows over those that it drew before, and gives the terminal back as it was.
struct TerminalScreen {
  private let console: Console

  /// Takes the terminal over: what was on it comes back at the end, and the cursor is hidden meanwhile.
  init(on console: Console) {
    self.console = console
    console.output("\u{1B}[?1049h\u{1B}[?25l")
  }

  /// Draws rows in place of those before. Line by line over the old ones, so that nothing flickers; what
  /// is left of an old one goes first, because a row may end in the last column.
  func draw(_ rows: [WatchScreen.Row]) {
    let lines = rows.map { row in
      "\u{1B}[K" + (console.hasColorfulOutput ? row.coloredText : row.text)
    }
    // The rows below go before the last row is drawn, for the same reason.
    let below = "\u{1B}[J"
    console.output(
      "\u{1B}[H" + (lines.dropLast() + [below + (lines.last ?? "")]).joined(separator: "\r\n"))
  }

  /// Gives the terminal back.
  func end() { console.output("\u{1B}[?25h\u{1B}[?1049l") }
}
