// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork
import Testing

@testable import GridworkInspector

@Suite struct `Numbers in texts` {
  @Test(
    arguments: [
      (0.0, "0"), (-0.0, "0"), (-0.0004, "0"), (13.0, "13"), (-7.0, "-7"), (0.5, "0.5"),
      (0.125, "0.125"), (33.333_333, "33.333"), (66.666_666, "66.667"), (0.05, "0.05"),
      (-0.005, "-0.005"), (2.999_9, "3"), (1_000_000.25, "1000000.25"), (100.0, "100"),
    ])
  func `a number has at most three decimals and no zero too many`(number: Double, text: String) {
    #expect(numberText(number) == text)
  }

  @Test func `a number too large to have decimals is printed all the same`() {
    #expect(numberText(1e20) == "1e+20")
    #expect(numberText(-1e300) == "-1e+300")
    #expect(numberText(.infinity) == "inf")
    #expect(numberText(.nan) == "nan")
    #expect(printedNumber(1e20) == 1e20)
    #expect(printedNumber(-33.333_3) == -33.333)
  }

  @Test func `a difference shows its sign`() {
    #expect(signedNumberText(6) == "+6")
    #expect(signedNumberText(-0.5) == "-0.5")
    #expect(signedNumberText(-0.0001) == "0")
  }
}

@Suite struct `Names in texts` {
  @Test(
    arguments: [
      ("label", "label"), ("Label#3", "Label#3"), ("größe", "größe"), ("Box<Int>", "Box<Int>"),
      ("first name", "\"first name\""), ("", "\"\""), ("a\"b", "\"a\\\"b\""),
      ("a\\b", "\"a\\\\b\""), ("two\nlines", "\"two\\nlines\""), ("\u{1b}[31m", "\"\\u{1b}[31m\""),
      ("a\u{2028}b", "\"a\\u{2028}b\""), ("a\u{202E}b", "\"a\\u{202e}b\""), ("👩‍👩‍👧", "👩‍👩‍👧"),
    ])
  func `a name is one word of its line, in quotes where it has to be`(name: String, text: String) {
    #expect(nameText(name) == text)
  }
}
