// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork
import Testing

@testable import TerminalForm

struct FormSessionTests {
  /// What a screen of a session shows, without spaces at the ends of lines.
  func lines(_ session: FormSession) -> [String] {
    let screen = session.screen
    return (0..<screen.rows).map { row in
      String((0..<screen.columns).compactMap { screen[$0, row].character }).trimmingTrailingSpaces
    }
  }

  func session(
    _ columns: Int, _ rows: Int, direction: UserInterfaceLayoutDirection = .leftToRight
  ) -> FormSession {
    FormSession(columns: columns, rows: rows, direction: direction)
  }

  @Test func `the form fills a screen that is large enough`() {
    // The widest label has 14 cells; after 2 of padding and 2 of spacing the fields begin at 18. The
    // hint takes 3 lines, and the remarks the 4 that are left of 20.
    #expect(
      lines(session(60, 20)) == [
        "",
        "  Workshop registration",
        "  ────────────────────────────────────────────────────────",
        "",
        "  Name",
        "  名前 (reading)",
        "  E-mail",
        "  Seat            ‹ by the window ›",
        "",
        "                  [ ] I represent a company",
        "  Remarks",
        "",
        "",
        "",
        "",
        "  Tab and shift-Tab go from field to field, Enter and",
        "  Space press what has the focus, and the mouse works,",
        "  too. Control-C leaves without sending.",
        "",
        "                                       [ Clear ]  [ Send ]",
      ])
  }

  @Test func `a screen that is too low scrolls to what has the focus`() {
    // The form needs 19 lines: the remarks have 3. Of 8 lines, the bar marks 8 * 8 / 19 = 3.
    let session = session(60, 8)
    let title = "  Workshop registration" + String(repeating: " ", count: 36)
    #expect(lines(session)[1] == title + "┃")
    session.handle(.key(.backTab))
    #expect(session.focus === session.form.sendButton)
    let shown = lines(session)
    #expect(shown[7].contains("[ Send ]") && shown[7].hasSuffix("┃"))
    #expect(shown.map { $0.last } == ["│", "│", "│", "│", "┃", "┃", "┃", "┃"])
    session.handle(.wheel(-1))
    session.handle(.wheel(-10))
    #expect(lines(session)[1].hasPrefix("  Workshop registration"))
    session.handle(.key(.pageDown))
    #expect(lines(session)[0].hasPrefix("  Seat"))
  }

  @Test func `a screen that is too narrow scrolls sideways`() {
    // The labels' 14 cells, the checkbox's 25, and the 6 beside and between them.
    let session = session(30, 40)
    #expect(lines(session)[7] == "  Seat            ‹ by the win")
    #expect(session.form.grid.frame.width == 45)
    session.handle(.key(.backTab))
    #expect(lines(session)[7].hasSuffix("‹ by the window ›"))
  }

  @Test func `the scroll bar covers nothing that has the focus`() {
    let session = session(20, 6)
    session.handle(.key(.backTab))
    #expect(lines(session)[5] == "[ Clear ]  [ Send ]┃")
  }

  @Test func `clearing the form brings it back to how it began`() {
    let session = session(60, 20)
    let form = session.form
    session.handle(.text("Ada"))
    for control in [form.seat, form.representsCompany] as [Control] {
      while session.focus !== control { session.handle(.key(.tab)) }
      session.handle(.text(" "))
    }
    #expect(form.answers.contains("Company: ") && form.answers.contains("Seat: in the middle"))
    while session.focus !== form.clearButton { session.handle(.key(.tab)) }
    session.handle(.key(.enter))
    #expect(form.answers == RegistrationForm().answers)
    #expect(lines(session)[10] == "  Remarks")
  }

  @Test func `the focus goes through the cells in reading order`() {
    let session = session(60, 20)
    let form = session.form
    let order: [Control] = [
      form.name, form.reading, form.email, form.seat, form.representsCompany, form.remarks,
      form.clearButton, form.sendButton,
    ]
    for control in order {
      #expect(session.focus === control)
      session.handle(.key(.tab))
    }
    #expect(session.focus === form.name)
    session.handle(.key(.backTab))
    #expect(session.focus === form.sendButton)
  }

  @Test func `a row that comes takes its place in sight and in the order`() {
    let session = session(60, 20)
    for _ in 0..<4 { session.handle(.key(.tab)) }
    session.handle(.text(" "))
    let shown = lines(session)
    #expect(shown[9] == "                  [x] I represent a company")
    #expect(shown[10] == "  Company")
    #expect(shown[11] == "  Remarks")
    #expect(shown[19].hasSuffix("[ Send ]"))
    session.handle(.key(.tab))
    #expect(session.focus === session.form.company)
    session.handle(.key(.backTab))
    session.handle(.key(.enter))
    #expect(lines(session)[10] == "  Remarks")
  }

  @Test func `text goes to the field with the focus, and the cursor after it`() {
    let session = session(60, 20)
    #expect(session.cursor.map { [$0.column, $0.row] } == [18, 4])
    session.handle(.text("Ada"))
    session.handle(.key(.tab))
    session.handle(.text("エイダ"))
    #expect(lines(session)[4] == "  Name            Ada")
    #expect(lines(session)[5] == "  名前 (reading)  エイダ")
    #expect(session.cursor.map { [$0.column, $0.row] } == [24, 5])
    session.handle(.key(.left))
    #expect(session.cursor.map { [$0.column, $0.row] } == [22, 5])
    session.handle(.key(.tab))
    session.handle(.key(.tab))
    #expect(session.cursor == nil)
  }

  @Test func `Escape keeps what was typed, Control-C leaves`() {
    let session = session(60, 20)
    session.handle(.text("Ada"))
    session.handle(.key(.escape))
    #expect(session.ending == nil)
    #expect(session.form.name.text == "Ada")
    session.handle(.key(.control("c")))
    #expect(session.ending == .cancelled)
  }

  @Test func `a click puts the focus and the cursor where it is`() {
    let session = session(60, 20)
    session.form.reading.text = "エイダ"
    // The second character covers the cells 20 and 21.
    session.handle(.click(column: 21, row: 5))
    #expect(session.focus === session.form.reading)
    #expect(session.form.reading.position == 1)
    session.handle(.click(column: 50, row: 5))
    #expect(session.form.reading.position == 3)
    session.handle(.click(column: 1, row: 1))
    #expect(session.focus === session.form.reading)
    session.handle(.click(column: 20, row: 7))
    #expect(session.form.seat.selection == 1)
  }

  @Test func `clicks count from where the screen is scrolled to`() {
    let session = session(60, 8)
    session.handle(.wheel(10))
    // The buttons are on the last line, from 39 on.
    session.form.name.text = "Ada"
    session.handle(.click(column: 41, row: 7))
    #expect(session.form.name.text == "")
    #expect(session.focus === session.form.clearButton)
  }

  @Test func `sending needs a name`() {
    let session = session(60, 20)
    session.handle(.key(.backTab))
    session.handle(.key(.enter))
    #expect(session.ending == nil)
    #expect(
      lines(session)[16] == "  The name is missing. Type it into the first field, then")
    session.form.name.text = "Ada"
    session.handle(.key(.enter))
    #expect(session.ending == .sent)
    #expect(session.form.answers.first == "Name: Ada")
  }

  @Test func `from right to left the labels stand at the right`() {
    let shown = lines(session(60, 20, direction: .rightToLeft))
    // "Name" ends at 60 - 2; "[ Send ]" is at the other end, with "[ Clear ]" before it.
    #expect(shown[4] == String(repeating: " ", count: 54) + "Name")
    #expect(shown[19] == "  [ Send ]  [ Clear ]")
  }

  @Test(arguments: [1, 5, 20, 44, 45, 60, 200])
  func `no screen is too small or too large`(columns: Int) {
    let session = session(columns, 1)
    for rows in [1, 2, 7, 18, 19, 20, 60] {
      session.resize(columns: columns, rows: rows)
      for _ in 0..<9 {
        session.handle(.key(.tab))
        #expect(session.screen.columns == columns && session.screen.rows == rows)
      }
    }
  }
}
