// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

extension Character {
  /// The number of cells that the character covers in a terminal: 2 for East Asian wide characters
  /// and emoji, 0 for a control character or a mark without a base, 1 for the rest.
  ///
  /// Marks that follow a base belong to its character and take no cell of their own.
  var cellWidth: Int {
    guard let base = unicodeScalars.first else { return 0 }
    let properties = base.properties
    switch properties.generalCategory {
    case .control, .format, .nonspacingMark, .enclosingMark, .lineSeparator, .paragraphSeparator:
      return 0
    default:
      break
    }
    // The variation selector asks for the coloured picture of a character that is text by itself.
    let isPicture =
      properties.isEmojiPresentation
      || properties.isEmoji && unicodeScalars.contains("\u{FE0F}")
    return isPicture || base.isEastAsianWide ? 2 : 1
  }
}

extension StringProtocol {
  /// The number of cells that the text covers in a terminal, on one line.
  var cellWidth: Int { reduce(0) { $0 + $1.cellWidth } }
}

extension Unicode.Scalar {
  /// Whether Unicode's East Asian Width property is wide or fullwidth, emoji aside.
  fileprivate var isEastAsianWide: Bool {
    switch value {
    case 0x1100...0x115F,  // leading consonants of Hangul
      0x2329...0x232A,  // angle brackets
      0x2E80...0x303E,  // radicals of Han, punctuation
      0x3041...0x4DBF,  // kana, Bopomofo, compatible Hangul, enclosed letters, Han
      0x4E00...0xA4CF,  // Han, Yi
      0xA960...0xA97F,  // leading consonants of Hangul
      0xAC00...0xD7A3,  // syllables of Hangul
      0xF900...0xFAFF,  // compatible Han
      0xFE10...0xFE19,  // vertical punctuation
      0xFE30...0xFE6F,  // compatible and small punctuation
      0xFF01...0xFF60,  // fullwidth forms
      0xFFE0...0xFFE6,  // fullwidth signs
      0x16FE0...0x18D08,  // Tangut, Khitan
      0x1AFF0...0x1B2FB,  // kana supplements, Nushu
      0x1F200...0x1F265,  // enclosed Han
      0x20000...0x3FFFD:  // Han
      return true
    default:
      return false
    }
  }
}
