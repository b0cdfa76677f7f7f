// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

// A form to fill in at a terminal, laid out in character cells. It follows the size of the window, and
// prints what was filled in once it is sent.
//
//     swift run TerminalForm
//     swift run TerminalForm --right-to-left

#if os(Windows)
  print("TerminalForm runs in a POSIX terminal only.")
#else
  import Foundation
  import Gridwork

  func fail(_ message: String) -> Never {
    FileHandle.standardError.write(Data((message + "\n").utf8))
    exit(2)
  }

  /// Lets the user fill in the form; returns its answers, or nil when it was not sent.
  func runForm(direction: UserInterfaceLayoutDirection) -> [String]? {
    guard let terminal = Terminal() else { fail("TerminalForm needs a terminal to run in.") }
    var size = terminal.size
    let session = FormSession(columns: size.columns, rows: size.rows, direction: direction)
    var decoder = InputDecoder()
    var shown: Canvas?
    while session.ending == nil {
      let screen = session.screen
      let cursor = session.cursor.map { "\u{1B}[\($0.row + 1);\($0.column + 1)H\u{1B}[?25h" } ?? ""
      terminal.show("\u{1B}[?25l" + screen.sequences(replacing: shown) + cursor)
      shown = screen

      var events: [InputEvent] = []
      // An escape character that nothing follows soon is the key.
      switch terminal.next(timeout: decoder.isWaiting ? 50 : -1) {
      case .input(let bytes):
        events = decoder.decode(bytes)
      case .silence:
        events = decoder.flush()
      case .resized:
        shown = nil
        size = terminal.size
        session.resize(columns: size.columns, rows: size.rows)
      case .closed:
        return nil
      }
      for event in events where session.ending == nil {
        if event == .key(.control("z")) {
          terminal.suspend()
          shown = nil
        } else {
          session.handle(event)
        }
      }
    }
    return session.ending == .sent ? session.form.answers : nil
  }

  var direction = UserInterfaceLayoutDirection.leftToRight
  let usage = "usage: TerminalForm [--right-to-left]"
  for word in CommandLine.arguments.dropFirst() where word != "--" {
    switch word {
    case "--right-to-left": direction = .rightToLeft
    case "-h", "--help":
      print(usage)
      exit(0)
    default: fail("There is no option \(word).\n\(usage)")
    }
  }
  guard let answers = runForm(direction: direction) else { exit(1) }
  for answer in answers { print(answer) }
#endif
