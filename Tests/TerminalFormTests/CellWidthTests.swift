// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import TerminalForm

struct CellWidthTests {
  @Test func `widths are those of the Unicode standard`() {
    #expect(("a" as Character).cellWidth == 1)
    #expect(("é" as Character).cellWidth == 1)
    #expect(("e\u{301}" as Character).cellWidth == 1)
    #expect(("名" as Character).cellWidth == 2)
    #expect(("한" as Character).cellWidth == 2)
    #expect(("\u{FF21}" as Character).cellWidth == 2)  // fullwidth A
    #expect(("\u{FF71}" as Character).cellWidth == 1)  // halfwidth katakana
    #expect(("🙂" as Character).cellWidth == 2)
    #expect(("👩‍💻" as Character).cellWidth == 2)
    #expect(("🇩🇰" as Character).cellWidth == 2)
    #expect(("☂" as Character).cellWidth == 1)
    #expect(("☂\u{FE0F}" as Character).cellWidth == 2)
    #expect(("\u{301}" as Character).cellWidth == 0)
    #expect(("\n" as Character).cellWidth == 0)
    #expect("名前 ok".cellWidth == 7)
  }

  @Test func `the C library agrees`() {
    let blocks: [ClosedRange<UInt32>] = [
      0x20...0x7E, 0xA1...0xAC, 0xAE...0x377, 0x386...0x482, 0x48A...0x52F, 0x1E00...0x1EFF,
      0x2500...0x257F, 0x2E80...0x2E99, 0x3041...0x3096, 0x30A0...0x30FF, 0x3400...0x4DB5,
      0x4E00...0x9FA5, 0xA000...0xA48C, 0xAC00...0xD7A3, 0xF900...0xFA2D, 0xFF01...0xFF60,
      0xFF61...0xFF9D, 0xFFE0...0xFFE6, 0x1F300...0x1F320, 0x1F600...0x1F64F, 0x20000...0x2A6D6,
    ]
    for scalar in blocks.joined().compactMap(Unicode.Scalar.init)
    where scalar.properties.generalCategory != .unassigned {
      #expect(Character(scalar).cellWidth == systemWidth(of: scalar), "\(scalar.value)")
    }
  }
}
