// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import TerminalForm

struct InputDecoderTests {
  func events(_ text: String) -> [InputEvent] {
    var decoder = InputDecoder()
    return decoder.decode(text.utf8) + decoder.flush()
  }

  @Test func `typed characters come as text, in any script`() {
    #expect(events("aé名") == [.text("aé名")])
    #expect(events("a\tb") == [.text("a"), .key(.tab), .text("b")])
  }

  @Test func `keys are told apart`() {
    let keys: [(String, InputEvent.Key)] = [
      ("\t", .tab), ("\u{1B}[Z", .backTab), ("\r", .enter), ("\u{7F}", .backspace),
      ("\u{1B}[3~", .delete), ("\u{1B}[A", .up), ("\u{1B}OB", .down), ("\u{1B}[C", .right),
      ("\u{1B}[D", .left), ("\u{1B}[H", .home), ("\u{1B}[4~", .end), ("\u{1B}[5~", .pageUp),
      ("\u{1B}[6~", .pageDown), ("\u{3}", .control("c")), ("\u{1A}", .control("z")),
      ("\u{1B}", .escape),
    ]
    for (bytes, key) in keys { #expect(events(bytes) == [.key(key)], "\(key)") }
  }

  @Test func `presses and turns of the mouse count cells from 0`() {
    #expect(events("\u{1B}[<0;21;10M\u{1B}[<0;21;10m") == [.click(column: 20, row: 9)])
    #expect(events("\u{1B}[<64;1;1M\u{1B}[<65;1;1M") == [.wheel(-1), .wheel(1)])
    #expect(events("\u{1B}[<2;1;1M") == [])
  }

  @Test func `what arrives in pieces means the same`() {
    let bytes = Array("x\u{1B}[<0;3;4M名\u{1B}[B".utf8)
    let whole: [InputEvent] = [.text("x"), .click(column: 2, row: 3), .text("名"), .key(.down)]
    for cut in bytes.indices {
      var decoder = InputDecoder()
      var events = decoder.decode(bytes[..<cut])
      events += decoder.decode(bytes[cut...])
      #expect(events == whole, "cut at \(cut)")
      #expect(!decoder.isWaiting)
    }
  }

  @Test func `an escape character is a key once nothing follows it`() {
    var decoder = InputDecoder()
    #expect(decoder.decode([0x1B]) == [])
    #expect(decoder.isWaiting)
    #expect(decoder.flush() == [.key(.escape)])
    #expect(!decoder.isWaiting)
  }

  @Test func `bytes without a meaning are left out`() {
    var decoder = InputDecoder()
    #expect(decoder.decode([0xFF, 0xFF, 0xFF, 0xFF, 0x61]) == [.text("a")])
    #expect(decoder.decode("\u{1B}[200~b".utf8) == [.text("b")])
    // F1, in a terminal and at the console of Linux.
    #expect(decoder.decode("\u{1B}OPc\u{1B}[[Ad".utf8) == [.text("cd")])
  }
}
