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

  @Test func `a message that cannot be written ends the command with 2`() async {
    await #expect(processExitsWith: .exitCode(2)) {
      dup2(open("/dev/null", O_RDONLY), STDERR_FILENO)
      Console.terminal.error("ambiguous: nothing fixes the width of field")
    }
  }
}
