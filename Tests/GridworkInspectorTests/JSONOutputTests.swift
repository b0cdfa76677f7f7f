// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import GridworkInspector
import Gridwork
import Testing

struct JSONOutputTests {
  private let value = JSONOutput.object([
    ("a", .array([.integer(1), .number(0.5), .null, .bool(true)])),
    ("b", .object([("<&>", .string("\u{1}\n\"\u{2028}\u{202E}\u{E0001}é"))])),
    ("c", .numbers([.nan, .infinity, -0.0, nil])),
  ])

  @Test func `text for people has a level on lines of its own`() {
    #expect(
      value.text == #"""
        {
          "a": [1, 0.5, null, true],
          "b": {"<&>": "\u0001\n\"\u2028\u202e\udb40\udc01é"},
          "c": [null, null, 0, null]
        }
        """#)
  }

  @Test func `a dictionary is written in the order of its keys`() {
    let output = JSONOutput.map(["b": 2, "a": 1, "c": 3]) { .integer($0) }
    #expect(output.text == #"{"a": 1, "b": 2, "c": 3}"#)
  }

  @Test func `text for a page has no blanks and no markup`() {
    #expect(
      value.scriptText
        == #"{"a":[1,0.5,null,true],"b":{"\u003c\u0026\u003e":"\u0001\n\"\u2028\u202e\udb40\udc01é"},"#
        + #""c":[null,null,0,null]}"#)
  }

  @Test(arguments: [
    (QuotationStyle.json, #""a\u001b\t\"\\<""#), (.script, #""a\u001b\t\"\\\u003c""#),
    (.swift, #""a\u{1b}\t\"\\<""#),
  ])
  func `a quoted text has no character that cannot be seen`(style: QuotationStyle, text: String) {
    #expect(quoted("a\u{1B}\t\"\\<", as: style) == text)
  }
}
