// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The size of a terminal in character cells.
struct TerminalSize: Equatable {
  var columns: Int
  var rows: Int

  /// The current size of the terminal on standard output; nil if standard output is not a terminal
  /// or its size is unknown.
  static var ofStandardOutput: TerminalSize? {
    var window = winsize()
    guard ioctl(1, UInt(TIOCGWINSZ), &window) == 0, window.ws_col > 0, window.ws_row > 0 else {
      return nil
    }
    return TerminalSize(columns: Int(window.ws_col), rows: Int(window.ws_row))
  }
}
