// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import InvoicePDF

struct EncodedTextTests {
  @Test func `ASCII and Latin letters keep their codes`() throws {
    #expect(try EncodedText("A~é").codes == [0x41, 0x7E, 0xE9])
  }

  @Test func `an accent in a scalar of its own makes the same letter`() throws {
    #expect(try EncodedText("e\u{301}").codes == [0xE9])
    #expect(try EncodedText("S\u{30C}").codes == [0x8A])
  }

  @Test func `the euro sign and typographic marks have the codes of Windows`() throws {
    #expect(try EncodedText("€…–•Ÿ").codes == [0x80, 0x85, 0x96, 0x95, 0x9F])
  }

  @Test func `a character that the fonts lack is named with its text`() {
    let error = #expect(throws: UnencodableCharacter.self) { try EncodedText("Size 日") }
    #expect(
      error?.description
        == "\"Size 日\" cannot be set in a standard font of PDF: it contains \"日\" (U+65E5), and "
        + "these fonts have Western European letters only. Leave the character out, or write it in "
        + "Latin letters.")
    #expect(throws: UnencodableCharacter.self) { try EncodedText("two\nlines") }
    #expect(throws: UnencodableCharacter.self) { try EncodedText("\u{81}") }
  }
}
