// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import TerminalForm

struct TextFieldTests {
  func typed(_ events: [InputEvent], lines: Int = 1) -> TextField {
    let field = TextField(lines: lines)
    for event in events { _ = field.handle(event) }
    return field
  }

  func cursor(of field: TextField, _ columns: Int, _ rows: Int) -> [Int]? {
    field.cursor(in: CellRect(columns: 0..<columns, rows: 0..<rows)).map { [$0.column, $0.row] }
  }

  @Test func `text goes in at the cursor`() {
    let field = typed([.text("bd"), .key(.left), .text("c"), .key(.home), .text("a")])
    #expect(field.text == "abcd")
    #expect(field.position == 1)
  }

  @Test func `a mark joins the character before the cursor`() {
    let field = typed([.text("e"), .text("\u{301}"), .text("s")])
    #expect(field.text == "és")
    #expect(field.position == 2)
    // A picture that is joined from two arrives scalar by scalar.
    let picture = typed([.text("👩"), .text("\u{200D}"), .text("💻")])
    #expect(picture.text == "👩‍💻")
    #expect(picture.position == 1)
  }

  @Test func `keys delete before and after the cursor, whole characters`() {
    #expect(typed([.text("ab👩‍💻"), .key(.backspace)]).text == "ab")
    #expect(typed([.text("abc"), .key(.home), .key(.delete)]).text == "bc")
    #expect(typed([.key(.backspace), .key(.delete)]).text == "")
    #expect(typed([.text("abc"), .key(.control("u"))]).text == "")
  }

  @Test func `a line longer than the field shows the part before the cursor`() {
    let field = typed([.text("abcdefgh")])
    var canvas = Canvas(columns: 5, rows: 1)
    let rect = CellRect(columns: 0..<5, rows: 0..<1)
    field.draw(in: rect, on: &canvas, isFocused: true)
    #expect((0..<5).map { canvas[$0, 0].character } == ["e", "f", "g", "h", " "])
    #expect(cursor(of: field, 5, 1) == [4, 0])
  }

  @Test func `a field of several lines wraps, and follows the cursor down`() {
    let field = typed([.text("one two three"), .key(.enter), .text("four")], lines: 3)
    #expect(field.text == "one two three\nfour")
    #expect(cursor(of: field, 7, 3) == [4, 2])
    #expect(cursor(of: field, 7, 2) == [4, 1])
    #expect(typed([.text("a")]).handle(.key(.enter)) == false)
  }
}
