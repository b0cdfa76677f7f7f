// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork
import Testing

@Suite struct `Text with fixed metrics` {
  @Test(
    arguments: [
      ("", 0.0, 10.0), ("Name", 40, 10), ("größer", 60, 10), ("👩‍👩‍👧", 10, 10), ("two\nlines", 50, 20),
      ("ends with a break\n", 170, 20),
    ])
  func `a glyph is 10 wide and 10 high`(text: String, width: Double, height: Double) {
    #expect(FixedText(text).intrinsicContentSize == LayoutSize(width: width, height: height))
    #expect(FixedText(text).height(forWidth: 10) == nil)
  }

  @Test(
    arguments: [
      (200.0, 10.0),  // one two three four, 18 glyphs
      (180, 10),
      (179, 20),  // one two three | four
      (130, 20),
      (80, 30),  // one two | three | four
      (70, 30),
      (50, 40),  // one | two | three | four
      (0, 40),
      (-5, 40),
    ])
  func `text that wraps breaks at spaces`(width: Double, height: Double) {
    #expect(FixedText("one two three four", wraps: true).height(forWidth: width) == height)
  }

  @Test func `a width that rounding made a little too small holds its glyphs`() {
    #expect(FixedText("abc", wraps: true).height(forWidth: 0.1 * 3 * 100 - 1e-9) == 10)
  }

  @Test func `line breaks are kept when text wraps`() {
    #expect(FixedText("a b\nc", wraps: true).height(forWidth: 10) == 30)
    #expect(FixedText("", wraps: true).height(forWidth: 10) == 10)
  }

  @Test func `the baseline is 8 below the top of a line`() {
    let text = FixedText("two\nlines")
    #expect(text.firstBaselineOffsetFromTop == 8)
    #expect(text.lastBaselineOffsetFromBottom == 2)
  }
}
