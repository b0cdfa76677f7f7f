// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork

/// Text of one font and size, on one line or wrapped at spaces: what the views of a page contain.
struct PageText: LayoutContent {
  var text: EncodedText
  var font: StandardFont
  /// The size of the font, in points.
  var size: Double
  var wraps: Bool

  init(
    _ text: String, font: StandardFont = .helvetica, size: Double = 9.5, wraps: Bool = false
  ) throws(UnencodableCharacter) {
    self.text = try EncodedText(text)
    self.font = font
    self.size = size
    self.wraps = wraps
  }

  /// The distance from one baseline to the next, in points.
  var lineHeight: Double { 1.25 * size }

  /// The distance from the last baseline to the bottom, in points: the descender and half of what a
  /// line is taller than the letters.
  private var depth: Double {
    let ascent = Double(font.ascender) / 1000 * size
    let descent = Double(font.descender) / 1000 * size
    return descent + (lineHeight - ascent - descent) / 2
  }

  var intrinsicContentSize: LayoutSize {
    LayoutSize(width: font.width(of: text.codes[...], size: size), height: lineHeight)
  }

  func height(forWidth width: Double) -> Double? {
    wraps ? lineHeight * Double(lines(forWidth: width).count) : nil
  }

  var firstBaselineOffsetFromTop: Double? { lineHeight - depth }
  var lastBaselineOffsetFromBottom: Double? { depth }

  /// The lines at a width: each takes as many words as fit, and a word that is wider than the view
  /// has a line of its own.
  func lines(forWidth width: Double) -> [ArraySlice<UInt8>] {
    let space = UInt8(ascii: " ")
    // A width that rounding errors put just below that of a line holds the line.
    let room = width + 1e-6
    let codes = text.codes
    guard wraps, font.width(of: codes[...], size: size) > room else { return [codes[...]] }
    var lines: [ArraySlice<UInt8>] = []
    var line = codes[..<0]
    for word in codes.split(separator: space) {
      let longer = codes[line.startIndex..<word.endIndex]
      if line.isEmpty {
        line = word
      } else if font.width(of: longer, size: size) <= room {
        line = longer
      } else {
        lines.append(line)
        line = word
      }
    }
    lines.append(line)
    return lines
  }
}
