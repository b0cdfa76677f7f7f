// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The streams of a command: results go to the output, and messages about them to the diagnostics.
struct Console {
  /// Writes to standard output, which carries what the user asked for.
  var output: (String) -> Void
  /// Writes to standard error, which carries messages for a human reader.
  var diagnostics: (String) -> Void
  /// Standard input, which `-` names in place of a file.
  var input: () -> FileHandle
  /// Whether a subcommand without an end of its own must stop now.
  var isInterrupted: () -> Bool = { false }
  /// The current size of the terminal that shows the output; nil if the output goes elsewhere.
  var terminalSize: () -> TerminalSize? = { nil }
  /// The time in seconds after which the diagnostics tell of progress; nil if no terminal shows them.
  var progressDelay: Double?
  /// Whether a terminal shows the output that has characters to draw boxes with.
  var hasUnicodeOutput = false
  /// Whether output may contain colours.
  var hasColorfulOutput = false
  /// Whether diagnostics may contain colours.
  var hasColorfulDiagnostics = false

  /// The console of this process. It uses colours only on a terminal, and only if the environment
  /// variable `NO_COLOR` is unset or empty. If either stream cannot be written, the process ends
  /// with ``GridworkCommand/Status/unreadable``.
  static var terminal: Console {
    let environment = ProcessInfo.processInfo.environment
    let wantsColor = environment["NO_COLOR"]?.isEmpty ?? true
    // The first of these variables that is set names the character set, as in en_US.UTF-8.
    let locale = ["LC_ALL", "LC_CTYPE", "LANG"].compactMap { environment[$0] }.first { !$0.isEmpty }
    let hasUnicode = ["utf-8", "utf8"].contains { locale?.lowercased().contains($0) == true }
    return Console(
      output: { text in
        guard let reason = failure(writing: text, to: STDOUT_FILENO) else { return }
        let message = "error: Standard output cannot be written: \(reason).\n"
        _ = failure(writing: message, to: STDERR_FILENO)
        exit(GridworkCommand.Status.unreadable.rawValue)
      },
      diagnostics: { text in
        // The results of `layout` are incomplete without its messages, and there is no way left to say so.
        guard failure(writing: text, to: STDERR_FILENO) != nil else { return }
        exit(GridworkCommand.Status.unreadable.rawValue)
      },
      input: { FileHandle.standardInput },
      isInterrupted: { Interrupt.isPending },
      terminalSize: { TerminalSize.ofStandardOutput },
      progressDelay: isatty(2) != 0 ? 1 : nil,
      hasUnicodeOutput: isatty(1) != 0 && hasUnicode,
      hasColorfulOutput: wantsColor && isatty(1) != 0,
      hasColorfulDiagnostics: wantsColor && isatty(2) != 0)
  }

  /// Writes a text to an open file. Returns nil, or the system's reason why not all of it could be
  /// written.
  private static func failure(writing text: String, to file: Int32) -> String? {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(file, $0.baseAddress, $0.count) }
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno != EINTR {
        return String(cString: strerror(errno)).lowercased()
      }
    }
    return nil
  }

  /// Writes a text and a line break to the output.
  func print(_ text: String) {
    output(text + "\n")
  }

  /// Writes a text and a line break to the diagnostics. If it is an error and colours are allowed,
  /// its word `error:` is red.
  func error(_ text: String, isError: Bool = false) {
    guard isError, hasColorfulDiagnostics, let range = text.range(of: "error:") else {
      diagnostics(text + "\n")
      return
    }
    diagnostics(
      text[..<range.lowerBound] + "\u{1B}[1;31merror:\u{1B}[0m" + text[range.upperBound...] + "\n")
  }
}
