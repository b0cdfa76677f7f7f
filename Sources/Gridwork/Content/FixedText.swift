// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// Text with the simplest metrics there are: every glyph is 10 points wide and 10 high.
///
/// For tests, documents and examples, where numbers should be the same on every machine and easy to
/// find in the head: `"Name"` is 40 by 10. The baseline is 8 below the top of a line, lines are
/// 10 apart.
///
/// ```swift
/// let label = LayoutView(content: FixedText("Name"))
/// ```
public struct FixedText: LayoutContent, Hashable, Sendable {
  /// The text; a line break in it begins another line.
  public var text: String
  /// Whether lines break at spaces when the width is too small; false by default.
  public var wraps: Bool

  /// The width and the height of a glyph, in points.
  static let glyph = 10.0
  /// The distance from the bottom of a line up to its baseline, in points.
  static let descent = 2.0

  /// Makes a text.
  public init(_ text: String, wraps: Bool = false) {
    self.text = text
    self.wraps = wraps
  }

  /// The size without any line broken: 10 points for a glyph of the longest line, 10 for a line.
  public var intrinsicContentSize: LayoutSize {
    let paragraphs = paragraphs
    let longest = paragraphs.reduce(0) { max($0, $1.count) }
    return LayoutSize(
      width: Self.glyph * Double(longest), height: Self.glyph * Double(paragraphs.count))
  }

  /// The height at a width in points, nil for a text that does not wrap.
  ///
  /// As many words stand on a line as fit; a word that is longer than the line has one to itself.
  public func height(forWidth width: Double) -> Double? {
    guard wraps else { return nil }
    // A width that is a glyph's multiple but for rounding holds as many glyphs.
    let room = max(0, width / Self.glyph + 1e-6)
    let lines = paragraphs.reduce(0) { $0 + Self.lines(of: $1, room: room) }
    return Self.glyph * Double(lines)
  }

  /// 8 points: the baseline of the first line.
  public var firstBaselineOffsetFromTop: Double? { Self.glyph - Self.descent }

  /// 2 points: the baseline of the last line.
  public var lastBaselineOffsetFromBottom: Double? { Self.descent }

  private var paragraphs: [Substring] {
    text.split(omittingEmptySubsequences: false) { $0.isNewline }
  }

  private static func lines(of paragraph: Substring, room: Double) -> Int {
    var lines = 1
    var used = -1
    for word in paragraph.split(separator: " ", omittingEmptySubsequences: false) {
      let length = word.count
      if used >= 0, Double(used + 1 + length) > room {
        lines += 1
        used = length
      } else {
        used += 1 + length
      }
    }
    return lines
  }
}
