// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork

/// The sizes of text in pictures. All text is monospaced, so its width is known without a font.
enum PictureText {
  /// The font size of the names of leaves, in points.
  static let nameSize = 7.0
  /// The font size of the names of containers, of captions and of legends, in points.
  static let tagSize = 6.0
  /// The font size of the sizes of rows and columns, in points.
  static let measureSize = 5.0

  /// The width of a character of a monospaced font at a font size of 1.
  static let characterWidth = 0.602
  /// The height of a line at a font size of 1.
  static let lineHeight = 1.25

  /// The size of a line of text, in points.
  static func size(of text: String, fontSize: Double) -> LayoutSize {
    LayoutSize(
      width: Double(text.columns) * characterWidth * fontSize, height: fontSize * lineHeight)
  }

  /// The number of characters that fit a width.
  static func columns(in width: Double, size: Double) -> Int {
    guard width.isFinite, width > 0 else { return 0 }
    // The tolerance makes a width of exactly n characters hold n of them in spite of rounding.
    return Int(min(width / (characterWidth * size) + LengthTolerance.noticeable, 10_000))
  }

  /// The text, shortened with an ellipsis if it does not fit a width; empty if not even one
  /// character and the ellipsis fit.
  static func shortened(_ text: String, to width: Double, size: Double) -> String {
    let columns = columns(in: width, size: size)
    if text.columns <= columns { return text }
    return columns < 2 ? "" : text.shortened(to: columns, ellipsis: "…")
  }

  /// The text broken after commas into lines that fit a width. A part that is too long has a line
  /// of its own.
  static func lines(of text: String, in width: Double, size: Double) -> [String] {
    let columns = columns(in: width, size: size)
    var lines: [String] = []
    var rest = text[...]
    while !rest.isEmpty {
      let part = String(rest.prefix { $0 != "," } + rest.drop { $0 != "," }.prefix(1))
      rest = rest.dropFirst(part.count).drop { $0 == " " }
      if let last = lines.last, last.columns + 1 + part.columns <= columns {
        lines[lines.count - 1] = "\(last) \(part)"
      } else {
        lines.append(part)
      }
    }
    return lines
  }
}

extension String {
  /// The text if it fits a number of columns; otherwise its beginning, followed by an ellipsis.
  package func shortened(to columns: Int, ellipsis: Character) -> String {
    if self.columns <= columns { return self }
    var text = ""
    var used = ellipsis.columns
    for character in self {
      used += character.columns
      if used > columns { break }
      text.append(character)
    }
    text.append(ellipsis)
    return text
  }
}
