// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Where a command prints: what it was asked for, and beside that what a person should know.
struct Console {
  /// What was asked for; standard output.
  var output: (String) -> Void
  /// What a person should know; standard error.
  var diagnostics: (String) -> Void
  /// What `-` stands for; standard input.
  var input: () -> FileHandle
  /// Whether a subcommand that goes on for ever is to end.
  var isInterrupted: () -> Bool = { false }
  /// The size of the terminal that shows the output, now; nil if it goes elsewhere.
  var terminalSize: () -> TerminalSize? = { nil }
  /// Whether output may be coloured.
  var hasColorfulOutput = false
  /// Whether diagnostics may be coloured.
  var hasColorfulDiagnostics = false

  /// The terminal, or whatever the command is connected to. Colours only where a person looks.
  static var terminal: Console {
    let wantsColor = ProcessInfo.processInfo.environment["NO_COLOR"]?.isEmpty ?? true
    return Console(
      output: { FileHandle.standardOutput.write(Data($0.utf8)) },
      diagnostics: { FileHandle.standardError.write(Data($0.utf8)) },
      input: { FileHandle.standardInput },
      isInterrupted: { Interrupt.isPending },
      terminalSize: { TerminalSize.ofStandardOutput },
      hasColorfulOutput: wantsColor && isatty(1) != 0,
      hasColorfulDiagnostics: wantsColor && isatty(2) != 0)
  }

  /// Prints a text and a line break.
  func print(_ text: String) {
    output(text + "\n")
  }

  /// Prints a text that a person should know, and a line break; an error in red where there is colour.
  func error(_ text: String, isError: Bool = false) {
    guard isError, hasColorfulDiagnostics, let range = text.range(of: "error:") else {
      diagnostics(text + "\n")
      return
    }
    diagnostics(
      text[..<range.lowerBound] + "\u{1B}[1;31merror:\u{1B}[0m" + text[range.upperBound...] + "\n")
  }
}
