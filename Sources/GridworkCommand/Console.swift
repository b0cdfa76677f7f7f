// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import GridworkDocument

/// The streams of a command: results go to the output, and messages about them to the diagnostics.
struct Console {
  /// Writes to standard output, which carries what the user asked for.
  var output: (String) -> Void
  /// Writes to standard error, which carries messages for a human reader.
  var diagnostics: (String) -> Void
  /// Standard input, which `-` names in place of a file.
  var input: () -> FileHandle
  /// Whether a user types what standard input has.
  var hasTerminalInput = false
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

  /// The console of this process. If either stream cannot be written, the process ends with
  /// ``GridworkCommand/Status/unreadable``.
  static var terminal: Console {
    terminal(in: ProcessInfo.processInfo.environment) { isatty($0) != 0 }
  }

  /// The console of this process in an environment. It uses colours only on a terminal, only if the
  /// variable `NO_COLOR` is unset or empty, and not if `TERM` says that the terminal is dumb: such a
  /// one cannot be drawn over either.
  static func terminal(
    in environment: [String: String], isTerminal: (Int32) -> Bool
  ) -> Console {
    let isDumb = environment["TERM"] == "dumb"
    let wantsColor = environment["NO_COLOR"]?.isEmpty ?? true && !isDumb
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
      hasTerminalInput: isTerminal(STDIN_FILENO),
      isInterrupted: Interrupt.hasArrived,
      terminalSize: { isDumb ? nil : TerminalSize.ofStandardOutput },
      progressDelay: isTerminal(STDERR_FILENO) ? 1 : nil,
      hasUnicodeOutput: isTerminal(STDOUT_FILENO) && hasUnicode,
      hasColorfulOutput: wantsColor && isTerminal(STDOUT_FILENO),
      hasColorfulDiagnostics: wantsColor && isTerminal(STDERR_FILENO))
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

  /// Writes a text and a line break to the diagnostics. If colours are allowed, the word `error:` or
  /// `warning:` at the beginning of a line or after its place is coloured.
  func error(_ text: String) {
    let lines = hasColorfulDiagnostics ? text.lines.map(Self.colored) : [text]
    diagnostics(lines.joined(separator: "\n") + "\n")
  }

  private static func colored(_ line: String) -> String {
    for (word, color) in [("error:", "1;31"), ("warning:", "1;33")] {
      guard let range = line.range(of: word),
        range.lowerBound == line.startIndex || line[..<range.lowerBound].hasSuffix(": ")
      else { continue }
      return line[..<range.lowerBound] + "\u{1B}[\(color)m\(word)\u{1B}[0m"
        + line[range.upperBound...]
    }
    return line
  }

  /// Writes the findings of a report to the diagnostics, and returns the exit status that says
  /// whether there are any.
  func report(_ report: VerificationReport, in file: InputFile, _ source: DocumentSource)
    -> GridworkCommand.Status
  {
    if report.isSound { return .done }
    error(report.messages(ofFile: file.name, source).joined(separator: "\n"))
    return .found
  }
}
