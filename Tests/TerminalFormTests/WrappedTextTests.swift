// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import TerminalForm

struct WrappedTextTests {
  func lines(_ text: String, _ width: Int) -> [String] {
    let characters = Array(text)
    return WrappedText(characters, width: width).lines.map { String(characters[$0]) }
  }

  @Test func `lines end after spaces, which hang over`() {
    #expect(lines("one two three", 7) == ["one two ", "three"])
    #expect(lines("one two three", 6) == ["one ", "two ", "three"])
    #expect(lines("one    two", 3) == ["one    ", "two"])
    #expect(lines("", 5) == [""])
  }

  @Test func `a word without room ends inside`() {
    #expect(lines("abcdefg", 3) == ["abc", "def", "g"])
    #expect(lines("a bcdefg", 3) == ["a ", "bcd", "efg"])
  }

  @Test func `a line break begins a line`() {
    #expect(lines("a\n\nb\n", 3) == ["a\n", "\n", "b\n", ""])
  }

  @Test func `a line can end beside a wide character`() {
    #expect(lines("名前名前", 5) == ["名前", "名前"])
    #expect(lines("ab名前", 3) == ["ab", "名", "前"])
    #expect(lines("名ab", 3) == ["名", "ab"])
  }

  @Test func `no line is wider than the room, but for what hangs over`() {
    let text = "Ein Wort, 日本語 und 👩‍💻 sehrlangeswort\nende"
    for width in 2...40 {
      let wrapped = WrappedText(Array(text), width: width)
      #expect(wrapped.lines.flatMap { Array($0) } == Array(0..<text.count))
      for line in lines(text, width) {
        let shown = line.reversed().drop { $0 == " " || $0.isNewline }
        #expect(shown.reduce(0) { $0 + $1.cellWidth } <= width)
      }
    }
  }

  @Test func `a position between two lines lies on the second one`() {
    let wrapped = WrappedText(Array("one two three"), width: 7)
    #expect(wrapped.line(of: 7) == 0)
    #expect(wrapped.line(of: 8) == 1)
    #expect(wrapped.line(of: 13) == 1)
  }
}
