// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork
import GridworkInspector
import Testing

@Suite struct `Reading canonical frames text` {
  @Test(
    arguments: [
      SignInForm.layout.framesText,
      """
      width preferred 480 @249.5, height at most 300.25, rtl, scale 0
      "the \\"page\\"\\\\\\n\\u{1b}" 0 0 480 300.25
        a -1 2 3 4 first 8 last 18 hidden
          b collapsed
        c detached
        Label#3 0.125 0 0 0 last 7
      """,
      """
      width 480, height fitting, ltr, scale 2
      \u{64b}page 0 0 1 1
        \u{64b}a 0 0 1 1
        "\u{64b} b" 0 0 1 1
      """,
      "width 480, height fitting, ltr, scale 2, text scale 1.5\npage 0 0 1 1",
      "width 480, height fitting, ltr, scale 2, language pseudo\npage 0 0 1 1",
      "width 480, height fitting, ltr, scale 2, text scale 3.1, language pt-BR\npage 0 0 1 1",
    ])
  func `what was read is written the same`(text: String) {
    #expect(ComputedLayout(framesText: text)?.framesText == text)
  }

  @Test func `names and parents are those of the lines`() throws {
    let layout = try #require(ComputedLayout(framesText: SignInForm.layout.framesText))
    #expect(layout.items.map(\.parent) == [nil, 0, 1, 1, 1, 1])
    #expect(layout["secret"]?.frameInRoot == SignInForm.layout["secret"]?.frameInRoot)
    #expect(layout.width == .exact(200))
  }

  @Test func `one baseline is the first and the last`() throws {
    let text = "width fitting, height fitting, ltr, scale 0\nlabel 0 0 40 20 first 12"
    let label = try #require(ComputedLayout(framesText: text)?["label"])
    #expect(label.firstBaseline == 12)
    #expect(label.lastBaseline == 12)
  }

  @Test func `lines about what is wrong end the items`() {
    let text = """
      width fitting, height fitting, ltr, scale 0
      page 0 0 1 1
      conflict: a contradicts b
        - a 1 2 3 4
      """
    #expect(ComputedLayout(framesText: text)?.items.map(\.name) == ["page"])
  }

  @Test func `of several layouts the first is read`() {
    let text = SignInForm.layout.framesText
    #expect(ComputedLayout(framesText: "\(text)\n\n\(text)")?.framesText == text)
  }

  @Test(
    arguments: [
      "", "page 0 0 1 1", "width fitting, height fitting, ltr, scale 0",
      "width fitting, height fitting, ltr, scale 0\n  page 0 0 1 1",
      "width wide, height fitting, ltr, scale 0\npage 0 0 1 1",
      "width fitting, height fitting, up, scale 0\npage 0 0 1 1",
      "width fitting, height fitting, ltr, scale 0, text scale 0\npage 0 0 1 1",
      "width fitting, height fitting, ltr, scale 0, text scale inf\npage 0 0 1 1",
      "width inf, height fitting, ltr, scale 0\npage 0 0 1 1",
      "width fitting, height at most nan, ltr, scale 0\npage 0 0 1 1",
      "width fitting, height fitting, ltr, scale nan\npage 0 0 1 1",
      "width fitting, height fitting, ltr, scale 0\npage 0 0 nan 1",
      "width fitting, height fitting, ltr, scale 0\npage 0 0 1 1 first inf",
      "width fitting, height fitting, ltr, scale 0, language d_e\npage 0 0 1 1",
      "width fitting, height fitting, ltr, scale 0, language de, text scale 2\npage 0 0 1 1",
      "width fitting, height fitting, ltr, scale 0, text size 2\npage 0 0 1 1",
      "width preferred 1 @2000, height fitting, ltr, scale 0\npage 0 0 1 1",
      "width fitting, height fitting, ltr, scale 0\n\"page 0 0 1 1",
    ])
  func `a text of another kind is none`(text: String) {
    #expect(ComputedLayout(framesText: text) == nil)
  }
}
