// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import TerminalForm

struct CanvasTests {
  let everywhere = CellRect(columns: 0..<6, rows: 0..<2)

  func text(_ canvas: Canvas, row: Int) -> String {
    String((0..<canvas.columns).compactMap { canvas[$0, row].character })
  }

  @Test func `a wide character that is cut in half leaves a space`() {
    var canvas = Canvas(columns: 6, rows: 2)
    canvas.write("a名b", column: 0, row: 0, in: CellRect(columns: 0..<2, rows: 0..<2))
    #expect(text(canvas, row: 0) == "a     ")
    canvas.write("名b", column: -1, row: 1, in: everywhere)
    #expect(text(canvas, row: 1) == " b    ")
    canvas.write("x", column: 0, row: 2, in: CellRect(columns: 0..<6, rows: 0..<9))
  }

  @Test func `a copy cuts wide characters at its edges`() {
    var whole = Canvas(columns: 6, rows: 2)
    whole.write("a名前b", column: 0, row: 1, in: everywhere)
    var part = Canvas(columns: 2, rows: 1)
    part.copy(whole, fromColumn: 2, row: 1)
    #expect(text(part, row: 0) == "  ")
    part.copy(whole, fromColumn: 3, row: 1)
    #expect(text(part, row: 0) == "前")
  }

  @Test func `only what changed is drawn again`() {
    var before = Canvas(columns: 6, rows: 2)
    before.write("hello", column: 0, row: 1, in: everywhere)
    var after = before
    #expect(after.sequences(replacing: before) == "")
    after.write("p!", column: 3, row: 1, style: .bold, in: everywhere)
    #expect(
      after.sequences(replacing: before) == "\u{1B}[2;4H\u{1B}[0;1mp!\u{1B}[0m")
  }

  @Test func `the cursor is set again after a character beyond ASCII`() {
    var canvas = Canvas(columns: 6, rows: 2)
    canvas.write("名a", column: 0, row: 0, in: everywhere)
    #expect(
      canvas.sequences(replacing: nil)
        == "\u{1B}[0m\u{1B}[2J\u{1B}[1;1H\u{1B}[0m名\u{1B}[1;3Ha\u{1B}[0m")
  }

  @Test func `the rest of the line is drawn again after pictures that are joined`() {
    var canvas = Canvas(columns: 6, rows: 2)
    canvas.write("👩‍💻", column: 2, row: 1, in: everywhere)
    #expect(
      canvas.sequences(replacing: Canvas(columns: 6, rows: 2))
        == "\u{1B}[2;3H\u{1B}[0m👩‍💻\u{1B}[2;5H  \u{1B}[0m")
  }

  @Test func `random changes lead to the screen that they describe`() {
    var random = RandomSource(seed: 61)
    let texts = ["名前", "ab", "é", "🇩🇰", "   "]
    for _ in 0..<200 {
      var before = Canvas(columns: 6, rows: 2)
      var screen = ScreenModel(columns: 6, rows: 2)
      screen.feed(before.sequences(replacing: nil))
      for _ in 0..<5 {
        var after = before
        after.write(
          random.pick(texts), column: random.below(6), row: random.below(2), in: everywhere)
        screen.feed(after.sequences(replacing: before))
        before = after
        for row in 0..<2 {
          #expect(screen.lines[row] == text(after, row: row).trimmingTrailingSpaces)
        }
      }
    }
  }
}
