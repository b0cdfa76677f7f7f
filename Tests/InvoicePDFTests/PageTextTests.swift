// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork
import Testing

@testable import InvoicePDF

struct PageTextTests {
  @Test func `a width is the sum of the published advances`() throws {
    // H 722, e 556, l 222 twice, o 556: 2278 thousandths.
    let hello = try PageText("Hello", size: 10)
    #expect(abs(hello.intrinsicContentSize.width - 22.78) < 1e-9)
    // H 722, e 556, l 278 twice, o 611: 2445.
    let bold = try PageText("Hello", font: .helveticaBold, size: 10)
    #expect(abs(bold.intrinsicContentSize.width - 24.45) < 1e-9)
  }

  @Test func `the baseline has half of the leading and the descender below it`() throws {
    // A line of 12.5 has 12.5 - 7.18 - 2.07 = 3.25 to spare, of which 1.625 below 2.07.
    let text = try PageText("Hello", size: 10)
    #expect(abs((text.lastBaselineOffsetFromBottom ?? 0) - 3.695) < 1e-9)
    #expect(abs((text.firstBaselineOffsetFromTop ?? 0) - 8.805) < 1e-9)
  }

  @Test func `words wrap where their advances exceed the width`() throws {
    // a 556, b 556, space 278: "a b" is 13.9 points wide.
    let text = try PageText("a b ab", size: 10, wraps: true)
    func lines(_ width: Double) -> [String] {
      text.lines(forWidth: width).map { String(decoding: $0, as: UTF8.self) }
    }
    #expect(lines(100) == ["a b ab"])
    #expect(lines(13.9) == ["a b", "ab"])
    #expect(lines(13.8) == ["a", "b", "ab"])
    #expect(lines(1) == ["a", "b", "ab"])
    #expect(text.height(forWidth: 13.9) == 25)
    #expect(try PageText("a b", size: 10).height(forWidth: 1) == nil)
  }

  @Test func `numbers have up to three decimals and no exponent`() {
    #expect(pdfNumber(595) == "595")
    #expect(pdfNumber(0.5) == "0.5")
    #expect(pdfNumber(-12.0005) == "-12.001")
    #expect(pdfNumber(1e-9) == "0")
    #expect(pdfNumber(3.04) == "3.04")
  }

  @Test func `strings escape brackets and codes outside ASCII`() throws {
    #expect(pdfString(try EncodedText("(a\\b) é").codes[...]) == "(\\(a\\\\b\\) \\351)")
  }

  @Test func `money has groups of three digits and two decimals`() {
    #expect(money(0) == "0.00")
    #expect(money(95) == "0.95")
    #expect(money(100_005) == "1,000.05")
    #expect(money(-123_456_789) == "-1,234,567.89")
  }
}
