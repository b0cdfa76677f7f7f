// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork
import Testing

@testable import GridworkSnapshots

@Suite struct `Inline snapshots` {
  private func edited(
    _ source: String, line: Int, column: Int, text: String = "one\n  two"
  ) throws -> String {
    try InlineSnapshotEdit(source: source, line: line, column: column, text: text).source
  }

  @Test func `a text is put behind the call`() throws {
    #expect(
      try edited(
        """
        struct Tests {
          func test() {
            assertInlineLayout(of: form)
            more()
          }
        }
        """, line: 3, column: 23) == """
          struct Tests {
            func test() {
              assertInlineLayout(of: form) {
                \"""
                one
                  two
                \"""
              }
              more()
            }
          }
          """)
  }

  @Test func `a source whose lines end with carriage returns is indented by its own step`() throws {
    let edited = try edited(
      "func test() {\r\n  assertInlineLayout(of: form)\r\n}\r\n", line: 2, column: 21, text: "one")
    #expect(
      edited == """
        func test() {\r
          assertInlineLayout(of: form) {
            \"""
            one
            \"""
          }\r
        }\r

        """)
  }

  @Test func `a text takes the place of the one before, whatever stands in it`() throws {
    let source = ##"""
      func test() {
          assertInlineLayout(
              of: form("a \(b(")")) ", #"raw \"#), // comment )
              in: /* ) /* ) */ */ [wide]
          )
          {
              """
              old }
              """
          }
          more()
      }
      """##
    #expect(
      try edited(source, line: 2, column: 23) == ##"""
        func test() {
            assertInlineLayout(
                of: form("a \(b(")")) ", #"raw \"#), // comment )
                in: /* ) /* ) */ */ [wide]
            ) {
                """
                one
                  two
                """
            }
            more()
        }
        """##)
  }

  @Test func `quotes and backslashes get the hashes that they need`() throws {
    let text = ##"a """# \#n"##
    #expect(
      try edited("  assertInlineLayout(of: a)", line: 1, column: 21, text: text) == ###"""
          assertInlineLayout(of: a) {
            ##"""
            a """# \#n
            """##
          }
        """###)
  }

  @Test(arguments: [
    // The closure that is replaced is the only text that is indented by tabs, or by two spaces.
    " assertInlineLayout(of: a) {\n\t/* /* */ */ }",
    " assertInlineLayout(of: a) {\n  \u{1}}",
  ])
  func `a text that is written twice replaces itself`(source: String) throws {
    let text = "one\n  two"
    let first = try edited(source, line: 1, column: 20, text: text)
    #expect(
      first == """
         assertInlineLayout(of: a) {
             \"""
             one
               two
             \"""
         }
        """)
    #expect(try edited(first, line: 1, column: 20, text: text) == first)
  }

  @Test func `a mark that joins a quote, a backslash or a line break does not hide it`() throws {
    // An acute accent behind a quote and behind a backslash, and a line that begins behind a carriage
    // return: one character each.
    let source = "  assertInlineLayout(of: a)"
    let text = "\"\"\"\u{301} }\n\\\u{301}\r\n\ttwo"
    let first = try edited(source, line: 1, column: 21, text: text)
    let expected = [
      "  assertInlineLayout(of: a) {", "    #\"\"\"", "    \"\"\"\u{301} }", "    \\\u{301}\r",
      "    \ttwo", "    \"\"\"#", "  }",
    ]
    #expect(Array(first.utf8) == Array(expected.joined(separator: "\n").utf8))
    #expect(try edited(first, line: 1, column: 21, text: text) == first)
  }

  @Test func `blank lines stay blank`() throws {
    let edit = try InlineSnapshotEdit(
      source: "assertInlineLayout(of: a)\n", line: 1, column: 19, text: "one\n\ntwo")
    #expect(
      edit.source == """
        assertInlineLayout(of: a) {
            \"""
            one

            two
            \"""
        }

        """)
    #expect(edit.addedLines == 6)
  }

  @Test(
    arguments: [(1, 18), (1, 5), (2, 19), (9, 1), (1, 99)])
  func `a source that has changed is left alone`(line: Int, column: Int) {
    #expect(throws: SnapshotError.self) {
      try edited("assertInlineLayout(of: a)\n", line: line, column: column)
    }
  }

  @Test func `a closure inside the parentheses is left alone`() {
    #expect(
      throws: SnapshotError(
        "Write the closure of assertInlineLayout as a trailing closure: only that can be recorded."
      )
    ) {
      try edited(#"assertInlineLayout(of: a, matches: { "" })"#, line: 1, column: 19)
    }
  }

  @Test func `later assertions are found although earlier ones have grown`() throws {
    let scratch = try Scratch()
    try scratch.write(
      """
      func test() {
        assertInlineLayout(of: a)
        assertInlineLayout(of: b)
      }
      """, to: "FormTests.swift")
    let texts = failures {
      assertion(of: page(label: 1), at: scratch.place(line: 2, column: 21)).check(inline: nil)
      assertion(of: page(label: 2), at: scratch.place(line: 3, column: 21)).check(inline: nil)
    }
    #expect(
      texts
        == [2, 3].map {
          "Recorded the inline snapshot on line \($0) for the first time. Look at it, then run the "
            + "test again."
        })
    #expect(
      scratch.read("FormTests.swift") == """
        func test() {
          assertInlineLayout(of: a) {
            \"""
            width 200, height fitting, ltr, scale 0
            page 0 0 200 50
              label 1 21 84 16 first 13
            \"""
          }
          assertInlineLayout(of: b) {
            \"""
            width 200, height fitting, ltr, scale 0
            page 0 0 200 50
              label 2 21 84 16 first 13
            \"""
          }
        }
        """)
  }

  @Test func `a layout that is as the closure says passes`() {
    SnapshotRecording.$environment.withValue([:]) {
      assertInlineLayout(of: page(label: 40)) {
        """
        width 200, height fitting, ltr, scale 0
        page 0 0 200 50
          label 40 21 84 16 first 13
        """
      }
    }
  }

  @Test func `a layout that is not fails with the same words as a file`() {
    let texts = failures {
      assertInlineLayout(of: page(label: 44)) {
        """
        width 200, height fitting, ltr, scale 0
        page 0 0 200 50
          label 40 21 84 16 first 13
        """
      }
    }
    #expect(texts.first?.hasPrefix("The layout differs from the inline snapshot on line ") == true)
    #expect(texts.first?.contains("label: x +4 (40 to 44)") == true)
  }
}
