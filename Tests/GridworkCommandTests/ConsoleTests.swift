// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import GridworkCommand

/// A stream that refuses to be written, as one on a full disk does, stands for the closed ones too.
struct ConsoleTests {
  @Test func `output that cannot be written ends the command with 2 and one message`() async throws
  {
    let result = await #expect(
      processExitsWith: .exitCode(2), observing: [\.standardErrorContent]
    ) {
      dup2(open("/dev/null", O_RDONLY), STDOUT_FILENO)
      Console.terminal.print("form 0 0 3 3")
    }
    let message = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(message == "error: Standard output cannot be written: bad file descriptor.\n")
  }

  @Test(arguments: [
    ([:], true, true), (["NO_COLOR": ""], true, true), (["NO_COLOR": "1"], true, false),
    (["TERM": "xterm"], true, true), (["TERM": "dumb"], true, false), ([:], false, false),
  ])
  func `colours are for terminals whose user and kind allow them`(
    environment: [String: String], isTerminal: Bool, isColorful: Bool
  ) {
    let console = Console.terminal(in: environment) { _ in isTerminal }
    #expect(console.hasColorfulOutput == isColorful)
    #expect(console.hasColorfulDiagnostics == isColorful)
  }

  @Test func `every finding of a message has its colour`() {
    final class Seen { var text = "" }
    let seen = Seen()
    let console = Console(
      output: { _ in }, diagnostics: { seen.text += $0 }, input: { FileHandle.nullDevice },
      hasColorfulDiagnostics: true)
    console.error("error: a\nb:1:2: error: c: error: d\n  no error:\nb:3:4: warning: e")
    let (red, yellow, end) = ("\u{1B}[1;31m", "\u{1B}[1;33m", "\u{1B}[0m")
    #expect(
      seen.text == """
        \(red)error:\(end) a
        b:1:2: \(red)error:\(end) c: error: d
          no error:
        b:3:4: \(yellow)warning:\(end) e

        """)
  }

  @Test func `a message that cannot be written ends the command with 2`() async {
    await #expect(processExitsWith: .exitCode(2)) {
      dup2(open("/dev/null", O_RDONLY), STDERR_FILENO)
      Console.terminal.error("ambiguous: nothing fixes the width of field")
    }
  }
}
