// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
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

  @Test func `a source whose lines end with carriage returns keeps them and its own step`() throws {
    let edited = try edited(
      "func test() {\r\n  assertInlineLayout(of: form)\r\n}\r\n", line: 2, column: 21, text: "one")
    #expect(
      edited == """
        func test() {\r
          assertInlineLayout(of: form) {\r
            \"""\r
            one\r
            \"""\r
          }\r
        }\r

        """)
  }

  @Test func `a text takes the place of the one before, whatever stands in it`() throws {
    let source = ##"""
      func test() {
          assertInlineLayout(
              of: form("a \(b(")")) ", #"raw \"#), // comment )
              in: /* ) /* ) */ */ [wide, /)"\/\//]
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
                in: /* ) /* ) */ */ [wide, /)"\/\//]
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
    arguments: [(1, 18), (1, 5), (2, 19), (9, 1), (1, 99), (1, 0)])
  func `a place that is no call is left alone`(line: Int, column: Int) {
    #expect(throws: SnapshotError.self) {
      try edited("assertInlineLayout(of: a)\n", line: line, column: column)
    }
  }

  @Test(arguments: ["check(form)", "myassertInlineLayout(of: form)"])
  func `a function that passes its place on is left alone`(call: String) {
    let column = (call.firstIndex(of: "(")?.utf16Offset(in: call) ?? 0) + 1
    #expect(
      throws: SnapshotError(
        "Line 1, column \(column) calls another function, which passes its place on to "
          + "assertInlineLayout. An inline snapshot can be recorded only in a direct call. Call "
          + "assertInlineLayout there, or use assertLayout in that function.")
    ) {
      try edited(call, line: 1, column: column)
    }
  }

  @Test(arguments: [
    #"(of: a, matches: { "" })"#, "(of: a,\n  /* in place */ matches\n  : text)",
    "(matches: text)",
  ])
  func `a closure inside the parentheses is left alone`(arguments: String) {
    #expect(throws: InlineSnapshotEdit.notATrailingClosure) {
      try edited("assertInlineLayout\(arguments)", line: 1, column: 19)
    }
  }

  @Test(arguments: [
    #"(of: form("3 matches: 2 files"))"#, "(of: form(matches: 3))", "(of: a /* matches: */)",
    "(of: isShort ? matches : other)", "(of: [matches: 1])", "(of: a, rematches: 1)",
  ])
  func `a word in an argument is no label`(arguments: String) throws {
    let call = "assertInlineLayout\(arguments)"
    #expect(
      try edited(call, line: 1, column: 19, text: "one") == """
        \(call) {
            \"""
            one
            \"""
        }
        """)
  }

  @Test(arguments: ["  // about\n", " /* a /* b */ { */ ", "\n  // {\n  /* } */\n"])
  func `a comment in front of the closure stays, and there is one closure`(comment: String) throws {
    let edit = try InlineSnapshotEdit(
      source: "assertInlineLayout(of: a)\(comment){ old }\n", line: 1, column: 19, text: "one")
    #expect(
      edit.source == """
        assertInlineLayout(of: a)\(comment){
            \"""
            one
            \"""
        }

        """)
    #expect(edit.addedLines == 4)
    #expect(edit.replacesClosure)
  }

  @Test func `a comment behind the call stays behind the closure`() throws {
    let edit = try InlineSnapshotEdit(
      source: "assertInlineLayout (of: a) // about {\nnext()\n", line: 1, column: 20, text: "one")
    #expect(
      edit.source == """
        assertInlineLayout (of: a) {
            \"""
            one
            \"""
        } // about {
        next()

        """)
    #expect(!edit.replacesClosure)
  }

  // MARK: A source that is not what was built

  private let source = "  assertInlineLayout(of: a)\n\n\n  assertInlineLayout(of: b)\n"

  private func changedMessage(_ place: TestPlace) -> String {
    "The inline snapshot on line \(place.line) was not recorded: \(place.filePath) has changed since "
      + "this test was built, so another assertion may stand on that line now. Another process of "
      + "this run may have recorded its snapshot there, as with --parallel or with tests of both testing "
      + "libraries in one file. Build and run the test again."
  }

  @Test func `what another process recorded is no reason to write elsewhere`() throws {
    let scratch = try Scratch()
    try scratch.write(source, to: "FormTests.swift")
    let place = scratch.place(line: 4, column: 21)
    let first = InlineSnapshotRecorder(built: Date(timeIntervalSinceNow: -60))
    let second = InlineSnapshotRecorder(built: Date(timeIntervalSinceNow: -60))
    try first.record("one", at: scratch.place(line: 1, column: 21), replacesClosure: false)
    let written = scratch.read("FormTests.swift")
    #expect(throws: SnapshotError(changedMessage(place))) {
      try second.record("two", at: place, replacesClosure: false)
    }
    #expect(scratch.read("FormTests.swift") == written)
    try first.record("two", at: place, replacesClosure: false)
    let end = "(of: b) {\n    \"\"\"\n    two\n    \"\"\"\n  }\n"
    #expect(scratch.read("FormTests.swift")?.hasSuffix(end) == true)
  }

  @Test func `a source that is edited between two recordings is left alone`() throws {
    let scratch = try Scratch()
    try scratch.write(source, to: "FormTests.swift")
    let place = scratch.place(line: 4, column: 21)
    let recorder = InlineSnapshotRecorder(built: Date())
    try recorder.record("one", at: scratch.place(line: 1, column: 21), replacesClosure: false)
    let edited = "// A line.\n" + (scratch.read("FormTests.swift") ?? "")
    try scratch.write(edited, to: "FormTests.swift")
    #expect(throws: SnapshotError(changedMessage(place))) {
      try recorder.record("two", at: place, replacesClosure: false)
    }
    #expect(scratch.read("FormTests.swift") == edited)
  }

  @Test(arguments: [true, false])
  func `a closure that only one of program and source has is left alone`(isInSource: Bool) throws {
    let scratch = try Scratch()
    let source = "assertInlineLayout(of: a)" + (isInSource ? " { text }" : "")
    try scratch.write(source, to: "FormTests.swift")
    #expect(throws: InlineSnapshotEdit.notATrailingClosure) {
      try InlineSnapshotRecorder(built: Date()).record(
        "one", at: scratch.place(line: 1, column: 19), replacesClosure: !isInSource)
    }
    #expect(scratch.read("FormTests.swift") == source)
  }

  // When the test was built, `form` stood where `other` stands now.
  @Test func `a call in another function is left alone, however old the source is`() throws {
    let scratch = try Scratch()
    let source = """
      func other() {
        assertInlineLayout(of: a)
      }
      func form() {
        assertInlineLayout(of: b)
      }

      """
    try scratch.write(source, to: "FormTests.swift")
    let place = scratch.place(line: 2, column: 21)
    #expect(throws: SnapshotError(changedMessage(place))) {
      try InlineSnapshotRecorder(built: Date()).record("one", at: place, replacesClosure: false)
    }
    #expect(scratch.read("FormTests.swift") == source)
  }

  @Test(arguments: [
    ("form()", "func form() { if let a { CALL } }"),
    ("the form (wide)()", "@Test func `the form (wide)`(a: Int) { let b = { CALL } }"),
    ("init(of:)", "struct Form { init?(of a: Form = { b }()) { CALL } }"),
    ("form", "var form: Void { func b() {}; CALL }"),
    (
      "form()",
      ##"let a = /"/\n; let b = #"{"# /* { */ // {\nfunc form() { let `{` = "{\(b { 1 })"; CALL }"##
    ),
    (
      "form()", ##"func form() { let a = /}"\/\//; let b = [#/ }"/ \n/#]; let c = d/2/"}"; CALL }"##
    ),
    ("form()", ##"func form() { let a = { return /}"/ }; let b = c.reduce(1, /) + 1; CALL }"##),
  ])
  func `a call in the function of the assertion is recorded`(
    function: String, source: String
  ) throws {
    let scratch = try Scratch()
    let source = source.replacing("\\n", with: "\n")
    try scratch.write(
      source.replacing("CALL", with: "\nassertInlineLayout(of: a)\n"), to: "FormTests.swift")
    var place = scratch.place(
      line: UInt(source.count { $0 == "\n" } + 2), column: 19)
    place.function = function
    try InlineSnapshotRecorder(built: Date()).record("one", at: place, replacesClosure: false)
    let closure = "\nassertInlineLayout(of: a) {\n    \"\"\"\n    one\n    \"\"\"\n}\n"
    #expect(
      scratch.read("FormTests.swift") == source.replacing("CALL", with: closure))
  }

  @Test func `later assertions are found although earlier ones have grown`() throws {
    let scratch = try Scratch()
    try scratch.write(
      """
      func form() {
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
        func form() {
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

  @Test func `a closure that must not be recorded is missing`() {
    let texts = failures { assertInlineLayout(of: page(label: 44), record: .never) }
    let line = #line - 1
    let start = "The inline snapshot on line \(line) does not exist, and this run does not record. "
    #expect(texts.first?.hasPrefix(start) == true)
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
