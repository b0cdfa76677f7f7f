// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(Glibc)
  import Glibc
  import Testing

  // The program itself, with a terminal around it.
  @Suite(.serialized) struct TerminalFormTests {
    let fieldColumn = 18

    @Test func `a person fills in the form and sends it`() throws {
      let terminal = try PseudoTerminal(columns: 60, rows: 20)
      try terminal.wait("the form") { $0.lines[19].hasSuffix("[ Send ]") }
      #expect(terminal.screen.isAlternate && terminal.screen.reportsMouse)
      #expect(!terminal.screen.wrapsAtEdge)
      #expect(try !terminal.isCooked())

      terminal.send("Ada Lovelace\tエイダ\tada@example.org")
      try terminal.wait("the e-mail address") { $0.lines[6].hasSuffix("ada@example.org") }
      #expect(terminal.screen.lines[4] == "  Name            Ada Lovelace")
      #expect(terminal.screen.lines[5] == "  名前 (reading)  エイダ")
      #expect(terminal.screen.cursor == (fieldColumn + 15, 6))
      #expect(terminal.screen.isCursorShown)

      terminal.send("\t\u{1B}[C")
      try terminal.wait("the next choice") { $0.lines[7].hasSuffix("‹ in the middle ›") }
      #expect(terminal.screen.reversedText == "‹ in the middle ›")
      #expect(!terminal.screen.isCursorShown)

      terminal.click(column: 20, row: 9)
      try terminal.wait("the row of the company") { $0.lines[10] == "  Company" }
      #expect(terminal.screen.lines[9].hasSuffix("[x] I represent a company"))
      terminal.send("\tAnalytical Engines\tCafe\u{301} 🙂")
      try terminal.wait("the remarks") { $0.lines[11].hasSuffix("🙂") }

      // The buttons: one more, and one back.
      terminal.send("\t\t\t\u{1B}[Z\r")
      #expect(try terminal.waitForEnd() == 0)
      #expect(!terminal.screen.isAlternate && !terminal.screen.reportsMouse)
      #expect(terminal.screen.isCursorShown && terminal.screen.wrapsAtEdge)
      #expect(try terminal.isCooked())
      #expect(
        terminal.screen.lines.prefix(6) == [
          "Name: Ada Lovelace", "Reading: エイダ", "E-mail: ada@example.org", "Seat: in the middle",
          "Company: Analytical Engines", "Remarks: Café 🙂",
        ])
    }

    @Test func `the form follows the size of the window`() throws {
      let terminal = try PseudoTerminal(columns: 60, rows: 20)
      try terminal.wait("the form") { $0.lines[19].hasSuffix("[ Send ]") }
      terminal.send("Ada")
      try terminal.wait("the name") { $0.lines[4] == "  Name            Ada" }

      // The rule is as wide as the window less 2 cells on each side, the buttons end there, and the
      // last line is theirs.
      for (columns, rows) in [(100, 30), (48, 21), (60, 19)] {
        terminal.resize(columns: columns, rows: rows)
        try terminal.wait("the buttons") { $0.lines[rows - 1].hasSuffix("[ Send ]") }
        #expect(terminal.screen.lines[rows - 1].count == columns - 2)
        #expect(
          terminal.screen.lines[2] == "  " + String(repeating: "─", count: columns - 4))
        #expect(terminal.screen.lines[4] == "  Name            Ada")
      }

      // Too low: a part with a bar beside it, and the focus stays in sight.
      terminal.resize(columns: 60, rows: 6)
      try terminal.wait("the bar") { $0.lines[5].hasSuffix("│") }
      #expect(terminal.screen.lines[4].hasPrefix("  Name            Ada"))
      terminal.send("\u{1B}[Z")
      try terminal.wait("the last line") { $0.lines[5].contains("[ Send ]") }
      #expect(terminal.screen.lines[0].hasSuffix("│") && terminal.screen.lines[5].hasSuffix("┃"))

      // Too narrow as well: the button is in sight on its right end.
      terminal.resize(columns: 20, rows: 6)
      try terminal.wait("the button") { $0.lines[5].contains("[ Send ]") }
      terminal.send("\u{3}")
      #expect(try terminal.waitForEnd() == 1)
      #expect(terminal.screen.lines.allSatisfy { $0.isEmpty })
      #expect(try terminal.isCooked())
    }

    @Test func `a key of its own and the beginning of a sequence are told apart`() throws {
      let terminal = try PseudoTerminal(columns: 60, rows: 20)
      try terminal.wait("the form") { $0.lines[19].hasSuffix("[ Send ]") }
      terminal.send("Ada\u{1B}")
      try terminal.wait("the name") { $0.lines[4].hasSuffix("Ada") }
      // After a while the escape character is a key, which does nothing; what follows is text.
      usleep(300_000)
      terminal.send("[A")
      try terminal.wait("the text") { $0.lines[4].hasSuffix("Ada[A") }
      terminal.send("\u{3}")
      #expect(try terminal.waitForEnd() == 1)
    }

    @Test(arguments: [SIGTERM, SIGINT, SIGHUP])
    func `a signal that ends the program gives the terminal back`(signal: Int32) throws {
      let terminal = try PseudoTerminal(columns: 60, rows: 20)
      try terminal.wait("the form") { $0.lines[19].hasSuffix("[ Send ]") }
      terminal.send(signal: signal)
      #expect(try terminal.waitForEnd() == -signal)
      #expect(!terminal.screen.isAlternate && !terminal.screen.reportsMouse)
      #expect(terminal.screen.isCursorShown)
      #expect(try terminal.isCooked())
    }

    @Test func `a stopped program draws its screen again when it goes on`() throws {
      let terminal = try PseudoTerminal(columns: 60, rows: 20)
      try terminal.wait("the form") { $0.lines[19].hasSuffix("[ Send ]") }
      terminal.send("\u{1A}")
      try terminal.wait("the shell's screen") { !$0.isAlternate }
      try terminal.waitForStop()
      terminal.send(signal: SIGCONT)
      try terminal.wait("the form") { $0.isAlternate && $0.lines[19].hasSuffix("[ Send ]") }
      terminal.send("\u{3}")
      #expect(try terminal.waitForEnd() == 1)
    }

    @Test func `the direction can be changed`() throws {
      let terminal = try PseudoTerminal(columns: 60, rows: 20, ["--right-to-left"])
      try terminal.wait("the form") { $0.lines[19] == "  [ Send ]  [ Clear ]" }
      #expect(terminal.screen.lines[4].count == 58)
    }

    @Test(arguments: ["-h", "--help"]) func `help is no mistake`(option: String) throws {
      let terminal = try PseudoTerminal(columns: 60, rows: 5, [option])
      #expect(try terminal.waitForEnd() == 0)
      #expect(terminal.screen.lines[0] == "usage: TerminalForm [--right-to-left]")
    }

    @Test func `an option that does not exist is named`() throws {
      let terminal = try PseudoTerminal(columns: 60, rows: 5, ["--colour"])
      #expect(try terminal.waitForEnd() == 2)
      #expect(
        terminal.screen.lines.prefix(2) == [
          "There is no option --colour.", "usage: TerminalForm [--right-to-left]",
        ])
    }
  }
#endif
