// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The number of characters that fit a terminal.
struct TerminalSize: Equatable {
  var columns: Int
  var rows: Int

  /// The size of the terminal that standard output is, now; nil if it is none or does not tell.
  static var ofStandardOutput: TerminalSize? {
    var window = winsize()
    guard ioctl(1, UInt(TIOCGWINSZ), &window) == 0, window.ws_col > 0, window.ws_row > 0 else {
      return nil
    }
    return TerminalSize(columns: Int(window.ws_col), rows: Int(window.ws_row))
  }
}
