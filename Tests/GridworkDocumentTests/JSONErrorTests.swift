// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import GridworkDocument
import Testing

/// What is no JSON is refused with the place where it stops being JSON.
struct JSONErrorTests {
  @Test(arguments: [
    ("", "1:1 The document is empty."),
    ("  \n ", "2:2 The document is empty."),
    ("{", "1:2 Found the end of the document where a quoted key is expected."),
    ("{]", "1:2 Found \"]\" where a quoted key is expected."),
    ("{\"root\"}", "1:8 root: Found \"}\" where \":\" is expected."),
    ("{\"root\": }", "1:10 root: Found \"}\" where a value is expected."),
    ("{\"root\": {},}", "1:13 Found \"}\" after a comma; JSON has no trailing commas."),
    ("{\"root\": {}} x", "1:14 Found \"x\" after the end of the document."),
    (
      "{\"root\": {\"intrinsicSize\": [1,]}}",
      "1:31 root.intrinsicSize[1]: Found \"]\" after a comma; JSON has no trailing commas."
    ),
    (
      "{\"root\": {\"intrinsicSize\": [NaN, 1]}}",
      "1:29 root.intrinsicSize[0]: Found \"NaN\"; a number in JSON must be finite."
    ),
    ("{\"scale\": 01}", "1:11 scale: A number in JSON does not begin with 0."),
    ("{\"scale\": 1.}", "1:13 scale: A decimal point needs digits after it."),
    ("{\"scale\": 1e}", "1:13 scale: An exponent needs digits."),
    ("{\"scale\": -}", "1:12 scale: A minus sign needs a number."),
    (
      "{\"scale\": +1}",
      "1:11 scale: Found \"+\" where a value is expected; a number in JSON begins with a digit or a minus sign."
    ),
    (
      "{\"scale\": .5}",
      "1:11 scale: Found \".\" where a value is expected; a number in JSON begins with a digit or a minus sign."
    ),
    (
      "{\"scale\": tru}",
      "1:11 scale: Found \"tru\" where a value is expected; did you mean \"true\"?"
    ),
    (
      "{\"root\": Null}",
      "1:10 root: Found \"Null\" where a value is expected; did you mean \"null\"?"
    ),
    ("{\"root\": none}", "1:10 root: Found \"none\" where a value is expected."),
    (
      "{'root': 1}",
      "1:2 Found \"'\" where a quoted key is expected; JSON has straight double quotes around strings."
    ),
    ("{\"a", "1:2 A string has no closing quote."),
    ("{\"\\x\": 1}", "1:3 A backslash in a string must be followed by one of \" \\ / b f n r t u."),
    ("{\"\\ud800\": 1}", "1:3 Half of a surrogate pair stands alone."),
    ("{\"\\u12g4\": 1}", "1:3 \\u needs four hexadecimal digits."),
    ("{\"a\tb\": 1}", "1:4 A control character in a string must be written \\u0009."),
    ("// x\n{}", "1:1 Found \"/\" where a value is expected; JSON has no comments."),
    ("{/* x */}", "1:2 Found \"/\" where a quoted key is expected; JSON has no comments."),
    (
      "{\"scale\": 1 # x\n}",
      "1:13 Found \"#\" where \",\" or \"}\" is expected; JSON has no comments."
    ),
    ("{} // x", "1:4 Found \"/\" after the end of the document; JSON has no comments."),
    ("{\"scale\": /1}", "1:11 scale: Found \"/\" where a value is expected."),
    (
      "{“root”: {}}",
      "1:2 Found \"“\" where a quoted key is expected; JSON has straight double quotes around strings."
    ),
  ])
  func `a text that is no JSON is refused`(text: String, message: String) {
    #expect(failure(ofReading: text) == message)
  }

  @Test func `bytes that are not UTF-8 are refused`() throws {
    let bytes: [UInt8] = Array("{\"root\": {\"id\": \"".utf8) + [0xC3, 0x28] + Array("\"}}".utf8)
    let error = try #require(throws: DocumentError.self) { try LayoutDocument(json: bytes) }
    #expect(error.message == "This is not UTF-8.")
    #expect(error.column == 18)
    let wide = try #require(throws: DocumentError.self) {
      try LayoutDocument(json: [0xFF, 0xFE, 0x7B, 0x00] as [UInt8])
    }
    #expect(wide.message == "The document is in UTF-16; it must be in UTF-8.")
  }

  @Test func `a byte order mark is passed over`() throws {
    let bytes: [UInt8] = [0xEF, 0xBB, 0xBF] + Array("{\"root\": {}}".utf8)
    #expect(try LayoutDocument(json: bytes) == LayoutDocument(root: LayoutDocument.View()))
    // Columns are those of the text after it, as editors count them.
    #expect(failure(ofReading: "\u{FEFF}{x").hasPrefix("1:2 "))
    #expect(failure(ofReading: "\u{FEFF}\n x").hasPrefix("2:2 "))
  }

  @Test func `lines end in any of three ways, and columns count characters`() {
    #expect(failure(ofReading: "{\r\n\"root\":\r{\n\"id\": \"é\", x}}").hasPrefix("4:12 "))
  }

  // Places are noted every 1,024 bytes, which may fall between the two bytes of a character or a line end.
  @Test(arguments: [0, 1, 1019, 1020, 1021, 1022, 1023, 1024, 1025, 2047, 2048, 5000])
  func `a place far into the text, or far into a line, is told exactly`(count: Int) {
    let blanks = String(repeating: " ", count: count)
    #expect(failure(ofReading: "{\(blanks)x").hasPrefix("1:\(count + 2) "))
    #expect(failure(ofReading: "\(blanks)\r\n{x").hasPrefix("2:2 "))
    #expect(failure(ofReading: "{\"\(blanks)é\r").hasPrefix("1:\(count + 4) "))
    #expect(failure(ofReading: "{\n\"é\(blanks)\": 1,\nx").hasPrefix("3:1 "))
  }

  @Test func `deep nesting is refused and not recursed into`() {
    let deep = String(repeating: "[", count: 1_000_000)
    let error = #expect(throws: DocumentError.self) { try LayoutDocument(json: deep.utf8) }
    #expect(error?.path == String(repeating: "[0]", count: 256))
    #expect(error?.column == 257)
    // Of 80 characters at either end, 26 times [0] is whole.
    let end = String(repeating: "[0]", count: 26)
    #expect(
      error?.description == "\(end)…\(end): Arrays and objects may be nested 256 deep.")
  }

  // The document and the root are 2 levels, and each view is 2 more: the list after the 127th is one too many.
  @Test func `a path that is too long to read is shown with its two ends`() {
    let deep = #"{"root": {"# + String(repeating: #""arranged": [{"#, count: 200)
    let message = failure(ofReading: deep).split(separator: " ", maxSplits: 1).last ?? ""
    // Of 80 characters, the 4 of `root` leave room for 6 times the 12 of `.arranged[0]`, and the 9 of
    // `.arranged` for 5 times, and for [0] of another.
    #expect(
      message == "root" + String(repeating: ".arranged[0]", count: 6) + "…[0]"
        + String(repeating: ".arranged[0]", count: 5)
        + ".arranged: Arrays and objects may be nested 256 deep.")
  }

  @Test func `a document of more than 32 megabytes is refused`() {
    let bytes = [UInt8](repeating: 0x20, count: 100 << 20)
    let error = #expect(throws: DocumentError.self) { try LayoutDocument(json: bytes) }
    #expect(error?.message == "A document may have at most 33554432 bytes; this one has more.")
  }
}
